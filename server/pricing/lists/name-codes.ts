// What rows of a price list call products, before they are saved: the product of each code, or why it is none.
import { codeKey } from '../../../rules/price-lists/validate-rows.ts';
import type { Sql } from '../../database/connection.ts';
import { findCodes } from './find-codes.ts';
import { namesOf } from './list-rows.ts';

export interface NamedCode {
	code: string;
	productName: string;
	fault: 'unknownCode' | 'ambiguousCode' | null;
}

/** As many as are typed or pasted in one go; the rest is checked when it is saved. */
export const mostCodes = 1000;

/** Five statements at most, however many there are. */
export async function nameCodes(
	sql: Sql,
	tenantId: string,
	codes: readonly string[],
	language: string,
): Promise<NamedCode[]> {
	const found = await findCodes(sql, tenantId, codes);
	const ids = [...found.values()].flatMap((one) => (typeof one === 'string' ? [] : [one.productId]));
	const names = await namesOf(sql, tenantId, ids, language);
	return codes.map((code) => {
		const one = found.get(codeKey(code)) ?? 'unknownCode';
		return typeof one === 'string'
			? { code, productName: '', fault: one }
			: { code, productName: names.get(one.productId)?.productName ?? '', fault: null };
	});
}
