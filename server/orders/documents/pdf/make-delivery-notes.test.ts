import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { DeliveryNote, NotedLine } from '../../../../rules/documents/delivery-note.ts';
import { documentOf } from '../../../../rules/documents/example-document.ts';
import { translatorOf } from '../../../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../../../rules/texts/shipped-messages.ts';
import { defaultTheme } from '../../../../rules/theme/theme.ts';
import { documentTheme } from './document-theme.ts';
import { makeDeliveryNotes } from './make-delivery-notes.ts';

const line = (changes: Partial<NotedLine> = {}): NotedLine => ({
	code: 'VK-85x55-350',
	name: 'Visitenkarten „Klassik“',
	ownName: 'Karten für Frau Dr. Schröder-Weiß',
	options: [
		{ name: 'Papier', value: '350 g/m²' },
		{ name: 'Format', value: '85 × 55 mm' },
	],
	seriesRows: null,
	...{ ordered: 25_000, packed: 10_000, shipped: 10_000, left: 15_000 },
	...changes,
});

const noteOf = (changes: Partial<DeliveryNote> = {}): DeliveryNote => ({
	number: '2026-000345-1',
	shippedOn: '2026-11-18',
	language: 'de-DE',
	seller: documentOf().seller,
	recipient: documentOf().buyer.billing,
	order: { number: '2026-000345', placedOn: '2026-11-10' },
	costCenter: 'Marketing 4711',
	orderReference: 'PO 99',
	carrier: 'DHL',
	parcels: ['00340434161094042557'],
	parcel: null,
	lines: [line()],
	toCome: [],
	isLast: false,
	...changes,
});

async function makingOf(language: string) {
	const texts = shippedMessages(['documents', 'paymentMethods'], [language], new Map());
	const look = await documentTheme({ shopName: 'Druckwerk', notation: null, theme: defaultTheme, logo: undefined });
	return { look, translate: translatorOf(language, texts) };
}

async function pdfOf(...notes: DeliveryNote[]): Promise<Buffer> {
	const languages = [...new Set(notes.map(({ language }) => language))];
	const makings = await Promise.all(languages.map(async (one) => [one, await makingOf(one)] as const));
	return makeDeliveryNotes(notes, new Map(makings));
}

async function pagesOf(pdf: Buffer): Promise<string[]> {
	const document = await getDocumentProxy(new Uint8Array(pdf));
	return Promise.all(
		Array.from({ length: document.numPages }, async (_, index) => {
			const { items } = await (await document.getPage(index + 1)).getTextContent();
			return items
				.flatMap((item) => ('str' in item ? item.str : []))
				.join(' ')
				.replace(/\s+/g, ' ');
		}),
	);
}

describe('a delivery note', () => {
	it('says in German what is in the parcel, for whom, and what is still to come, and names no price', async () => {
		const toCome = [{ name: 'Festschrift', quantity: 1200 }];
		const [page = '', ...further] = await pagesOf(await pdfOf(noteOf({ toCome })));
		expect(further).toEqual([]);
		for (const said of [
			'Lieferschein 2026-000345-1',
			'Versanddatum 18.11.2026',
			'Bestellnummer 2026-000345',
			'Bestelldatum 10.11.2026',
			'Ihre Bestellnummer PO 99',
			'Kostenstelle Marketing 4711',
			'Paketdienst DHL',
			'Sendungsnummer: 00340434161094042557',
			'Dr. Änne Schröder-Weiß',
			'Königsstraße 7 a',
			'In dieser Sendung Bestellt Folgt noch',
			'10.000 25.000 15.000',
			'Visitenkarten „Klassik“',
			'Ihre Bezeichnung: Karten für Frau Dr. Schröder-Weiß',
			'Papier: 350 g/m² · Format: 85 × 55 mm',
			'Artikelnummer VK-85x55-350',
			'1.200 × Festschrift',
			'Seite 1 von 1',
		])
			expect(page).toContain(said);
		expect(page).not.toMatch(/€|EUR|USt\. |Einzelpreis|Übertrag/);
		expect(page).not.toContain('vollständig');
	});

	it('says in English that nothing is left, and leaves out what the customer has not stated', async () => {
		const lines = [line({ ordered: 500, packed: 500, shipped: 500, left: 0 })];
		const given = { lines, isLast: true, costCenter: '', orderReference: '', parcels: [] };
		const [page = ''] = await pagesOf(await pdfOf(noteOf({ language: 'en-GB', ...given })));
		expect(page).toContain('Delivery note 2026-000345-1');
		expect(page).toContain('Shipping date 18/11/2026');
		expect(page).toContain('This completes the delivery of your order.');
		expect(page).not.toMatch(/Cost centre|Your order|Parcel number/);
	});

	it('of one of several parcels says which it is, and how much of the shipment it holds', async () => {
		const lines = [line({ packed: 4_000 })];
		const [page = ''] = await pagesOf(await pdfOf(noteOf({ parcel: { position: 2, count: 3 }, lines })));
		expect(page).toContain('Lieferschein 2026-000345-1, Paket 2 von 3');
		expect(page).toContain('In diesem Paket In dieser Sendung Bestellt Folgt noch');
		expect(page).toContain('4.000 10.000 25.000 15.000');
	});

	it('names all parcels of a shipment whose contents were not stated for each', async () => {
		const [page = ''] = await pagesOf(
			await pdfOf(noteOf({ parcels: ['00340434161094042557', '00340434161094042558'] })),
		);
		expect(page).toContain('Diese Sendung besteht aus 2 Paketen: 00340434161094042557, 00340434161094042558');
	});

	it('of 40 lines has each once, and a head on every page', async () => {
		const lines = Array.from({ length: 40 }, (_, index) => line({ code: `C-${index + 1}-X` }));
		const pages = await pagesOf(await pdfOf(noteOf({ lines })));
		expect(pages.length).toBeGreaterThan(2);
		for (const [index, page] of pages.entries()) {
			expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
			expect(page).toContain('Folgt noch');
		}
		const codes = pages.join(' ').match(/C-\d+-X/g);
		expect(codes).toEqual(lines.map(({ code }) => code));
	});

	it('begins on a page of its own in a file of several, with its own language and page numbers', async () => {
		const lines = Array.from({ length: 30 }, () => line());
		const pages = await pagesOf(await pdfOf(noteOf({ lines }), noteOf({ number: '2026-000346-1', language: 'en-GB' })));
		expect(pages[0]).toContain(`Seite 1 von ${pages.length - 1}`);
		expect(pages.at(-1)).toContain('Page 1 of 1');
		expect(pages.at(-1)).toContain('Delivery note 2026-000346-1');
	});

	it('is the same to the last byte whenever it is made, and is PDF/A-3a', async () => {
		const first = await pdfOf(noteOf());
		expect(first.equals(await pdfOf(noteOf()))).toBe(true);
		expect(first.toString('latin1')).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
	});
});
