import { describe, expect, it } from 'vitest';
import { lineLabels } from './line-labels.ts';

const words = { pieces: (quantity: number) => `${quantity} pieces`, line: (number: number) => `line ${number}` };

const line = (position: number, given: Partial<Parameters<typeof lineLabels>[0][number]> = {}) => ({
	...{ position, name: 'Cards', itemName: '', options: [], quantity: 100 },
	...given,
});

const labels = (...lines: ReturnType<typeof line>[]) =>
	[...lineLabels(lines, words)].sort(([a], [b]) => a - b).map(([, label]) => label);

describe('labels of lines', () => {
	it('are the names alone where these differ', () => {
		expect(labels(line(0), line(1, { name: 'Flyer' }), line(2, { itemName: 'Fair' }))).toEqual([
			'Cards',
			'Flyer',
			'Fair',
		]);
	});

	it('say of lines with the same name what tells them apart: product, version, quantity, and at last which line it is', () => {
		expect(labels(line(0, { itemName: 'Fair' }), line(1, { name: 'Flyer', itemName: 'Fair' }))).toEqual([
			'Fair, Cards',
			'Fair, Flyer',
		]);
		const matt = { options: [{ value: 'A6' }, { value: 'matt' }] };
		expect(labels(line(0, matt), line(1, { options: [{ value: 'A6' }, { value: 'gloss' }] }))).toEqual([
			'Cards, A6, matt',
			'Cards, A6, gloss',
		]);
		expect(labels(line(0), line(1, { quantity: 500 }))).toEqual(['Cards, 100 pieces', 'Cards, 500 pieces']);
		expect(labels(line(0), line(1), line(2, { name: 'Flyer' }))).toEqual(['Cards, line 1', 'Cards, line 2', 'Flyer']);
	});

	it('are never the same, whatever lines are called', () => {
		const many = [
			...[line(0), line(1), line(2, { quantity: 500 }), line(3, { itemName: 'Cards' })],
			...[line(4, { itemName: 'Cards', options: [{ value: 'matt' }] }), line(5, { itemName: 'Cards', quantity: 500 })],
		];
		expect(new Set(labels(...many)).size).toBe(many.length);
	});
});
