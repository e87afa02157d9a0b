// The content release: what a shopper has looked at and confirmed is frozen, with the hashes of everything that it is printed from.
import { createHash } from 'node:crypto';
import type { Design } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import { shownPictures } from '../../../rules/designs/picture-ids.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { DesignProvider } from '../../../rules/designs/printformer.ts';
import { findSeriesErrors, type Series, withFilledColumns } from '../../../rules/designs/series.ts';
import { newId } from '../../../rules/ids.ts';
import { checkRelease, releaseTextVersion } from '../../../rules/printing/print-data.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { settleNewRelease } from '../../printing/lines/settle-lines.ts';
import { loadFaces } from '../../printing/load-faces.ts';
import type { ReleaseContent, ReleasedPicture } from '../../printing/releases/design-release.ts';
import { hashFaces, hashRelease } from '../../printing/releases/release-hash.ts';
import type { DesignReader } from '../access/design-access.ts';
import { type Draft, findReached } from '../drafts/find-drafts.ts';
import { type DesignStores, openOriginal } from '../pictures/find-artwork.ts';
import { checkDesign } from '../rendering/check-design.ts';
import type { DesignWork } from '../rendering/draw-design.ts';
import { type LoadedWork, loadWork } from '../rendering/load-work.ts';
import { checkRows } from '../rows/check-rows.ts';
import { findSeries, valuesOf } from '../rows/find-series.ts';

export interface ReleaseParts {
	inTenant: InTenant;
	stores: DesignStores;
	tenantId: string;
	userId: string;
	/** Of orders that were opened from mails in this browser. */
	orderTokens?: readonly string[];
}

export interface ReleaseWish {
	id: string;
	/** That was looked at. */
	revision: number;
	/** Of the series whose rows were looked at; 0: none was ever saved. */
	seriesRevision: number;
	acceptedCodes: readonly string[];
	/** Of the words that were confirmed. */
	textVersion: string;
}

/** What is printed: what could have been chosen instead is not. */
const withoutAlternatives = (design: Design): Design => ({
	...design,
	layouts: [],
	layoutId: null,
	schemes: [],
	schemeId: null,
});

async function hashPicture({ stores, tenantId, artwork }: DesignWork, id: string): Promise<ReleasedPicture> {
	const found = artwork.get(id);
	const file = found && (await openOriginal(stores, tenantId, found));
	if (!file) throw new Refused('DESIGN_HAS_ERRORS', 'missingPicture', { codes: ['missingPicture'] });
	const hash = createHash('sha256');
	for await (const chunk of file.stream) hash.update(chunk);
	return { mediaId: id, sha256: hash.digest('hex') };
}

interface FrozenDesign {
	design: Design;
	series: readonly FieldValues[] | null;
	/** In place of those that the design shows by itself. */
	pictures?: readonly string[];
}

/** Of a design as it would be released now: two that would be printed alike are equal. @throws ChangedFace */
export async function freezeContent(
	{ design, series, pictures: named }: FrozenDesign,
	specification: PrintSpecification,
	work: DesignWork,
): Promise<ReleaseContent> {
	const document = withoutAlternatives(design);
	const pictures: ReleasedPicture[] = [];
	for (const id of named ?? shownPictures(document)) pictures.push(await hashPicture(work, id));
	return {
		...{ document, specification, series, pictures },
		facesSha256: hashFaces((await loadFaces(document)).files),
		profileSha256: work.profile.sha256,
	};
}

interface ConfirmedRelease {
	design: Draft;
	content: ReleaseContent;
	acceptedCodes: readonly string[];
	userId: string;
	/** In the customer's place: then it is that of an ordered line, and not of the design. */
	isByStaff?: boolean;
	/** The studio unless said otherwise. */
	provider?: DesignProvider;
	/** Of what was looked at; without it that of the content. */
	sha256?: string;
}

/** @returns the id of the release, which is that of the design from now on unless staff have given it */
export async function insertRelease(
	sql: Sql,
	tenantId: string,
	{ design, content, acceptedCodes, userId, isByStaff = false, provider = 'studio', ...given }: ConfirmedRelease,
): Promise<string> {
	const id = newId();
	const sha256 = given.sha256 ?? hashRelease(content);
	const { document, specification, series, pictures, facesSha256, profileSha256 } = content;
	await sql`
		insert into design_releases (tenant_id, id, provider, design_id, product_id, template_id, template_version, document, specification,
			series, pictures, sha256, faces_sha256, profile_sha256, accepted_codes, text_version, released_by,
			released_by_staff)
		values (${tenantId}, ${id}, ${provider}, ${design.id}, ${design.productId}, ${design.templateId}, ${design.templateVersion},
			${JSON.stringify(document)}::text::jsonb, ${JSON.stringify(specification)}::text::jsonb,
			${series && JSON.stringify(series)}::text::jsonb, ${JSON.stringify(pictures)}::text::jsonb, ${sha256},
			${facesSha256}, ${profileSha256}, ${[...acceptedCodes]}, ${releaseTextVersion}, ${userId}, ${isByStaff})`;
	if (!isByStaff) await sql`update designs set release_id = ${id} where tenant_id = ${tenantId} and id = ${design.id}`;
	return id;
}

type ReleaseWork = LoadedWork & { specification: PrintSpecification };

/** Of every row: each code once. @throws Refused DESIGN_HAS_ERRORS for a table or a value that cannot be printed, with the first row */
async function findSeriesFindings(
	design: Design,
	series: Series,
	{ work, specification }: ReleaseWork,
): Promise<Finding[]> {
	const refuse = (code: string, row?: number) =>
		new Refused('DESIGN_HAS_ERRORS', code, { codes: [code], ...(row !== undefined && { row }) });
	const isUnusable =
		findSeriesErrors(series, design).length > 0 || Object.keys(withFilledColumns(series).mapping).length === 0;
	if (isUnusable) throw refuse('series');
	const found = new Map<string, Finding>();
	for await (const { row, errors, findings } of checkRows(
		{ design, series, specification, work },
		0,
		series.rows.length,
	)) {
		if (errors.length > 0) throw refuse('seriesRow', row);
		const error = findings.find(({ severity }) => severity === 'error');
		if (error) throw refuse(error.code, row);
		for (const finding of findings) found.set(finding.code, finding);
	}
	return [...found.values()];
}

/** @throws Refused DESIGN_HAS_ERRORS, FINDINGS_NOT_ACCEPTED, with the codes. @returns those of the warnings that there are */
async function checkFindings(
	{ document }: Draft,
	series: Series,
	{ work, specification }: ReleaseWork,
	accepted: readonly string[],
): Promise<string[]> {
	const findings =
		series.rows.length > 0
			? await findSeriesFindings(document, series, { work, specification })
			: (await checkDesign(document, {}, specification, work)).findings;
	const { errors, open } = checkRelease(findings, accepted);
	if (errors.length > 0) throw new Refused('DESIGN_HAS_ERRORS', errors.join(', '), { codes: errors });
	if (open.length > 0) throw new Refused('FINDINGS_NOT_ACCEPTED', open.join(', '), { codes: open });
	return [...new Set(findings.filter(({ severity }) => severity === 'warning').map(({ code }) => code))];
}

/** The owner, or who has come with the link of a mail: whatever other rights they have, no one releases for a customer here. */
export const customerOf = ({ userId, orderTokens = [] }: ReleaseParts): DesignReader => ({
	...{ userId, orderTokens, seesOrders: false, correctsOrders: false, makesTemplates: false },
});

function checkRevision(draft: Draft | undefined, { revision, seriesRevision }: ReleaseWish): Draft {
	if (!draft) throw new Refused('NOT_FOUND');
	if (draft.revision !== revision || draft.seriesRevision !== seriesRevision) throw new Refused('DESIGN_CHANGED');
	return draft;
}

/**
 * Released twice it is released once. Everything is checked outside of the transaction that freezes it, which asks for the revision again.
 * @throws Refused NOT_FOUND, CONTENT_NOT_CHECKED, DESIGN_CHANGED, DESIGN_HAS_ERRORS, FINDINGS_NOT_ACCEPTED, PRODUCT_NOT_PRINTED
 */
export async function releaseDraft(parts: ReleaseParts, wish: ReleaseWish): Promise<Draft> {
	const { inTenant, stores, tenantId, userId } = parts;
	const { design, series, loaded } = await inTenant(async (sql) => {
		const draft = checkRevision(await findReached(sql, tenantId, customerOf(parts), wish.id), wish);
		const rows = await findSeries(sql, tenantId, draft.id);
		return { design: draft, series: rows, loaded: await loadWork(sql, stores, tenantId, draft) };
	});
	if (wish.textVersion !== releaseTextVersion) throw new Refused('CONTENT_NOT_CHECKED');
	if (design.releaseId !== null) return design;
	const { work, specification } = loaded;
	if (!specification) throw new Refused('PRODUCT_NOT_PRINTED');
	const acceptedCodes = await checkFindings(design, series, { work, specification }, wish.acceptedCodes);
	const content = await freezeContent({ design: design.document, series: valuesOf(series) }, specification, work);
	return inTenant(async (sql) => {
		const held = checkRevision(await findReached(sql, tenantId, customerOf(parts), wish.id, true), wish);
		if (held.releaseId !== null) return held;
		const releaseId = await insertRelease(sql, tenantId, { design: held, content, acceptedCodes, userId });
		await settleNewRelease(sql, tenantId, { designId: held.id, releaseId });
		return { ...held, releaseId };
	});
}
