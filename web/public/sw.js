// The part of the pages that the browser runs when none is open: it shows notices, opens their table, and has a page to
// show when the server cannot be reached. While the server answers, nothing comes from here: no page is ever old.
const SHELL = "shell";
const PAGE = "/";
const KEPT = [PAGE, "/first.js", "/icon.svg"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((shell) => shell.addAll(KEPT)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (request.mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(networkFirst(request, PAGE));
  else if (KEPT.includes(pathname)) event.respondWith(networkFirst(request, pathname));
});

/** What the server says now; what it said last only when it cannot be reached. */
async function networkFirst(request, name) {
  const shell = await caches.open(SHELL);
  try {
    const answer = await fetch(request);
    if (answer.ok) await shell.put(name, answer.clone());
    return answer;
  } catch (error) {
    const kept = await shell.match(name);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("push", (event) => {
  const { title, body, address, tag } = event.data.json();
  const look = { body, tag, icon: "/icon-192.png", data: { address } };
  event.waitUntil(self.registration.showNotification(title, look));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.address, self.location.origin).pathname));
});

/** Show a page: where it is open already, else in a new window. */
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((client) => new URL(client.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
