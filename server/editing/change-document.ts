// Takes the steps of an editor in: each once, in their order, all of a call or none. What does not fit is refused with its number, so
// that the editor can send what comes before it and keep the rest.
import { largestDocument } from '../../rules/editing/editing-limits.ts';
import { readSteps, type SentStep, StepRefused, type TakenStep, takeSteps } from '../../rules/editing/take-steps.ts';
import type { Caller } from '../accounts/services.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { EditedKind, LockedDocument } from './edited-document.ts';
import { editorId, findLease, holdLease, isOwn } from './lease.ts';
import { findKnownSteps, findLoggedSteps, writeSteps } from './step-log.ts';

/** Whose steps they are. */
export interface StepAuthor {
	tenantId: string;
	userId: string | null;
	/** The tab, or what else numbers them. */
	client: string;
}

const bytesOf = (document: unknown): number => Buffer.byteLength(JSON.stringify(document));

const revisionsNamed = (steps: readonly SentStep[]): number[] => [...new Set(steps.flatMap(({ of }) => of ?? []))];

/** Validates steps of one client, applies them to a document that is locked, and writes them down: all of them or none. */
export async function applySteps<Document, Operation, Problem>(
	sql: Sql,
	kind: EditedKind<Document, Operation, Problem>,
	{ tenantId, userId, client }: StepAuthor,
	locked: LockedDocument<Document>,
	fresh: readonly SentStep[],
): Promise<TakenStep<Operation>[]> {
	if (fresh.length === 0) return [];
	const { id, document: before, revision } = locked;
	const named = { id, revisions: kind.readsLog ? revisionsNamed(fresh) : [] };
	const log = await findLoggedSteps<Operation>(sql, kind.tables, tenantId, named);
	const { document, taken } = takeAll(kind, { document: before, revision, rules: kind.rules, log }, fresh);
	const size = bytesOf(document);
	if (size > largestDocument && size > bytesOf(before)) throw new Refused(kind.codes.tooLarge);
	await writeSteps(sql, kind.tables, tenantId, { id, client, userId, taken });
	await kind.save(sql, tenantId, { before: locked, document, revision: revision + taken.length, taken, userId });
	return taken;
}

function takeAll<Document, Operation, Problem>(
	kind: EditedKind<Document, Operation, Problem>,
	on: Parameters<typeof takeSteps<Document, Operation, Problem>>[1],
	steps: readonly SentStep[],
) {
	try {
		return takeSteps(steps, on);
	} catch (error) {
		if (!(error instanceof StepRefused)) throw error;
		throw refuse(kind, error.number, error.problem as Problem);
	}
}

const refuse = <Problem>(
	{ codes, describeProblem }: Pick<EditedKind<unknown, unknown, Problem>, 'codes' | 'describeProblem'>,
	number: number | null,
	problem: Problem,
): Refused => new Refused(codes.refused, describeProblem(problem), { number, problem });

export interface ChangedDocument {
	revision: number;
	/** The last one of this tab that is taken in. */
	number: number;
	/** For each step that was sent, the revision that it made; 0 for one that is too long ago to know. */
	revisions: number[];
}

/** Of a document that is locked, by the tab that holds it. */
export async function changeDocument<Document, Operation, Problem>(
	sql: Sql,
	kind: EditedKind<Document, Operation, Problem>,
	caller: Caller,
	locked: LockedDocument<Document>,
	{ client, steps }: { client: string; steps: unknown },
): Promise<ChangedDocument> {
	const { tenant } = caller;
	const { tables, codes, rules } = kind;
	const { id, revision } = locked;
	if (!isOwn(await findLease(sql, tables, tenant.id, id), caller, client)) throw new Refused(codes.takenOver);
	const sent = readSteps(steps);
	if (!sent) throw refuse(kind, null, rules.notApplicable);
	const first = sent[0]?.number ?? 1;
	const known = await findKnownSteps(sql, tables, tenant.id, { id, client, from: first });
	const last = known.at(-1)?.number ?? 0;
	if (first > last + 1) throw new Refused(codes.gap, String(last), { number: last });
	const fresh = sent.filter(({ number }) => number > last);
	const author = { tenantId: tenant.id, userId: editorId(caller), client };
	const taken = await applySteps(sql, kind, author, locked, fresh);
	await holdLease(sql, tables, caller, { id, client });
	const made = new Map([...known, ...taken].map((step) => [step.number, step.revision]));
	return {
		revision: revision + taken.length,
		number: Math.max(last, sent.at(-1)?.number ?? last),
		revisions: sent.map(({ number }) => made.get(number) ?? 0),
	};
}
