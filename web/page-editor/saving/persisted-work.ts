// Unsent work of this browser, by page and by tab. A tab keeps its name through a reload; the work of a tab that is gone is taken up
// by the next one that opens the same page.
import { newId } from '../../../rules/ids.ts';
import type { PersistedWork } from './save-queue.ts';

const prefix = 'pageWork.';
const tab = 'pageClient.';

const keyOf = (page: string, client: string) => `${prefix}${page}.${client}`;

export interface Desk {
	/** How the server knows this tab. */
	client: string;
	kept: PersistedWork | undefined;
	/** Whether this browser keeps anything at all. */
	keeps(): boolean;
	keep(work: PersistedWork | undefined): void;
	/** Others may have its name. */
	release(): void;
}

function read(key: string): PersistedWork | undefined {
	try {
		const text = localStorage.getItem(key);
		return text ? (JSON.parse(text) as PersistedWork) : undefined;
	} catch {
		return undefined;
	}
}

/** Names of tabs that have unsent work of this page. What has none left and is no longer ours is cleared away. */
function orphansOf(page: string, own: string | undefined): string[] {
	try {
		const start = keyOf(page, '');
		const clients = Object.keys(localStorage)
			.filter((key) => key.startsWith(start))
			.map((key) => key.slice(start.length));
		const unsent = (client: string) => (read(keyOf(page, client))?.steps.length ?? 0) > 0;
		for (const client of clients) if (client !== own && !unsent(client)) localStorage.removeItem(keyOf(page, client));
		return clients.filter(unsent);
	} catch {
		return [];
	}
}

/** Holds a name as long as this tab lives; undefined while another tab has it. */
const take = (client: string): Promise<(() => void) | undefined> =>
	new Promise((resolve) => {
		if (!('locks' in navigator)) return resolve(() => undefined);
		navigator.locks.request(`${prefix}${client}`, { ifAvailable: true }, (lock) => {
			if (!lock) return resolve(undefined);
			return new Promise<void>((end) => {
				resolve(() => end());
			});
		});
	});

/** Only with the numbers that it had: a name that counts from one again would not be believed. */
function ownName(page: string): string | undefined {
	try {
		const client = sessionStorage.getItem(tab + page);
		return client && read(keyOf(page, client)) ? client : undefined;
	} catch {
		return undefined;
	}
}

/** A tab that was duplicated has the name of the other: then it is another one's. */
async function takeName(page: string): Promise<{ client: string; release: () => void }> {
	const own = ownName(page);
	for (const client of [...(own ? [own] : []), ...orphansOf(page, own)]) {
		const release = await take(client);
		if (release) return { client, release };
	}
	const client = newId();
	return { client, release: (await take(client)) ?? (() => undefined) };
}

export async function openDesk(page: string): Promise<Desk> {
	const { client, release } = await takeName(page);
	const key = keyOf(page, client);
	let keeps = true;
	try {
		sessionStorage.setItem(tab + page, client);
	} catch {
		// Then a reload is another tab.
	}
	return {
		client,
		kept: read(key),
		keeps: () => keeps,
		keep(work) {
			try {
				if (work) localStorage.setItem(key, JSON.stringify(work));
				else localStorage.removeItem(key);
				keeps = true;
			} catch {
				keeps = false;
			}
		},
		release,
	};
}
