// The log for reading: newest first, with the values of those persons who have not been erased.
import type { Sql } from '../database/connection.ts';
import { containing } from '../database/like-pattern.ts';
import { findKeys, unseal } from './seal.ts';

export interface AuditEntry {
	id: string;
	at: Date;
	action: string;
	entityType: string;
	entityId: string;
	actorId: string | null;
	/** Null: the system, or a user who has been erased. */
	actorEmail: string | null;
	actorAddress: string | null;
	requestId: string | null;
	before: unknown;
	after: unknown;
	/** Values of a person that no one can read any more. */
	erased: boolean;
}

interface Row extends Omit<AuditEntry, 'actorEmail' | 'actorAddress' | 'erased'> {
	actorSealed: string | null;
	personId: string | null;
	personSealed: string | null;
}

/** What is left out restricts nothing. */
export interface AuditFilter {
	actorId?: string | undefined;
	entityType?: string | undefined;
	/** Days in the time zone of the shop, both included. */
	from?: string | undefined;
	to?: string | undefined;
	timeZone: string;
}

interface Wanted {
	/** In action, kind and id of the thing. */
	search: string;
	/** Or done by one of these, or to one of these. */
	persons: readonly string[];
	filter?: AuditFilter | undefined;
	first: number;
	offset: number;
}

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const merged = (a: unknown, b: unknown): unknown => (a || b ? { ...(a ?? {}), ...(b ?? {}) } : null);

type Matched = Pick<Wanted, 'search' | 'persons' | 'filter'>;

const filtered = (sql: Sql, { actorId, entityType, from, to, timeZone }: AuditFilter) => sql`
	and (${actorId ?? null}::uuid is null or actor_id = ${actorId ?? null}::uuid)
	and (${entityType ?? null}::text is null or lower(entity_type) = lower(${entityType ?? null}::text))
	and (${from ?? null}::date is null or at >= ${from ?? null}::date::timestamp at time zone ${timeZone})
	and (${to ?? null}::date is null or at < (${to ?? null}::date + 1)::timestamp at time zone ${timeZone})`;

const matching = (sql: Sql, tenantId: string, { search, persons, filter }: Matched) => {
	const pattern = containing(search);
	return sql`
		tenant_id = ${tenantId} and (${search === ''} or action ilike ${pattern} or entity_type ilike ${pattern}
			or entity_id ilike ${pattern} or actor_id = any(${[...persons]}::uuid[]) or person_id = any(${[...persons]}::uuid[]))
		${filter ? filtered(sql, filter) : sql``}`;
};

export async function listChanges(
	sql: Sql,
	master: Buffer,
	tenantId: string,
	{ first, offset, ...wanted }: Wanted,
): Promise<AuditEntry[]> {
	const rows = await sql<Row[]>`
		select id, at, action, entity_type, entity_id, actor_id, actor_sealed, request_id, before, after, person_id, person_sealed
		from audit_log where ${matching(sql, tenantId, wanted)}
		order by id desc limit ${first} offset ${offset}`;
	const persons = rows.flatMap(({ actorId, personId }) => [actorId, personId]).filter((id) => id !== null);
	const keys = await findKeys(sql, master, tenantId, persons);
	return rows.map(({ actorSealed, personId, personSealed, before, after, ...row }) => {
		const actor = unseal(keys, tenantId, row.actorId, actorSealed);
		const person = unseal(keys, tenantId, personId, personSealed);
		return {
			...row,
			actorEmail: text(actor?.email),
			actorAddress: text(actor?.address),
			before: merged(before, person?.before),
			after: merged(after, person?.after),
			erased: personSealed !== null && person === undefined,
		};
	});
}

export async function countChanges(sql: Sql, tenantId: string, wanted: Matched): Promise<number> {
	const [row] = await sql<{ total: number }[]>`
		select count(*)::int as total from audit_log where ${matching(sql, tenantId, wanted)}`;
	return row?.total ?? 0;
}

const latest = 5000;

/** Who has changed something lately: of the latest entries alone, as the log only grows. */
export async function findLateActors(sql: Sql, tenantId: string): Promise<string[]> {
	const rows = await sql<{ actorId: string }[]>`
		select distinct actor_id from (
			select actor_id from audit_log where tenant_id = ${tenantId} order by id desc limit ${latest}
		) as entries where actor_id is not null`;
	return rows.map(({ actorId }) => actorId);
}
