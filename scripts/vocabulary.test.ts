import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readRooms } from './rooms.mjs';
import { findVocabularyErrors } from './vocabulary.mjs';

const errorsIn = (file: string, text: string) => findVocabularyErrors(new Map([[file, text]]));

describe('exported names', () => {
	it('use the terms of the field in this project', () => {
		const root = path.dirname(import.meta.dirname);
		expect(findVocabularyErrors(readRooms(root))).toEqual([]);
	});

	it('are refused with the term to use instead', () => {
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
});
