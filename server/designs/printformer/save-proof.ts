// Writes what a draft at the provider has become: its proof as the document of the design, and the copy that can be released.

import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import { usualSpecification } from '../../../rules/designs/print-specification.ts';
import type { ProviderFinding } from '../../../rules/designs/printformer.ts';
import { hasOwnPages } from '../../../rules/designs/product-design.ts';
import type { Inspection } from '../../../rules/printing/inspection.ts';
import type { Sql } from '../../database/connection.ts';
import { findSpecification } from '../../printing/specification/find-specification.ts';
import { dropPictures } from '../pictures/picture-files.ts';
import { receiveBytes } from '../pictures/receive-picture.ts';
import { writeSeries } from '../rows/write-series.ts';
import { findProviderDraft, type ProviderDraft } from './find-draft.ts';
import { buildProof, type ProofPicture, type ProofShape } from './proof/proof-document.ts';
import type { RenderedProof } from './proof/proof-work.ts';
import type { PrintformerServices } from './services.ts';

/** They are the shopper's own, as a design shows no others. @throws RefusedPicture, Refused BUSY */
export async function receivePages(
	{ database, store }: Pick<PrintformerServices, 'database' | 'store'>,
	{ tenantId, userId }: { tenantId: string; userId: string },
	{ pictures }: RenderedProof,
	signal?: AbortSignal,
): Promise<ProofPicture[]> {
	const inTenant = <T>(work: (sql: Sql) => Promise<T>) => database.inTenant(tenantId, work);
	const received: ProofPicture[] = [];
	for (const [index, { bytes, width, height }] of pictures.entries()) {
		const upload = { tenantId, userId, name: `proof ${index + 1}`, bytes, signal };
		const { id } = await receiveBytes({ inTenant, store }, upload);
		received.push({ id, width, height });
	}
	return received;
}

interface NewArtwork {
	artworkSha256: string;
	shape: ProofShape;
	pictures: readonly ProofPicture[];
}

/** Takes the release back. @returns the revision that shows it */
async function saveArtwork(
	sql: Sql,
	tenantId: string,
	{ designId, productId, document: before }: ProviderDraft,
	{ artworkSha256, shape, pictures }: NewArtwork,
): Promise<number> {
	const found = await findSpecification(sql, tenantId, productId);
	const { document, series } = buildProof(found?.specification ?? usualSpecification, shape, pictures);
	const [row] = await sql<{ revision: number }[]>`
		update designs set document = ${JSON.stringify(document)}::text::jsonb, revision = revision + 1, release_id = null,
			series_rows = null, updated_at = now()
		where tenant_id = ${tenantId} and id = ${designId} returning revision`;
	await sql`delete from design_series where tenant_id = ${tenantId} and design_id = ${designId}`;
	if (series.rows.length > 0) await writeSeries(sql, tenantId, designId, series);
	await sql`
		update printformer_drafts set artwork_sha256 = ${artworkSha256}
		where tenant_id = ${tenantId} and design_id = ${designId}`;
	const replaced = pictureIdsOf(before);
	if (replaced.length > 0) await dropPictures(sql, tenantId, sql`p.id = any(${replaced}::uuid[])`);
	return row?.revision ?? 0;
}

/** The provider does not say how large the pages of a template are: a draft of it shows that. */
async function savePageSize(
	sql: Sql,
	tenantId: string,
	{ account, template }: ProviderDraft,
	{ width, height }: ProofPicture,
): Promise<void> {
	await sql`
		update printformer_templates set page_width = ${width}, page_height = ${height}
		where tenant_id = ${tenantId} and account = ${account} and identifier = ${template}
			and (page_width, page_height) is distinct from (${width}, ${height})`;
}

/** @returns its name, as the template was synchronised; null: none was chosen */
async function saveVariant(
	sql: Sql,
	tenantId: string,
	{ designId, account, template }: ProviderDraft,
	{ variant: id }: ProofShape,
): Promise<string | null> {
	const [found] = await sql<{ name: string }[]>`
		select v ->> 'name' as name from printformer_templates t, jsonb_array_elements(t.variants) v
		where t.tenant_id = ${tenantId} and t.account = ${account} and t.identifier = ${template} and (v ->> 'id')::int = ${id}`;
	const name = id === null ? null : found?.name.slice(0, 200) || String(id);
	await sql`
		update designs set variant = ${name}
		where tenant_id = ${tenantId} and id = ${designId} and variant is distinct from ${name}`;
	return name;
}

interface FoundCopy {
	id: string;
	lowResSha256: string;
	lowResSize: number;
	inspection: Inspection;
}

interface Checked {
	shape: ProofShape;
	/** Undefined: it is as it was. */
	artwork: { sha256: string; pictures: readonly ProofPicture[] } | undefined;
	artworkSha256: string;
	/** Undefined: nothing that could be released. */
	copy: FoundCopy | undefined;
	findings: readonly ProviderFinding[];
}

/** Where the draft was changed meanwhile the next check finds it: what is saved is what was read, and its copy. */
export async function saveChecked(
	sql: Sql,
	tenantId: string,
	designId: string,
	{ shape, artwork, artworkSha256, copy, findings }: Checked,
): Promise<void> {
	const draft = await findProviderDraft(sql, tenantId, designId, true);
	// Deleted meanwhile: its copy is found by those who look for what no one needs.
	if (!draft) return;
	const revision = artwork
		? await saveArtwork(sql, tenantId, draft, { artworkSha256: artwork.sha256, shape, pictures: artwork.pictures })
		: draft.revision;
	const variant = await saveVariant(sql, tenantId, draft, shape);
	if (artwork?.pictures[0] && !hasOwnPages(draft.intent)) await savePageSize(sql, tenantId, draft, artwork.pictures[0]);
	if (copy) {
		const { id, lowResSha256, lowResSize, inspection } = copy;
		await sql`
			update printformer_copies set revision = ${revision}, low_res_sha256 = ${lowResSha256}, low_res_size = ${lowResSize},
				inspection = ${JSON.stringify(inspection)}::text::jsonb, artwork_sha256 = ${artworkSha256}, pages = ${shape.pages}, personalizations = ${shape.personalizations},
				variant_id = ${shape.variant}, variant = ${variant}
			where tenant_id = ${tenantId} and id = ${id}`;
	}
	await saveFindings(sql, tenantId, designId, findings);
}

export async function saveFindings(
	sql: Sql,
	tenantId: string,
	designId: string,
	findings: readonly ProviderFinding[],
): Promise<void> {
	await sql`
		update printformer_drafts set findings = ${JSON.stringify(findings)}::text::jsonb, checked_at = now(), problem = null
		where tenant_id = ${tenantId} and design_id = ${designId}`;
}
