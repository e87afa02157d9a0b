// Opening a page for editing: its draft, what can be undone, and whether it is this tab that may change it.
import { definitions, migrations } from '../../../blocks/registry.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { stepsHandedOut } from '../../../rules/pages/editing-limits.ts';
import type { LoggedStep } from '../../../rules/pages/history.ts';
import type { Operation } from '../../../rules/pages/operations.ts';
import { upgradePage } from '../../../rules/pages/upgrade.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { currentDocument } from '../page-documents.ts';
import { type EditedPage, findEdited, lockPage } from './edited-page.ts';
import { describeEditor, findLease, holdLease, isOwn, type PageEditor } from './lease.ts';
import { keepVersion } from './versions.ts';

interface OpenedStep extends LoggedStep {
	operations: Operation[];
	inverses: Operation[];
}

export interface OpenPage {
	page: EditedPage;
	document: PageDocument;
	revision: number;
	/** The last ones, oldest first. */
	steps: OpenedStep[];
	mine: boolean;
	/** Who holds it where that is not this tab. */
	editor: PageEditor | null;
}

/** What a step would bring back may be of an older shape by now. */
function current(operation: Operation): Operation {
	if (operation.do === 'whole') return { ...operation, document: currentDocument(operation.document) };
	if (operation.do !== 'insert' && operation.do !== 'replace') return operation;
	const page = { sections: [operation.section], seo: { texts: {}, image: null, index: true } };
	const [section = operation.section] = upgradePage(page, definitions, migrations).sections;
	return { ...operation, section };
}

async function lastSteps(sql: Sql, tenantId: string, pageId: string): Promise<OpenedStep[]> {
	const rows = await sql<OpenedStep[]>`
		select revision, kind, of_revision as of, operations, inverses from page_steps
		where tenant_id = ${tenantId} and page_id = ${pageId}
		order by revision desc limit ${stepsHandedOut}`;
	return rows.reverse().map((step) => ({
		...step,
		operations: step.operations.map(current),
		inverses: step.inverses.map(current),
	}));
}

interface Opening {
	page: string;
	client: string;
	/** Even if another editor has it. */
	takeOver: boolean;
}

export async function openPage(sql: Sql, caller: Caller, { page: id, client, takeOver }: Opening): Promise<OpenPage> {
	const { tenant } = caller;
	const { draft, revision } = await lockPage(sql, tenant.id, id);
	const lease = await findLease(sql, tenant.id, id);
	const others = lease?.held && !isOwn(lease, caller, client) ? lease : undefined;
	if (others && takeOver) {
		const kept = { pageId: id, revision, document: draft, reason: 'takenOver', userId: others.userId } as const;
		await keepVersion(sql, tenant.id, kept);
	}
	const mine = !others || takeOver;
	if (mine) await holdLease(sql, caller, id, client);
	return {
		page: await findEdited(sql, tenant.id, { id }),
		document: currentDocument(draft),
		revision,
		steps: await lastSteps(sql, tenant.id, id),
		mine,
		editor: others && !mine ? await describeEditor(sql, caller, others) : null,
	};
}
