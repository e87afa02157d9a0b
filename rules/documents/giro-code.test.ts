import { describe, expect, it } from 'vitest';
import { documentOf } from './example-document.ts';
import { giroCodeText } from './giro-code.ts';

const bank = {
	holder: 'Druckwerk Nord GmbH',
	bank: 'Fördebank',
	iban: 'DE89 3704 0044 0532 0130 00',
	bic: 'COBADEFFXXX',
};
const document = documentOf();
const invoice = {
	...document,
	kind: 'invoice' as const,
	number: 'RE-2026-7',
	currency: 'EUR',
	payment: { method: 'invoice' as const, dueOn: '2026-12-01', paidOn: null },
	seller: { ...document.seller, bank },
	totals: { ...document.totals, gross: 4780 },
};

describe('the GiroCode of an invoice', () => {
	it('says to whom, how much and for which order', () => {
		expect(giroCodeText(invoice)?.split('\n')).toEqual([
			...['BCD', '002', '1', 'SCT'],
			...['COBADEFFXXX', 'Druckwerk Nord GmbH', 'DE89370400440532013000', 'EUR47.80', '', '', '2026-000345'],
		]);
	});

	it.each([
		['is paid', { payment: { ...invoice.payment, paidOn: '2026-11-20' } }],
		['is paid by card', { payment: { ...invoice.payment, method: 'card' as const } }],
		['is in another currency', { currency: 'CHF' }],
		['is a credit note', { kind: 'creditNote' as const }],
		['has a seller without an account', { seller: { ...invoice.seller, bank: null } }],
	])('is not there when it %s', (_why, change) => {
		expect(giroCodeText({ ...invoice, ...change })).toBeUndefined();
	});
});
