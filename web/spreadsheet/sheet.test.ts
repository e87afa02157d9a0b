import { describe, expect, it } from 'vitest';
import { blankRow, type Row, readCell, type SheetShape, shownText } from './cells.ts';
import { clearBlock, fillDown, fillTo, insertRows, pasteTexts, removeRows, textsOf, typeText } from './edits.ts';
import { countErrors, findCellError, joinErrors, nextError, rowValidator } from './errors.ts';
import { at, besides, blockOf, movedBy, rowsSelection } from './selection.ts';
import { applyChange, inverseOf, makeStep, newSheet, redo, undo } from './sheet.ts';

/** A word, a number, and twice the number: entering one of the two clears the other. */
const shape: SheetShape = {
	largestRows: 50,
	columns: [
		{ key: 'word', label: 'Word', width: 5, parse: (text) => text, format: String },
		{
			key: 'number',
			label: 'Number',
			width: 5,
			series: true,
			parse: (text) => (/^-?\d+$/.test(text) ? Number(text) : { text, fault: 'no number' }),
			format: String,
			judge: (value) => (typeof value === 'number' && value < 0 ? 'negative' : undefined),
			derive: (row) => (typeof row[2] === 'number' ? String(row[2] / 2) : undefined),
		},
		{ key: 'twice', label: 'Twice', width: 5, parse: (text) => Number(text), format: String },
	],
	settle: (row, changed) =>
		changed.includes(2) && row[2] !== null
			? [row[0] ?? null, null, row[2] ?? null]
			: changed.includes(1) && row[1] !== null
				? [row[0] ?? null, row[1] ?? null, null]
				: row,
};
const rows: readonly Row[] = [
	['a', 1, null],
	['b', 2, null],
	['c', 3, null],
];
const block = (top: number, left: number, bottom = top, right = left) => ({ top, left, bottom, right });
const rowsAfter = (change: ReturnType<typeof typeText>) => (change ? applyChange(rows, change) : rows);

describe('a cell', () => {
	it('keeps what could not be read as it was typed', () => {
		const [, number] = shape.columns;
		expect(number && readCell(number, ' 1x ')).toEqual({ text: '1x', fault: 'no number' });
		expect(shownText(number, ['a', { text: '1x', fault: 'no number' }, null], 1)).toBe('1x');
	});

	it('is empty where there is nothing but blanks', () => {
		const [word] = shape.columns;
		expect(word && readCell(word, ' \u00a0\n')).toBeNull();
		expect(word && readCell(word, 'two\nlines')).toBe('two lines');
	});

	it('shows what follows from the others while it is empty', () => {
		expect(shownText(shape.columns[1], ['a', null, 8], 1)).toBe('4');
		expect(shownText(shape.columns[1], ['a', 5, 8], 1)).toBe('5');
	});
});

describe('typing', () => {
	it('changes one cell, and what settles with it', () => {
		expect(rowsAfter(typeText(shape, rows, { row: 1, column: 1 }, '7'))[1]).toEqual(['b', 7, null]);
		expect(rowsAfter(typeText(shape, rows, { row: 1, column: 2 }, '8'))[1]).toEqual(['b', null, 8]);
	});

	it('of what is there already, or follows from the rest, changes nothing', () => {
		expect(typeText(shape, rows, { row: 1, column: 1 }, '2')).toBeUndefined();
		expect(typeText(shape, [['a', null, 8]], { row: 0, column: 1 }, '4')).toBeUndefined();
	});

	it('behind the last row adds one, but not for nothing', () => {
		expect(rowsAfter(typeText(shape, rows, { row: 3, column: 0 }, 'd'))).toEqual([...rows, ['d', null, null]]);
		expect(typeText(shape, rows, { row: 3, column: 0 }, ' ')).toBeUndefined();
	});
});

describe('pasting', () => {
	it('fills the cells from the first one on and adds rows behind the last', () => {
		const { edit, cells } = pasteTexts(shape, rows, block(2, 0), [
			['x', '10'],
			['y', '1o'],
		]);
		expect(rowsAfter(edit?.change)).toEqual([
			...rows.slice(0, 2),
			['x', 10, null],
			['y', { text: '1o', fault: 'no number' }, null],
		]);
		expect(cells).toBe(4);
		expect(edit?.selection).toEqual({ anchor: { row: 2, column: 0 }, head: { row: 3, column: 1 } });
	});

	it('of one cell fills all that are selected', () => {
		const { edit } = pasteTexts(shape, rows, block(0, 1, 2, 1), [['9']]);
		expect(rowsAfter(edit?.change).map((row) => row[1])).toEqual([9, 9, 9]);
	});

	it('leaves out what is beyond the last column and beyond the largest number of rows', () => {
		const texts = Array.from({ length: 60 }, (_, index) => [String(index), 'beyond']);
		const { edit, cells, leftOut } = pasteTexts(shape, rows, block(0, 2), texts);
		expect(rowsAfter(edit?.change)).toHaveLength(50);
		expect({ cells, leftOut }).toEqual({ cells: 50, leftOut: 10 });
	});

	it('leaves cells alone for which a short line has nothing', () => {
		const { edit } = pasteTexts(shape, rows, block(0, 0), [['x', '5'], ['y']]);
		expect(rowsAfter(edit?.change).slice(0, 2)).toEqual([
			['x', 5, null],
			['y', 2, null],
		]);
	});

	it('makes no rows of blank lines at the end', () => {
		const { edit } = pasteTexts(shape, rows, block(3, 0), [['d'], [''], ['']]);
		expect(rowsAfter(edit?.change)).toHaveLength(4);
	});
});

describe('filling', () => {
	it('down copies the first row of what is selected, or the row above a single one', () => {
		expect(rowsAfter(fillDown(shape, rows, block(0, 0, 2, 0))).map((row) => row[0])).toEqual(['a', 'a', 'a']);
		expect(rowsAfter(fillDown(shape, rows, block(1, 1))).map((row) => row[1])).toEqual([1, 1, 3]);
		expect(fillDown(shape, rows, block(0, 0))).toBeUndefined();
	});

	it('by dragging repeats one cell and continues the steps of several', () => {
		expect(rowsAfter(fillTo(shape, rows, block(2, 1), 4)?.change).map((row) => row[1])).toEqual([1, 2, 3, 3, 3]);
		expect(rowsAfter(fillTo(shape, rows, block(0, 0, 2, 1), 4)?.change).slice(3)).toEqual([
			['a', 4, null],
			['b', 5, null],
		]);
	});

	it('by dragging goes up as well', () => {
		expect(rowsAfter(fillTo(shape, rows, block(2, 0), 1)?.change).map((row) => row[0])).toEqual(['a', 'c', 'c']);
		expect(rowsAfter(fillTo(shape, rows, block(1, 1, 2, 1), 0)?.change).map((row) => row[1])).toEqual([1, 2, 3]);
	});
});

describe('rows', () => {
	it('are inserted above and below, as many as are selected', () => {
		expect(rowsAfter(insertRows(shape, rows, block(1, 0, 2, 0), 'above')?.change)).toEqual([
			rows[0],
			blankRow(shape),
			blankRow(shape),
			...rows.slice(1),
		]);
		expect(rowsAfter(insertRows(shape, rows, block(0, 0), 'below')?.change)[1]).toEqual(blankRow(shape));
		expect(insertRows({ ...shape, largestRows: 3 }, rows, block(0, 0), 'below')).toBeUndefined();
	});

	it('are removed', () => {
		expect(rowsAfter(removeRows(rows, block(0, 1, 1, 1))?.change)).toEqual([rows[2]]);
		expect(removeRows(rows, block(3, 0))).toBeUndefined();
	});

	it('give what they show to take along', () => {
		expect(textsOf(shape, [['a', null, 8]], block(0, 0, 0, 2))).toEqual([['a', '4', '8']]);
	});
});

describe('undo', () => {
	it('takes back every kind of change, and redo makes it again', () => {
		const changes = [
			typeText(shape, rows, { row: 0, column: 2 }, '8'),
			clearBlock(shape, rows, block(0, 0, 2, 1)),
			pasteTexts(shape, rows, block(2, 0), [
				['x', '1'],
				['y', '2'],
			]).edit?.change,
			fillDown(shape, rows, block(0, 0, 2, 1)),
			fillTo(shape, rows, block(0, 0, 1, 1), 9)?.change,
			insertRows(shape, rows, block(1, 0, 2, 0), 'above')?.change,
			removeRows(rows, block(0, 0, 1, 0))?.change,
		];
		for (const change of changes) {
			if (!change) throw new Error('nothing was changed');
			const changed = applyChange(rows, change);
			expect(changed).not.toEqual(rows);
			expect(applyChange(changed, inverseOf(change))).toEqual(rows);
			const sheet = makeStep(newSheet(rows), 'paste', change, at(1, 1));
			expect(undo(sheet).rows).toEqual(rows);
			expect(redo(undo(sheet)).rows).toEqual(changed);
		}
	});

	it('remembers what was selected, and forgets what was undone when something else is done', () => {
		const change = typeText(shape, rows, { row: 0, column: 0 }, 'x');
		if (!change) throw new Error('nothing was changed');
		const sheet = makeStep({ ...newSheet(rows), selection: at(2, 2) }, 'type', change, at(1, 0));
		const undone = undo(sheet);
		expect(undone.selection).toEqual(at(2, 2));
		expect(redo(undone).selection).toEqual(at(1, 0));
		expect(redo(makeStep(undone, 'type', change, at(1, 0))).past).toHaveLength(1);
		expect(undo(newSheet(rows)).rows).toBe(rows);
	});
});

describe('moving', () => {
	const extent = { rows: 10, columns: 3 };
	it.each([
		['ArrowUp', false, [3, 1]],
		['ArrowDown', false, [5, 1]],
		['ArrowRight', false, [4, 2]],
		['ArrowLeft', true, [4, 0]],
		['ArrowDown', true, [9, 1]],
		['PageDown', false, [9, 1]],
		['PageUp', false, [0, 1]],
		['Home', false, [4, 0]],
		['End', false, [4, 2]],
		['Home', true, [0, 0]],
		['End', true, [9, 2]],
	])('%s with Ctrl %s', (key, ctrl, [row, column]) => {
		expect(movedBy({ key, ctrl }, { row: 4, column: 1 }, extent, 8)).toEqual({ row, column });
	});

	it('with Tab goes to the next row behind the last column, and nowhere behind the last cell', () => {
		expect(besides({ row: 0, column: 2 }, 1, extent)).toEqual({ row: 1, column: 0 });
		expect(besides({ row: 1, column: 0 }, -1, extent)).toEqual({ row: 0, column: 2 });
		expect(besides({ row: 9, column: 2 }, 1, extent)).toBeUndefined();
		expect(besides({ row: 0, column: 0 }, -1, extent)).toBeUndefined();
	});

	it('selects between where it began and where it is', () => {
		expect(blockOf({ anchor: { row: 5, column: 2 }, head: { row: 3, column: 1 } })).toEqual(block(3, 1, 5, 2));
		expect(blockOf(rowsSelection(4, 2, extent))).toEqual(block(2, 0, 4, 2));
	});
});

describe('what is wrong', () => {
	const bad: readonly Row[] = [
		['a', 1, null],
		['b', { text: 'x', fault: 'no number' }, null],
		blankRow(shape),
		['d', -4, null],
	];
	const faults = rowValidator(shape)(bad);

	it('is found cell by cell, and not in blank rows', () => {
		expect(countErrors(faults)).toEqual({ errors: 2, warnings: 0 });
		expect(findCellError(faults.get(1), 1)?.text).toBe('no number');
		expect(findCellError(faults.get(3), 1)?.text).toBe('negative');
		expect(findCellError(faults.get(3), 0)).toBeUndefined();
	});

	it('is validated once a row, however often it is read', () => {
		let asked = 0;
		const counted = () => {
			asked += 1;
			return undefined;
		};
		const [word] = shape.columns;
		if (!word) throw new Error('no column');
		const judge = rowValidator({ ...shape, columns: [{ ...word, judge: counted }] });
		judge(bad);
		judge([...bad]);
		expect(asked).toBe(3);
	});

	it('is gone through in reading order, round and round, errors before warnings', () => {
		const all = joinErrors(faults, new Map([[0, [{ column: 0, kind: 'warning' as const, text: 'cheaper' }]]]));
		expect(nextError(all, { row: 0, column: 0 })).toEqual({ row: 1, column: 1 });
		expect(nextError(all, { row: 1, column: 1 })).toEqual({ row: 3, column: 1 });
		expect(nextError(all, { row: 3, column: 1 })).toEqual({ row: 1, column: 1 });
		expect(nextError(all, { row: 3, column: 1 }, -1)).toEqual({ row: 1, column: 1 });
		expect(nextError(new Map([[2, [{ column: 0, kind: 'warning', text: '' }]]]), { row: 0, column: 0 })).toEqual({
			row: 2,
			column: 0,
		});
		expect(nextError(new Map(), { row: 0, column: 0 })).toBeUndefined();
	});
});
