// Documents to test with: what a shop in Hamburg would send to its customers.

import { type TaxedLine, taxOf } from '../tax/tax-of.ts';
import type { DocumentLine, PrintedDocument } from './document.ts';
import { totalsOf } from './totals.ts';

export const taxed = (amount: number, rate: number, prices: 'net' | 'gross'): TaxedLine => ({
	rate,
	...taxOf(amount, rate, prices),
});

interface Sold {
	name: string;
	quantity: number;
	/** Of the run, in cents. */
	amount: number;
	rate?: number;
	code?: string;
	ownName?: string;
	options?: Record<string, string>;
}

export const soldLine = (sold: Sold, prices: 'net' | 'gross'): DocumentLine => ({
	...taxed(sold.amount, sold.rate ?? 1900, prices),
	code: sold.code ?? '',
	name: sold.name,
	ownName: sold.ownName ?? '',
	options: Object.entries(sold.options ?? {}).map(([name, value]) => ({ name, value })),
	quantity: sold.quantity,
	unitPrice: Math.round((sold.amount * 100) / sold.quantity),
});

export const soldItems: readonly Sold[] = [
	{
		name: 'Visitenkarten „Klassik“, beidseitig farbig',
		quantity: 500,
		amount: 4_290,
		code: 'VK-85x55-350',
		ownName: 'Karten für Frau Dr. Schröder-Weiß',
		options: { Papier: 'Bilderdruck matt, 350 g/m²', Format: '85 × 55 mm', Veredelung: 'Relieflack' },
	},
	{ name: 'Flyer DIN lang', quantity: 25_000, amount: 38_950, code: 'FL-DL-135', options: { Papier: '135 g/m²' } },
	{ name: 'Festschrift, 96 Seiten, fadengeheftet', quantity: 120, amount: 103_999, rate: 700, code: 'BU-A5-96' },
];

export function documentOf(changes: Partial<PrintedDocument> = {}, sold: readonly Sold[] = soldItems): PrintedDocument {
	const prices = changes.prices ?? 'net';
	const whole: Omit<PrintedDocument, 'totals'> = {
		kind: 'invoice',
		number: '2026-000123',
		issuedOn: '2026-11-15',
		language: 'de-DE',
		currency: 'EUR',
		seller: {
			name: 'Druckwerk Nord GmbH',
			street: 'Am Sandtorkai 12',
			zipCode: '20457',
			city: 'Hamburg',
			country: 'DE',
			phone: '+49 40 1234560',
			mail: 'rechnung@druckwerk-nord.example',
			website: 'www.druckwerk-nord.example',
			taxNumber: '27/123/45678',
			vatId: 'DE123456789',
			register: 'Amtsgericht Hamburg, HRB 123456',
			management: 'Jördis Petersen',
			bank: {
				holder: 'Druckwerk Nord GmbH',
				bank: 'Hamburger Sparkasse',
				iban: 'DE02200505501015871393',
				bic: 'HASPDEHHXXX',
			},
		},
		buyer: {
			billing: {
				company: 'Schröder & Söhne Großhandelsgesellschaft mbH',
				title: 'Dr.',
				firstName: 'Änne',
				surname: 'Schröder-Weiß',
				street: 'Königsstraße 7 a',
				zipCode: '22767',
				city: 'Hamburg',
				country: 'DE',
			},
			shipping: null,
			customerNumber: 'K-10442',
			vatId: '',
			costCenter: 'Marketing 4711',
			reference: '',
		},
		order: { number: '2026-000345', placedOn: '2026-11-10' },
		supply: { from: '2026-11-13', to: '2026-11-13' },
		corrects: null,
		payment: { method: 'invoice', dueOn: '2026-11-29', paidOn: null },
		lines: sold.map((each) => soldLine(each, prices)),
		shipping: { name: 'DHL Paket', parts: [taxed(490, 1900, prices)] },
		exemption: null,
		note: '',
		...changes,
		prices,
	};
	return { ...whole, totals: changes.totals ?? totalsOf(whole) };
}
