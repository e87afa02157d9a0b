// What only some browsers need, loaded by those alone: flags that were saved, and the end of a service worker of former days.
import { restoreFlags } from './flags.ts';
import { installScroller } from './smooth-scroller.ts';

async function removeOldWorker(): Promise<void> {
	const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
	await Promise.all(workers.map((worker) => worker.unregister()));
	if (workers.length > 0 && 'caches' in window)
		await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

restoreFlags();
installScroller();
removeOldWorker().catch(() => undefined);
