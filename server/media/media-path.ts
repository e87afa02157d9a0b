// Where a picture and its sizes are found: under its id, which never gets another content.
import type { ShownImage } from '../../rules/page-contract.ts';

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

/** In the order in which a browser should try them. */
export const sizeEndings = ['avif', 'webp'] as const;

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
}

/** A picture as it is shown, in the language of whoever asks. */
export interface Image extends Picture {
	alt: string;
}

export function originalFile(id: string, contentType: string): string {
	const ending = Object.keys(contentTypes).find((name) => isEnding(name) && contentTypes[name] === contentType);
	if (!ending) throw new Error(`no picture: ${contentType}`);
	return `${id}.${ending}`;
}

export const sizeFile = (id: string, width: number, ending: Ending): string => `${id}/${width}.${ending}`;

/** The width of the one size for programs that know neither AVIF nor WebP. */
export const fallbackWidth = (sizes: readonly number[]): number | undefined =>
	sizes.filter((width) => width <= widestFallback).at(-1);

const address = (file: string) => `/media/${file}`;

/** What every browser can show. */
export function pictureAddress({ id, contentType, sizes, fallback }: Picture): string {
	const width = fallbackWidth(sizes);
	return address(width && fallback ? sizeFile(id, width, fallback) : originalFile(id, contentType));
}

export interface Source {
	type: string;
	srcset: string;
}

export function pictureSources({ id, sizes }: Picture): Source[] {
	if (sizes.length === 0) return [];
	return sizeEndings.map((ending) => ({
		type: contentTypes[ending],
		srcset: sizes.map((width) => `${address(sizeFile(id, width, ending))} ${width}w`).join(', '),
	}));
}

/** A picture as pages hold it, in the shape of the API. */
export const shownImage = (image: Image): ShownImage => ({
	url: pictureAddress(image),
	width: image.width,
	height: image.height,
	alt: image.alt,
	focalPoint: { x: image.focalX, y: image.focalY },
	sources: pictureSources(image),
});
