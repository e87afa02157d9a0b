// What a file of prices would change in a list: row by row, added, changed or removed, and what is wrong.
import { type GivenPrice, givenPrice, isSamePrice } from '../../../rules/price-lists/given-price.ts';
import type { PriceImportError, PriceImportMode } from '../../../rules/price-lists/import-errors.ts';
import { largestAmount } from '../../../rules/price-lists/rows.ts';
import { codeKey, validateRows } from '../../../rules/price-lists/validate-rows.ts';
import { stepOf } from '../../../rules/pricing/steps.ts';
import type { Counts, ImportedRow } from '../../import-export/jobs/imports.ts';
import type { FoundCodes } from '../lists/find-codes.ts';
import type { ListedRow } from '../lists/list-rows.ts';
import type { PriceColumn } from './price-columns.ts';
import type { FaultyCell, PriceLine, PriceTable } from './read-price-table.ts';
import { keepPrice, keepRun, runKey } from './stored-price.ts';

export interface Comparing {
	/** What the list has. */
	existing: readonly ListedRow[];
	codes: FoundCodes;
	mode: PriceImportMode;
	currency: string;
}

/** A row of the list as it would be. */
interface Run {
	/** Of the file; 0: only the list has it. */
	row: number;
	code: string;
	productId: string | null;
	quantity: number;
	price: GivenPrice;
	before: GivenPrice | undefined;
}

interface Comparison {
	rows: ImportedRow[];
	counts: Required<Counts>;
	/** How many rows the list would have. */
	size: number;
}

export const priceOf = ({ unitPrice, total }: ListedRow): GivenPrice =>
	total === null ? { unitPrice: unitPrice ?? 0, total } : { unitPrice: null, total };

const errorRow = ({ row, column, code, text, fault }: FaultyCell): ImportedRow => ({
	row,
	column,
	key: code,
	languageCode: '',
	before: null,
	after: text,
	fault,
	names: [],
});

function changeRow({ row, code, productId, quantity, price, before }: Run, cheaperThan: number | null): ImportedRow {
	return {
		row,
		column: price.total === null ? 'unitPrice' : 'total',
		key: code,
		languageCode: '',
		before: before ? keepPrice(before) : null,
		after: keepPrice(price),
		fault: null,
		names: keepRun({ productId, quantity, cheaperThan }),
	};
}

const removedRow = ({ code, productId, quantity, ...row }: ListedRow): ImportedRow => ({
	row: 0,
	column: '',
	key: code,
	languageCode: '',
	before: keepPrice(priceOf({ code, productId, quantity, ...row })),
	after: '',
	fault: null,
	names: keepRun({ productId, quantity, cheaperThan: null }),
});

/** The run that a line means, or what is wrong with it. */
function readLine(
	line: PriceLine,
	there: ReadonlyMap<string, ListedRow>,
	{ codes, currency }: Comparing,
): Run | FaultyCell[] {
	const { number: row, code, texts } = line;
	const wrong = (column: PriceColumn, fault: PriceImportError): FaultyCell[] => [
		...line.faults,
		{ row, column, code, text: texts[column], fault },
	];
	const found = code === '' ? { productId: null } : (codes.get(codeKey(code)) ?? 'unknownCode');
	if (typeof found === 'string') return wrong('code', found);
	if (line.faults.length > 0) return line.faults;
	if (line.quantity === null) return wrong('quantity', 'quantityMissing');
	const { quantity } = line;
	const { productId } = found;
	const existing = there.get(runKey({ productId, quantity }));
	const before = existing && priceOf(existing);
	const price = givenPrice({ ...line, quantity }, before, currency);
	if (price === 'priceMissing') return wrong('unitPrice', price);
	if (price === 'contradiction') return wrong('total', price);
	if (stepOf({ quantity, ...price }, currency).total > largestAmount)
		return wrong(price.total === null ? 'unitPrice' : 'total', 'tooLarge');
	return { row, code: existing?.code ?? code, productId, quantity, price, before };
}

/** Of the list as it would be: the runs that cost less in total than a smaller one. */
function cheaperRuns(runs: readonly Run[], currency: string): Map<Run, number> {
	const { warnings } = validateRows(
		runs.map(({ productId, quantity, price }) => ({ code: productId ?? '', quantity, ...price })),
		currency,
	);
	return new Map(
		warnings.flatMap(({ row, than }) => {
			const [run, smaller] = [runs[row], runs[than]];
			return run && smaller ? [[run, smaller.quantity] as const] : [];
		}),
	);
}

export function comparePrices({ lines, faults }: PriceTable, comparing: Comparing): Comparison {
	const there = new Map(comparing.existing.map((row) => [runKey(row), row]));
	const found = new Map<string, Run>();
	const faulty = [...faults];
	/** Ladders of which a row could not be read: nothing of them is removed, as it may be that row. */
	const unsure = new Set<string | null>();
	for (const line of lines) {
		const run = readLine(line, there, comparing);
		if (Array.isArray(run)) {
			faulty.push(...run);
			const product = line.code === '' ? { productId: null } : comparing.codes.get(codeKey(line.code));
			if (typeof product === 'object') unsure.add(product.productId);
		} else if (found.has(runKey(run)))
			faulty.push({
				row: line.number,
				column: 'quantity',
				code: line.code,
				text: line.texts.quantity,
				fault: 'double',
			});
		else found.set(runKey(run), run);
	}
	const left = comparing.existing.filter((row) => !found.has(runKey(row)));
	const removed = comparing.mode === 'replace' ? left.filter(({ productId }) => !unsure.has(productId)) : [];
	const gone = new Set(removed);
	const stays = left
		.filter((row) => !gone.has(row))
		.map((row): Run => ({ ...row, row: 0, price: priceOf(row), before: priceOf(row) }));
	const runs = [...found.values()];
	const cheaper = cheaperRuns([...runs, ...stays], comparing.currency);
	const changes = runs.filter(({ before, price }) => !before || !isSamePrice(before, price));
	const rows = [
		...faulty.map(errorRow),
		...changes.map((run) => changeRow(run, cheaper.get(run) ?? null)),
		...removed.map(removedRow),
	];
	return {
		rows,
		counts: {
			added: changes.filter(({ before }) => !before).length,
			changed: changes.filter(({ before }) => before).length,
			unchanged: runs.length - changes.length,
			removed: removed.length,
			faulty: faulty.length,
			warnings: changes.filter((run) => cheaper.has(run)).length,
		},
		size: runs.length + stays.length,
	};
}
