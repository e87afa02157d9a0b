import { describe, expect, it } from 'vitest';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { findPrintErrors, type PrintValues, readPrintValues, specificationOf } from './print-values.ts';

const t = ((key: string) => key) as Translate;
const german = { t, language: 'de-DE', notation: null };
const values = (given: Partial<PrintValues>): PrintValues => ({
	...readPrintValues(null, 'product', german),
	printed: true,
	...given,
});

describe('print settings as they are typed', () => {
	it('are exact to the micrometre', () => {
		const typed = values({ width: 53.98, folds: '12,345; 20,001', dieLine: 'M0 0L1000.6 0L0 1000Z' });
		expect(specificationOf(typed, german)).toMatchObject({
			...{ width: 53_980, folds: [12_345, 20_001], dieLine: 'M0 0L1001 0L0 1000Z' },
		});
		expect(findPrintErrors(typed, german)).toEqual({});
	});

	it('name sides as they are shown, and store their keys', () => {
		const typed = values({});
		expect(typed.sides).toBe('printData.side.front, printData.side.back');
		const mixed = values({ sides: 'printData.side.back, inside , flap' });
		expect(specificationOf(mixed, german).sides).toEqual([{ name: 'back' }, { name: 'inside' }, { name: 'flap' }]);
	});

	it('refuse folds that are finer', () => {
		expect(findPrintErrors(values({ folds: '28,3333' }), german)).toEqual({ folds: 'printing.foldsForm' });
	});
});
