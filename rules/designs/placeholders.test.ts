import { describe, expect, it } from 'vitest';
import { fillIn, withoutEmptyFields } from './placeholders.ts';

const filled = (text: string, values: Record<string, string>) => {
	const known = new Map(Object.entries(values));
	return fillIn(withoutEmptyFields(text, known), known, 1000).text;
};
const address = '{{street}}, {{zip}} {{city}}';

describe('a text with fields that were left empty', () => {
	it('has no line for fields that are all empty, whatever stands around them', () => {
		expect(filled(`{{name}}\nTel. {{phone}}\n${address}\nkiel.example`, { name: 'Ada' })).toBe('Ada\nkiel.example');
		expect(filled(address, {})).toBe('');
	});

	it('leaves no comma behind, at either end or in the middle', () => {
		expect(filled(address, { street: 'Holm 3' })).toBe('Holm 3');
		expect(filled(address, { city: 'Kiel' })).toBe('Kiel');
		expect(filled(address, { street: 'Holm 3', city: 'Kiel' })).toBe('Holm 3, Kiel');
		expect(filled(address, { zip: '24103', city: 'Kiel' })).toBe('24103 Kiel');
		expect(filled('{{phone}} · {{mail}} · {{web}}', { phone: '1', web: '3' })).toBe('1 · 3');
	});

	it('keeps words, and everything where nothing is empty', () => {
		expect(filled('for {{one}} and {{two}}', { one: 'Ada' })).toBe('for Ada and ');
		expect(filled(address, { street: 'Holm 3', zip: '24103', city: 'Kiel' })).toBe('Holm 3, 24103 Kiel');
		expect(filled('no field\n\n, here', {})).toBe('no field\n\n, here');
	});
});
