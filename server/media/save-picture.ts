// Keeps a picture of a tenant: the file first, then the row, so that no row is ever without its file.
import { newId } from '../../rules/ids.ts';
import type { PictureCredit } from '../../rules/photos/photos.ts';
import type { Sql } from '../database/connection.ts';
import { originalFile, type Picture } from './media-path.ts';
import type { MediaStore } from './store.ts';

export interface PictureFile {
	contentType: string;
	width: number;
	height: number;
	bytes: Uint8Array;
}

export interface PictureDetails {
	fileName?: string;
	focalX?: number;
	focalY?: number;
	title?: string | undefined;
	folderId?: string | undefined;
	/** Where it was fetched from. */
	sourceUrl?: string | undefined;
	/** The picture that it was cropped from. */
	madeFrom?: string | undefined;
	createdBy?: string | undefined;
	/** Who took it, where they are to be named. */
	credit?: PictureCredit | undefined;
	/** Where it stays: then there is no file. */
	remoteUrl?: string | undefined;
}

/** @returns the id of a file that no row names yet */
export async function writeOriginal(store: MediaStore, tenantId: string, picture: PictureFile): Promise<string> {
	const id = newId();
	await store.write(tenantId, originalFile(id, picture.contentType), picture.contentType, picture.bytes);
	return id;
}

export async function insertPicture(
	sql: Sql,
	tenantId: string,
	id: string,
	{ contentType, width, height, bytes }: PictureFile,
	{ fileName = '', focalX = 0.5, focalY = 0.5, ...details }: PictureDetails = {},
): Promise<Picture> {
	const { title = '', folderId, sourceUrl, madeFrom, createdBy, credit, remoteUrl } = details;
	await sql`
		insert into media (
			tenant_id, id, content_type, width, height, file_name, bytes, focal_x, focal_y, title, folder_id, source_url,
			made_from, created_by, updated_by, credit, remote_url
		) values (
			${tenantId}, ${id}, ${contentType}, ${width}, ${height}, ${fileName}, ${bytes.length}, ${focalX}, ${focalY},
			${title}, ${folderId ?? null}, ${sourceUrl ?? null}, ${madeFrom ?? null}, ${createdBy ?? null}, ${createdBy ?? null},
			${credit ? sql.json({ ...credit }) : null}, ${remoteUrl ?? null}
		)`;
	return { id, contentType, width, height, sizes: [], fallback: null, focalX, focalY, ...(credit && { credit }) };
}

/** For pictures of our own making, which need not be checked: those of people go through `addPicture`. */
export async function savePicture(
	sql: Sql,
	store: MediaStore,
	tenantId: string,
	picture: PictureFile,
	details?: PictureDetails,
): Promise<string> {
	const id = await writeOriginal(store, tenantId, picture);
	await insertPicture(sql, tenantId, id, picture, details);
	return id;
}
