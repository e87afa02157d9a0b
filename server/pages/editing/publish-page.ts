// What visitors see of a page from now on, or from a time on.
import type { PageDocument } from '../../../rules/pages/document.ts';
import { documentProblem } from '../../../rules/pages/validate.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import type { Actor, Recorder } from '../../audit/record-change.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { announceChange, holdTenant } from '../../tenants/announce-change.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { currentDocument, keepReferences, validationFor } from '../page-documents.ts';
import { type EditedPage, findEdited, type LockedPage, lockPage } from './edited-page.ts';
import { keepVersion } from './versions.ts';

export const publishJobName = 'pages.publish';

/** Words in a language that the shop has given up do no harm: no one asks for them. */
function validated(tenant: Tenant, { draft }: LockedPage): PageDocument {
	const document = currentDocument(draft);
	const problem = documentProblem(document, { ...validationFor(tenant), anyLanguage: true });
	if (problem) throw new Refused('PAGE_NOT_PUBLISHABLE', problem.fault, { problem });
	return document;
}

interface Publishing {
	tenant: Tenant;
	record: Recorder;
	actor: Actor;
}

/** The draft of a page that is locked. */
export async function publishDraft(sql: Sql, { tenant, record, actor }: Publishing, page: LockedPage): Promise<void> {
	const document = validated(tenant, page);
	const { id, revision } = page;
	const [before] = await sql<{ publishedRevision: number | null }[]>`
		select published_revision from pages where tenant_id = ${tenant.id} and id = ${id}`;
	await sql`
		update pages set published = ${JSON.stringify(document)}::text::jsonb, published_revision = ${revision},
			published_at = clock_timestamp(), publish_at = null
		where tenant_id = ${tenant.id} and id = ${id}`;
	await keepReferences(sql, tenant.id, id, [document]);
	await keepVersion(sql, tenant.id, { pageId: id, revision, document, reason: 'published', userId: actor.id });
	await record(sql, tenant.id, actor, {
		action: 'publishPage',
		entity: { type: 'page', id },
		before: { revision: before?.publishedRevision ?? null },
		after: { revision },
	});
	await announceChange(sql, tenant.id, 'content');
}

/** @param revision of the draft that the caller has looked at */
export async function publishPage(sql: Sql, caller: Caller, id: string, revision: number): Promise<EditedPage> {
	const { tenant, services } = caller;
	await holdTenant(sql, tenant.id);
	const page = await lockPage(sql, tenant.id, id);
	if (page.revision !== revision) throw new Refused('PAGE_CHANGED', undefined, { revision: page.revision });
	await publishDraft(sql, { tenant, record: services.record, actor: actorOf(caller) }, page);
	return findEdited(sql, tenant.id, { id });
}

/** @param at null: not any more */
export async function schedulePage(sql: Sql, caller: Caller, id: string, at: Date | null): Promise<EditedPage> {
	const { tenant, services } = caller;
	if (at && at.getTime() <= Date.now()) throw new Refused('PAGE_SCHEDULE_PAST');
	const page = await lockPage(sql, tenant.id, id);
	if (at) validated(tenant, page);
	const before = await findEdited(sql, tenant.id, { id });
	await sql`update pages set publish_at = ${at} where tenant_id = ${tenant.id} and id = ${id}`;
	if (at) await sendJob(sql, tenant.id, publishJobName, {}, { startAfter: at });
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'schedulePage',
		entity: { type: 'page', id },
		before: { publishAt: before.publishAt },
		after: { publishAt: at },
	});
	return findEdited(sql, tenant.id, { id });
}
