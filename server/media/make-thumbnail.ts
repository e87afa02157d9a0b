// A small picture of 4:3, cropped from another around what must stay in view. It is a picture of its own, which knows where it comes from.
import { buffer } from 'node:stream/consumers';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { Taking } from './add-picture.ts';
import { describePicture, saveAlternativeText, textsOf } from './alternative-text.ts';
import { findPictures } from './find-pictures.ts';
import { contentTypes, originalFile, type Picture } from './media-path.ts';
import { cropPicture, type PictureOwner, workOnPicture } from './picture-work.ts';
import { insertPicture, type PictureDetails, type PictureFile, writeOriginal } from './save-picture.ts';

const widest = 960;

async function crop(owner: PictureOwner, bytes: Buffer, picture: Picture): Promise<PictureFile> {
	const isDrawing = picture.contentType === contentTypes.svg;
	const { width, height, focalX, focalY } = picture;
	const wish = { source: { width, height, focalX, focalY }, isDrawing, widest };
	const { result, bytes: cropped } = await workOnPicture(owner, cropPicture, wish, bytes);
	return { contentType: contentTypes.webp, ...result, bytes: cropped };
}

interface Source extends Picture {
	fileName: string;
	title: string;
	folderId: string | null;
}

async function findSource(sql: Sql, tenantId: string, mediaId: string): Promise<Source> {
	const [source] = await sql<Source[]>`
		select id, content_type, width, height, sizes, fallback, focal_x, focal_y, file_name, title, folder_id
		from media where tenant_id = ${tenantId} and id = ${mediaId} and remote_url is null`;
	if (!source) throw new Refused('NOT_FOUND');
	return source;
}

const thumbnailName = (fileName: string) => `${fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 240)}-thumbnail.webp`;

/** Of a picture that was made here: what its row says beside the file. */
type Describe = (sql: Sql) => Promise<{ details: PictureDetails; text?: ReturnType<typeof describePicture> }>;

async function keepMade(
	{ store, announce, inTenant, kept }: Omit<Taking, 'signal'>,
	tenant: Tenant,
	picture: PictureFile,
	describe: Describe,
): Promise<string> {
	const id = await writeOriginal(store, tenant.id, picture);
	try {
		await inTenant(async (sql) => {
			const { details, text } = await describe(sql);
			await insertPicture(sql, tenant.id, id, picture, details);
			if (text) await saveAlternativeText(sql, tenant.id, id, text);
			await announce(sql, tenant.id, id);
			await kept?.(sql, id);
		});
		return id;
	} catch (error) {
		await store.remove(tenant.id, originalFile(id, picture.contentType)).catch(() => undefined);
		throw error;
	}
}

/**
 * 4:3, at most 960 pixels wide, in the folder of its source and with its words.
 * @returns the id of the new picture. @throws Refused NOT_FOUND, BUSY; RefusedPicture
 */
export async function makeThumbnail({ signal, ...parts }: Taking, tenant: Tenant, mediaId: string): Promise<string> {
	const { store, inTenant } = parts;
	const source = await inTenant((sql) => findSource(sql, tenant.id, mediaId));
	const stored = await store.read(tenant.id, originalFile(mediaId, source.contentType));
	if (!stored) throw new Error(`the file of the picture ${mediaId} is missing`);
	const picture = await crop({ tenantId: tenant.id, signal }, await buffer(stored.stream), source);
	return keepMade(parts, tenant, picture, async (sql) => {
		// The source may be gone by now, or be another one.
		const found = (await findPictures(sql, tenant.id, [mediaId])).get(mediaId);
		if (!found) throw new Refused('NOT_FOUND');
		const { title, folderId } = source;
		return {
			details: { fileName: thumbnailName(source.fileName), title, folderId: folderId ?? undefined, madeFrom: mediaId },
			text: describePicture(tenant, textsOf(found.alternativeText)),
		};
	});
}

/**
 * Of a picture that was rendered here, not of one that a user has sent. Without words of its own: the name of what it shows stands for it.
 * @returns the id of the new picture
 */
export const saveThumbnail = (
	{ signal: _signal, ...parts }: Taking,
	tenant: Tenant,
	picture: PictureFile,
	name: string,
): Promise<string> => keepMade(parts, tenant, picture, async () => ({ details: { fileName: thumbnailName(name) } }));
