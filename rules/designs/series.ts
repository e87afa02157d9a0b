// A series: one design for many people. Rows of a table, whose columns are mapped to the fields of the design.
import { type Design, type DesignField, designLimits } from './design.ts';
import type { FieldValues } from './placeholders.ts';

export const seriesLimits = {
	rows: 2000,
	columns: 100,
	lettersPerCell: 2000,
	/** Of all cells together, so that a table fits into one request. */
	letters: 400_000,
	fileBytes: 4 * 2 ** 20,
} as const;

export interface Series {
	columns: readonly string[];
	/** Field key by position of the column; columns that are not named are left out. */
	mapping: Readonly<Record<string, string>>;
	/** Cells of each row, as many as there are columns. */
	rows: readonly (readonly string[])[];
}

/** `tooMany`: rows, columns or letters; `columns`: a row has more cells than there are columns; `mapping`: two columns for one field, or one that is not there. */
export interface SeriesError {
	code: 'tooMany' | 'columns' | 'mapping' | 'tooLong';
	/** From 0 on; undefined: the whole table. */
	row?: number;
}

/** Of a row: what keeps it from being printed. */
export interface RowError {
	row: number;
	field: string;
	code: 'required' | 'tooLong' | 'choice';
	/** Letters at most, where it is too long. */
	limit?: number;
}

const letters = (text: string): string =>
	text
		.normalize('NFKD')
		.toLowerCase()
		.replace(/ß/g, 'ss')
		.replace(/[^a-z0-9]/g, '');

/** What people call columns that mean a field, beside its key and its labels. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
	firstname: ['vorname', 'givenname', 'first'],
	lastname: ['nachname', 'familienname', 'surname', 'familyname', 'last'],
	name: ['fullname', 'namevorname', 'vollername'],
	role: ['position', 'funktion', 'jobtitle', 'title', 'titel'],
	company: ['firma', 'unternehmen', 'organisation', 'organization'],
	phone: ['telefon', 'tel', 'telephone', 'festnetz'],
	mobile: ['mobil', 'handy', 'mobiltelefon', 'cell', 'cellphone'],
	email: ['mail', 'emailadresse', 'emailaddress'],
	website: ['web', 'webseite', 'homepage', 'url', 'internet'],
	street: ['strasse', 'strassehausnummer', 'address', 'adresse'],
	zip: ['plz', 'postleitzahl', 'postcode', 'postalcode'],
	city: ['ort', 'stadt', 'town'],
};

function namesOf({ key, labels }: DesignField): Set<string> {
	const own = [key, ...Object.values(labels)].map(letters);
	const meant = Object.entries(synonyms).filter(([name, others]) =>
		own.some((one) => one === name || others.includes(one)),
	);
	return new Set([...own, ...meant.flatMap(([name, others]) => [name, ...others])]);
}

/** Pictures are not in tables. */
export const seriesFields = ({ fields }: Pick<Design, 'fields'>): DesignField[] =>
	fields.filter(({ kind }) => kind !== 'image');

/** By the names of the columns; each field at most once. */
export function guessMapping(columns: readonly string[], design: Pick<Design, 'fields'>): Record<string, string> {
	const mapping: Record<string, string> = {};
	const taken = new Set<string>();
	const fields = seriesFields(design).map((field) => ({ key: field.key, names: namesOf(field) }));
	for (const [index, column] of columns.entries()) {
		const name = letters(column);
		const field = name === '' ? undefined : fields.find(({ key, names }) => !taken.has(key) && names.has(name));
		if (!field) continue;
		mapping[index] = field.key;
		taken.add(field.key);
	}
	return mapping;
}

/** Of the table as such: what makes it unusable. */
export function findSeriesErrors({ columns, mapping, rows }: Series, design: Pick<Design, 'fields'>): SeriesError[] {
	if (rows.length > seriesLimits.rows || columns.length > seriesLimits.columns) return [{ code: 'tooMany' }];
	const letterCount = rows.reduce((sum, cells) => cells.reduce((of, cell) => of + cell.length, sum), 0);
	if (letterCount > seriesLimits.letters) return [{ code: 'tooMany' }];
	const keys = Object.values(mapping);
	const known = new Set(seriesFields(design).map(({ key }) => key));
	const isMapped =
		new Set(keys).size === keys.length &&
		keys.every((key) => known.has(key)) &&
		Object.keys(mapping).every((index) => /^\d+$/.test(index) && Number(index) < columns.length);
	const errors: SeriesError[] = isMapped ? [] : [{ code: 'mapping' }];
	for (const [row, cells] of rows.entries()) {
		if (cells.length > columns.length) errors.push({ code: 'columns', row });
		if (cells.some((cell) => cell.length > seriesLimits.lettersPerCell)) errors.push({ code: 'tooLong', row });
	}
	return errors;
}

/** A column in which nothing stands fills in nothing: its field is that of the design for everybody. */
export const withFilledColumns = (series: Series): Series => ({
	...series,
	mapping: Object.fromEntries(
		Object.entries(series.mapping).filter(([index]) =>
			series.rows.some((cells) => (cells[Number(index)] ?? '').trim() !== ''),
		),
	),
});

/** An empty cell of a mapped column is empty for this row. @param series of `withFilledColumns` */
export function rowValues({ mapping, rows }: Series, row: number): FieldValues {
	const cells = rows[row] ?? [];
	return Object.fromEntries(Object.entries(mapping).map(([index, key]) => [key, (cells[Number(index)] ?? '').trim()]));
}

export function findValueErrors(field: DesignField, value: string, row: number): RowError[] {
	const errors: RowError[] = [];
	const limit = field.limit ?? designLimits.lettersPerText;
	if (field.required && value === '') errors.push({ row, field: field.key, code: 'required' });
	if (value.length > limit) errors.push({ row, field: field.key, code: 'tooLong', limit });
	if (field.kind === 'choice' && value !== '' && !field.choices.includes(value))
		errors.push({ row, field: field.key, code: 'choice' });
	return errors;
}

/** Of the mapped fields of every row; the others are those of the design, and validated there. */
export function findRowErrors(series: Series, design: Pick<Design, 'fields'>): RowError[] {
	const mapped = new Set(Object.values(series.mapping));
	const fields = design.fields.filter(({ key }) => mapped.has(key));
	return series.rows.flatMap((_cells, row) => {
		const values = rowValues(series, row);
		return fields.flatMap((field) => findValueErrors(field, values[field.key] ?? '', row));
	});
}

/** Rows in which nothing stands are none. */
export const withoutBlankRows = (rows: Series['rows']): Series['rows'] =>
	rows.filter((cells) => cells.some((cell) => cell.trim() !== ''));

/** A table of what was released: rows of values, without the columns that were not mapped. */
export function seriesOfValues(values: readonly FieldValues[], { fields }: Pick<Design, 'fields'>): Series {
	const keys = [...new Set(values.flatMap((row) => Object.keys(row)))];
	const nameOf = (key: string) => Object.values(fields.find((field) => field.key === key)?.labels ?? {})[0] ?? key;
	return {
		columns: keys.map(nameOf),
		mapping: Object.fromEntries(keys.map((key, index) => [String(index), key])),
		rows: values.map((row) => keys.map((key) => row[key] ?? '')),
	};
}
