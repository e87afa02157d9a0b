// The tax codes that the categories of our products lead to, by Stripe's own ids and names; the real list has some 440.
import type { Scope } from '../scope.ts';
import { missing } from '../wire/failures.ts';
import type { FormBranch } from '../wire/forms.ts';
import { pageOf, pageSpec } from '../wire/lists.ts';
import { readParams } from '../wire/params.ts';

const names: Record<string, string> = {
	txcd_00000000: 'Nontaxable',
	txcd_10000000: 'General - Electronically Supplied Services',
	txcd_10103000: 'Software as a service (SaaS) - personal use',
	txcd_10103001: 'Software as a service (SaaS) - business use',
	txcd_10202000: 'Downloadable Software - personal use',
	txcd_10202003: 'Downloadable Software - business use',
	txcd_10401200: 'Digital Audio Works - streamed - subscription',
	txcd_10402000: 'Digital Audio Visual Works - streamed - non subscription',
	txcd_10402200: 'Digital Audio Visual Works - streamed - subscription',
	txcd_10701000: 'Website Advertising',
	txcd_20030000: 'General - Services',
	txcd_20060001: 'Accounting Services',
	txcd_20060002: 'Advertising Services',
	txcd_20060027: 'Medical Professional Services',
	txcd_20060044: 'Training Services',
	txcd_20060045: 'Training Services - live virtual',
	txcd_20060048: 'Consulting Services',
	txcd_20060052: 'Educational Services',
	txcd_20060054: 'Legal Services',
	txcd_20060055: 'Marketing Services',
	txcd_20060058: 'Training Services - self-study',
	txcd_20090028: 'Printing',
	txcd_35010000: 'Books',
	txcd_35020100: 'Newspapers',
	txcd_35020200: 'Magazines',
	txcd_40040000: 'Food (home consumption)',
	txcd_40060003: 'Prepared foods (on-site consumption)',
	txcd_92010001: 'Shipping',
	txcd_99999999: 'General - Tangible Goods',
};

const codes = Object.entries(names).map(([id, name]) => ({
	id,
	object: 'tax_code' as const,
	description: name,
	name,
	requirements: null,
}));

export const listTaxCodes = (_scope: Scope, form: FormBranch) =>
	pageOf(codes.toReversed(), readParams(pageSpec, form), '/v1/tax_codes');

export function readTaxCode(_scope: Scope, form: FormBranch, id: string) {
	readParams({}, form);
	const found = codes.find((code) => code.id === id);
	if (!found) throw missing('tax code', id);
	return found;
}
