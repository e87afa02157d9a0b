// What several parts of an SVG need: numbers, attributes, and the definitions that are named by others.
import type { Matrix } from './operations.ts';

export interface SvgServices {
	/** Path in font units, y up. */
	outlineOf(faceId: string, glyphId: number): string;
	/** Address or data URL; undefined: the picture is left out. */
	hrefOf(mediaId: string): string | undefined;
}

export const writeNumber = (value: number): string => String(Math.round(value * 1e6) / 1e6 || 0);

export const escapeAttribute = (text: string): string =>
	text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export const writeTransform = (matrix: Matrix): string => `transform="matrix(${matrix.map(writeNumber).join(' ')})"`;

/** Outlines and clips of one page. */
export class SvgDefinitions {
	readonly #glyphs = new Map<string, string>();
	readonly #markup: string[] = [];
	readonly #services: SvgServices;

	constructor(services: SvgServices) {
		this.#services = services;
	}

	#add(markup: (id: string) => string): string {
		const id = `d${this.#markup.length}`;
		this.#markup.push(markup(id));
		return id;
	}

	/** @returns undefined for what has no outline, as a space */
	glyphId(faceId: string, glyph: number): string | undefined {
		const key = `${glyph} ${faceId}`;
		const known = this.#glyphs.get(key);
		if (known !== undefined) return known || undefined;
		const outline = this.#services.outlineOf(faceId, glyph);
		const id = outline && this.#add((name) => `<path id="${name}" d="${escapeAttribute(outline)}"/>`);
		this.#glyphs.set(key, id);
		return id || undefined;
	}

	clipId(path: string, matrix: Matrix): string {
		const shape = `<path ${writeTransform(matrix)} d="${escapeAttribute(path)}"/>`;
		return this.#add((id) => `<clipPath id="${id}">${shape}</clipPath>`);
	}

	hrefOf(mediaId: string): string | undefined {
		return this.#services.hrefOf(mediaId);
	}

	get markup(): string {
		return this.#markup.length > 0 ? `<defs>${this.#markup.join('')}</defs>` : '';
	}
}
