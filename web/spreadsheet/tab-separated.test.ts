import { describe, expect, it } from 'vitest';
import { readTabSeparated, writeTabSeparated } from './tab-separated.ts';

describe('text from a spreadsheet', () => {
	it.each([
		[
			'a\tb\r\nc\td\r\n',
			[
				['a', 'b'],
				['c', 'd'],
			],
		],
		[
			'a\tb\nc\td',
			[
				['a', 'b'],
				['c', 'd'],
			],
		],
		['a', [['a']]],
		['a\t', [['a', '']]],
		['\t\n', [['', '']]],
		['"two\nlines"\tb', [['two\nlines', 'b']]],
		['"say ""hello"""\tb\r\n', [['say "hello"', 'b']]],
		['"a\tb"\r\n', [['a\tb']]],
		['3" nail\tb', [['3" nail', 'b']]],
		['"open\tb', [['"open', 'b']]],
		['"a" b\tc', [['"a" b', 'c']]],
		['1\r\n\r\n2\r\n', [['1'], [''], ['2']]],
		['', [['']]],
	])('%j becomes cells', (text, cells) => {
		expect(readTabSeparated(text)).toEqual(cells);
	});

	it('is read again as it was written', () => {
		const cells = [
			['a', 'tab\there'],
			['two\r\nlines', 'say "x"'],
			['', ' '],
		];
		expect(readTabSeparated(writeTabSeparated(cells))).toEqual(cells);
	});
});
