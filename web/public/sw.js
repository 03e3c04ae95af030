// Keeps one page for when there is no connection, and shows notices. Everything else comes from the server, always fresh.
const KEPT = 'cantiere-offline-3';
const PAGE = '/offline.html';
const PARTS = [PAGE, '/offline.css', '/offline.js', '/icon.svg'];

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(PARTS)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  ),
);

self.addEventListener('fetch', (event) => {
  const { pathname } = new URL(event.request.url);
  const kept = event.request.mode === 'navigate' ? PAGE : PARTS.find((part) => part === pathname);
  if (kept) event.respondWith(fetch(event.request).catch(() => caches.match(kept)));
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: '/icon-192.png', data: { url } }),
  );
});

// A click leads to the table: in the window that has it, else in another that is open, else in a new one.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, self.location.origin).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then((windows) => {
      const there = windows.find((one) => one.url.startsWith(url)) ?? windows[0];
      if (!there) return self.clients.openWindow(url);
      return there.focus().then((one) => (one.url.startsWith(url) ? one : one.navigate(url)));
    }),
  );
});
