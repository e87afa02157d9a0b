// Takes in a picture that a user sends. The work on it and the store come first, outside of any transaction; the row, its
// words and the word to the job that makes the sizes are one transaction.
import fs from 'node:fs/promises';
import type { InTenant, Sql } from '../database/connection.ts';
import type { ForeignFetch } from '../integrations/foreign-fetch/fetch-foreign.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { type AlternativeTexts, describePicture, saveAlternativeText } from './alternative-text.ts';
import type { FoundPicture } from './find-pictures.ts';
import type { PictureChanged } from './make-sizes.ts';
import { originalFile } from './media-path.ts';
import type { MediaUse } from './media-use.ts';
import { maxPictureBytes } from './picture-limits.ts';
import { readPicture } from './read-picture.ts';
import { insertPicture, type PictureDetails, writeOriginal } from './save-picture.ts';
import type { MediaStore } from './store.ts';
import { RefusedPicture } from './svg/refused-picture.ts';

/** What the composition root gives to the domain. */
export interface MediaServices {
	store: MediaStore;
	/** In the transaction that keeps a picture: its sizes are to be made. */
	announce(sql: Sql, tenantId: string, mediaId: string): Promise<void>;
	/** In the transaction that changes a picture: a caller that keeps a copy of what it is brings that into step. */
	changed: PictureChanged;
	/** Everyone who refers to pictures. */
	uses: readonly MediaUse[];
	fetchForeign: ForeignFetch;
}

export interface Taking extends Pick<MediaServices, 'store' | 'announce'> {
	inTenant: InTenant;
	/** In the transaction that keeps the picture. */
	kept?(sql: Sql, mediaId: string): Promise<void>;
	/** Aborted when the caller has gone; what is not stored by then is given up. */
	signal?: AbortSignal | undefined;
}

export interface SentFile {
	name: string;
	path: string;
	bytes: number;
}

interface Description extends Pick<PictureDetails, 'title' | 'folderId' | 'sourceUrl' | 'createdBy' | 'credit'> {
	alternativeTexts: AlternativeTexts;
	focalPoint?: { x: number; y: number } | undefined;
}

const longestName = 255;
const longestAlternativeText = 1000;

/** @throws RefusedPicture */
export function refuseDescription(
	{ alternativeTexts, focalPoint }: Pick<Description, 'alternativeTexts' | 'focalPoint'>,
	tenant: Tenant,
): void {
	const refuse = (reason: string) => {
		throw new RefusedPicture('VALIDATION', reason);
	};
	for (const [language, text] of Object.entries(alternativeTexts)) {
		if (!tenant.languages.some(({ languageCode }) => languageCode === language))
			refuse('an alternative text is in a language that the shop does not speak');
		if (text.length > longestAlternativeText)
			refuse(`an alternative text may have ${longestAlternativeText} characters`);
		if (text.includes('\0') || !text.isWellFormed()) refuse('an alternative text has a character that cannot be kept');
	}
	const inside = (share: number) => share >= 0 && share <= 1;
	if (focalPoint && !(inside(focalPoint.x) && inside(focalPoint.y))) refuse('the focal point is from 0 to 1');
}

/** Only for people to recognise it by; no file ever gets this name. */
export const shownName = (name: string) =>
	name
		.toWellFormed()
		.replace(/\p{Cc}/gu, '')
		.slice(0, longestName);

/** @throws RefusedPicture, with nothing left behind */
export async function addPicture(
	parts: Taking,
	tenant: Tenant,
	file: SentFile,
	description: Description,
): Promise<FoundPicture> {
	refuseDescription(description, tenant);
	if (file.bytes > maxPictureBytes) throw new RefusedPicture('TOO_LARGE', 'a picture may have 20 MiB');
	return addBytes(parts, tenant, { name: file.name, bytes: await fs.readFile(file.path) }, description);
}

/** The same for a file that is not on disk. */
export async function addBytes(
	{ store, announce, inTenant, kept: afterwards, signal }: Taking,
	tenant: Tenant,
	file: { name: string; bytes: Uint8Array },
	description: Description,
): Promise<FoundPicture> {
	refuseDescription(description, tenant);
	const picture = await readPicture(file.bytes, { tenantId: tenant.id, signal });
	const id = await writeOriginal(store, tenant.id, picture);
	const { alternativeTexts, focalPoint, ...details } = description;
	const { x: focalX = 0.5, y: focalY = 0.5 } = focalPoint ?? {};
	const alternativeText = describePicture(tenant, alternativeTexts);
	try {
		return await inTenant(async (sql) => {
			const fileName = shownName(file.name);
			const kept = await insertPicture(sql, tenant.id, id, picture, { ...details, fileName, focalX, focalY });
			if (alternativeText) await saveAlternativeText(sql, tenant.id, id, alternativeText, details.createdBy);
			await announce(sql, tenant.id, id);
			await afterwards?.(sql, id);
			return { ...kept, alternativeText };
		});
	} catch (error) {
		// A file that stays after all is in no one's way: no row names it, and no one can guess its name.
		await store.remove(tenant.id, originalFile(id, picture.contentType)).catch(() => undefined);
		throw error;
	}
}
