// The copy of what was released, for a design that is ordered again: printed if it still looks as it did, else looked at anew.
import { canonicalJson } from '../../../rules/designs/canonical.ts';
import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import { preflightProof } from '../../../rules/designs/preflight-proof.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { Inspection } from '../../../rules/printing/inspection.ts';
import { checkRelease } from '../../../rules/printing/print-data.ts';
import type { DesignChange } from '../../integrations/design/port.ts';
import { holdDraft } from '../drafts/find-drafts.ts';
import { findArtwork } from '../pictures/find-artwork.ts';
import { loadWork } from '../rendering/load-work.ts';
import { findSeries } from '../rows/find-series.ts';
import type { ReleasedCopy } from './find-released-copy.ts';
import { readShape, renderLowRes } from './low-res.ts';
import { type MadeCopy, makeCopy } from './make-copy.ts';
import type { OpenAccount } from './open-account.ts';
import { inspectProof } from './proof/inspect-proof.ts';
import type { ProofShape } from './proof/proof-document.ts';
import { fitsProduct, freezeProof, insertProofRelease } from './release.ts';
import type { ReplicaParts } from './replicate.ts';
import { receivePages, saveChecked } from './save-proof.ts';

/** When data comes and what it costs is no matter of printing. */
const printedAs = ({ dataRequirement: _when, countsRowsTogether: _price, ...printed }: PrintSpecification): string =>
	canonicalJson(printed);

interface Target {
	designId: string;
	/** At the provider. */
	owner: string;
}

/** What it shows is taken over where it is not what was released, or where its pictures are somebody else's. @returns whether it looks as it did */
async function saveCopy(
	{ services, tenantId, userId }: ReplicaParts,
	released: ReleasedCopy,
	designId: string,
	{ copy, shape, inspection }: { copy: MadeCopy; shape: ProofShape; inspection: Inspection },
): Promise<boolean> {
	const { inTenant } = services.database;
	const ids = pictureIdsOf(released.document);
	const hasPictures = await inTenant(
		tenantId,
		async (sql) => (await findArtwork(sql, tenantId, userId, ids)).size === ids.length,
	);
	const isKnown = copy.sha256 === released.lowResSha256 && shape.variant === released.variantId;
	const rendered = isKnown && hasPictures ? undefined : await renderLowRes(tenantId, copy, shape);
	const isSame = isKnown || rendered?.artworkSha256 === released.artworkSha256;
	const pictures =
		rendered && !(isSame && hasPictures) ? await receivePages(services, { tenantId, userId }, rendered) : undefined;
	const artworkSha256 = rendered?.artworkSha256 ?? released.artworkSha256;
	await inTenant(tenantId, (sql) =>
		saveChecked(sql, tenantId, designId, {
			...{ shape, artworkSha256, findings: released.findings },
			artwork: pictures && { sha256: artworkSha256, pictures },
			copy: { id: copy.id, lowResSha256: copy.sha256, lowResSize: copy.bytes.length, inspection },
		}),
	);
	return isSame;
}

/** @throws PrintformerFailure, UnreadableProof @returns nothing: it is released already, unless its owner has yet to confirm what was printed */
export async function copyReleased(
	parts: ReplicaParts,
	account: OpenAccount,
	released: ReleasedCopy,
	{ designId, owner }: Target,
): Promise<DesignChange[]> {
	const { services, stores, tenantId, userId } = parts;
	const { inTenant } = services.database;
	const copy = await makeCopy(services, account, { tenantId, designId, revision: 0, hash: released.hash, owner });
	const shape = await readShape(account.client, copy);
	const inspection =
		(copy.sha256 === released.lowResSha256 && released.inspection) || (await inspectProof(tenantId, copy.bytes));
	const isSame = await saveCopy(parts, released, designId, { copy, shape, inspection });
	const { draft, loaded, series } = await inTenant(tenantId, async (sql) => {
		const design = await holdDraft(sql, tenantId, userId, designId);
		const rows = await findSeries(sql, tenantId, designId);
		return { draft: design, series: rows, loaded: await loadWork(sql, stores, tenantId, design) };
	});
	const { specification } = loaded;
	const isPrintedAlike =
		specification !== undefined &&
		printedAs(specification) === printedAs(released.specification) &&
		fitsProduct(draft, specification, shape);
	const changes: DesignChange[] = [
		...(isSame ? [] : [{ reason: 'template' } as const]),
		...(isPrintedAlike ? [] : [{ reason: 'specification' } as const]),
	];
	if (changes.length > 0 || released.isUnconfirmed || !specification) return changes;
	const { intent, acceptedCodes } = released;
	const { errors, open } = checkRelease(
		preflightProof({ inspection, pages: shape.pages, intent }, specification),
		acceptedCodes,
	);
	// Of before proofs were checked: its owner has never seen what is found in it.
	if (errors.length > 0 || open.length > 0) return [];
	const content = await freezeProof(draft, series, loaded);
	await inTenant(tenantId, async (sql) => {
		const design = await holdDraft(sql, tenantId, userId, designId);
		const frozen = { id: copy.id, lowResSha256: copy.sha256, findings: released.findings };
		await insertProofRelease(sql, tenantId, { design, content, copy: frozen, acceptedCodes, userId });
	});
	return [];
}
