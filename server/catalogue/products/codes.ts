// Codes of products and variants across a shop. A variant's code is its own in the whole shop: new ones are refused where another variant
// has it. Shops may hold codes that were given twice before this was so, which is why no index can say it: it is checked under the lock of
// the catalogue, which every change of products takes.
import {
	type ProductError,
	productLimits,
	sameCode,
	type VariantToValidate,
} from '../../../rules/catalogue/product-errors.ts';
import type { Sql } from '../../database/connection.ts';
import type { EditedProduct } from './product-shape.ts';

interface VariantCode {
	code: string;
	parentId: string;
}

/** Which variants have one of these codes, whatever their case. One statement. */
export async function findVariantCodes(sql: Sql, tenantId: string, codes: readonly string[]): Promise<VariantCode[]> {
	const wanted = [...new Set(codes.map(sameCode))].filter(Boolean);
	if (wanted.length === 0) return [];
	return sql<VariantCode[]>`
		select lower(trim(code)) as code, parent_id from products
		where tenant_id = ${tenantId} and parent_id is not null and lower(trim(code)) = any(${wanted}::text[])`;
}

/** Those that a variant of another product has. */
export const takenFrom = (found: readonly VariantCode[], productId: string | undefined): Set<string> =>
	new Set(found.filter(({ parentId }) => parentId !== productId).map(({ code }) => code));

/** Codes that were there before stay, also where others have them. */
export async function takenCodes(
	sql: Sql,
	tenantId: string,
	before: EditedProduct,
	variants: readonly VariantToValidate[],
): Promise<ProductError[]> {
	const known = new Map(before.variants.map(({ id, code }) => [id, sameCode(code)]));
	const fresh = variants.filter(({ key, code }) => known.get(key) !== sameCode(code));
	const found = await findVariantCodes(
		sql,
		tenantId,
		fresh.map(({ code }) => code),
	);
	const taken = takenFrom(found, before.id);
	return fresh
		.filter(({ code }) => taken.has(sameCode(code)))
		.map(({ key }) => ({ field: `variant.${key}.code`, fault: 'variantExists' }));
}

/** Codes of a product and its variants that others have as well. One statement. */
export async function listSharedCodes(sql: Sql, tenantId: string, productId: string): Promise<string[]> {
	const rows = await sql<{ code: string }[]>`
		select distinct own.code from products own
		join products other on other.tenant_id = own.tenant_id and other.id <> own.id
			and lower(trim(other.code)) = lower(trim(own.code))
		where own.tenant_id = ${tenantId} and (own.id = ${productId} or own.parent_id = ${productId}) and trim(own.code) <> ''
		order by own.code`;
	return rows.map(({ code }) => code);
}

const ending = '-copy';

/** For copies: a code of its own for each, in the same order. What has none gets none. One statement. */
export async function giveNewCodes(sql: Sql, tenantId: string, codes: readonly string[]): Promise<string[]> {
	const stems = codes.map((code) => code.trim().slice(0, productLimits.code - 10));
	const begins = [...new Set(stems)].filter(Boolean).map((stem) => `${stem}${ending}`.toLowerCase());
	const rows = await sql<{ code: string }[]>`
		select lower(trim(p.code)) as code from products p
		where p.tenant_id = ${tenantId}
			and exists (select from unnest(${begins}::text[]) as b (begin) where starts_with(lower(trim(p.code)), b.begin))`;
	const taken = new Set(rows.map(({ code }) => code));
	return stems.map((stem) => {
		if (stem === '') return '';
		for (let number = 1; ; number += 1) {
			const code = number === 1 ? `${stem}${ending}` : `${stem}${ending}-${number}`;
			if (taken.has(sameCode(code))) continue;
			taken.add(sameCode(code));
			return code;
		}
	});
}

/** Products, not variants, that have one of these codes exactly; the oldest where several have it. One statement. */
export async function findProductsByCode(
	sql: Sql,
	tenantId: string,
	codes: readonly string[],
): Promise<Map<string, string>> {
	const rows = await sql<{ code: string; id: string }[]>`
		select distinct on (code) code, id from products
		where tenant_id = ${tenantId} and parent_id is null and archived_at is null and code = any(${[...codes]}::text[])
		order by code, created_at, id`;
	return new Map(rows.map(({ code, id }) => [code, id]));
}
