// The content release of a design at the provider: the copy whose file was looked at is what is printed.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { notPrintable } from '../../../rules/designs/not-printable.ts';
import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import { preflightProof } from '../../../rules/designs/preflight-proof.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import {
	type DesignIntent,
	type ProviderFinding,
	providerError,
	providerWarning,
	severityOf,
} from '../../../rules/designs/printformer.ts';
import { isNear } from '../../../rules/designs/product-design.ts';
import type { Inspection } from '../../../rules/printing/inspection.ts';
import { checkRelease, listOverruled, releaseTextVersion } from '../../../rules/printing/print-data.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { settleNewRelease } from '../../printing/lines/settle-lines.ts';
import { type Draft, findReached } from '../drafts/find-drafts.ts';
import {
	customerOf,
	freezeContent,
	insertRelease,
	type ReleaseParts,
	type ReleaseWish,
} from '../releases/release-draft.ts';
import { type LoadedWork, loadWork } from '../rendering/load-work.ts';
import { findSeries, valuesOf } from '../rows/find-series.ts';
import { proofFile } from './make-copy.ts';

export interface ReleasableCopy {
	id: string;
	lowResSha256: string;
	pages: number;
	personalizations: number;
	variantId: number | null;
	inspection: Inspection;
	intent: DesignIntent;
	findings: readonly ProviderFinding[];
}

/** The newest of this revision, if its file is there. */
async function findReleasable(
	sql: Sql,
	tenantId: string,
	{ id, revision }: Pick<Draft, 'id' | 'revision'>,
): Promise<ReleasableCopy | undefined> {
	const [copy] = await sql<ReleasableCopy[]>`
		select c.id, c.low_res_sha256, c.pages, c.personalizations, c.variant_id, c.inspection, f.intent, f.findings
		from printformer_copies c
		join printformer_drafts f on f.tenant_id = ${tenantId} and f.design_id = c.design_id
		where c.tenant_id = ${tenantId} and c.design_id = ${id} and c.revision = ${revision} and c.low_res_sha256 is not null
			and c.inspection is not null and c.release_id is null
		order by c.created_at desc, c.id desc limit 1`;
	return copy;
}

/** What was shown is what is hashed. @throws Refused DESIGN_CHANGED when it is not there as it was */
async function checkFile(store: PrivateStore, tenantId: string, { id, lowResSha256 }: ReleasableCopy): Promise<void> {
	const file = await store.read(tenantId, proofFile(id));
	const sha256 =
		file &&
		createHash('sha256')
			.update(await buffer(file.stream))
			.digest('hex');
	if (sha256 !== lowResSha256) throw new Refused('DESIGN_CHANGED');
}

const refuse = (...codes: string[]) => new Refused('DESIGN_HAS_ERRORS', codes.join(', '), { codes });

type Shape = Pick<ReleasableCopy, 'pages'>;

export const fitsProduct = ({ document }: Draft, specification: PrintSpecification, { pages }: Shape): boolean =>
	pages === specification.sides.length && isNear(document.product, specification);

/** @throws Refused DESIGN_HAS_ERRORS for what no one can print */
function checkShape(design: Draft, specification: PrintSpecification, shape: Shape): void {
	if (fitsProduct(design, specification, shape)) return;
	throw refuse(shape.pages === specification.sides.length ? 'wrongPageSize' : 'wrongPageCount');
}

/** @throws Refused DESIGN_HAS_ERRORS, FINDINGS_NOT_ACCEPTED. @returns codes of what was accepted */
function checkFindings(
	copy: ReleasableCopy,
	specification: PrintSpecification,
	acceptedCodes: readonly string[],
): string[] {
	const severities = copy.findings.map(severityOf);
	const findings = preflightProof(copy, specification);
	const { errors, open } = checkRelease(findings, acceptedCodes);
	const stopping = [...(severities.includes('error') ? [providerError] : []), ...errors];
	if (stopping.length > 0) throw refuse(...stopping);
	const ofProvider = severities.includes('warning') ? [providerWarning] : [];
	const missing = [...ofProvider.filter((code) => !acceptedCodes.includes(code)), ...open];
	if (missing.length > 0) throw new Refused('FINDINGS_NOT_ACCEPTED', missing.join(', '), { codes: missing });
	return [...ofProvider, ...new Set(listOverruled(findings).map(({ code }) => code))];
}

/** Another number of people is another order. @throws Refused DESIGN_HAS_ERRORS */
async function checkOrderedRows(sql: Sql, tenantId: string, { id, seriesRows }: Draft): Promise<void> {
	const other = await sql`
		select from order_lines l join print_lines p on p.tenant_id = ${tenantId} and p.item_id = l.item_id
		where l.tenant_id = ${tenantId} and l.design_id = ${id} and p.state = 'refused'
			and l.series_rows is distinct from ${seriesRows}`;
	if (other.length > 0) throw refuse('series');
}

/** Another paper is another order, too. @throws Refused DESIGN_HAS_ERRORS */
export async function checkOrderedVariant(
	sql: Sql,
	tenantId: string,
	designId: string,
	{ variantId }: Pick<ReleasableCopy, 'variantId'>,
): Promise<void> {
	const [other] = await sql<{ ordered: string | null }[]>`
		select c.variant as ordered from order_lines l
		join print_lines p on p.tenant_id = ${tenantId} and p.item_id = l.item_id
		join printformer_copies c on c.tenant_id = ${tenantId} and c.release_id = l.release_id
		where l.tenant_id = ${tenantId} and l.design_id = ${designId} and p.state = 'refused' and c.variant_id <> ${variantId}`;
	if (other) throw new Refused('DESIGN_HAS_ERRORS', 'variant', { codes: ['variant'], ordered: other.ordered });
}

/** As the studio freezes it, with the pictures of the rows that are shown. @throws Refused DESIGN_HAS_ERRORS */
export async function freezeProof(design: Draft, series: Awaited<ReturnType<typeof findSeries>>, loaded: LoadedWork) {
	const { work, specification } = loaded;
	if (!specification) throw new Refused('PRODUCT_NOT_PRINTED');
	const frozen = { design: design.document, series: valuesOf(series), pictures: pictureIdsOf(design.document) };
	return freezeContent(frozen, specification, work);
}

interface ProofRelease {
	design: Draft;
	content: Awaited<ReturnType<typeof freezeProof>>;
	copy: Pick<ReleasableCopy, 'id' | 'lowResSha256' | 'findings'>;
	acceptedCodes: readonly string[];
	userId: string;
	isByStaff?: boolean;
}

/** In the transaction that holds the design. @throws Refused DESIGN_CHANGED when the copy was released meanwhile @returns the id of the release */
export async function insertProofRelease(
	sql: Sql,
	tenantId: string,
	{ copy, ...release }: ProofRelease,
): Promise<string> {
	const releaseId = await insertRelease(sql, tenantId, {
		...release,
		provider: 'printformer',
		sha256: copy.lowResSha256,
	});
	const taken = await sql`
		update printformer_copies set release_id = ${releaseId}, accepted = ${JSON.stringify(copy.findings)}::text::jsonb
		where tenant_id = ${tenantId} and id = ${copy.id} and release_id is null returning id`;
	if (taken.length === 0) throw new Refused('DESIGN_CHANGED');
	return releaseId;
}

interface Looked {
	design: Draft;
	series: Awaited<ReturnType<typeof findSeries>>;
	loaded: LoadedWork;
}

/** In the customer's place: findings are overruled but for those that no press could print. @throws Refused DESIGN_HAS_ERRORS */
export async function freezeByStaff(
	{ inTenant, stores }: Pick<ReleaseParts, 'inTenant' | 'stores'>,
	tenantId: string,
	{ design, series, loaded }: Looked,
) {
	const copy = await inTenant((sql) => findReleasable(sql, tenantId, design));
	if (!copy) throw refuse('proofMissing');
	const { specification } = loaded;
	if (specification) checkShape(design, specification, copy);
	const found = listOverruled(specification ? preflightProof(copy, specification) : []).map(({ code }) => code);
	const codes = found.filter((code) => notPrintable.has(code) || code === 'encrypted');
	if (codes.length > 0) throw refuse(...codes);
	await checkFile(stores.pictures, tenantId, copy);
	const severities = new Set(copy.findings.map(severityOf));
	const overruled = [severities.has('error') && providerError, severities.has('warning') && providerWarning];
	const acceptedCodes = [...overruled.filter((code) => code !== false), ...new Set(found)];
	return { copy, acceptedCodes, content: await freezeProof(design, series, loaded) };
}

function checkRevision(draft: Draft | undefined, { revision }: ReleaseWish): Draft {
	if (!draft) throw new Refused('NOT_FOUND');
	// The rows of a series belong to the artwork: its revision says all.
	if (draft.revision !== revision) throw new Refused('DESIGN_CHANGED');
	return draft;
}

/**
 * Released twice it is released once.
 * @throws Refused NOT_FOUND, CONTENT_NOT_CHECKED, DESIGN_CHANGED, DESIGN_HAS_ERRORS, FINDINGS_NOT_ACCEPTED, PRODUCT_NOT_PRINTED
 */
export async function releaseAtProvider(parts: ReleaseParts, wish: ReleaseWish): Promise<Draft> {
	const { inTenant, stores, tenantId, userId } = parts;
	const find = (sql: Sql, hold = false) => findReached(sql, tenantId, customerOf(parts), wish.id, hold);
	const { design, series, loaded, copy } = await inTenant(async (sql) => {
		// Before the design: a release at the same moment takes the copy, and the design then says so.
		const releasable = await findReleasable(sql, tenantId, wish);
		const draft = checkRevision(await find(sql), wish);
		const rows = await findSeries(sql, tenantId, draft.id);
		const work = await loadWork(sql, stores, tenantId, draft);
		return { design: draft, series: rows, loaded: work, copy: releasable };
	});
	if (wish.textVersion !== releaseTextVersion) throw new Refused('CONTENT_NOT_CHECKED');
	if (design.releaseId !== null) return design;
	const { specification } = loaded;
	if (!specification) throw new Refused('PRODUCT_NOT_PRINTED');
	if (!copy) throw refuse('proofMissing');
	checkShape(design, specification, copy);
	const acceptedCodes = checkFindings(copy, specification, wish.acceptedCodes);
	await checkFile(stores.pictures, tenantId, copy);
	const content = await freezeProof(design, series, loaded);
	return inTenant(async (sql) => {
		const held = checkRevision(await find(sql, true), wish);
		if (held.releaseId !== null) return held;
		await checkOrderedRows(sql, tenantId, held);
		await checkOrderedVariant(sql, tenantId, held.id, copy);
		const releaseId = await insertProofRelease(sql, tenantId, { design: held, content, copy, acceptedCodes, userId });
		await settleNewRelease(sql, tenantId, { designId: held.id, releaseId });
		return { ...held, releaseId };
	});
}
