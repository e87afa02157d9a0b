// What an arrangement is given and gives: the surface, the house and the words of one piece, to a whole picture.
import type { Brand } from '../brand.ts';
import type { PrintTexts } from '../prints/sheets.ts';
import type { Setting } from './table.ts';

export interface Subject extends PrintTexts {
	brand: Brand;
	/** Of the piece, in millimetres; each arrangement has its usual one. */
	size?: readonly [width: number, height: number];
}

export type Scene = (setting: Setting, subject: Subject) => string;
