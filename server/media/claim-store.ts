// The store of this process is the one of its database, or the process does not start: what it wrote elsewhere no one else would find.
import { setTimeout as sleep } from 'node:timers/promises';
import { newId } from '../../rules/ids.ts';
import type { Database } from '../database/connection.ts';
import { ExpectedFailure, StoreUnavailable } from '../failure.ts';
import type { StoreId } from './store-id.ts';

/** Of a database that has just got its store: the process that gave it may still be writing. */
const patience = 5000;
const lookEvery = 100;

interface Known {
	id: string;
	/** Whether that was within the last minute. */
	recent: boolean;
}

async function findKnown(database: Database): Promise<Known | undefined> {
	const [row] = await database.withoutTenant(
		(sql) => sql<Known[]>`select id, created_at > now() - interval '1 minute' as recent from media_store`,
	);
	return row;
}

/** The first process of an installation. Written into the store before the database: a killed one leaves nothing that does not fit. */
async function claimFirst(database: Database, store: StoreId): Promise<void> {
	const wanted = newId();
	await store.create(wanted);
	const id = (await store.read()) ?? wanted;
	const made = await database.withoutTenant(
		(sql) => sql`insert into media_store (id) values (${id}) on conflict do nothing returning id`,
	);
	// Of those that share this store another process may have written it meanwhile; what the database says holds.
	if (made.length > 0 && (await store.read()) !== id) await store.replace(id);
}

async function fits(store: StoreId, { id, recent }: Known): Promise<boolean> {
	for (const until = Date.now() + (recent ? patience : 0); ; await sleep(lookEvery)) {
		if ((await store.read()) === id) return true;
		if (Date.now() >= until) return false;
	}
}

export async function claimStore(database: Database, store: StoreId): Promise<void> {
	if (!(await findKnown(database))) await claimFirst(database, store);
	const known = await findKnown(database);
	if (known && (await fits(store, known))) return;
	throw new ExpectedFailure(
		`The pictures of this database are not in ${store.place}: it belongs to another store.`,
		'Share DATA_DIR/media between all processes or set S3_URL for all of them; where the pictures were moved or restored to this place: npm run media:adopt',
	);
}

/** A bucket that cannot be reached stops no start: pictures are missing until it is there, pages are not. */
export async function claimReachableStore(
	database: Database,
	store: StoreId,
	warn: (error: StoreUnavailable) => void,
): Promise<void> {
	try {
		await claimStore(database, store);
	} catch (error) {
		if (!(error instanceof StoreUnavailable)) throw error;
		warn(error);
	}
}

/** The store becomes that of the database, whatever it was. @returns whether that changed anything */
export async function adoptStore(database: Database, store: StoreId): Promise<boolean> {
	const known = await findKnown(database);
	if (!known) {
		await claimStore(database, store);
		return true;
	}
	if ((await store.read()) === known.id) return false;
	await store.replace(known.id);
	return true;
}
