// Begins with a template: on a new page, or on one that is empty. The page itself is made here, so that a name or an address that
// cannot be is said at once; the rest is a job, so that it goes on when the tab is closed.
import { longestPrompt } from '../../../rules/assistant/tasks.ts';
import { newId } from '../../../rules/ids.ts';
import { pageTemplates } from '../../../rules/pages/templates/all-templates.ts';
import type { PageTemplate } from '../../../rules/pages/templates/template.ts';
import { actorOf, type Caller } from '../../accounts/services.ts';
import { countUse } from '../../assistant/count-use.ts';
import type { Sql } from '../../database/connection.ts';
import { describeEditor, editorId, isOwn } from '../../editing/lease.ts';
import { isTaken, Refused, refuseField } from '../../failure.ts';
import { sendJob } from '../../jobs/send-job.ts';
import { createPage, type NewPage } from '../editing/create-page.ts';
import { lockPage } from '../editing/edited-page.ts';
import { findPageLease, holdPageLease } from '../editing/lease.ts';
import { changeRun, lockRun, type WizardRun } from './runs.ts';

export const wizardJobName = 'pages.template';

export const findTemplate = (id: string): PageTemplate | undefined =>
	pageTemplates.find((template) => template.id === id);

/** @throws Refused */
export function usableTemplate(template: PageTemplate | undefined, kind: string): PageTemplate {
	if (!template || template.kind !== kind) throw new Refused('NOT_FOUND');
	if (template.plan.sections.length === 0) throw new Refused('TEMPLATE_EMPTY');
	return template;
}

/** In place of the id of a template: the assistant writes the page. */
const writtenTemplate = 'assistant';
/** What stands in for a page that the assistant could not write. */
export const fallbackTemplate = 'landingService';

export interface WantedWizard {
	template: string;
	/** What the assistant shall write about. */
	prompt?: string | undefined;
	/** An empty page, and the tab in which it is open, if it is; or what makes a new one. */
	on: { page: string; client: string | undefined } | Omit<NewPage, 'document'>;
}

/** The page belongs to no one else, and there is nothing on it that could be lost. */
async function refuseUnfit(sql: Sql, caller: Caller, page: string, client: string | undefined): Promise<string> {
	const { kind, draft } = await lockPage(sql, caller.tenant.id, page);
	const lease = await findPageLease(sql, caller.tenant.id, page);
	if (lease?.held && !(client && isOwn(lease, caller, client))) {
		const editor = await describeEditor(sql, caller, lease);
		throw new Refused('PAGE_HELD', editor.name, { name: editor.name, own: editor.own });
	}
	if (draft.sections.length > 0) throw new Refused('PAGE_NOT_EMPTY');
	return kind;
}

/** Counted as a prompt of the user, whatever comes of it. */
async function takeWish(sql: Sql, { tenant, user }: Caller, prompt = '', kind: string): Promise<string> {
	if (kind !== 'page') throw new Refused('NOT_FOUND');
	const wish = prompt.trim();
	if (wish === '' || wish.length > longestPrompt) throw refuseField('prompt');
	if (user) await countUse(sql, tenant, user.id, 'prompts');
	return wish;
}

const refuseSecond = (error: unknown): never => {
	throw isTaken(error) ? new Refused('TEMPLATE_UNDER_WAY') : error;
};

export async function beginWizard(
	sql: Sql,
	caller: Caller,
	{ template, prompt, on }: WantedWizard,
): Promise<WizardRun> {
	const { tenant, services } = caller;
	const id = newId();
	const existing = 'page' in on;
	const kind = existing ? await refuseUnfit(sql, caller, on.page, on.client) : on.kind;
	const wish = template === writtenTemplate ? await takeWish(sql, caller, prompt, kind) : null;
	if (wish === null) usableTemplate(findTemplate(template), kind);
	const pageId = existing ? on.page : (await createPage(sql, caller, { ...on, document: undefined })).id;
	const client = (existing && on.client) || id;
	if (client === id) await holdPageLease(sql, caller, pageId, id);
	await sql`
		insert into page_wizards (tenant_id, id, page_id, user_id, client_id, template, prompt, stage, state)
		values (${tenant.id}, ${id}, ${pageId}, ${editorId(caller)}, ${client}, ${template}, ${wish}, 'layouts', 'running')`.catch(
		refuseSecond,
	);
	await services.record(sql, tenant.id, actorOf(caller), {
		action: 'applyTemplate',
		entity: { type: 'page', id: pageId },
		after: { template },
	});
	await sendJob(sql, tenant.id, wizardJobName, { run: id });
	return lockRun(sql, tenant.id, id);
}

/** Tries the stage again at which it failed, or goes on without translations. */
export async function resumeWizard(sql: Sql, caller: Caller, id: string, skip: boolean): Promise<WizardRun> {
	const { tenant } = caller;
	const run = await lockRun(sql, tenant.id, id);
	if (run.state !== 'failed') return run;
	const without = skip && run.stage === 'texts' ? ({ stage: 'pictures', translation: 'skipped' } as const) : {};
	const next = await changeRun(sql, tenant.id, run, { state: 'running', failure: null, ...without });
	await sendJob(sql, tenant.id, wizardJobName, { run: id });
	return next;
}

/** An editor has seen how it ended; what is on the page stays there. One that is under way is not forgotten. */
export async function closeWizard(sql: Sql, { tenant }: Caller, id: string): Promise<boolean> {
	const closed = await sql`
		delete from page_wizards where tenant_id = ${tenant.id} and id = ${id} and state <> 'running' returning id`;
	return closed.length > 0;
}
