import { describe, expect, it } from 'vitest';
import { productLimits } from '../../../../rules/catalogue/product-errors.ts';
import { combine } from './combine.ts';

const lines = (mark: string, count: number) => Array.from({ length: count }, (_, index) => `${mark} ${index + 1}`);
const nothingYet = { language: 'de-DE', prefix: 'K', taken: new Set<string>(), there: [] };

describe('all combinations of choices', () => {
	it('are hundreds of variants at once, each with its values and a code of its own', () => {
		const made = combine(
			[
				{ id: 'paper', values: lines('P', 25) },
				{ id: 'colour', values: lines('F', 20) },
			],
			nothingYet,
		);
		expect(made).toHaveLength(500);
		expect(new Set(made.map(({ code }) => code)).size).toBe(500);
		expect(new Set(made.map(({ key }) => key)).size).toBe(500);
		expect(made.at(-1)).toMatchObject({
			id: null,
			code: 'K-P25-F20',
			fate: 'kept',
			fields: { colour: { words: { 'de-DE': 'F 20' } }, paper: { words: { 'de-DE': 'P 25' } } },
		});
	});

	it('leave out what is there already, unless it is about to be deleted', () => {
		const choices = [{ id: 'paper', values: ['Matt', 'Glanz'] }];
		const there = combine(choices, nothingYet);
		expect(combine(choices, { ...nothingYet, there })).toEqual([]);
		const deleted = there.map((variant) => ({ ...variant, fate: 'deleted' as const }));
		expect(combine(choices, { ...nothingYet, there: deleted })).toHaveLength(2);
	});

	it('take another code where the first is taken, whatever its case', () => {
		const [first] = combine([{ id: 'paper', values: ['Matt'] }], nothingYet);
		const taken = new Set([(first?.code ?? '').toLowerCase(), first?.code ?? '']);
		const [second] = combine([{ id: 'paper', values: ['Matt'] }], { ...nothingYet, taken });
		expect([first?.code, second?.code]).toEqual(['K-MATT', 'K-MATT-2']);
	});

	it.each([
		['without choices', []],
		['with a choice that has no values', [{ id: 'paper', values: [] }]],
		['with more than a product can have', [{ id: 'paper', values: lines('P', productLimits.variants + 1) }]],
	])('are none %s', (_, choices) => {
		expect(combine(choices, nothingYet)).toEqual([]);
	});
});
