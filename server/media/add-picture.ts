// Takes in a picture that somebody sends. The work on it and the store come first, outside of any transaction; the row, its
// words and the word to whoever makes the sizes are one transaction.
import fs from 'node:fs/promises';
import type { Sql } from '../database/connection.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { type AlternativeTexts, describePicture, saveAlternativeText } from './alternative-text.ts';
import type { FoundPicture } from './find-pictures.ts';
import { originalFile } from './media-path.ts';
import { maxPictureBytes, readPicture } from './read-picture.ts';
import { RefusedPicture } from './refused-picture.ts';
import { insertPicture, writeOriginal } from './save-picture.ts';
import type { MediaStore } from './store.ts';

/** What the composition root gives to the capability. */
export interface MediaServices {
	store: MediaStore;
	/** In the transaction that keeps a picture: its sizes are to be made. */
	announce(sql: Sql, tenantId: string, mediaId: string): Promise<void>;
}

interface Parts extends MediaServices {
	inTenant<T>(work: (sql: Sql) => Promise<T>): Promise<T>;
}

interface SentFile {
	name: string;
	path: string;
	bytes: number;
}

interface Description {
	alternativeTexts: AlternativeTexts;
	focalPoint?: { x: number; y: number } | undefined;
}

const longestName = 255;
const longestAlternativeText = 1000;

function refuseDescription({ alternativeTexts, focalPoint }: Description, tenant: Tenant): void {
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
const shownName = (name: string) =>
	name
		.toWellFormed()
		.replace(/\p{Cc}/gu, '')
		.slice(0, longestName);

/** @throws RefusedPicture, with nothing left behind */
export async function addPicture(
	{ store, announce, inTenant }: Parts,
	tenant: Tenant,
	file: SentFile,
	description: Description,
): Promise<FoundPicture> {
	refuseDescription(description, tenant);
	if (file.bytes > maxPictureBytes) throw new RefusedPicture('TOO_LARGE', 'a picture may have 20 MiB');
	const picture = await readPicture(await fs.readFile(file.path));
	const id = await writeOriginal(store, tenant.id, picture);
	const { x: focalX = 0.5, y: focalY = 0.5 } = description.focalPoint ?? {};
	const alternativeText = describePicture(tenant, description.alternativeTexts);
	try {
		return await inTenant(async (sql) => {
			const fileName = shownName(file.name);
			const kept = await insertPicture(sql, tenant.id, id, picture, { fileName, focalX, focalY });
			if (alternativeText) await saveAlternativeText(sql, tenant.id, id, alternativeText);
			await announce(sql, tenant.id, id);
			return { ...kept, alternativeText };
		});
	} catch (error) {
		// A file that stays after all is in nobody's way: no row names it, and nobody can guess its name.
		await store.remove(tenant.id, originalFile(id, picture.contentType)).catch(() => undefined);
		throw error;
	}
}
