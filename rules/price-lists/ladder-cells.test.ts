import { describe, expect, it } from 'vitest';
import { blankCells, type LadderCells, readLadder, stepOfRow, withCell } from './ladder-cells.ts';

const row = (quantity: string, unitPrice = '', total = ''): LadderCells => ({ quantity, unitPrice, total });
const read = (...rows: LadderCells[]) => readLadder(rows, 'de-DE', 'EUR');

describe('a ladder that is typed on the page of a product', () => {
	it('is read as people write numbers, without the empty row at its end', () => {
		const { rows, faults } = read(row('1.000', '0,0199'), row('2500', '', '42,50'), blankCells);
		expect(faults).toEqual([]);
		expect(rows).toEqual([
			{ code: '', quantity: 1000, unitPrice: 199, total: null },
			{ code: '', quantity: 2500, unitPrice: null, total: 4250 },
		]);
	});

	it('names the cell that is wrong, and each once', () => {
		expect(read(row('viele', '1'), row('100'), row('200', 'x'), row('100', '1'), row('100', '2')).faults).toEqual([
			{ row: 0, cell: 'quantity', fault: 'quantityInvalid' },
			{ row: 1, cell: 'unitPrice', fault: 'priceMissing' },
			{ row: 2, cell: 'unitPrice', fault: 'priceInvalid' },
			{ row: 4, cell: 'quantity', fault: 'double' },
		]);
		expect(read(row('1', '1'), blankCells, row('3', '1')).faults).toEqual([{ row: 1, cell: 'quantity', fault: 'gap' }]);
	});

	it('says what follows from the price of each row, also of two rows with the same quantity', () => {
		const ladder = read(row('100', '', '19,90'), row('100', '0,15'), row('200'), row('x', '1'));
		expect([0, 1, 2, 3, 4].map((at) => stepOfRow(ladder, at, 'EUR')?.total)).toEqual([
			1990,
			1500,
			undefined,
			undefined,
			undefined,
		]);
	});

	it('warns where a larger run costs less', () => {
		expect(read(row('100', '', '20'), row('250', '', '19')).warnings).toEqual([{ row: 1, than: 0 }]);
	});

	it('has one price a row, and always a row to go on with', () => {
		const begun = withCell([row('100', '1')], 0, 'total', '90');
		expect(begun).toEqual([row('100', '', '90'), blankCells]);
		expect(withCell(begun, 1, 'quantity', '250')).toEqual([row('100', '', '90'), row('250'), blankCells]);
		expect(withCell([row('100', '1'), blankCells], 0, 'total', '')).toEqual([row('100', '1'), blankCells]);
	});
});
