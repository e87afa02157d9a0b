// The pictures of a design: those of its owner, and those of the shop's library, which templates show. Other people's do not exist.
import { buffer } from 'node:stream/consumers';
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import { isId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { contentTypes, originalFile as libraryFile } from '../../media/media-path.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { readPrintablePictures } from '../../media/read-pictures.ts';
import type { MediaStore, StoredFile } from '../../media/store.ts';
import { originalFile, type ScreenSize, screenFile, screenSizes, screenType } from './picture-files.ts';
import type { PictureType } from './picture-tasks.ts';
import { checkPicture } from './picture-work.ts';

/** Where the files are. */
export interface DesignStores {
	/** Pictures of shoppers. */
	pictures: PrivateStore;
	/** The library. */
	media: MediaStore;
}

export interface Artwork {
	id: string;
	origin: 'own' | 'library';
	/** Of the original: MIME type. */
	contentType: string;
	width: number;
	height: number;
	hasAlpha: boolean;
	/** Null: of the library, whose files have no hash. */
	sha256: string | null;
}

interface OwnRow extends Omit<Artwork, 'origin' | 'contentType'> {
	fileType: string;
}

/** A drawing of the library is a vector too: whether a press prints it as paths shows when it is read. */
export const isDrawing = ({ contentType }: Artwork): boolean => contentType === contentTypes.svg;

const mimeTypes: Record<PictureType, string> = {
	jpeg: contentTypes.jpg,
	png: contentTypes.png,
	webp: contentTypes.webp,
	tiff: 'image/tiff',
	svg: contentTypes.svg,
};

const ownArtwork = ({ fileType, ...row }: OwnRow): Artwork => ({
	...row,
	origin: 'own',
	contentType: mimeTypes[fileType as PictureType],
});

async function findLibrary(sql: Sql, tenantId: string, ids: readonly string[]): Promise<Artwork[]> {
	const pictures = [...(await readPrintablePictures(sql, tenantId, ids)).values()];
	return pictures.map(({ id, contentType, width, height }) => ({
		...{ id, origin: 'library', contentType, width, height, hasAlpha: true, sha256: null },
	}));
}

/** @param owner of the design; null: of nobody any more. @returns those that there are, by id */
export async function findArtwork(
	sql: Sql,
	tenantId: string,
	owner: string | null,
	given: readonly string[],
): Promise<Map<string, Artwork>> {
	const ids = given.filter(isId);
	if (ids.length === 0) return new Map();
	const own = await sql<OwnRow[]>`
		select id, file_type, width, height, has_alpha, sha256 from design_pictures
		where tenant_id = ${tenantId} and user_id is not distinct from ${owner}::uuid and id = any(${ids}::uuid[])`;
	const library = await findLibrary(sql, tenantId, ids);
	return new Map([...library, ...own.map(ownArtwork)].map((artwork) => [artwork.id, artwork]));
}

/** Of a release, which names what it prints: whoever it belonged to. */
export async function findReleasedArtwork(
	sql: Sql,
	tenantId: string,
	ids: readonly string[],
): Promise<Map<string, Artwork>> {
	const own = await sql<OwnRow[]>`
		select id, file_type, width, height, has_alpha, sha256 from design_pictures
		where tenant_id = ${tenantId} and id = any(${[...ids]}::uuid[])`;
	const library = await findLibrary(sql, tenantId, ids);
	return new Map([...library, ...own.map(ownArtwork)].map((artwork) => [artwork.id, artwork]));
}

export const openOriginal = (
	{ pictures, media }: DesignStores,
	tenantId: string,
	{ id, origin, contentType }: Artwork,
): Promise<StoredFile | undefined> =>
	origin === 'own' ? pictures.read(tenantId, originalFile(id)) : media.read(tenantId, libraryFile(id, contentType));

/** @returns undefined when the file is gone */
export async function readOriginal(
	stores: DesignStores,
	tenantId: string,
	artwork: Artwork,
): Promise<Buffer | undefined> {
	const file = await openOriginal(stores, tenantId, artwork);
	return file && buffer(file.stream);
}

export interface ScreenPicture {
	contentType: string;
	bytes: Buffer;
}

/** Of the library: what lies under an id never changes. Animations and the like are no pictures for the press. */
const libraryScreens = new BoundedCache<string, ScreenPicture[]>({
	maxSize: 32 * 2 ** 20,
	sizeOf: (screens) => screens.reduce((sum, { bytes }) => sum + bytes.length, 0),
});

const taskTypes = new Map<string, PictureType>([
	[contentTypes.jpg, 'jpeg'],
	[contentTypes.png, 'png'],
	[contentTypes.webp, 'webp'],
	[contentTypes.svg, 'svg'],
]);

async function screensOfLibrary(
	stores: DesignStores,
	tenantId: string,
	artwork: Artwork,
): Promise<ScreenPicture[] | undefined> {
	const key = `${tenantId}/${artwork.id}`;
	const cached = libraryScreens.get(key);
	if (cached) return cached;
	const type = taskTypes.get(artwork.contentType);
	const original = type && (await readOriginal(stores, tenantId, artwork));
	if (!type || !original) return undefined;
	const { screens, hasAlpha } = await checkPicture(tenantId, type, original);
	const made = screens.map((bytes) => ({ contentType: screenType(hasAlpha), bytes }));
	libraryScreens.set(key, made);
	return made;
}

/** @returns undefined when the file is gone. @throws RefusedPicture, Refused BUSY */
export async function readScreen(
	stores: DesignStores,
	tenantId: string,
	artwork: Artwork,
	size: ScreenSize,
): Promise<ScreenPicture | undefined> {
	if (artwork.origin === 'library')
		return (await screensOfLibrary(stores, tenantId, artwork))?.[screenSizes.indexOf(size)];
	const { id, hasAlpha } = artwork;
	const file = await stores.pictures.read(tenantId, screenFile(id, size, hasAlpha));
	return file && { contentType: screenType(hasAlpha), bytes: await buffer(file.stream) };
}

/** The smallest that is at least so many pixels long. */
export const sizeFor = (pixels: number): ScreenSize => screenSizes.find((size) => size >= pixels) ?? 1600;
