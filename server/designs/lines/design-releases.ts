// Releases for the press: what was frozen, and the bytes of the pictures in it.
import type { Database, Sql } from '../../database/connection.ts';
import type { DesignRelease, DesignReleases } from '../../printing/releases/design-release.ts';
import { type DesignStores, findReleasedArtwork, isDrawing, readOriginal } from '../pictures/find-artwork.ts';
import { fetchPrint } from '../printformer/prints/fetch-print.ts';

export const findRelease = async (sql: Sql, tenantId: string, id: string): Promise<DesignRelease | undefined> => {
	const [release] = await sql<DesignRelease[]>`
		select id, provider, sha256, document, specification, series, pictures, faces_sha256, profile_sha256 from design_releases
		where tenant_id = ${tenantId} and id = ${id}`;
	return release;
};

export const designReleases = ({ database, ...stores }: DesignStores & { database: Database }): DesignReleases => ({
	find: findRelease,
	async readPicture(tenantId, mediaId) {
		const found = await database.inTenant(tenantId, (sql) => findReleasedArtwork(sql, tenantId, [mediaId]));
		const artwork = found.get(mediaId);
		const bytes = artwork && (await readOriginal(stores, tenantId, artwork));
		return bytes && { bytes, isVector: isDrawing(artwork) };
	},
	fetchPrint: (tenantId, releaseId, again) =>
		fetchPrint({ database, store: stores.pictures }, tenantId, releaseId, again),
});
