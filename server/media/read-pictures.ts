// Pictures as they are, for a caller that shows them and keeps no copy.
import type { Sql } from '../database/connection.ts';
import type { Picture } from './media-path.ts';

/** By id, of those that are still there. One statement; none without ids. */
export async function readPictures(sql: Sql, tenantId: string, ids: readonly string[]): Promise<Map<string, Picture>> {
	if (ids.length === 0) return new Map();
	const pictures = await sql<Picture[]>`
		select id, content_type, width, height, sizes, fallback, focal_x, focal_y from media
		where tenant_id = ${tenantId} and id = any(${[...new Set(ids)]}::uuid[])`;
	return new Map(pictures.map((picture) => [picture.id, picture]));
}

/** Those that may be printed: photos of providers may be shown on pages, but not be sold on paper. */
export async function readPrintablePictures(
	sql: Sql,
	tenantId: string,
	ids: readonly string[],
): Promise<Map<string, Picture>> {
	if (ids.length === 0) return new Map();
	const pictures = await sql<Picture[]>`
		select id, content_type, width, height, sizes, fallback, focal_x, focal_y from media
		where tenant_id = ${tenantId} and id = any(${[...new Set(ids)]}::uuid[]) and credit is null`;
	return new Map(pictures.map((picture) => [picture.id, picture]));
}

/** The oldest one with this name. */
export async function findPictureNamed(sql: Sql, tenantId: string, fileName: string): Promise<string | undefined> {
	const [found] = await sql<{ id: string }[]>`
		select id from media where tenant_id = ${tenantId} and file_name = ${fileName} order by created_at, id limit 1`;
	return found?.id;
}
