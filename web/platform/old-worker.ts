// The end of a service worker of former days, and of everything that it has kept: it would go on to answer with what is old.

/** Rejects where a page may have neither, as without https or in a frame without an origin. */
export async function removeOldWorker(): Promise<void> {
	for (const worker of await navigator.serviceWorker.getRegistrations()) worker.unregister();
	for (const name of await caches.keys()) caches.delete(name);
}
