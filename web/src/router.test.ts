import { afterEach, describe, expect, test } from "vitest";
import { parse, router } from "./router.svelte";

test.each([
  ["/", { page: "home" }],
  ["/new", { page: "new", game: null }],
  ["/new/gardens", { page: "new", game: "gardens" }],
  ["/workshop/gardens", { page: "workshop", game: "gardens" }],
  ["/workshop", { page: "missing" }],
  ["/t/abc", { page: "table", id: "abc" }],
  ["/t/abc/replay", { page: "replay", id: "abc" }],
  ["/records", { page: "records" }],
  ["/settings", { page: "settings" }],
  ["/t", { page: "missing" }],
  ["/t/abc/else", { page: "missing" }],
  ["/elsewhere", { page: "missing" }],
  ["/t/%E0", { page: "table", id: "%E0" }],
])("%s", (path, route) => {
  expect(parse(path)).toEqual(route);
});

describe("moving between pages", () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    document.body.replaceChildren();
  });

  function click(href: string, attributes: Record<string, string> = {}, event: MouseEventInit = {}): boolean {
    const link = document.createElement("a");
    link.href = href;
    for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
    document.body.append(link);
    return !link.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...event }));
  }

  test("a link inside the site does not leave the document", () => {
    stop = router.listen();
    expect(click("/t/abc?at=3")).toBe(true);
    expect(router.route).toEqual({ page: "table", id: "abc" });
    expect(router.query.get("at")).toBe("3");
  });

  test("a link for a new tab, a download or the server is left to the browser", () => {
    stop = router.listen();
    const leave = (event: Event) => event.preventDefault();
    router.go("/t/abc");
    addEventListener("click", leave);
    click("/records", { target: "_blank" });
    click("/records", {}, { ctrlKey: true });
    click("/api/tables/abc/record");
    click("/records", { download: "" });
    removeEventListener("click", leave);
    expect(router.route.page).toBe("table");
  });
});
