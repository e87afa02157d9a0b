// A series as a sheet of cells: its columns, what is wrong in them, and which of its rows the server counts.
import type { Design, DesignField } from '../../../rules/designs/design.ts';
import {
	findValueErrors,
	type RowError,
	type Series,
	seriesFields,
	seriesLimits,
} from '../../../rules/designs/series.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import type { Row, SheetColumn, SheetShape } from '../../spreadsheet/cells.ts';
import { labelOf } from '../fields/field-uses.ts';

interface SheetContext {
	/** Of what was ordered: the number of people. */
	orderedRows?: number | undefined;
	t: Translate;
	language: string;
}

/** Where nothing was read from a file: a column for each field. */
export const blankSeries = (design: Pick<Design, 'fields'>, language: string): Series => {
	const fields = seriesFields(design);
	return {
		columns: fields.map(({ key, labels }) => labelOf(labels, language, key)),
		mapping: Object.fromEntries(fields.map(({ key }, index) => [String(index), key])),
		rows: [],
	};
};

/** Another version of the template may have other fields: their columns are not printed. */
export function withKnownFields(series: Series, design: Pick<Design, 'fields'>): Series {
	const keys = new Set(seriesFields(design).map(({ key }) => key));
	const entries = Object.entries(series.mapping);
	const known = entries.filter(([, key]) => keys.has(key));
	return known.length === entries.length ? series : { ...series, mapping: Object.fromEntries(known) };
}

const describeRowError = ({ code, limit = 0 }: RowError, t: Translate): string =>
	code === 'tooLong' ? t('studio.tooLong', { limit }) : t(`series.fault.${code}`);

const judgeBy = (field: DesignField, t: Translate) => (value: unknown) => {
	const [error] = findValueErrors(field, typeof value === 'string' ? value.trim() : '', 0);
	return error && describeRowError(error, t);
};

export function shapeOf(
	{ columns, mapping, filledMapping }: Pick<Series, 'columns' | 'mapping'> & { filledMapping: Series['mapping'] },
	{ fields }: Pick<Design, 'fields'>,
	{ t, language, orderedRows }: SheetContext,
): SheetShape {
	return {
		largestRows: orderedRows ?? seriesLimits.rows,
		...(orderedRows !== undefined && { fixedRows: t('series.fixedRows', { count: orderedRows }) }),
		columns: columns.map((name, index): SheetColumn => {
			const field = fields.find(({ key }) => key === mapping[index]);
			const label = field && labelOf(field.labels, language, field.key);
			const heading = name || t('series.column', { number: index + 1 });
			return {
				key: String(index),
				label: !label || label === name ? heading : `${heading} → ${label}`,
				parse: (text) => text.slice(0, seriesLimits.lettersPerCell),
				format: String,
				width: 11,
				...(field && filledMapping[index] && { judge: judgeBy(field, t) }),
			};
		}),
	};
}

export const toSheetRows = ({ columns, rows }: Series): Row[] =>
	rows.map((cells) => columns.map((_name, index) => cells[index] || null));

export const fromSheetRows = (rows: readonly Row[]): string[][] =>
	rows.map((row) => row.map((cell) => (typeof cell === 'string' ? cell : '')));

const isBlankRow = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** Positions in the sheet of the rows in which something stands, in their order: the server counts these alone. */
export const filledRows = (rows: Series['rows']): number[] =>
	rows.flatMap((cells, index) => (isBlankRow(cells) ? [] : index));

/** Rows with the same values are printed alike. */
export const rowKey = ({ mapping }: Pick<Series, 'mapping'>, cells: readonly string[]): string =>
	JSON.stringify(Object.entries(mapping).map(([index, key]) => [key, (cells[Number(index)] ?? '').trim()]));
