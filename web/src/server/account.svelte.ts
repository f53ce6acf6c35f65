// Who I am on this device, and the games that the server knows.
import { server } from "./client";
import type { GameInfo, Person } from "../types/messages";

class Account {
  user = $state<Person | null>(null);
  games = $state.raw<GameInfo[]>([]);
  ready = $state(false);

  async load(): Promise<void> {
    const [me, games] = await Promise.all([server.me(), this.games.length ? this.games : server.games()]);
    this.user = me.user;
    this.games = games;
    this.ready = true;
  }

  /** Be somebody: a guest with this name, unless I am known already. */
  async introduce(name: string): Promise<void> {
    if (this.user) return;
    await server.guest(name);
    await this.load();
  }

  game(id: string): GameInfo | null {
    return this.games.find((game) => game.id === id) ?? null;
  }
}

export const account = new Account();
