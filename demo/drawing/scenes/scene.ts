// What an arrangement is given and gives: the surface, the house and the words of one piece, to a whole picture.
import type { Brand } from '../brand.ts';
import type { PrintTexts } from '../prints/sheets.ts';
import type { Setting } from './table.ts';

/** What of a piece is coloured otherwise than its house would: paper, core, foil or body of one version. */
export interface Tints {
	tint?: string;
	/** Of a cup, where that is another colour than outside. */
	inside?: string;
}

export interface Subject extends PrintTexts, Tints {
	brand: Brand;
	/** Of the piece, in millimetres; each arrangement has its usual one. */
	size?: readonly [width: number, height: number];
}

export type Scene = (setting: Setting, subject: Subject) => string;
