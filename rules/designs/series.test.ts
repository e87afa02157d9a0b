import { describe, expect, it } from 'vitest';
import type { DesignField } from './design.ts';
import { sampleDesign } from './sample-design.ts';
import { findRowErrors, findSeriesErrors, guessMapping, rowValues, type Series, seriesLimits } from './series.ts';

const field = (key: string, changes: Partial<DesignField> = {}): DesignField => ({
	...{
		key,
		labels: {},
		help: {},
		kind: 'text',
		required: false,
		limit: 60,
		choices: [],
		defaultValue: '',
		source: null,
	},
	...changes,
});

const design = sampleDesign({
	fields: [
		field('firstName', { labels: { 'de-DE': 'Vorname', 'en-GB': 'First name' }, required: true }),
		field('lastName', { required: true, limit: 10 }),
		field('phone', { labels: { 'de-DE': 'Durchwahl' } }),
		field('floor', { kind: 'choice', choices: ['EG', '1. OG'] }),
		field('portrait', { kind: 'image' }),
	],
	values: {},
	pages: [{ id: 'p1', name: 'front', elements: [] }],
});

const series = (changes: Partial<Series> = {}): Series => ({
	columns: ['Vorname', 'Nachname'],
	mapping: { 0: 'firstName', 1: 'lastName' },
	rows: [
		['Anna', 'Schäfer'],
		['Bo', ' Ek '],
	],
	...changes,
});

describe('the columns of a series', () => {
	it('are mapped by key, label or a usual name in both languages, whatever their spelling', () => {
		expect(guessMapping(['VORNAME', 'Surname', 'Durchwahl', 'Floor'], design)).toEqual({
			...{ 0: 'firstName', 1: 'lastName', 2: 'phone', 3: 'floor' },
		});
		expect(guessMapping(['First name', 'Familien-Name', 'Tel.'], design)).toEqual({
			...{ 0: 'firstName', 1: 'lastName', 2: 'phone' },
		});
	});

	it('are left out if they mean nothing here, a picture, or a field that is taken', () => {
		expect(guessMapping(['', 'Portrait', 'Shoe size', 'Vorname', 'First name'], design)).toEqual({ 3: 'firstName' });
	});
});

describe('a series', () => {
	it('gives each row its values without spaces around them', () => {
		expect(rowValues(series(), 1)).toEqual({ firstName: 'Bo', lastName: 'Ek' });
		expect(rowValues(series({ rows: [['Only']] }), 0)).toEqual({ firstName: 'Only', lastName: '' });
	});

	it('is without errors if everything fits', () => {
		expect(findSeriesErrors(series(), design)).toEqual([]);
		expect(findRowErrors(series(), design)).toEqual([]);
	});

	it('names each row and field that cannot be printed', () => {
		const faulty = series({
			columns: ['a', 'b', 'c'],
			mapping: { 0: 'firstName', 1: 'lastName', 2: 'floor' },
			rows: [
				['Anna', 'Schäfer', 'EG'],
				['', 'Ek', '7. OG'],
				['Bo', 'Wolfeschlegelstein', ''],
			],
		});
		expect(findRowErrors(faulty, design)).toEqual([
			{ row: 1, field: 'firstName', code: 'required' },
			{ row: 1, field: 'floor', code: 'choice' },
			{ row: 2, field: 'lastName', code: 'tooLong', limit: 10 },
		]);
	});

	it('is refused with too many rows, a row with too many cells, a cell that is too long, or a mapping that is not one', () => {
		const many = Array.from({ length: seriesLimits.rows + 1 }, () => ['a', 'b']);
		expect(findSeriesErrors(series({ rows: many }), design)).toEqual([{ code: 'tooMany' }]);
		expect(findSeriesErrors(series({ rows: [['a', 'b', 'c']] }), design)).toEqual([{ code: 'columns', row: 0 }]);
		expect(findSeriesErrors(series({ rows: [['a'.repeat(2001), 'b']] }), design)).toEqual([
			{ code: 'tooLong', row: 0 },
		]);
		for (const mapping of [{ 0: 'firstName', 1: 'firstName' }, { 0: 'unknown' }, { 7: 'phone' }, { 0: 'portrait' }])
			expect(findSeriesErrors(series({ mapping }), design)).toEqual([{ code: 'mapping' }]);
	});
});
