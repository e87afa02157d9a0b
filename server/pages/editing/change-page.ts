// Takes the steps of an editor in: each once, in their order, all of a call or none. What does not fit is refused with its number, so
// that the editor can send what comes before it and keep the rest.
import { definitions } from '../../../blocks/registry.ts';
import { hasShape, isOneOf } from '../../../rules/pages/check-rich-text.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { largestDocument, maxStoredSteps, mostOperations, mostSteps } from '../../../rules/pages/editing-limits.ts';
import { isOperation, isStorable } from '../../../rules/pages/operation-shape.ts';
import { applyOperation, NotApplicable, type Operation } from '../../../rules/pages/operations.ts';
import { picturesOf } from '../../../rules/pages/pictures.ts';
import { operationProblem } from '../../../rules/pages/validate.ts';
import type { PageProblem, Validation } from '../../../rules/pages/validate-part.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { currentDocument, keepPictures, validationFor } from '../page-documents.ts';
import { isChanged, type LockedPage, lockPage } from './edited-page.ts';
import { editorId, findLease, holdLease, isOwn } from './lease.ts';
import { keepVersion } from './versions.ts';

interface SentStep {
	/** Of the tab, from 1 on. */
	number: number;
	kind: 'do' | 'undo' | 'redo';
	of: number | null;
	operations: unknown[];
}

interface TakenStep extends Omit<SentStep, 'operations'> {
	revision: number;
	operations: Operation[];
	inverses: Operation[];
}

export interface ChangedPage {
	revision: number;
	/** The last one of this tab that is taken in. */
	number: number;
	/** For each step that was sent, the revision that it made; 0 for one that is too long ago to know. */
	revisions: number[];
	/** Whether the draft is another than what visitors see, then. */
	changed: boolean;
}

const refused = (number: number | null, problem: PageProblem): Refused =>
	new Refused('PAGE_STEP_REFUSED', problem.fault, { number, problem });

const isCount = (value: unknown): boolean => Number.isInteger(value) && Number(value) > 0 && Number(value) < 2 ** 31;

const isStep = (value: unknown): value is SentStep =>
	hasShape(
		value,
		{
			number: isCount,
			kind: isOneOf(['do', 'undo', 'redo']),
			operations: (list) => Array.isArray(list) && list.length > 0 && list.length <= mostOperations,
		},
		{ of: (of) => of === null || isCount(of) },
	);

function readSteps(sent: unknown): SentStep[] {
	const list: unknown[] = Array.isArray(sent) ? sent : [];
	if (list.length === 0 || list.length > mostSteps) throw refused(null, { fault: 'shape' });
	const steps = list.map((step) => {
		if (!isStep(step)) throw refused(null, { fault: 'shape' });
		return { ...step, of: step.of ?? null };
	});
	const ascending = steps.every(({ number }, index) => index === 0 || number === (steps[index - 1]?.number ?? 0) + 1);
	if (!ascending) throw refused(null, { fault: 'shape' });
	return steps;
}

function applied(document: PageDocument, operation: unknown, number: number, validation: Validation) {
	if (!isOperation(operation)) throw refused(number, { fault: 'shape' });
	const problem = operationProblem(document, operation, validation);
	if (problem) throw refused(number, problem);
	if (!isStorable(operation)) throw refused(number, { fault: 'valueWrong' });
	try {
		return { operation, ...applyOperation(document, operation) };
	} catch (error) {
		throw error instanceof NotApplicable ? refused(number, { fault: 'shape' }) : error;
	}
}

/** Validates and applies each operation on what the ones before it have left. */
function take(page: LockedPage, steps: readonly SentStep[], validation: Validation) {
	let document = currentDocument(page.draft);
	const before = document;
	const taken = steps.map((step, index): TakenStep => {
		const operations: Operation[] = [];
		const inverses: Operation[] = [];
		for (const sent of step.operations) {
			const done = applied(document, sent, step.number, validation);
			document = done.document;
			operations.push(done.operation);
			inverses.unshift(done.inverse);
		}
		return { ...step, operations, inverses, revision: page.revision + index + 1 };
	});
	return { before, document, taken };
}

const bytesOf = (document: PageDocument): number => Buffer.byteLength(JSON.stringify(document));

interface Known {
	number: number;
	revision: number;
}

/** The last step of this tab, and those of it that were sent again. */
const findKnown = (sql: Sql, tenantId: string, pageId: string, client: string, from: number): Promise<Known[]> =>
	sql<Known[]>`
		(
			select number, revision from page_steps
			where tenant_id = ${tenantId} and page_id = ${pageId} and client_id = ${client} and number >= ${from}
		) union (
			select number, revision from page_steps
			where tenant_id = ${tenantId} and page_id = ${pageId} and client_id = ${client}
			order by number desc limit 1
		) order by number`;

/** Whose steps they are. */
export interface Author {
	tenant: Tenant;
	userId: string | null;
}

async function writeSteps(
	sql: Sql,
	{ tenant, userId }: Author,
	page: LockedPage,
	client: string,
	taken: readonly TakenStep[],
) {
	await sql`
		insert into page_steps (
			tenant_id, page_id, revision, client_id, number, user_id, kind, of_revision, operations, inverses
		)
		select ${tenant.id}::uuid, ${page.id}::uuid, r.revision, ${client}::uuid, r.number,
			${userId}::uuid, r.kind, r."of", r.operations, r.inverses
		from jsonb_to_recordset(${JSON.stringify(taken)}::text::jsonb)
			as r (revision int, number int, kind text, "of" int, operations jsonb, inverses jsonb)`;
	await sql`
		delete from page_steps where tenant_id = ${tenant.id} and page_id = ${page.id}
			and revision <= ${(taken.at(-1)?.revision ?? 0) - maxStoredSteps}`;
}

async function keepPicturesInStep(sql: Sql, tenantId: string, id: string, before: PageDocument, after: PageDocument) {
	const [was, is] = [picturesOf(before, definitions), picturesOf(after, definitions)];
	if (was.length === is.length && was.every((picture) => is.includes(picture))) return;
	const [row] = await sql<{ published: PageDocument | null }[]>`
		select published from pages where tenant_id = ${tenantId} and id = ${id}`;
	await keepPictures(sql, tenantId, id, [after, row?.published ?? null]);
}

/** Everything at once takes the place of what an editor has built: that is kept. */
async function keepReplaced(sql: Sql, author: Author, page: LockedPage, before: PageDocument, taken: TakenStep[]) {
	const whole = taken.some(({ kind, operations }) => kind === 'do' && operations.some((one) => one.do === 'whole'));
	if (!whole || before.sections.length === 0) return;
	const { id: pageId, revision } = page;
	const kept = {
		pageId,
		revision,
		document: before,
		reason: 'beforeRestore',
		userId: author.userId ?? undefined,
	} as const;
	await keepVersion(sql, author.tenant.id, kept);
}

/** Validates steps of one client, applies them to a page that is locked, and writes them down: all of them or none. */
export async function takeSteps(
	sql: Sql,
	author: Author,
	page: LockedPage,
	client: string,
	fresh: readonly SentStep[],
): Promise<TakenStep[]> {
	const { tenant } = author;
	const { before, document, taken } = take(page, fresh, validationFor(tenant));
	const size = bytesOf(document);
	if (size > largestDocument && size > bytesOf(before)) throw new Refused('PAGE_TOO_LARGE');
	if (taken.length === 0) return taken;
	await keepReplaced(sql, author, page, before, taken);
	await writeSteps(sql, author, page, client, taken);
	await sql`
		update pages set draft = ${JSON.stringify(document)}::text::jsonb, revision = ${page.revision + taken.length},
			updated_at = now()
		where tenant_id = ${tenant.id} and id = ${page.id}`;
	await keepPicturesInStep(sql, tenant.id, page.id, before, document);
	return taken;
}

interface Change {
	page: string;
	client: string;
	steps: unknown;
}

export async function changePage(sql: Sql, caller: Caller, { page: id, client, steps }: Change): Promise<ChangedPage> {
	const { tenant } = caller;
	const page = await lockPage(sql, tenant.id, id);
	const lease = await findLease(sql, tenant.id, id);
	if (!isOwn(lease, caller, client)) throw new Refused('PAGE_TAKEN_OVER');
	const sent = readSteps(steps);
	const first = sent[0]?.number ?? 1;
	const known = await findKnown(sql, tenant.id, id, client, first);
	const last = known.at(-1)?.number ?? 0;
	if (first > last + 1) throw new Refused('PAGE_STEP_GAP', String(last), { number: last });
	const fresh = sent.filter(({ number }) => number > last);
	const taken = await takeSteps(sql, { tenant, userId: editorId(caller) }, page, client, fresh);
	await holdLease(sql, caller, id, client);
	const [found] = await sql<{ changed: boolean }[]>`
		select ${isChanged(sql)} as changed from pages p where p.tenant_id = ${tenant.id} and p.id = ${id}`;
	const revision = page.revision + taken.length;
	const made = new Map([...known, ...taken].map((step) => [step.number, step.revision]));
	return {
		revision,
		number: Math.max(last, sent.at(-1)?.number ?? last),
		revisions: sent.map(({ number }) => made.get(number) ?? 0),
		changed: found?.changed ?? true,
	};
}
