// A picture of a feed, as the server keeps it.
import type { Sql } from '../database/connection.ts';

export const feedPictureFolder = '/media/feeds';

export const feedPicturePath = (id: string): string => `${feedPictureFolder}/${id}.webp`;

export async function findFeedPicture(sql: Sql, tenantId: string, id: string): Promise<Buffer | undefined> {
	const [found] = await sql<{ webp: Buffer }[]>`
		select webp from feed_pictures where tenant_id = ${tenantId} and id = ${id} and webp is not null`;
	return found?.webp;
}
