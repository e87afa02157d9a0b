// The file for the press of a release, by itself: made when it is asked for, as the same release always gives the same bytes.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import type { JobFailureCode } from '../../../rules/printing/print-job.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { findOutputProfile } from '../../printing/lines/job-inputs.ts';
import { failureCodeOf } from '../../printing/print-job-failure.ts';
import type { DesignReleases } from '../../printing/releases/design-release.ts';
import { printRelease } from '../../printing/releases/print-release.ts';

interface PrintParts {
	inTenant: InTenant;
	releases: DesignReleases;
	files: MadeFiles;
}

const cacheBytes = 32 * 2 ** 20;

/** Files that were made, by tenant and release. */
export type MadeFiles = BoundedCache<string, Buffer>;

export const openMadeFiles = (): MadeFiles => new BoundedCache({ maxSize: cacheBytes, sizeOf: ({ length }) => length });

async function findReleasedAt(sql: Sql, tenantId: string, id: string): Promise<Date> {
	const [row] = await sql<{ releasedAt: Date }[]>`
		select released_at from design_releases where tenant_id = ${tenantId} and id = ${id}`;
	if (!row) throw new Refused('NOT_FOUND');
	return row.releasedAt;
}

/** @throws Refused NOT_FOUND. @returns why there is none, or the file */
export async function makeReleaseFile(
	{ inTenant, releases, files }: PrintParts,
	tenantId: string,
	id: string,
): Promise<{ pdf: Buffer } | { failed: JobFailureCode }> {
	const { release, profile, releasedAt } = await inTenant(async (sql) => {
		const found = await releases.find(sql, tenantId, id);
		if (!found) throw new Refused('NOT_FOUND');
		const ofSpecification = await findOutputProfile(sql, tenantId, found.specification.profileId);
		return { release: found, profile: ofSpecification, releasedAt: await findReleasedAt(sql, tenantId, id) };
	});
	const key = `${tenantId}/${release.sha256}/${id}`;
	const made = files.get(key);
	if (made) return { pdf: made };
	if (!profile) return { failed: 'profileMissing' };
	const { specification, sha256 } = release;
	const inputs = {
		...{ version: 1 as const, title: id, created: releasedAt.toISOString(), files: [], specification },
		...{ profileSha256: profile.sha256, release: { id, sha256 } },
	};
	try {
		const pdf = await printRelease({ tenantId, profile, releases }, inputs, release);
		files.set(key, pdf);
		return { pdf };
	} catch (error) {
		const failed = failureCodeOf(error);
		if (!failed) throw error;
		return { failed };
	}
}
