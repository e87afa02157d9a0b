// The chain: every entry of the log with a hash over itself and the hash before it. A user who changes, removes or moves an entry
// breaks it at that place.
import { createHash } from 'node:crypto';
import type { Database, Sql } from '../database/connection.ts';
import { defineJob } from '../jobs/define-job.ts';
import { chainJob } from './record-change.ts';

const atOnce = 500;
/** What was before the first entry. */
const beginning = '0';

interface Entry {
	id: string;
	/** Everything that the entry says, as one text. */
	content: string;
}

/** The same text whatever the settings of the connection are. */
const contentOf = (sql: Sql) => sql`
	jsonb_build_array(
		l.tenant_id, l.id, (extract(epoch from l.at) * 1000000)::bigint, l.actor_id, l.actor_sealed, l.request_id, l.action,
		l.entity_type, l.entity_id, l.before, l.after, l.person_id, l.person_sealed
	)::text as content`;

export const hashAfter = (before: string, content: string) =>
	createHash('sha256').update(`${before}\n${content}`).digest('hex');

/** @returns whether there is more to do */
async function chainSome(sql: Sql, tenantId: string): Promise<boolean> {
	// One at a time for each tenant; a user who writes into the log waits for no one.
	await sql`select pg_advisory_xact_lock(hashtextextended(${`audit ${tenantId}`}, 0))`;
	const [last] = await sql<{ number: string; hash: string }[]>`
		select number, hash from audit_chain where tenant_id = ${tenantId} order by number desc limit 1`;
	const entries = await sql<Entry[]>`
		select l.id, ${contentOf(sql)} from audit_log l
		where l.tenant_id = ${tenantId}
			and not exists (select from audit_chain c where c.tenant_id = l.tenant_id and c.entry_id = l.id)
		order by l.id limit ${atOnce}`;
	let [number, hash] = [Number(last?.number ?? 0), last?.hash ?? beginning];
	for (const { id, content } of entries) {
		number += 1;
		hash = hashAfter(hash, content);
		await sql`
			insert into audit_chain (tenant_id, number, entry_id, hash) values (${tenantId}, ${number}, ${id}, ${hash})`;
	}
	return entries.length === atOnce;
}

export const chainAuditLog = defineJob({
	name: chainJob,
	async run({ tenantId, inTenant }) {
		while (await inTenant((sql) => chainSome(sql, tenantId)));
	},
});

interface Verified {
	entries: number;
	/** The first entry that does not fit, and how. */
	fault: { entryId: string; number: number; what: 'changed' | 'missing' } | undefined;
	/** Entries that the job has not come to yet. */
	waiting: number;
}

export interface FoundLink {
	number: string;
	entryId: string;
	hash: string;
	content: string | null;
}

/** How far the chain goes. */
export interface ChainPosition {
	number: number;
	hash: string;
}

export const chainStart: ChainPosition = { number: 0, hash: beginning };

const nextLinks = (database: Database, tenantId: string, { number }: ChainPosition) =>
	database.inTenant(
		tenantId,
		(sql) => sql<FoundLink[]>`
			select c.number, c.entry_id, c.hash, ${contentOf(sql)}
			from audit_chain c left join audit_log l on l.tenant_id = c.tenant_id and l.id = c.entry_id
			where c.tenant_id = ${tenantId} and c.number > ${number} order by c.number limit ${atOnce}`,
	);

/** @returns the place after these links, or the first of them that does not fit */
export function followLinks(
	links: readonly FoundLink[],
	from: ChainPosition,
): ChainPosition | { fault: Verified['fault'] } {
	let place = from;
	for (const { number: text, entryId, hash, content } of links) {
		const next = { number: Number(text), hash: hashAfter(place.hash, content ?? '') };
		if (next.number !== place.number + 1) return { fault: { entryId, number: next.number, what: 'missing' } };
		if (next.hash !== hash) return { fault: { entryId, number: next.number, what: 'changed' } };
		place = next;
	}
	return place;
}

/** Reads the log of a tenant from its beginning and compares. */
export async function verifyChain(database: Database, tenantId: string): Promise<Verified> {
	let place = chainStart;
	for (let more = true; more; ) {
		const links = await nextLinks(database, tenantId, place);
		const reached = followLinks(links, place);
		if ('fault' in reached) return { entries: place.number, fault: reached.fault, waiting: 0 };
		place = reached;
		more = links.length === atOnce;
	}
	const [row] = await database.inTenant(
		tenantId,
		(sql) => sql<{ total: number }[]>`select count(*)::int as total from audit_log where tenant_id = ${tenantId}`,
	);
	return { entries: place.number, fault: undefined, waiting: (row?.total ?? 0) - place.number };
}
