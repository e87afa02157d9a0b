// The log of a shop that moves: written out with its chain, compared link by link before anything is imported, and kept beside the log that begins
// where the shop is now. Nothing in it is changed, so that it can be verified again at any time.
import { newId } from '../../rules/ids.ts';
import type { Database, Sql } from '../database/connection.ts';
import { writeRows } from '../database/tables/copy-rows.ts';
import type { Table } from '../database/tables/read-tables.ts';
import { type ChainPosition, chainStart, type FoundLink, followLinks, hashAfter } from './chain.ts';

const atOnce = 500;

/** Of an entry `l`, written under the id of the tenant that it was then. The same text whatever the settings of the connection are. */
const contentUnder = (sql: Sql, sourceTenantId: string) => sql`
	jsonb_build_array(
		${sourceTenantId}::uuid, l.id, (extract(epoch from l.at) * 1000000)::bigint, l.actor_id, l.actor_sealed, l.request_id,
		l.action, l.entity_type, l.entity_id, l.before, l.after, l.person_id, l.person_sealed
	)::text as content`;

interface ExportedEntry {
	id: string;
	content: string;
	line: string;
}

async function nextEntries(sql: Sql, tenantId: string, isChained: boolean, after: ChainPosition, afterId: string) {
	return sql<(ExportedEntry & { number: string | null; hash: string | null })[]>`
		select l.id, c.number, c.hash, ${contentUnder(sql, tenantId)}, (
			select row_to_json(e)::text from (
				select l.id, l.at, l.actor_id, l.actor_sealed, l.request_id, l.action, l.entity_type, l.entity_id, l.before, l.after,
					l.person_id, l.person_sealed
			) e
		) as line
		from audit_log l left join audit_chain c on c.tenant_id = l.tenant_id and c.entry_id = l.id
		where l.tenant_id = ${tenantId} and (c.number is not null) = ${isChained}
			and ${isChained ? sql`c.number > ${after.number}` : sql`l.id > ${afterId}::uuid`}
		order by c.number, l.id limit ${atOnce}`;
}

/** Lines with number and hash; entries that the job has not come to yet continue the chain. */
export async function* exportLog(sql: Sql, tenantId: string): AsyncGenerator<string[], ChainPosition> {
	let place = chainStart;
	for (const isChained of [true, false]) {
		let lastId = '00000000-0000-0000-0000-000000000000';
		for (let more = true; more; ) {
			const entries = await nextEntries(sql, tenantId, isChained, place, lastId);
			const lines: string[] = [];
			for (const { id, number, hash, content, line } of entries) {
				place =
					number === null || hash === null
						? { number: place.number + 1, hash: hashAfter(place.hash, content) }
						: { number: Number(number), hash };
				lastId = id;
				lines.push(`{"number":${place.number},"hash":"${place.hash}",${line.slice(1)}`);
			}
			if (lines.length > 0) yield lines;
			more = entries.length === atOnce;
		}
	}
	return place;
}

/** @returns the place after these lines, or nothing when one of them does not fit */
export async function followLines(
	sql: Sql,
	sourceTenantId: string,
	lines: readonly string[],
	from: ChainPosition,
): Promise<ChainPosition | undefined> {
	const links = await sql<FoundLink[]>`
		select l.number, l.id as entry_id, l.hash, ${contentUnder(sql, sourceTenantId)}
		from json_populate_recordset(null::audit_archive_entries, ${`[${lines.join(',')}]`}::text::json) l`;
	const reached = followLinks(links, from);
	return 'fault' in reached ? undefined : reached;
}

interface NewArchive {
	tenantId: string;
	sourceTenantId: string;
	end: ChainPosition;
}

export async function beginArchive(sql: Sql, { tenantId, sourceTenantId, end }: NewArchive): Promise<string> {
	const id = newId();
	await sql`
		insert into audit_archives (tenant_id, id, source_tenant_id, entries, last_hash)
		values (${tenantId}, ${id}, ${sourceTenantId}, ${end.number}, ${end.hash})`;
	return id;
}

/** @param entries the table of the entries, as the catalogue has it */
export const archiveLines = (sql: Sql, entries: Table, tenantId: string, archiveId: string, lines: readonly string[]) =>
	writeRows(sql, entries, tenantId, lines, { archive_id: `'${archiveId}'::uuid` });

interface Archive {
	id: string;
	sourceTenantId: string;
	entries: number;
	lastHash: string;
}

export interface VerifiedArchive extends Archive {
	isWhole: boolean;
}

/** Reads each archive of a shop from its beginning and compares. */
export async function verifyArchives(database: Database, tenantId: string): Promise<VerifiedArchive[]> {
	const archives = await database.inTenant(
		tenantId,
		(sql) => sql<Archive[]>`
			select id, source_tenant_id, entries, last_hash from audit_archives
			where tenant_id = ${tenantId} order by archived_at, id`,
	);
	const verified: VerifiedArchive[] = [];
	for (const archive of archives) verified.push({ ...archive, isWhole: await isWhole(database, tenantId, archive) });
	return verified;
}

async function isWhole(database: Database, tenantId: string, archive: Archive): Promise<boolean> {
	let place = chainStart;
	for (let more = true; more; ) {
		const links = await database.inTenant(
			tenantId,
			(sql) => sql<FoundLink[]>`
				select l.number, l.id as entry_id, l.hash, ${contentUnder(sql, archive.sourceTenantId)}
				from audit_archive_entries l
				where l.tenant_id = ${tenantId} and l.archive_id = ${archive.id} and l.number > ${place.number}
				order by l.number limit ${atOnce}`,
		);
		const reached = followLinks(links, place);
		if ('fault' in reached) return false;
		place = reached;
		more = links.length === atOnce;
	}
	return place.number === archive.entries && place.hash === archive.lastHash;
}
