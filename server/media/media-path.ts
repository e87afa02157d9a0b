// Where a picture and its sizes are found: under its id, which never gets another content.
import type { ShownImage } from '../../rules/page-contract.ts';
import type { PictureCredit } from '../../rules/photos/photos.ts';
import { remoteAddress } from '../../rules/photos/remote-source.ts';
import { mediaAddress, sizeFile } from '../../rules/pictures.ts';

/** Of every size that is made; none is wider than its original. */
export const sizeWidths = [160, 320, 640, 960, 1280, 1920] as const;

/** By ending of the file name. */
export const contentTypes = {
	svg: 'image/svg+xml',
	jpg: 'image/jpeg',
	png: 'image/png',
	gif: 'image/gif',
	webp: 'image/webp',
	avif: 'image/avif',
} as const;

export type Ending = keyof typeof contentTypes;
export type PictureType = (typeof contentTypes)[Ending];
export type Fallback = 'jpg' | 'png';

export const isEnding = (text: string | undefined): text is Ending =>
	text !== undefined && Object.hasOwn(contentTypes, text);

const widestFallback = 960;

export interface Picture {
	id: string;
	contentType: string;
	width: number;
	height: number;
	/** The widths that exist; none until they are made, and of drawings and animations never. */
	sizes: readonly number[];
	fallback: Fallback | null;
	/** What stays in view when it is cropped, as shares of width and height. */
	focalX: number;
	focalY: number;
	/** Who took it, where they are named; read for pages and the library alone. */
	credit?: PictureCredit | null;
	/** Where its provider has it: there is no file of it here. Read for pages and the library alone. */
	remoteUrl?: string | null;
}

/** A picture as it is shown, in the language of the caller. */
export interface Image extends Picture {
	alt: string;
}

export function originalFile(id: string, contentType: string): string {
	const ending = Object.keys(contentTypes).find((name) => isEnding(name) && contentTypes[name] === contentType);
	if (!ending) throw new Error(`no picture: ${contentType}`);
	return `${id}.${ending}`;
}

/** The width of the one size for programs that know neither AVIF nor WebP. */
export const fallbackWidth = (sizes: readonly number[]): number | undefined =>
	sizes.filter((width) => width <= widestFallback).at(-1);

/** What every browser can show. */
export function pictureAddress({ id, contentType, sizes, fallback, width: full, remoteUrl }: Picture): string {
	if (remoteUrl) return remoteAddress(remoteUrl, Math.min(full, widestFallback));
	const width = fallbackWidth(sizes);
	return mediaAddress(width && fallback ? sizeFile(id, width, fallback) : originalFile(id, contentType));
}

/** A picture as pages hold it, in the shape of the API. */
export const shownImage = (image: Image): ShownImage => ({
	id: image.id,
	url: pictureAddress(image),
	width: image.width,
	height: image.height,
	alt: image.alt,
	focalPoint: { x: image.focalX, y: image.focalY },
	sizes: [...image.sizes],
});
