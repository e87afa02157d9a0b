import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRooms } from './rooms.mjs';
import { findVocabularyErrors, readKnownNames } from './vocabulary.mjs';

const errorsIn = (file: string, text: string, known: string[] = []) =>
	findVocabularyErrors(new Map([[file, text]]), new Set(known));

describe('exported names', () => {
	it('use the terms of the field in this project, apart from those that are still to be renamed', () => {
		const root = path.dirname(import.meta.dirname);
		expect(findVocabularyErrors(readRooms(root), readKnownNames(root))).toEqual([]);
	});

	it('are refused with the word to use instead', () => {
		expect(errorsIn('server/cart/add.ts', 'export function findLineFault() {}')).toEqual([
			'server/cart/add.ts: findLineFault says "fault"; use: error, validation error (docs/glossary.md)',
		]);
		expect(errorsIn('web/kit/table.tsx', 'export const TableLook = 1;')).toHaveLength(1);
	});

	it('may contain such a word as a part of another', () => {
		expect(errorsIn('rules/menu.ts', 'export const lookup = 1;\nexport const replaced = 2;')).toEqual([]);
		expect(errorsIn('rules/menu.ts', 'export const placeOrder = 1;\nexport const orderLookUp = 2;')).toEqual([]);
		expect(errorsIn('rules/menu.ts', 'export const cartPlace = 1;')).toHaveLength(1);
	});

	it('of tests and generated files are not looked at', () => {
		expect(errorsIn('rules/menu.test.ts', 'export const fault = 1;')).toEqual([]);
		expect(errorsIn('server/database/rows.generated.ts', 'export interface Words {}')).toEqual([]);
	});

	it('that were renamed leave the list of those that are still to be renamed', () => {
		expect(errorsIn('rules/menu.ts', 'export const menuFault = 1;', ['menuFault', 'oldFault'])).toEqual([
			'scripts/names-to-rename.txt: nothing is called oldFault any more',
		]);
	});
});
