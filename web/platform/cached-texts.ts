// Texts of the interface that this browser has loaded before, stored in its own database for as long as they hold: until the shop
// changes one, which is asked for once a minute. Browsers without storage fetch it each time.
import type { Platform } from './environment.tsx';
import { currentTextsVersion } from './texts-version.ts';

const name = 'translations';
const version = 2;
const store = 'groups';

interface Kept {
	textsVersion: number;
	answer: unknown;
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
	new Promise((resolve, reject) => {
		request.onsuccess = () => resolve(request.result);
		request.onerror = () => reject(request.error);
	});

function open(): Promise<IDBDatabase> {
	const request = indexedDB.open(name, version);
	request.onupgradeneeded = () => {
		const database = request.result;
		// What an older version has kept is of another shape.
		for (const old of [...database.objectStoreNames]) database.deleteObjectStore(old);
		database.createObjectStore(store);
	};
	return done(request);
}

let opened: Promise<IDBDatabase> | undefined;

async function inStore<T>(mode: IDBTransactionMode, work: (groups: IDBObjectStore) => IDBRequest<T>): Promise<T> {
	opened ??= open();
	return done(work((await opened).transaction(store, mode).objectStore(store)));
}

/** Everything of another version goes at once: one change makes all of it old. */
async function find(place: string, textsVersion: number): Promise<unknown> {
	const kept: Kept | undefined = await inStore('readonly', (groups) => groups.get(place));
	if (kept && kept.textsVersion !== textsVersion) await inStore('readwrite', (groups) => groups.clear());
	return kept?.textsVersion === textsVersion ? kept.answer : undefined;
}

const unlessClosed = (error: unknown) => {
	console.warn('Translations cannot be kept in this browser:', error);
	return undefined;
};

export async function fetchTexts(platform: Platform, asked: readonly unknown[]): Promise<unknown> {
	const [document, variables] = asked;
	const textsVersion = await currentTextsVersion(platform);
	const place = JSON.stringify(variables);
	const kept = await find(place, textsVersion).catch(unlessClosed);
	if (kept !== undefined) return kept;
	try {
		const answer = await platform.ask(document, variables);
		inStore('readwrite', (groups) => groups.put({ textsVersion, answer } satisfies Kept, place)).catch(unlessClosed);
		return answer;
	} catch (error) {
		console.error('Failed to load translations:', error);
		throw error;
	}
}
