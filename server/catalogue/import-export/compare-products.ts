// What rows of a table would change, compared with the products that the shop has. One row is a product or a variant; what is wrong
// with one cell of it keeps the whole row out.
import { findProductErrors, type ProductContext, sameCode } from '../../../rules/catalogue/product-errors.ts';
import { type ProductImportError, productImportErrors } from '../../../rules/catalogue/product-import.ts';
import { newId } from '../../../rules/ids.ts';
import type { ImportedRow } from '../../import-export/jobs/imports.ts';
import type { EditedProduct, EditedVariant } from '../products/product-shape.ts';
import { blankProduct } from './blank-product.ts';
import type { ProductOrVariant } from './columns.ts';
import type { Cell, ProductRow } from './read-product-table.ts';

export interface Compared {
	rows: ImportedRow[];
	unchanged: number;
	/** The product as it would be. */
	after: EditedProduct;
	/** Undefined where it would be new. */
	before: EditedProduct | undefined;
	/** Variants that are new or different. */
	changedVariants: Set<string>;
}

export interface CompareOptions {
	surroundings: ProductContext;
	mayPrice: boolean;
	/** Whether empty cells take away what is there. */
	removeEmpty: boolean;
}

/** All rows about one product. */
export interface ProductGroup {
	/** What the rows call it. */
	key: string;
	product: EditedProduct | undefined;
	rows: readonly ProductRow[];
	/** Codes that variants of other products have, as far as its rows name them. */
	takenCodes: ReadonlySet<string>;
}

interface Found {
	row: ProductRow;
	column: string;
	text: string;
	fault: ProductImportError;
}

const isError = (result: object | ProductImportError): result is ProductImportError => typeof result === 'string';

const keyOf = ({ code, slug, parent }: ProductRow) => (parent ? `${parent} / ${code || slug}` : code || slug);

interface Change {
	column: string;
	before: string | null;
	after: string;
}

/** Where a cell says nothing: what is there stays. */
const saysNothing = ({ column, text }: Cell, before: string, isNew: boolean, { removeEmpty }: CompareOptions) =>
	text === before || (text.trim() === '' && (isNew || column.kept === true || !removeEmpty || before === ''));

function readCell({ column, text, broken }: Cell, thing: ProductOrVariant, { mayPrice }: CompareOptions) {
	if (broken) return 'cellError';
	const change = column.write(text.trim() === '' ? '' : text, thing);
	return column.name === 'price' && !isError(change) && !mayPrice ? 'noPriceRight' : change;
}

/** One row laid over what is there. */
function applyCells(
	row: ProductRow,
	thing: ProductOrVariant,
	isNew: boolean,
	isVariant: boolean,
	validate: CompareOptions,
) {
	const changes: Change[] = [];
	const faults: Found[] = [];
	let after = thing;
	for (const cell of row.cells.filter(({ column }) => !(isVariant && column.productOnly))) {
		const { column, text } = cell;
		const before = column.read(thing);
		if (!cell.broken && saysNothing(cell, before, isNew, validate)) continue;
		const change = readCell(cell, after, validate);
		if (isError(change)) {
			faults.push({ row, column: column.name, text, fault: change });
			continue;
		}
		after = { ...after, ...change };
		const written = column.read(after);
		if (written !== before) changes.push({ column: column.name, before: isNew ? null : before, after: written });
	}
	return { after, changes, faults };
}

const known = (error: string): ProductImportError => productImportErrors.find((one) => one === error) ?? 'unknown';

const rowOf = (row: ProductRow, { column, before, after }: Change): ImportedRow => ({
	row: row.number,
	column,
	key: keyOf(row),
	languageCode: '',
	before,
	after,
	fault: null,
	names: [row.code, row.slug, row.parent],
});

const errorRow = ({ row, column, text, fault }: Found): ImportedRow => ({
	row: row.number,
	column,
	key: keyOf(row),
	languageCode: '',
	before: null,
	after: text,
	fault,
	names: [row.code, row.slug, row.parent],
});

const cellText = (row: ProductRow, column: string) =>
	row.cells.find((cell) => cell.column.name === column)?.text ?? row.code;

const blankVariant = (code: string): EditedVariant => ({
	id: newId(),
	slug: '',
	code,
	published: true,
	orderable: true,
	names: {},
	fields: {},
	images: [],
	pricing: null,
	weightMg: null,
});

/** Errors of the product as it would be, told at the row that they come from. */
function validateAll(
	after: EditedProduct,
	rowsOf: ReadonlyMap<string, ProductRow>,
	surroundings: ProductContext,
): Found[] {
	const variants = after.variants.map((variant) => ({ ...variant, key: variant.id }));
	return findProductErrors({ ...after, variants }, surroundings).flatMap(({ field, fault }) => {
		const [part, id = '', ...rest] = field.split('.');
		const row = part === 'variant' ? rowsOf.get(id) : rowsOf.get(after.id);
		if (!row) return [];
		if (part === 'price') return [{ row, column: part, text: cellText(row, part), fault: 'notAPrice' }];
		const column = part === 'variant' ? rest.join('.') : field;
		return [{ row, column, text: cellText(row, column), fault: known(fault) }];
	});
}

/** A code that a variant had before stays, also where others have it. */
function validateCodes({ product, takenCodes }: ProductGroup, { after, rowsOf }: Laying): Found[] {
	const known = new Map(product?.variants.map(({ id, code }) => [id, sameCode(code)]));
	return after.variants.flatMap(({ id, code }) => {
		const row = rowsOf.get(id);
		if (!row || known.get(id) === sameCode(code) || !takenCodes.has(sameCode(code))) return [];
		return [{ row, column: 'code', text: code, fault: 'variantExists' as const }];
	});
}

/** The codes that right rows give to variants. */
export const newCodesOf = ({ rows }: Compared): string[] =>
	rows
		.filter(({ column, fault, names: [, , parent] }) => column === 'code' && fault === null && parent)
		.map(({ after }) => sameCode(after));

/** A product under its rows. */
class Laying {
	readonly faults: Found[] = [];
	readonly changes = new Map<ProductRow, Change[]>();
	readonly rowsOf = new Map<string, ProductRow>();
	readonly changedVariants = new Set<string>();
	after: EditedProduct;
	private readonly judge: CompareOptions;

	constructor(base: EditedProduct, validate: CompareOptions) {
		this.after = base;
		this.judge = validate;
	}

	private take(row: ProductRow, thing: ProductOrVariant, isNew: boolean, isVariant: boolean): ProductOrVariant {
		const { after, changes, faults } = applyCells(row, thing, isNew, isVariant, this.judge);
		this.faults.push(...faults);
		const renamed = row.code !== '' && row.code !== thing.code;
		this.changes.set(row, [
			...(isNew || renamed ? [{ column: 'code', before: isNew ? null : thing.code, after: row.code }] : []),
			...changes,
		]);
		return row.code === '' ? after : { ...after, code: row.code };
	}

	product(row: ProductRow, isNew: boolean): void {
		this.rowsOf.set(this.after.id, row);
		const taken = this.take(row, this.after, isNew, false);
		this.after = { ...this.after, ...taken, pricing: taken.pricing ?? this.after.pricing };
	}

	variant(row: ProductRow): void {
		const there = this.after.variants.find(
			({ code, slug }) =>
				(row.slug !== '' && slug === row.slug) || (row.code !== '' && sameCode(code) === sameCode(row.code)),
		);
		const fault = !there && row.code === '' ? 'noKey' : there && this.rowsOf.has(there.id) ? 'duplicateRow' : undefined;
		if (fault) {
			this.faults.push({ row, column: 'code', text: row.code, fault });
			return;
		}
		const variant = there ?? blankVariant(row.code);
		this.rowsOf.set(variant.id, row);
		const {
			code,
			published,
			orderable,
			names,
			fields,
			weightMg = null,
		} = this.take(row, variant, there === undefined, true);
		const changed = { ...variant, code, published, orderable, names, fields, weightMg };
		if (this.changes.get(row)?.length) this.changedVariants.add(variant.id);
		const { variants } = this.after;
		this.after = {
			...this.after,
			variants: there ? variants.map((one) => (one.id === there.id ? changed : one)) : [...variants, changed],
		};
	}
}

/** What is wrong with rows, beside their cells. */
function groupErrors(group: ProductGroup, own: ProductRow | undefined, laid: Laying, validate: CompareOptions) {
	const { key, product, rows } = group;
	const again = rows.filter((row) => row.parent === '' && row !== own);
	const errors: Found[] = again.map((row) => ({ row, column: 'code', text: row.code, fault: 'duplicateRow' }));
	if (!product && !own) return rows.map((row): Found => ({ row, column: 'parent', text: key, fault: 'unknownParent' }));
	errors.push(
		...laid.faults,
		...validateAll(laid.after, laid.rowsOf, validate.surroundings),
		...validateCodes(group, laid),
	);
	if (product || !own || !errors.some(({ row }) => row === own)) return errors;
	// Of a product that cannot be made there are no variants either.
	const orphans = rows.filter((row) => !errors.some((found) => found.row === row));
	return [
		...errors,
		...orphans.map((row): Found => ({ row, column: 'parent', text: row.parent, fault: 'unknownParent' })),
	];
}

/** No statement: the caller has loaded what there is. */
export function compareGroup(group: ProductGroup, validate: CompareOptions): Compared {
	const { product: before, rows } = group;
	const own = rows.find(({ parent }) => parent === '');
	const laid = new Laying(before ?? blankProduct(own?.code ?? '', own?.slug ?? ''), validate);
	if (own) laid.product(own, before === undefined);
	for (const row of rows) if (row.parent !== '') laid.variant(row);
	const errors = groupErrors(group, own, laid, validate);
	const right = rows.filter((row) => !errors.some((found) => found.row === row));
	const changesOf = (row: ProductRow) => laid.changes.get(row) ?? [];
	return {
		rows: [...right.flatMap((row) => changesOf(row).map((change) => rowOf(row, change))), ...errors.map(errorRow)],
		unchanged: right.filter((row) => changesOf(row).length === 0).length,
		after: laid.after,
		before,
		changedVariants: laid.changedVariants,
	};
}
