// Where the Stripe sandbox keeps its objects.
import { type JournalStore, openJournal } from '../journal-store.ts';
import type { Kind, Records } from './objects.ts';

export interface Store extends JournalStore<Records> {
	/** Another number whenever something was changed that time does something to. */
	timedVersion(): number;
}

const timed = new Set<Kind>(['checkout.session', 'debit', 'subscription', 'dunning']);

export function openStore(dataDir: string): Store {
	const journal = openJournal<Records>(dataDir);
	let version = 0;
	const noting = (kind: Kind) => {
		if (timed.has(kind)) version += 1;
	};
	return {
		...journal,
		put(kind, account, id, value) {
			noting(kind);
			journal.put(kind, account, id, value);
		},
		remove(kind, id) {
			noting(kind);
			journal.remove(kind, id);
		},
		clear() {
			version += 1;
			journal.clear();
		},
		timedVersion: () => version,
	};
}
