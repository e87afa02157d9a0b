// What an arrangement is given and gives: the surface, the house and the words of one piece, to a whole picture.
import type { Brand } from '../brand.ts';
import type { Words } from '../prints/sheets.ts';
import type { Setting } from './table.ts';

export interface Subject extends Words {
	brand: Brand;
	/** Of the piece, in millimetres; each arrangement has its usual one. */
	size?: readonly [width: number, height: number];
}

export type Scene = (setting: Setting, subject: Subject) => string;
