// Opening a page for editing: its draft, what can be undone, and whether it is this tab that may change it.
import { definitions, migrations } from '../../../blocks/registry.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import type { Operation } from '../../../rules/pages/operations.ts';
import { upgradePage } from '../../../rules/pages/upgrade.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { type OpenedDocument, openDocument } from '../../editing/open-document.ts';
import { currentDocument } from '../page-documents.ts';
import { type EditedPage, findEdited, lockPage } from './edited-page.ts';
import { pageTables } from './page-tables.ts';
import { keepVersion } from './versions.ts';

export interface OpenPage extends OpenedDocument<Operation> {
	page: EditedPage;
	document: PageDocument;
	revision: number;
}

/** What a step would bring back may be of an older shape by now. */
function current(operation: Operation): Operation {
	if (operation.do === 'whole') return { ...operation, document: currentDocument(operation.document) };
	if (operation.do !== 'insert' && operation.do !== 'replace') return operation;
	const page = { sections: [operation.section], seo: { texts: {}, image: null, index: true } };
	const [section = operation.section] = upgradePage(page, definitions, migrations).sections;
	return { ...operation, section };
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
	const opened = await openDocument<Operation>(sql, pageTables, caller, {
		id,
		client,
		takeOver,
		keepTakenOver: (userId) =>
			keepVersion(sql, tenant.id, { pageId: id, revision, document: draft, reason: 'takenOver', userId }),
	});
	return {
		...opened,
		steps: opened.steps.map((step) => ({
			...step,
			operations: step.operations.map(current),
			inverses: step.inverses.map(current),
		})),
		page: await findEdited(sql, tenant.id, { id }),
		document: currentDocument(draft),
		revision,
	};
}
