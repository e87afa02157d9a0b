// Templates, drafts and releases as rows, and a port that copies them.
import { createHash } from 'node:crypto';
import { canonicalJson } from '../../rules/designs/canonical.ts';
import type { Design } from '../../rules/designs/design.ts';
import type { FieldValues } from '../../rules/designs/placeholders.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { newId } from '../../rules/ids.ts';
import type { DesignCopies } from '../cart/line-designs.ts';
import type { Database, Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { DesignChange, DesignRecord } from '../integrations/design/port.ts';
import { loadDefaultProfile } from '../printing/colour/output-profile.ts';
import { loadFaces } from '../printing/load-faces.ts';
import type { ReleasedPicture } from '../printing/releases/design-release.ts';
import { hashFaces, hashRelease } from '../printing/releases/release-hash.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Published once. */
export async function plantTemplate(sql: Sql, tenantId: string, productId: string, document: Design): Promise<string> {
	const id = newId();
	await sql`
		insert into designs (tenant_id, id, kind, product_id, document)
		values (${tenantId}, ${id}, 'template', ${productId}, ${json(document)}::text::jsonb)`;
	await sql`
		insert into design_template_versions (tenant_id, template_id, version, document, sha256)
		values (${tenantId}, ${id}, 1, ${json(document)}::text::jsonb,
			${createHash('sha256').update(canonicalJson(document)).digest('hex')})`;
	return id;
}

interface Draft {
	userId: string;
	productId: string;
	document: Design;
}

export async function plantDraft(sql: Sql, tenantId: string, { userId, productId, document }: Draft): Promise<string> {
	const id = newId();
	await sql`
		insert into designs (tenant_id, id, kind, product_id, user_id, name, document)
		values (${tenantId}, ${id}, 'draft', ${productId}, ${userId}, 'Card', ${json(document)}::text::jsonb)`;
	return id;
}

interface Released {
	specification: PrintSpecification;
	series?: readonly FieldValues[] | null;
	pictures?: readonly ReleasedPicture[];
}

/** The draft as it is now. @returns the id of the release */
export async function plantRelease(
	sql: Sql,
	tenantId: string,
	designId: string,
	{ specification, series = null, pictures = [] }: Released,
): Promise<string> {
	const [draft] = await sql<{ document: Design; productId: string; userId: string }[]>`
		select document, product_id, user_id from designs where tenant_id = ${tenantId} and id = ${designId}`;
	if (!draft) throw new Error('no draft');
	const { document } = draft;
	const facesSha256 = hashFaces((await loadFaces(document)).files);
	const profileSha256 = loadDefaultProfile().sha256;
	const sha256 = hashRelease({ document, specification, series, pictures, facesSha256, profileSha256 });
	const id = newId();
	await sql`
		insert into design_releases (tenant_id, id, design_id, product_id, document, specification, series, pictures, sha256,
			faces_sha256, profile_sha256, text_version, released_by)
		values (${tenantId}, ${id}, ${designId}, ${draft.productId}, ${json(document)}::text::jsonb,
			${json(specification)}::text::jsonb, ${series && json(series)}::text::jsonb, ${json(pictures)}::text::jsonb, ${sha256},
			${facesSha256}, ${profileSha256}, '2026-11', ${draft.userId})`;
	await sql`update designs set release_id = ${id} where tenant_id = ${tenantId} and id = ${designId}`;
	return id;
}

/** As every change of a design does. */
export const takeBackRelease = (sql: Sql, tenantId: string, designId: string) => sql`
	update designs set release_id = null, revision = revision + 1 where tenant_id = ${tenantId} and id = ${designId}`;

/** Copies rows. What is in `changes` has changed since the release. */
export const plantedCopies = (database: Database): DesignCopies & { changes: DesignChange[]; removed: string[] } => {
	const port = {
		changes: [] as DesignChange[],
		removed: [] as string[],
		replicate: ({ tenantId, userId }: { tenantId: string; userId: string }, from: { id: string }) =>
			database.inTenant(tenantId, async (sql) => {
				const [source] = await sql<Draft[]>`
					select user_id, product_id, document from designs where tenant_id = ${tenantId} and id = ${from.id} and user_id = ${userId}`;
				if (!source) throw new Refused('NOT_FOUND');
				const { changes } = port;
				const id = await plantDraft(sql, tenantId, source);
				const [released] = await sql<Released[]>`
					select specification from design_releases where tenant_id = ${tenantId} and design_id = ${from.id} limit 1`;
				const releaseId = released && changes.length === 0 ? await plantRelease(sql, tenantId, id, released) : null;
				const design: DesignRecord = {
					...{ id, productId: source.productId, name: '', state: releaseId ? 'released' : 'draft', releaseId },
					...{ rows: 1, updatedAt: new Date() },
				};
				return { design, changes };
			}),
		remove: async (_caller: unknown, id: string) => void port.removed.push(id),
	};
	return port;
};
