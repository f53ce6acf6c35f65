// Spans of time, and how much of a clock is left.
import { settings } from "../settings.svelte";
import type { Clock } from "../types/messages";
import { say } from "../words/speech.svelte";

const UNITS = [
  ["days", 86_400],
  ["hours", 3_600],
  ["minutes", 60],
] as const;
const HOUR = 3_600;

/** A span in words, in the largest unit that it fits. */
export function span(seconds: number): string {
  const [unit, length] = UNITS.find(([, length]) => seconds >= length && seconds % length === 0) ?? ["seconds", 1];
  return say(`span-${unit}`, { count: seconds / length });
}

/** A span as a clock shows it: minutes and seconds, with hours where there are any. */
export function digits(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / HOUR), Math.floor((whole % HOUR) / 60), whole % 60];
  const pair = (number: number) => String(number).padStart(2, "0");
  return hours ? `${hours}:${pair(minutes)}:${pair(rest)}` : `${minutes}:${pair(rest)}`;
}

/** What is left until a moment: to the second when it is soon, else when that is. */
export function until(due: string, now: number): string {
  const seconds = (Date.parse(due) - now) / 1_000;
  if (seconds < HOUR) return digits(seconds);
  const format = new Intl.DateTimeFormat(settings.language, { weekday: "short", hour: "numeric", minute: "2-digit" });
  return say("clock-until", { moment: format.format(new Date(due)) });
}

/** A clock in words. */
export function clockInWords(clock: Clock): string[] {
  const { move, game, night } = clock;
  return [
    ...(move ? [say("clock-said-move", { span: span(move) })] : []),
    ...(game ? [say("clock-said-game", { span: span(game) })] : []),
    ...(night ? [say("clock-said-night", { ...night, zone: night.zone.replaceAll("_", " ") })] : []),
  ];
}
