// What a person chose on this device: language, colours, sound, notifications, second taps, how fast bots are shown.
import type { Language } from "./board";
import { PACES, type Pace } from "./table/show.svelte";

export type Theme = "system" | "light" | "dark";

interface Kept {
  language?: Language;
  theme?: Theme;
  sound?: boolean;
  notify?: boolean;
  pace?: Pace;
  confirm?: boolean;
}

const PLACE = "deskovka";

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? "{}") as Kept;
  } catch {
    return {}; // out of reach or broken: the defaults do
  }
}

class Settings {
  language = $state<Language>(document.documentElement.lang === "cs" ? "cs" : "en");
  theme = $state<Theme>(kept().theme ?? "system");
  sound = $state(kept().sound ?? false);
  notify = $state(kept().notify ?? false);
  pace = $state<Pace>(PACES.find((pace) => pace === kept().pace) ?? "normal");
  /** Whether answers that cannot be taken back ask for a second tap. */
  confirm = $state(kept().confirm ?? true);
  #systemDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  #systemStill = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener(
      "change",
      (event) => (this.#systemDark = event.matches),
    );
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener(
      "change",
      (event) => (this.#systemStill = event.matches),
    );
  }

  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "system" && this.#systemDark);
  }

  get reducedMotion(): boolean {
    return this.#systemStill;
  }

  /** Keep the choices on this device and let the whole page follow them; to be called in an effect. */
  apply(): void {
    document.documentElement.lang = this.language;
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
    const { language, theme, sound, notify, confirm, pace } = this;
    const choices: Kept = { language, theme, sound, notify, confirm, pace };
    try {
      localStorage.setItem(PLACE, JSON.stringify(choices));
    } catch {
      // private browsing: the choices last until the page is closed
    }
  }
}

export const settings = new Settings();
