// How an import is begun by a person and done by a job. A process that is killed leaves the rest to the next one; what fails for good
// is said to have failed.
import type { AuditAction } from '../../../rules/audit/audit-actions.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';

import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { JobContext } from '../../jobs/define-job.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { type FileImport, findImport, importOwner, type Owner } from './imports.ts';
import { failImport } from './running-imports.ts';

export interface ImportToRun {
	importId: string;
}

interface Begun {
	kind: Owner['kind'];
	job: string;
	/** How the audit log calls what is done and what it is done with. */
	action: AuditAction;
	entity: string;
	byAdmin?: boolean;
}

export async function beginImport(
	sql: Sql,
	caller: Caller,
	id: string,
	{ kind, job, action, entity, byAdmin = false }: Begun,
): Promise<FileImport> {
	const { tenant, services } = caller;
	const owner = importOwner(caller, kind);
	const begun = await sql`
		update text_imports set state = 'applying', by_admin = ${byAdmin}
		where tenant_id = ${tenant.id} and user_id = ${owner.userId} and kind = ${kind} and id = ${id} and state = 'checked'
		returning id`;
	const found = await findImport(sql, owner, id);
	if (!found) throw new Refused('NOT_FOUND');
	// Pressed twice: it is being done, or has been.
	if (begun.length === 0) return found;
	await services.record(sql, tenant.id, actorOf(caller), {
		action,
		entity: { type: entity, id },
		after: {
			file: found.fileName,
			added: found.added,
			changed: found.changed,
			...(found.about ? { about: found.about, removed: found.removed } : {}),
		},
	});
	await sendJob(sql, tenant.id, job, { importId: id } satisfies ImportToRun);
	return found;
}

/** @param work says whether there may be more */
export async function runImport(
	{ tenantId, payload: { importId }, inTenant, attempt }: JobContext<ImportToRun>,
	work: () => Promise<boolean>,
): Promise<void> {
	try {
		while (await work());
	} catch (error) {
		if (attempt.last) await inTenant((sql) => failImport(sql, tenantId, importId));
		throw error;
	}
}
