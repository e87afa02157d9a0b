import { describe, expect, it } from 'vitest';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { compileMessages } from '../../../rules/texts/compile-messages.ts';
import { createTranslator } from '../../../rules/texts/translator.ts';
import { isUnread, type Row, readCell, shownText } from '../../spreadsheet/cells.ts';
import { pasteTexts, typeText } from '../../spreadsheet/edits.ts';
import { applyChange } from '../../spreadsheet/sheet.ts';
import { readTabSeparated } from '../../spreadsheet/tab-separated.ts';
import { enteredRows, priceSheet, rowOf, validatePriceRows } from './price-sheet.ts';

const messages = Object.fromEntries([...shippedEntries].map(([key, { translations }]) => [key, translations['de-DE']]));
const t = createTranslator({ language: 'de-DE', messages: compileMessages(messages) });
const around = { t, language: 'de-DE', notation: null, currency: 'EUR' };
const shape = priceSheet(around);
const whole = { top: 0, bottom: 0, left: 0, right: 0 };

const pasted = (text: string, rows: readonly Row[] = [], block = whole) => {
	const { edit } = pasteTexts(shape, rows, block, readTabSeparated(text));
	return edit ? applyChange(rows, edit.change) : rows;
};
const typed = (rows: readonly Row[], column: number, text: string) => {
	const change = typeText(shape, rows, { row: 0, column }, text);
	return change ? applyChange(rows, change) : rows;
};
const shown = (rows: readonly Row[]) =>
	rows.map((row) => shape.columns.map((column, at) => shownText(column, row, at)));

describe('the two prices of a row', () => {
	const given: Row[] = [rowOf({ code: '', quantity: 300, unitPrice: null, total: 1000 })];

	it('follow from each other', () => {
		expect(shown(given)).toEqual([['', '300', '0,0333', '10,00']]);
		expect(shown([rowOf({ code: 'A', quantity: 1000, unitPrice: 199, total: null })])).toEqual([
			['A', '1.000', '0,0199', '19,90'],
		]);
	});

	it('are one: entering the other clears it, and what could not be read clears nothing', () => {
		expect(enteredRows(typed(given, 2, '0,05'))).toEqual([{ code: '', quantity: 300, unitPrice: 500, total: null }]);
		expect(typed(given, 2, 'viel')[0]?.[3]).toBe(1000);
		expect(enteredRows(typed(given, 1, '600'))).toEqual([{ code: '', quantity: 600, unitPrice: null, total: 1000 }]);
	});

	it('that were pasted together: the exact one holds', () => {
		expect(enteredRows(pasted('\t300\t0,0333\t9,99'))[0]).toMatchObject({ unitPrice: null, total: 999 });
		expect(enteredRows(pasted('\t100000\t0,0333\t3.330,00'))[0]).toMatchObject({ unitPrice: null, total: 333_000 });
		expect(enteredRows(pasted('\t3\t0,0333\t0,10'))[0]).toMatchObject({ unitPrice: null, total: 10 });
		expect(enteredRows(pasted('\t3\t0,0345\t0,10'))[0]).toMatchObject({ unitPrice: 345, total: null });
		expect(enteredRows(pasted('\t300\t0,0333\t10,00 €'))[0]).toMatchObject({ unitPrice: null, total: 1000 });
		expect(enteredRows(pasted('\t300\t0,03\t10,00'))[0]).toMatchObject({ unitPrice: null, total: 1000 });
	});

	it('that contradict each other both stay and are an error', () => {
		const rows = pasted('\t100\t5,00\t50,00');
		expect(enteredRows(rows)[0]).toMatchObject({ unitPrice: 50_000, total: 5000 });
		expect(validatePriceRows(rows, around).get(0)).toMatchObject([{ column: 3, kind: 'error' }]);
		expect(validatePriceRows(typed(rows, 3, ''), around).size).toBe(0);
	});
});

describe('a pasted table', () => {
	it.each([
		[1, '1.000', 1000],
		[1, '250 ', 250],
		[2, '0,0199 €', 199],
		[2, '€ 1,5', 15_000],
		[3, '1.234,56', 123_456],
		[3, '1\u00a0234,5 EUR', 123_450],
	])('column %d reads %j', (column, text, value) => {
		const described = shape.columns[column];
		expect(described && readCell(described, text)).toBe(value);
	});

	it.each([
		[1, '1,5', /ganze Zahl/],
		[1, 'viele', /ganze Zahl/],
		[2, '1.99', /1\.234,56/],
		[2, '0,01991', /Höchstens 4/],
		[3, '19,999', /Höchstens 2/],
		[3, '-5', /kein Preis/],
		[3, '12 $', /kein Preis/],
		[3, '99999999999', /zu hoch/],
	])('column %d keeps %j and says why', (column, text, fault) => {
		const described = shape.columns[column];
		const read = described ? readCell(described, text) : null;
		expect(isUnread(read) && read.text).toBe(text);
		expect(isUnread(read) && read.fault).toMatch(fault);
	});

	it('is validated row by row and together', () => {
		const rows = pasted('\t100\t\t20,00\r\n\t100\t0,1\t\r\n\t\t\t\r\n\t500\t\t15,00\r\n\tviel\t1,00\t');
		const faults = validatePriceRows(rows, around);
		expect([...faults].map(([row, [first]]) => [row, first?.column, first?.kind])).toEqual([
			[1, 1, 'error'],
			[2, 1, 'error'],
			[3, 3, 'warning'],
		]);
		expect(faults.get(3)?.[0]?.text).toBe('Auflage 500 kostet insgesamt weniger als Auflage 100.');
	});
});
