// Keeps a picture of a tenant.
import { newId } from '../../rules/ids.ts';
import type { Sql } from '../database/connection.ts';
import type { MediaStore } from './store.ts';

export interface Picture {
	contentType: string;
	width: number;
	height: number;
	bytes: Uint8Array;
}

/** @returns the id; the file is there before anything can point to it */
export async function savePicture(sql: Sql, store: MediaStore, tenantId: string, picture: Picture): Promise<string> {
	const id = newId();
	const { contentType, width, height } = picture;
	await store.write(tenantId, id, contentType, picture.bytes);
	await sql`
		insert into media (tenant_id, id, content_type, width, height)
		values (${tenantId}, ${id}, ${contentType}, ${width}, ${height})`;
	return id;
}
