// Writes a change into the log, in the transaction that makes it: both happen, or neither.
import type { AuditAction } from '../../rules/audit/audit-actions.ts';
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../database/connection.ts';
import { sendJob } from '../jobs/send-job.ts';
import { seal } from './seal.ts';

export interface Actor {
	/** Who and what is read of them; undefined: the system, or a user who was not signed in. */
	id: string | undefined;
	email: string | null;
	/** Where the call came from. */
	address: string | undefined;
	requestId: string | undefined;
}

interface Change {
	/** In the words of the API: createUser, deleteRole. Each has its text in the group `auditActions`. */
	action: AuditAction;
	entity: { type: string; id: string };
	/** What is different now. Nothing of a person, and no secret, belongs in here. */
	before?: object | undefined;
	after?: object | undefined;
	/** Values of a person: kept under that person's key. */
	person?: { id: string; before?: object | undefined; after?: object | undefined } | undefined;
}

/** Writes for one call; the composition root knows the key. */
export type Recorder = (sql: Sql, tenantId: string, actor: Actor, change: Change) => Promise<void>;

export const chainJob = 'audit.chain';

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value));

export const recorder =
	(master: Buffer): Recorder =>
	async (sql, tenantId, actor, { action, entity, before, after, person }) => {
		const { id: actorId, email, address, requestId } = actor;
		const actorSealed = actorId ? await seal(sql, master, tenantId, actorId, { email, address }) : null;
		const values = person && { before: person.before, after: person.after };
		const personSealed = person && values ? await seal(sql, master, tenantId, person.id, values) : null;
		await sql`
			insert into audit_log (
				tenant_id, id, actor_id, actor_sealed, request_id, action, entity_type, entity_id, before, after,
				person_id, person_sealed
			) values (
				${tenantId}, ${newId()}, ${actorId ?? null}, ${actorSealed}, ${requestId ?? null}, ${action}, ${entity.type},
				${entity.id}, ${json(before)}::text::jsonb, ${json(after)}::text::jsonb, ${person?.id ?? null}, ${personSealed}
			)`;
		await sendJob(sql, tenantId, chainJob, {});
	};
