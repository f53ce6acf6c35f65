// The addresses of the pages, and moving between them without leaving the document.

export type Route =
  | { page: "home" }
  | { page: "new"; game: string | null }
  | { page: "workshop"; game: string }
  | { page: "table"; id: string }
  | { page: "replay"; id: string }
  | { page: "records" }
  | { page: "settings" }
  | { page: "missing" };

/** The page at an address. */
export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean);
  const [first, second, third] = parts;
  if (parts.length === 0) return { page: "home" };
  if (first === "new" && parts.length <= 2) return { page: "new", game: second ?? null };
  if (first === "workshop" && second && parts.length === 2) return { page: "workshop", game: second };
  if (first === "t" && second && parts.length === 2) return { page: "table", id: second };
  if (first === "t" && second && third === "replay" && parts.length === 3) return { page: "replay", id: second };
  if (first === "records" && parts.length === 1) return { page: "records" };
  if (first === "settings" && parts.length === 1) return { page: "settings" };
  return { page: "missing" };
}

class Router {
  route = $state<Route>(parse(location.pathname));
  query = $state(new URLSearchParams(location.search));

  /** Go to another page of this site. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.#read();
    scrollTo(0, 0);
  }

  /** Follow the browser's buttons and links inside the site; returns how to stop. */
  listen(): () => void {
    const back = () => this.#read();
    const click = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      if (!(link instanceof HTMLAnchorElement) || !staysHere(event, link)) return;
      event.preventDefault();
      this.go(link.pathname + link.search + link.hash);
    };
    addEventListener("popstate", back);
    addEventListener("click", click);
    return () => {
      removeEventListener("popstate", back);
      removeEventListener("click", click);
    };
  }

  #read(): void {
    const route = parse(location.pathname);
    if (JSON.stringify(route) !== JSON.stringify(this.route)) this.route = route;
    this.query = new URLSearchParams(location.search);
  }
}

/** Whether a click on a link opens another page of this site in this tab. */
function staysHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  return (
    plain &&
    !event.defaultPrevented &&
    link.origin === location.origin &&
    !link.target &&
    !link.hasAttribute("download") &&
    !link.pathname.startsWith("/api/")
  );
}

export const router = new Router();
