// Takes the steps of an editor of a page in, and keeps in step what follows from its draft.
import { definitions } from '../../../blocks/registry.ts';
import type { SentStep, TakenStep } from '../../../rules/editing/take-steps.ts';
import { feedAddresses } from '../../../rules/feeds/feed-choice.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import type { Operation } from '../../../rules/pages/operations.ts';
import { pageRules } from '../../../rules/pages/page-rules.ts';
import { picturesOf } from '../../../rules/pages/pictures.ts';
import type { PageProblem } from '../../../rules/pages/validate-part.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { applySteps, type ChangedDocument, changeDocument } from '../../editing/change-document.ts';
import type { Change, EditedKind, LockedDocument } from '../../editing/edited-document.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { currentDocument, keepReferences, validationFor } from '../page-documents.ts';
import { isChanged, type LockedPage, lockPage } from './edited-page.ts';
import { pageTables } from './page-tables.ts';
import { keepVersion } from './versions.ts';

export interface ChangedPage extends ChangedDocument {
	/** Whether the draft is another than what visitors see, then. */
	changed: boolean;
}

type PageChange = Change<PageDocument, Operation>;

/** Of pictures and feeds. */
const referencesOf = (document: PageDocument): string[] => [
	...picturesOf(document, definitions),
	...feedAddresses([document], definitions),
];

async function keepReferencesInStep(sql: Sql, tenantId: string, { before, document }: PageChange) {
	const [was, is] = [referencesOf(before.document), referencesOf(document)];
	if (was.length === is.length && was.every((one) => is.includes(one))) return;
	const [row] = await sql<{ published: PageDocument | null }[]>`
		select published from pages where tenant_id = ${tenantId} and id = ${before.id}`;
	await keepReferences(sql, tenantId, before.id, [document, row?.published ?? null]);
}

/** Everything at once takes the place of what an editor has built: that is kept. */
async function keepReplaced(sql: Sql, tenantId: string, { before, taken, userId }: PageChange) {
	const whole = taken.some(({ kind, operations }) => kind === 'do' && operations.some((one) => one.do === 'whole'));
	if (!whole || before.document.sections.length === 0) return;
	const { id: pageId, revision, document } = before;
	const kept = { pageId, revision, document, reason: 'beforeRestore', userId: userId ?? undefined } as const;
	await keepVersion(sql, tenantId, kept);
}

async function save(sql: Sql, tenantId: string, change: PageChange): Promise<void> {
	await keepReplaced(sql, tenantId, change);
	await sql`
		update pages set draft = ${JSON.stringify(change.document)}::text::jsonb, revision = ${change.revision},
			updated_at = now()
		where tenant_id = ${tenantId} and id = ${change.before.id}`;
	await keepReferencesInStep(sql, tenantId, change);
}

const pageKind = (tenant: Tenant): EditedKind<PageDocument, Operation, PageProblem> => ({
	tables: pageTables,
	rules: pageRules(validationFor(tenant)),
	codes: {
		takenOver: 'PAGE_TAKEN_OVER',
		gap: 'PAGE_STEP_GAP',
		refused: 'PAGE_STEP_REFUSED',
		tooLarge: 'PAGE_TOO_LARGE',
	},
	describeProblem: ({ fault }) => fault,
	readsLog: false,
	save,
});

const documentOf = ({ id, draft, revision }: LockedPage): LockedDocument<PageDocument> => ({
	id,
	document: currentDocument(draft),
	revision,
});

/** Whose steps they are. */
export interface Author {
	tenant: Tenant;
	userId: string | null;
}

/** Validates steps of one client, applies them to a page that is locked, and writes them down: all of them or none. */
export const takePageSteps = (
	sql: Sql,
	{ tenant, userId }: Author,
	page: LockedPage,
	client: string,
	steps: readonly SentStep[],
): Promise<TakenStep<Operation>[]> =>
	applySteps(sql, pageKind(tenant), { tenantId: tenant.id, userId, client }, documentOf(page), steps);

interface WantedChange {
	page: string;
	client: string;
	steps: unknown;
}

export async function changePage(sql: Sql, caller: Caller, { page: id, ...sent }: WantedChange): Promise<ChangedPage> {
	const { tenant } = caller;
	const page = await lockPage(sql, tenant.id, id);
	const result = await changeDocument(sql, pageKind(tenant), caller, documentOf(page), sent);
	const [found] = await sql<{ changed: boolean }[]>`
		select ${isChanged(sql)} as changed from pages p where p.tenant_id = ${tenant.id} and p.id = ${id}`;
	return { ...result, changed: found?.changed ?? true };
}
