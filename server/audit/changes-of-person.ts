// What the log holds of a person: what they did, and what was done to their own values. Nothing of others.
import type { Sql } from '../database/connection.ts';
import { findKeys, unseal } from './seal.ts';

interface Row {
	at: Date;
	action: string;
	entityType: string;
	entityId: string;
	actorId: string | null;
	actorSealed: string | null;
	personId: string | null;
	personSealed: string | null;
	/** The tenant that it was written as. */
	source: string;
}

interface KnownChange extends Pick<Row, 'at' | 'action' | 'entityType' | 'entityId'> {
	/** Where they did it from; only for what they did themselves. */
	byThisPerson?: Record<string, unknown>;
	/** Their own values before and after. */
	values?: Record<string, unknown>;
}

export async function changesOf(sql: Sql, master: Buffer, tenantId: string, personId: string): Promise<KnownChange[]> {
	// Also of logs that the shop brought along: what is sealed in them names the shop as it was.
	const rows = await sql<Row[]>`
		select at, action, entity_type, entity_id, actor_id, actor_sealed, person_id, person_sealed, tenant_id as source, id
		from audit_log
		where tenant_id = ${tenantId} and (actor_id = ${personId} or person_id = ${personId})
		union all
		select e.at, e.action, e.entity_type, e.entity_id, e.actor_id, e.actor_sealed, e.person_id, e.person_sealed,
			a.source_tenant_id, e.id
		from audit_archive_entries e join audit_archives a on a.tenant_id = e.tenant_id and a.id = e.archive_id
		where e.tenant_id = ${tenantId} and (e.actor_id = ${personId} or e.person_id = ${personId})
		order by id`;
	const keys = await findKeys(sql, master, tenantId, [personId]);
	return rows.map(
		({ at, action, entityType, entityId, actorId, actorSealed, personId: about, personSealed, source }) => {
			const byThisPerson = unseal(keys, source, actorId, actorSealed);
			const values = unseal(keys, source, about, personSealed);
			return { at, action, entityType, entityId, ...(byThisPerson && { byThisPerson }), ...(values && { values }) };
		},
	);
}
