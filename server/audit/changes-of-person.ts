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
}

interface KnownChange extends Pick<Row, 'at' | 'action' | 'entityType' | 'entityId'> {
	/** Where they did it from; only for what they did themselves. */
	byThisPerson?: Record<string, unknown>;
	/** Their own values before and after. */
	values?: Record<string, unknown>;
}

export async function changesOf(sql: Sql, master: Buffer, tenantId: string, personId: string): Promise<KnownChange[]> {
	const rows = await sql<Row[]>`
		select at, action, entity_type, entity_id, actor_id, actor_sealed, person_id, person_sealed from audit_log
		where tenant_id = ${tenantId} and (actor_id = ${personId} or person_id = ${personId}) order by id`;
	const keys = await findKeys(sql, master, tenantId, [personId]);
	return rows.map(({ at, action, entityType, entityId, actorId, actorSealed, personId: about, personSealed }) => {
		const byThisPerson = unseal(keys, tenantId, actorId, actorSealed);
		const values = unseal(keys, tenantId, about, personSealed);
		return { at, action, entityType, entityId, ...(byThisPerson && { byThisPerson }), ...(values && { values }) };
	});
}
