// One running sandbox: its store, its clock, where its files lie, and whose account a piece of work belongs to.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { JournalStore } from '../journal-store.ts';
import type { Kind, Records } from './objects.ts';
import { notFound } from './wire/failures.ts';

export type Store = JournalStore<Records>;

export interface World {
	store: Store;
	publicUrl: string;
	filesDir: string;
	/** Milliseconds of the clock that the sandbox is given; its own may be ahead of it. */
	realNow(): number;
	/** Called when something may have to be sent or made. */
	wake(): void;
}

/** What a piece of work may know: the client of the provider that it is for. */
export interface Scope {
	world: World;
	store: Store;
	client: string;
	/** Milliseconds, by the clock of the sandbox. */
	now: number;
}

const offsetOf = (store: Store) => Number(store.find('setting', '', 'clock') ?? 0);

export const nowOf = ({ store, realNow }: World): number => realNow() + offsetOf(store);

export const scopeOf = (world: World, client: string): Scope => ({
	world,
	store: world.store,
	client,
	now: nowOf(world),
});

/** Only forwards. */
export function advanceClock(world: World, seconds: number): number {
	const { store } = world;
	store.change(() => store.put('setting', '', 'clock', offsetOf(store) + seconds * 1000));
	world.wake();
	return nowOf(world);
}

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';

export const newId = (length: number): string =>
	[...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');

const nouns: Partial<Record<Kind, string>> = {
	user: 'User',
	draft: 'Draft',
	user_group: 'UserGroup',
	review: 'Review',
};

/** Of this client; what others have does not exist. */
export function take<K extends Kind>({ store, client }: Scope, kind: K, id: string): Records[K] {
	const found = store.find(kind, client, id);
	if (found === undefined) throw notFound(nouns[kind] ?? kind);
	return found;
}

const fileOf = ({ filesDir }: World, id: string) => path.join(filesDir, id);

/** @returns its id */
export function keepFile({ world, store, client }: Scope, name: string, bytes: Uint8Array): string {
	const id = newId(20);
	fs.writeFileSync(fileOf(world, id), bytes);
	store.change(() => store.put('file', client, id, { identifier: id, name }));
	return id;
}

export const readFile = (world: World, id: string): Buffer => fs.readFileSync(fileOf(world, id));
