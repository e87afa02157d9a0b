// A copy of a design, or of what was released of it, for a line that is copied or ordered again: released already if it would be printed as it was.
import { canonicalJson } from '../../../rules/designs/canonical.ts';
import type { Design } from '../../../rules/designs/design.ts';
import type { FieldValues } from '../../../rules/designs/placeholders.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import { validateDesign } from '../../../rules/designs/validate.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { DesignChange } from '../../integrations/design/port.ts';
import { ChangedFace } from '../../printing/load-faces.ts';
import type { ReleaseContent, ReleasedPicture } from '../../printing/releases/design-release.ts';
import { insertDraft } from '../drafts/create-draft.ts';
import { type Draft, findDraft, holdDraft } from '../drafts/find-drafts.ts';
import { type LoadedWork, loadWork } from '../rendering/load-work.ts';
import { copySeries, restoreSeries } from '../rows/write-series.ts';
import { findPublished, findSameAsNewest, readDesign } from '../templates/find-template.ts';
import { freezeContent, insertRelease, type ReleaseParts } from './release-draft.ts';

interface FoundRelease {
	productId: string;
	templateId: string | null;
	templateVersion: number | null;
	document: Design;
	specification: PrintSpecification;
	series: readonly FieldValues[] | null;
	pictures: readonly ReleasedPicture[];
	facesSha256: string;
	profileSha256: string;
	acceptedCodes: string[];
	/** The shop has released it, or sent it back: its owner has yet to say that it may be printed. */
	isUnconfirmed: boolean;
}

/** Of designs of this person, or that they have released themselves. */
async function findRelease(sql: Sql, tenantId: string, userId: string, id: string): Promise<FoundRelease | undefined> {
	const [row] = await sql<FoundRelease[]>`
		select r.product_id, r.template_id, r.template_version, r.document, r.specification, r.series, r.pictures, r.faces_sha256,
			r.profile_sha256, r.accepted_codes, r.released_by_staff or exists (
				select from print_lines p where p.tenant_id = ${tenantId} and p.release_id = r.id and p.state = 'refused'
			) as is_unconfirmed
		from design_releases r
		left join designs d on d.tenant_id = ${tenantId} and d.id = r.design_id
		where r.tenant_id = ${tenantId} and r.id = ${id} and (d.user_id = ${userId} or r.released_by = ${userId})
			and r.product_id is not null`;
	return row && { ...row, document: readDesign(row.document) };
}

/** What was released has no alternatives; those of the draft are offered again, where they still fit. */
function withAlternatives(released: Design, draft: Draft | undefined): Design {
	if (!draft) return released;
	const { layouts, layoutId, schemes, schemeId } = draft.document;
	return validateDesign({ ...released, layouts, layoutId, schemes, schemeId }).design ?? released;
}

/** When data comes and what it costs is no matter of printing. */
const printedAs = ({ dataRequirement: _when, countsRowsTogether: _price, ...printed }: PrintSpecification): string =>
	canonicalJson(printed);

async function freezeNow(
	design: Design,
	series: readonly FieldValues[] | null,
	{ work, specification }: LoadedWork,
): Promise<ReleaseContent | undefined> {
	if (!specification) return undefined;
	try {
		return await freezeContent({ design, series }, specification, work);
	} catch (error) {
		if (error instanceof ChangedFace || error instanceof Refused) return undefined;
		throw error;
	}
}

const samePictures = (one: readonly ReleasedPicture[], other: readonly ReleasedPicture[]): boolean => {
	const known = new Map(one.map(({ mediaId, sha256 }) => [mediaId, sha256]));
	return one.length === other.length && other.every(({ mediaId, sha256 }) => known.get(mediaId) === sha256);
};

interface Comparison {
	release: FoundRelease;
	loaded: LoadedWork;
	content: ReleaseContent | undefined;
	hasNewerTemplate: boolean;
}

function findChanges({ release, loaded, content, hasNewerTemplate }: Comparison): DesignChange[] {
	const { specification, work } = loaded;
	const reasons: [DesignChange['reason'], boolean][] = [
		['template', hasNewerTemplate],
		['specification', !specification || printedAs(specification) !== printedAs(release.specification)],
		['profile', work.profile.sha256 !== release.profileSha256],
		['picture', release.pictures.some(({ mediaId }) => !work.artwork.has(mediaId))],
		['picture', content !== undefined && !samePictures(release.pictures, content.pictures)],
		['face', content !== undefined && content.facesSha256 !== release.facesSha256],
	];
	const found = reasons.filter(([, isSo]) => isSo).map(([reason]) => reason);
	// It cannot be frozen, and nothing else says why.
	if (!content && found.length === 0) found.push('face');
	return [...new Set(found)].map((reason) => ({ reason }));
}

async function hasNewer(sql: Sql, tenantId: string, release: FoundRelease): Promise<boolean> {
	const published = (await findPublished(sql, tenantId, [release.productId])).get(release.productId);
	if (published?.templateId !== release.templateId || published.version <= (release.templateVersion ?? 0)) return false;
	const isSame = await findSameAsNewest(sql, tenantId, [published.templateId]);
	return !isSame(published.templateId, release.templateVersion);
}

/** A template that was deleted is none any more. */
async function keepTemplate(sql: Sql, tenantId: string, id: string | null): Promise<string | null> {
	if (id === null) return null;
	const rows = await sql`select from designs where tenant_id = ${tenantId} and id = ${id} and kind = 'template'`;
	return rows.length > 0 ? id : null;
}

export interface Replica {
	design: Draft;
	changes: DesignChange[];
}

/** To be released by itself. */
const copyDraft = ({ inTenant, tenantId, userId }: ReleaseParts, draft: Draft): Promise<Replica> =>
	inTenant(async (sql) => {
		const id = await insertDraft(sql, tenantId, userId, draft);
		await copySeries(sql, tenantId, draft.id, id);
		return { design: await holdDraft(sql, tenantId, userId, id), changes: [] };
	});

interface Source {
	/** Undefined: it was deleted. */
	draft: Draft | undefined;
	release: FoundRelease;
	document: Design;
	loaded: LoadedWork;
	hasNewerTemplate: boolean;
}

async function copyRelease({ inTenant, tenantId, userId }: ReleaseParts, source: Source): Promise<Replica> {
	const { draft, release, document, loaded } = source;
	const content = await freezeNow(document, release.series, loaded);
	const changes = findChanges({ ...source, content });
	const { productId, templateVersion, acceptedCodes } = release;
	return inTenant(async (sql) => {
		const templateId = await keepTemplate(sql, tenantId, release.templateId);
		const copy = { productId, templateId, templateVersion, name: draft?.name ?? '', document };
		const id = await insertDraft(sql, tenantId, userId, copy);
		await restoreSeries(sql, tenantId, { id, document }, release.series);
		const design = await holdDraft(sql, tenantId, userId, id);
		if (!content || changes.length > 0 || release.isUnconfirmed) return { design, changes };
		const releaseId = await insertRelease(sql, tenantId, { design, content, acceptedCodes, userId });
		return { design: { ...design, releaseId }, changes };
	});
}

/** @param from without a release: the draft as it is. @throws Refused NOT_FOUND, DRAFTS_FULL */
export async function replicateDesign(
	parts: ReleaseParts,
	from: { id: string; releaseId: string | null },
): Promise<Replica> {
	const { inTenant, stores, tenantId, userId } = parts;
	const { draft, source } = await inTenant(async (sql) => {
		const found = await findDraft(sql, tenantId, userId, from.id);
		const release = from.releaseId ? await findRelease(sql, tenantId, userId, from.releaseId) : undefined;
		if (!release) return { draft: found, source: undefined };
		const document = withAlternatives(release.document, found);
		const loaded = await loadWork(sql, stores, tenantId, { productId: release.productId, userId, document });
		const hasNewerTemplate = await hasNewer(sql, tenantId, release);
		return { draft: found, source: { draft: found, release, document, loaded, hasNewerTemplate } };
	});
	if (source) return copyRelease(parts, source);
	if (!draft || from.releaseId !== null) throw new Refused('NOT_FOUND');
	return copyDraft(parts, draft);
}
