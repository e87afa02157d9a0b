// Templates on their way to a page: what is done, what is next, and what went wrong.
import type { WizardTranslation } from '../../../rules/pages/templates/apply-template.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

/** What is next; `end` is behind everything. */
type NextStage = 'layouts' | 'texts' | 'pictures' | 'end';

export interface WizardRun {
	id: string;
	pageId: string;
	userId: string | null;
	/** The tab in which the page is open meanwhile; its own id where there is none. */
	clientId: string;
	template: string;
	/** What the assistant shall write about; null where it is not asked. */
	prompt: string | null;
	/** Whether a template stands in for what the assistant could not write. */
	standsIn: boolean;
	stage: NextStage;
	state: 'running' | 'failed' | 'done';
	failure: string | null;
	translation: WizardTranslation | null;
	translated: string[];
	languages: string[];
	sections: number;
	pictures: number;
}

const columns = (sql: Sql) => sql`
	id, page_id, user_id, client_id, template, prompt, stands_in, stage, state, failure, translation, translated, languages, sections, pictures`;

/** A process that runs the same job at the same time waits here. */
export async function lockRun(sql: Sql, tenantId: string, id: string): Promise<WizardRun> {
	const [run] = await sql<WizardRun[]>`
		select ${columns(sql)} from page_wizards where tenant_id = ${tenantId} and id = ${id} for update`;
	if (!run) throw new Refused('NOT_FOUND');
	return run;
}

/** Those that no one has closed yet, newest first; of all pages, or of one. */
export const listRuns = (sql: Sql, tenantId: string, pageId: string | undefined): Promise<WizardRun[]> => sql<
	WizardRun[]
>`
	select ${columns(sql)} from page_wizards
	where tenant_id = ${tenantId} ${pageId ? sql`and page_id = ${pageId}` : sql``}
		and (state <> 'done' or updated_at > now() - interval '1 day')
	order by created_at desc, id limit 20`;

type Change = Partial<
	Pick<
		WizardRun,
		'stage' | 'state' | 'failure' | 'translation' | 'translated' | 'languages' | 'sections' | 'pictures' | 'standsIn'
	>
>;

/** Another process has done meanwhile what was about to be written. */
export class RunMoved extends Error {}

/** @throws RunMoved, which undoes the transaction */
export async function changeRun(sql: Sql, tenantId: string, run: WizardRun, change: Change): Promise<WizardRun> {
	const next = { ...run, ...change };
	const changed = await sql`
		update page_wizards set stage = ${next.stage}, state = ${next.state}, failure = ${next.failure},
			translation = ${next.translation}, translated = ${next.translated}::text[],
			languages = ${next.languages}::text[], sections = ${next.sections}, pictures = ${next.pictures}, stands_in = ${next.standsIn},
			updated_at = clock_timestamp()
		where tenant_id = ${tenantId} and id = ${run.id} and stage = ${run.stage} and state = ${run.state}
			and translated = ${run.translated}::text[]
		returning id`;
	if (changed.length === 0) throw new RunMoved('the template has gone on without this');
	return next;
}
