// A small picture of 4:3, cropped from another around what must stay in view. It is a picture of its own, which knows where it comes from.
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { Taking } from './add-picture.ts';
import { describePicture, saveAlternativeText, textsOf } from './alternative-text.ts';
import { findPictures } from './find-pictures.ts';
import { inTurn } from './in-turn.ts';
import { contentTypes, originalFile, type Picture } from './media-path.ts';
import { insertPicture, type PictureFile, writeOriginal } from './save-picture.ts';

const ratio = 4 / 3;
const widest = 960;

/** The largest part of this shape with the focal point as near to its middle as the edges allow. */
export function cropAround({ width, height, focalX, focalY }: Pick<Picture, 'width' | 'height' | 'focalX' | 'focalY'>) {
	const cropped = {
		width: Math.max(1, Math.min(width, Math.round(height * ratio))),
		height: Math.max(1, Math.min(height, Math.round(width / ratio))),
	};
	const begin = (whole: number, part: number, focal: number) =>
		Math.round(Math.min(Math.max(focal * whole - part / 2, 0), whole - part));
	return { ...cropped, left: begin(width, cropped.width, focalX), top: begin(height, cropped.height, focalY) };
}

async function crop(bytes: Buffer, picture: Picture): Promise<PictureFile> {
	const { data, info } = await inTurn(async () => {
		// A drawing has as many pixels as one wants, an animation is shown by its first frame.
		const drawing = picture.contentType === contentTypes.svg;
		const density = drawing ? Math.min(72 * Math.max(1, widest / picture.width), 2400) : 72;
		const opened = await sharp(bytes, drawing ? { density } : {})
			.png()
			.toBuffer({ resolveWithObject: true });
		const { width, height } = opened.info;
		return sharp(opened.data)
			.extract(cropAround({ ...picture, width, height }))
			.resize({ width: widest, withoutEnlargement: true })
			.webp({ quality: 88, effort: 2 })
			.toBuffer({ resolveWithObject: true });
	});
	return { contentType: contentTypes.webp, width: info.width, height: info.height, bytes: data };
}

interface Source extends Picture {
	fileName: string;
	title: string;
	folderId: string | null;
}

async function findSource(sql: Sql, tenantId: string, mediaId: string): Promise<Source> {
	const [source] = await sql<Source[]>`
		select id, content_type, width, height, sizes, fallback, focal_x, focal_y, file_name, title, folder_id
		from media where tenant_id = ${tenantId} and id = ${mediaId}`;
	if (!source) throw new Refused('NOT_FOUND');
	return source;
}

const thumbnailName = (fileName: string) => `${fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 240)}-thumbnail.webp`;

/**
 * 4:3, at most 960 pixels wide, in the folder of its source and with its words.
 * @returns the id of the new picture. @throws Refused NOT_FOUND
 */
export async function makeThumbnail(
	{ store, announce, inTenant, kept }: Taking,
	tenant: Tenant,
	mediaId: string,
): Promise<string> {
	const source = await inTenant((sql) => findSource(sql, tenant.id, mediaId));
	const stored = await store.read(tenant.id, originalFile(mediaId, source.contentType));
	if (!stored) throw new Error(`the file of the picture ${mediaId} is missing`);
	const picture = await crop(await buffer(stored.stream), source);
	const id = await writeOriginal(store, tenant.id, picture);
	try {
		await inTenant(async (sql) => {
			// The source may be gone by now, or be another one.
			const found = (await findPictures(sql, tenant.id, [mediaId])).get(mediaId);
			if (!found) throw new Refused('NOT_FOUND');
			await insertPicture(sql, tenant.id, id, picture, {
				fileName: thumbnailName(source.fileName),
				title: source.title,
				folderId: source.folderId ?? undefined,
				madeFrom: mediaId,
			});
			const text = describePicture(tenant, textsOf(found.alternativeText));
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
