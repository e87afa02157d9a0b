// Reads a draft at the provider and takes over what has become of it. Callbacks and notifications only say when to look: lost, repeated or forged
// ones change nothing.
import type { ProofProblem } from '../../../rules/designs/printformer.ts';
import { Refused } from '../../failure.ts';
import { PrintformerFailure } from '../../integrations/printformer/problem.ts';
import type { PrintformerDraft } from '../../integrations/printformer/types.ts';
import { UntrustedWorkFailure } from '../../untrusted-work/task.ts';
import { findProviderDraft, openAccountOf, type ProviderDraft } from './find-draft.ts';
import { holdCheck } from './hold-check.ts';
import { downloadLowRes, type LowRes, readShape, renderLowRes } from './low-res.ts';
import { makeCopy } from './make-copy.ts';
import type { OpenAccount } from './open-account.ts';
import { inspectProof } from './proof/inspect-proof.ts';
import type { ProofShape } from './proof/proof-document.ts';
import { type RenderedProof, UnreadableProof } from './proof/proof-work.ts';
import { problemOf } from './provider-refusal.ts';
import { receivePages, saveChecked, saveFindings } from './save-proof.ts';
import type { PrintformerServices } from './services.ts';

interface Work {
	services: PrintformerServices;
	tenantId: string;
	draft: ProviderDraft & { hash: string; userId: string };
	signal: AbortSignal | undefined;
	isPreview: boolean;
}

interface KnownCopy {
	lowResSha256: string;
	artworkSha256: string;
	variantId: number | null;
}

/** Of the revision that there is; what was sent back needs another one, also without a change. */
const findCopy = ({ services, tenantId, draft }: Work): Promise<KnownCopy | undefined> =>
	services.database.inTenant(tenantId, async (sql) => {
		const [copy] = await sql<KnownCopy[]>`
			select low_res_sha256, artwork_sha256, variant_id from printformer_copies
			where tenant_id = ${tenantId} and design_id = ${draft.designId} and revision = ${draft.revision}
				and low_res_sha256 is not null and (release_id is null and inspection is not null or release_id = ${draft.releaseId})
			order by created_at desc, id desc limit 1`;
		return copy;
	});

interface Read {
	account: OpenAccount;
	found: PrintformerDraft;
	shape: ProofShape;
	lowRes: LowRes;
}

async function read({ services, tenantId, draft, signal }: Work): Promise<Read> {
	const account = await openAccountOf(services, tenantId, draft.account, signal);
	const found = await account.client.readDraft(draft.hash);
	try {
		const shape = await readShape(account.client, found);
		return { account, found, shape, lowRes: await downloadLowRes(account.client, draft.hash) };
	} catch (error) {
		// The draft is there, and its file is not: nothing was uploaded yet.
		if (error instanceof PrintformerFailure && error.problem.kind === 'notFound') throw new EmptyDraft();
		throw error;
	}
}

class EmptyDraft extends Error {}

/** Nothing of the draft itself is shown: a copy that is made of it is. */
async function copyArtwork(work: Work, { account, shape: before, lowRes }: Read, rendered: RenderedProof) {
	const { services, tenantId, draft, signal } = work;
	const { designId, hash, owner } = draft;
	const isNew = rendered.artworkSha256 !== draft.artworkSha256;
	const revision = draft.revision + (isNew ? 1 : 0);
	const copy = await makeCopy(services, account, { tenantId, designId, revision, hash, owner });
	const isSame = copy.sha256 === lowRes.sha256 && copy.variant === before.variant;
	const shape = isSame ? before : await readShape(account.client, copy);
	const shown = isSame ? rendered : await renderLowRes(tenantId, copy, shape, signal);
	const { id, sha256: lowResSha256, bytes } = copy;
	const inspection = await inspectProof(tenantId, bytes, signal);
	return { shape, shown, copy: { id, lowResSha256, lowResSize: bytes.length, inspection } };
}

async function check(work: Work): Promise<void> {
	const { services, tenantId, draft, signal, isPreview } = work;
	const { designId } = draft;
	const done = await read(work);
	const { findings } = done.found;
	const known = await findCopy(work);
	const finish = () => services.database.inTenant(tenantId, (sql) => saveFindings(sql, tenantId, designId, findings));
	const isKnown = known?.lowResSha256 === done.lowRes.sha256 && known.variantId === done.shape.variant;
	if (isKnown && known.artworkSha256 === draft.artworkSha256) return finish();
	const rendered = await renderLowRes(tenantId, done.lowRes, done.shape, signal);
	const isSame = rendered.artworkSha256 === draft.artworkSha256;
	if (isSame && (known || isPreview)) return finish();
	const { shape, shown, copy } = isPreview
		? { shape: done.shape, shown: rendered, copy: undefined }
		: await copyArtwork(work, done, rendered);
	const { artworkSha256 } = shown;
	const artwork =
		artworkSha256 === draft.artworkSha256
			? undefined
			: {
					sha256: artworkSha256,
					pictures: await receivePages(services, { tenantId, userId: draft.userId }, shown, signal),
				};
	await services.database.inTenant(tenantId, (sql) =>
		saveChecked(sql, tenantId, designId, { shape, artwork, artworkSha256, copy, findings }),
	);
}

/** @returns undefined for what is no matter of the draft or the provider */
function findProblem(error: unknown): ProofProblem | undefined {
	if (error instanceof EmptyDraft) return 'empty';
	if (error instanceof UnreadableProof) return error.isTooLarge ? 'tooLarge' : 'unreadable';
	if (error instanceof PrintformerFailure) return error.problem.kind === 'aborted' ? undefined : problemOf(error);
	return error instanceof Refused ? (error.facts?.problem as ProofProblem | undefined) : undefined;
}

/** A proof that there is stays while the provider is away: it can be released, and is printed from its copy. */
async function saveProblem({ services, tenantId, draft }: Work, problem: ProofProblem): Promise<void> {
	await services.database.inTenant(
		tenantId,
		(sql) => sql`
			update printformer_drafts f set checked_at = now(), problem = ${problem}
			where f.tenant_id = ${tenantId} and f.design_id = ${draft.designId} and not (${problem} = 'unavailable' and exists (
				select from printformer_copies c join designs d on d.tenant_id = ${tenantId} and d.id = c.design_id
				where c.tenant_id = ${tenantId} and c.design_id = f.design_id and c.revision = d.revision
					and c.low_res_sha256 is not null and c.inspection is not null
			))`,
	);
}

/** Whether the same check may work a little later. */
const isPassing = (error: unknown): boolean =>
	(error instanceof PrintformerFailure && (error.isPassing || error.problem.kind === 'aborted')) ||
	error instanceof UntrustedWorkFailure ||
	(error instanceof Refused && error.code === 'BUSY');

export interface CheckOptions {
	/** Only to show it in lists: no copy is made that could be released. */
	isPreview?: boolean;
}

/**
 * What keeps a draft from being read is written down with it.
 * @throws PrintformerFailure, UntrustedWorkFailure, Refused BUSY: what may work a little later
 */
export async function checkDraft(
	services: PrintformerServices,
	tenantId: string,
	designId: string,
	signal?: AbortSignal,
	{ isPreview = false }: CheckOptions = {},
): Promise<void> {
	await holdCheck(services, { tenantId, designId, signal }, async () => {
		const draft = await services.database.inTenant(tenantId, (sql) => findProviderDraft(sql, tenantId, designId));
		if (!draft?.hash || draft.userId === null) return;
		const { hash, userId } = draft;
		const work = { services, tenantId, draft: { ...draft, hash, userId }, signal, isPreview };
		try {
			await check(work);
		} catch (error) {
			const problem = findProblem(error);
			if (problem) await saveProblem(work, problem);
			if (!problem || isPassing(error)) throw error;
			services.log.info({ tenantId, designId, problem }, 'a draft at printformer cannot be shown');
		}
	});
}
