import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { printSamples } from '../../../demo/print-samples/sample-products.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../../rules/texts/shipped-messages.ts';
import { makeDataSheet } from './make-data-sheet.ts';

async function make(name: string, language: string): Promise<Buffer> {
	const sample = printSamples.find((candidate) => candidate.name === name);
	if (!sample) throw new Error(`no sample ${name}`);
	return makeDataSheet({
		product: `${sample.title} <&>`,
		specification: sample.specification,
		profile: 'FOGRA39L Coated',
		language,
		translate: translatorOf(language, shippedMessages(['dataSheet'], [language], new Map())),
		created: new Date('2026-11-17T08:00:00Z'),
	});
}

async function read(pdf: Buffer) {
	const document = await getDocumentProxy(new Uint8Array(pdf));
	const page = await document.getPage(1);
	const { items } = await page.getTextContent();
	const text = items
		.map((item) => ('str' in item ? item.str : ''))
		.join(' ')
		.replace(/\s+/g, ' ');
	return { text, pages: document.numPages, tree: JSON.stringify(await page.getStructTree()) };
}

describe('the data sheet of a product', () => {
	it('says in German what the print data must be like, on one page', async () => {
		const { text, pages } = await read(await make('folded-flyer-dl', 'de-DE'));
		expect(pages).toBe(1);
		for (const said of [
			'Datenblatt: Faltflyer DIN lang, 6 Seiten <&>',
			'297 × 210 mm',
			'303 × 216 mm',
			'2: Außenseite, Innenseite',
			'bei 97 / 197 mm von der linken Kante der Vorderseite',
			'CMYK, Profil FOGRA39L Coated',
			'höchstens 300 %',
			'mindestens 200 ppi',
			'Sicherer Bereich',
		])
			expect(text).toContain(said);
		expect(text).not.toContain('Stanzkontur');
	});

	it('says in English how to hand over a die line', async () => {
		const { text } = await read(await make('sticker-round', 'en-GB'));
		expect(text).toContain('as a line in the spot colour CutContour that overprints');
		expect(text).toContain('Safe area');
		expect(text).not.toContain('Fold');
	});

	it('measures panels between folds, and the back the other way round', async () => {
		const { text } = await read(await make('folded-flyer-dl', 'de-DE'));
		expect(text).toMatch(/\b97 100 100\b/);
		expect(text).toMatch(/\b100 100 97\b/);
	});

	it('can be read aloud: headings, a table and a description of the drawing', async () => {
		const { tree } = await read(await make('business-card', 'en-GB'));
		for (const part of ['"H1"', '"Table"', '"TH"', '"Figure"', 'Drawing of the front with bleed'])
			expect(tree).toContain(part);
	});

	it('is the same to the byte when it is made again', async () => {
		expect((await make('business-card', 'de-DE')).equals(await make('business-card', 'de-DE'))).toBe(true);
	});
});
