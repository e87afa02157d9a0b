// Which products a user wants to take away, as the address says it: the same words as the list has in its own.
import { isId } from '../../../rules/ids.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { productLacks, productOrders, productStates } from '../products/list-products.ts';
import type { ExportRequest } from './export-products.ts';

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const id = (value: unknown): string | undefined => (isId(text(value)) ? text(value) : undefined);

/** @returns what is wrong with it, if something is */
export function readExportRequest(query: Record<string, unknown>, tenant: Tenant): ExportRequest | string {
	const format = (['csv', 'xlsx'] as const).find((known) => known === query.format);
	if (!format) return 'format is csv or xlsx';
	return {
		format,
		separator: query.separator === 'semicolon' ? ';' : ',',
		products: {
			language: spokenLanguage(tenant, text(query.language)),
			search: text(query.search).trim().slice(0, 100),
			state: productStates.find((known) => known === query.state),
			categoryId: id(query.category),
			labelId: id(query.label),
			lacks: productLacks.find((known) => known === query.lacks),
			sort: productOrders.find((known) => known === query.sort) ?? 'name',
			descending: query.descending === 'true',
		},
	};
}
