// In the place of a part of the page that could not be loaded: only the page, loaded anew, tries again.
import { useSyncExternalStore } from 'react';
import { Button } from '../../../kit/button.tsx';
import { usePlatform } from '../../../platform/environment.tsx';

const watchConnection = (watcher: () => void) => {
	addEventListener('online', watcher);
	addEventListener('offline', watcher);
	return () => {
		removeEventListener('online', watcher);
		removeEventListener('offline', watcher);
	};
};

export function PartNotLoaded() {
	const { t } = usePlatform();
	// Without a connection the browser would show a page of its own.
	const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine);
	return (
		<div role="alert" className="mt-4 flex flex-wrap items-center gap-3 text-sm">
			<p>{t('addToCart.printNotLoaded')}</p>
			{isOnline && (
				<Button size="small" onClick={() => window.location.reload()}>
					{t('addToCart.reload')}
				</Button>
			)}
		</div>
	);
}
