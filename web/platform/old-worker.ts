// The end of a service worker of former days, and of everything that it has kept: it would go on to answer with what is old.

async function removeWorkers(): Promise<void> {
	const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
	await Promise.all(workers.map((worker) => worker.unregister()));
}

async function removeCaches(): Promise<void> {
	if (!('caches' in window)) return;
	await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/** In a frame without an origin even the question is refused. */
export async function removeOldWorker(): Promise<void> {
	await Promise.allSettled([removeWorkers(), removeCaches()]);
}
