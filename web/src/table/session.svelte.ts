// An open table: what the server last said, what I have picked so far, and what can be done.
import { same, type GameBoard, type GameEvent, type Lexicon, type Option, type Player, type Target, type Thing } from "../board";
import { boardOf } from "../boards";
import { Refusal, server } from "../server/client";
import type { Work } from "../pending";
import { settings } from "../settings.svelte";
import { contentOf } from "../server/contents";
import type { ChatInfo, ContentMessage, QuestionInfo, RefusalInfo, TableMessage, Turn } from "../types/messages";
import { lexiconOf, say, wordsOf } from "../words/speech.svelte";
import { NO_LEXICON, type Catalogs } from "../words/words";
import { browserSocket, Link, type LinkState } from "./link";
import { costOf, formOf, hasMore, isSameForm, mostOf, nextStep, type Form } from "./form";
import { mergeChat, mergeLog, mergeTurns, news, sinceMyMove, thingsIn } from "./log";
import { showMyPart } from "./parts";
import { playersAt } from "./seats";
import { Show } from "./show.svelte";
import { askedOf, NO_STEP, pick, stepAfter, targetsOf, type Asked, type Step } from "./steps";
import { undoReason } from "./undo";
import { worldOf } from "./world";

/** Milliseconds until what could not be fetched is asked for again. */
const TRY_AGAIN = 2_000;
/** So many times the same can be answered at once. */
const MOST_TIMES = 9;

export class Session {
  message = $state.raw<TableMessage | null>(null);
  log = $state.raw<GameEvent[]>([]);
  turns = $state.raw<Turn[]>([]);
  chat = $state.raw<ChatInfo[]>([]);
  link = $state<LinkState>("connecting");
  board = $state.raw<GameBoard | null>(null);
  content = $state.raw<ContentMessage | null>(null);
  /** Why the table cannot be shown at all. */
  refusal = $state.raw<Refusal | null>(null);
  /** Why the last thing I tried did not work, in one sentence. */
  problem = $state("");
  /** Who asks me to move. */
  nudge = $state("");
  picks = $state.raw<Thing[]>([]);
  /** The option that was tapped once and waits for a second tap. */
  tapped = $state<number | null>(null);
  /** How many times the answer is to be given, where that makes sense. */
  times = $state(1);
  /** The amounts that I have filled in, where a question is a form; null when they are as they were answered. */
  #draft = $state.raw<readonly number[] | null>(null);
  /** What has just happened, for the board to move. */
  animate = $state.raw<GameEvent[]>([]);
  /** Whether something has happened since the page was opened. */
  hasPlayed = $state(false);
  /** Where in the log my last visit ended; null when I have seen everything. */
  digest = $state<number | null>(null);
  /** The decision that I have answered and the server has not confirmed yet. */
  #sent = $state<number | null>(null);
  /** The newest change that I have made and the server has acknowledged: its message comes by itself. */
  #due = $state(-1);
  /** Whether several answers are being given, one after another. */
  #sending = $state(false);
  #arrivals: (() => void)[] = [];
  /** The newest message, shown or not. */
  #heard = $state.raw<TableMessage | null>(null);
  #link: Link;
  /** What bots do on its way to be shown. */
  readonly show = new Show({
    pace: () => settings.pace,
    seen: () => document.visibilityState === "visible",
    show: (message, passed) => this.#take(message, passed),
  });

  constructor(readonly id: string) {
    this.#link = new Link(
      {
        position: () => this.show.position,
        table: (message) => this.#hear(message),
        chat: (lines) => this.#read(lines),
        presence: (online) => this.#see(online),
        nudged: (by) => (this.nudge = by),
        state: (state) => {
          this.link = state;
          if (state === "live") this.problem = ""; // what could not be reached can be now
        },
        refused: (refusal) => (this.refusal = refusal),
      },
      {
        table: (since, log) => server.table(id, since, log),
        socket: (since, log) => browserSocket(id, since, log),
      },
    );
  }

  open(): () => void {
    const wake = () => {
      const seen = document.visibilityState === "visible";
      this.#link.look(seen);
      if (seen) this.#link.wake();
      else this.show.skip();
    };
    addEventListener("online", wake);
    document.addEventListener("visibilitychange", wake);
    this.#link.look(document.visibilityState === "visible");
    void this.#link.start();
    return () => {
      removeEventListener("online", wake);
      document.removeEventListener("visibilitychange", wake);
      this.#link.stop();
      this.show.stop();
    };
  }

  /** I have become somebody else. */
  reopen(): void {
    if (this.message) void this.#link.restart();
  }

  #hear(message: TableMessage): void {
    // another seat has another log: what is known of the old one does not fit
    const before = this.#heard;
    if (before && message.me !== before.me && message.log.from > 0) return void this.#link.restart();
    this.#heard = message;
    void showMyPart(message);
    this.chat = mergeChat(this.chat, message.chat);
    this.show.take(message);
  }

  #read(lines: readonly ChatInfo[]): void {
    this.chat = mergeChat(this.chat, lines);
    for (const line of lines) this.show.heard(line.id);
  }

  /** A message is shown; `passed`: the next one follows at once. */
  #take(message: TableMessage, passed: boolean): void {
    const first = this.message === null;
    const moved = message.decision !== this.message?.decision;
    const fresh = first ? [] : news(this.log, message.log);
    if (fresh.length) this.hasPlayed = true;
    this.animate = passed ? [] : fresh;
    this.log = mergeLog(this.log, message.log);
    this.turns = mergeTurns(this.turns, message.log);
    if (first) {
      this.digest = message.digest && message.digest.from < this.log.length ? message.digest.from : null;
      void this.#load(message.table.game);
    }
    if (message.content !== this.message?.content) void this.#fetch(message.content);
    if (moved || !message.question) {
      // somebody else may have acted meanwhile: what I picked for the same question stays
      if (JSON.stringify(message.question) !== JSON.stringify(this.message?.question)) this.#goTo([]);
      this.#sent = null;
      this.problem = "";
      this.nudge = "";
    }
    const form = message.question && formOf(message.question, this.lexicon);
    if (!isSameForm(form, this.form)) this.#draft = null;
    this.message = message;
    for (const arrived of this.#arrivals.splice(0)) arrived();
  }

  async #load(game: string): Promise<void> {
    this.board = await boardOf(game);
  }

  async #fetch(hash: string | null): Promise<void> {
    try {
      this.content = hash === null ? null : await contentOf(this.id, hash);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.problem = sentenceOf(error);
      setTimeout(() => this.message?.content === hash && void this.#fetch(hash), TRY_AGAIN);
    }
  }

  #see(online: readonly number[]): void {
    if (!this.message) return;
    const see = (message: TableMessage): TableMessage => {
      const seats = message.table.seats.map((info, seat) => ({ ...info, online: online.includes(seat) }));
      return { ...message, table: { ...message.table, seats } };
    };
    this.message = see(this.message);
    this.show.see(see);
  }

  #loadedLexicon: Lexicon | null = $derived(this.message && lexiconOf(this.message.table.game));

  get lexicon(): Lexicon {
    return this.#loadedLexicon ?? NO_LEXICON;
  }

  #plainWords: Catalogs | null = $derived(this.message ? wordsOf(this.message.table.game) : null);

  players: Player[] = $derived(
    this.message && this.#plainWords
      ? playersAt(this.message.table.seats, this.#plainWords, worldOf(this.board, this.message.view), this.message.roles)
      : [],
  );

  words: Catalogs | null = $derived(
    this.#plainWords && this.#loadedLexicon
      ? this.#plainWords.at(
          this.#loadedLexicon,
          this.players.map((player) => player.called),
          this.content,
          this.players.map((player) => player.person),
        )
      : null,
  );

  get me(): number | null {
    return this.message?.me ?? null;
  }

  /** What I am asked now; while bots are shown that has passed already, or is yet to come. */
  get question(): QuestionInfo | null {
    return this.show.left ? null : (this.message?.question ?? null);
  }

  /** Whether the game waits for me. */
  get myTurn(): boolean {
    return this.me !== null && (this.message?.waiting.includes(this.me) ?? false);
  }

  /** Whether an answer is on its way. */
  get busy(): boolean {
    return this.#sent !== null || this.#sending;
  }

  /** The newest change that is known, by a table message or by a line of chat; -1 before the first. */
  get seq(): number {
    return Math.max(this.#heard?.seq ?? -1, this.chat.at(-1)?.id ?? -1);
  }

  /** What is under way at this table. A move of a bot that waits until I go on is not. */
  get underWay(): Work[] {
    if (this.refusal) return [];
    const { table, waiting } = this.#heard ?? { table: null, waiting: [] };
    const works: Partial<Record<Work, boolean>> = {
      link: this.link !== "live",
      answer: this.busy || this.seq < this.#due,
      bots: table?.status === "running" && waiting.some((seat) => table.seats[seat]?.kind === "bot"),
      show: this.show.left > 0 && settings.pace !== "step",
    };
    return (Object.keys(works) as Work[]).filter((work) => works[work]);
  }

  /** The form of which the question is a row. */
  form: Form | null = $derived(this.question && formOf(this.question, this.lexicon));

  /** The amounts of the form, as I have filled it in. */
  amounts: readonly number[] = $derived(
    this.form?.rows.map((_, place) => (this.#draft ?? this.form?.taken)?.[place] ?? 0) ?? [],
  );

  /** What is filled in costs so much. */
  cost = $derived(this.form ? costOf(this.form, this.amounts) : 0);

  asked: Asked | null = $derived(this.question && askedOf(this.question, this.lexicon));

  step: Step = $derived(this.asked && !this.form && !this.busy ? stepAfter(this.asked, this.picks) : NO_STEP);

  targets: Target[] = $derived.by(() => {
    if (!this.question) return [];
    if (!this.form) return targetsOf(this.step, this.question.options);
    const rows = this.form.rows.filter((_, place) => !this.busy && this.mayAdd(place, 1));
    return rows.map(({ thing }) => ({ thing, role: "source", options: [] }));
  });

  /** Where in the log begins what happened since my last move. */
  newsFrom = $derived(sinceMyMove(this.log, this.me));

  marks: Thing[] = $derived(this.words ? thingsIn(this.log.slice(this.newsFrom), this.words) : []);

  /** Pick a thing, on the board or in the question bar; gives why it cannot be picked, where there is a reason. */
  pick(thing: Thing): RefusalInfo | null {
    if (!this.asked || this.busy) return null;
    if (this.form) {
      this.#pickRow(thing);
      return null;
    }
    const picked = pick(this.asked, this.picks, thing);
    if (picked && "refusal" in picked) return picked.refusal;
    if (picked && "answer" in picked) this.#tap(picked.answer);
    else if (picked) this.#goTo(picked.picks);
    return null;
  }

  #goTo(picks: Thing[]): void {
    this.picks = picks;
    this.tapped = null;
    if (!picks.length) this.times = 1;
  }

  /** Whether what is being picked may be answered several times at once. */
  mayRepeat = $derived(this.step.chosen.length > 0 && this.lexicon.repeated.includes(this.step.asks?.verb ?? ""));

  /** Answer once more, or once less. */
  repeat(by: 1 | -1): void {
    this.times = Math.min(MOST_TIMES, Math.max(1, this.times + by));
  }

  /** Answer; where one tap is the whole answer and cannot be taken back, only with the second one. */
  #tap(place: number): void {
    const isFinal = this.lexicon.final.includes(this.asked!.options[place]![0]);
    if (isFinal && settings.confirm && !this.picks.length && this.tapped !== place) {
      this.tapped = place;
      return;
    }
    this.tapped = null;
    void (this.times > 1 ? this.#answerTimes(this.asked!.options[place]!, this.times) : this.answer(place));
  }

  /** Give the same answer several times, as long as it is offered. */
  async #answerTimes(option: Option, times: number): Promise<void> {
    const isSame = (other: Option) => JSON.stringify(other) === JSON.stringify(option);
    this.#sending = true;
    for (let given = 0; given < times; given++) {
      const { message, question } = this;
      if (!message || !question?.options.some(isSame)) break;
      await this.#settle(() => server.answer(this.id, message.decision, option, question.seat));
      if (this.problem) break;
    }
    this.#sending = false;
  }

  /** Do something at this table and wait until it is told; what others did may be told before. */
  async #settle(act: () => Promise<{ seq: number }>): Promise<void> {
    await this.#change(act);
    while (!this.problem && this.message!.seq < this.#due) {
      await new Promise<void>((resolve) => this.#arrivals.push(resolve));
    }
  }

  /** Change something at this table; its message is due then. */
  async #change(act: () => Promise<{ seq: number }>): Promise<void> {
    await this.attempt(async () => (this.#due = Math.max(this.#due, (await act()).seq)));
  }

  /** One more of a thing that the form asks for. */
  #pickRow(thing: Thing): void {
    const place = this.form?.rows.findIndex((row) => same(row.thing, thing)) ?? -1;
    if (place >= 0) this.add(place, 1);
  }

  /** Take back the first of two taps, or the last pick; false when there was none. */
  cancel(): boolean {
    if (this.tapped === null && this.picks.length === 0) return false;
    this.#goTo(this.tapped === null ? this.picks.slice(0, -1) : this.picks);
    return true;
  }

  /** Answer with what was gathered. */
  confirm(): void {
    const answer = this.step.gathering?.answer ?? null;
    if (answer !== null) void this.answer(answer);
  }

  /** Fill in one more of a row, or one less. */
  add(place: number, by: 1 | -1): void {
    if (this.mayAdd(place, by)) this.put(place, this.amounts[place]! + by);
  }

  /** Fill in so much of a row, or as much as can be had. */
  put(place: number, amount: number): void {
    if (!this.form || this.busy || !this.isOpen(place)) return;
    const most = mostOf(this.form, this.amounts, place);
    const wanted = Math.max(0, Math.min(most, Math.trunc(amount) || 0));
    this.#draft = this.amounts.map((before, row) => (row === place ? wanted : before));
  }

  mayAdd(place: number, by: 1 | -1): boolean {
    if (!this.form || !this.isOpen(place)) return false;
    return by === 1 ? hasMore(this.form, this.amounts, place) : this.amounts[place]! > 0;
  }

  /** Whether a row can still be filled in otherwise: what was answered can be if it can be taken back. */
  isOpen(place: number): boolean {
    return place >= (this.form?.taken.length ?? 0) || (this.message?.undo.allowed ?? false);
  }

  /** Fill in nothing at all. */
  clear(): void {
    if (!this.busy) this.#draft = this.amounts.map((amount, place) => (this.isOpen(place) ? 0 : amount));
  }

  /** Answer the rows of the form as I have filled it in. */
  async fill(): Promise<void> {
    const { form, amounts } = this;
    if (!form || this.busy) return;
    this.#draft = amounts;
    this.#sending = true;
    while (this.message && this.question && isSameForm(form, this.form)) {
      const { message, question } = this;
      const next = nextStep(this.form!, amounts, question.options);
      if (next === null) break;
      const { seat } = question;
      await this.#settle(() =>
        next === "undo"
          ? server.undo(this.id, seat, message.decision)
          : server.answer(this.id, message.decision, next, seat),
      );
      if (this.problem) break;
    }
    this.#sending = false;
  }

  async answer(place: number): Promise<void> {
    const { message, question } = this;
    if (!message || !question || this.me === null || this.busy) return;
    this.#sent = message.decision;
    await this.#change(() => server.answer(this.id, message.decision, question.options[place]!, question.seat));
    if (this.problem) this.#sent = null;
  }

  /** Take my last answer back, or say why I cannot. */
  async undo(): Promise<void> {
    this.show.skip();
    const { message, me, words } = this;
    if (!message || me === null || !words) return;
    if (message.undo.allowed) await this.#change(() => server.undo(this.id, me, message.decision));
    else this.problem = undoReason(message.undo, words);
  }

  /** Do something at this table; when it is refused, say why. */
  async attempt(act: () => Promise<unknown>): Promise<void> {
    let problem = "";
    try {
      await act();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problem = sentenceOf(error);
    }
    if (this.link !== "live" || problem) await this.#link.refresh();
    this.problem = problem;
  }
}

/** Why something was refused, for people. */
export function sentenceOf(refusal: Refusal): string {
  if (refusal.offline) return say("problem-offline");
  return refusal.sentence || say("problem-unreadable", { status: refusal.status });
}
