import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import { describe, expect, it } from 'vitest';
import type { PrintedDocument } from '../../../../rules/documents/document.ts';
import { documentOf, soldItems, taxed } from '../../../../rules/documents/example-document.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { translatorOf } from '../../../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../../../rules/texts/shipped-messages.ts';
import { defaultTheme, type Theme } from '../../../../rules/theme/theme.ts';
import { documentTheme } from './document-theme.ts';
import { IncompleteDocument } from './incomplete-document.ts';
import { makeDocument } from './make-document.ts';
import { prepareLogo } from './prepare-logo.ts';

const translateTo = (language: string) =>
	translatorOf(language, shippedMessages(['documents', 'paymentMethods'], [language], new Map()));

interface Shop {
	theme?: Theme;
	notation?: string;
}

async function pdfOf(document: PrintedDocument, { theme = defaultTheme, notation }: Shop = {}) {
	const look = await documentTheme({ shopName: 'Druck & <Werk>', notation: notation ?? null, theme, logo: undefined });
	return makeDocument(document, { look, translate: translateTo(document.language) });
}

const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf));

interface Placed {
	text: string;
	left: number;
	right: number;
	baseLine: number;
	size: number;
}

/** What stands on each page, and where, in points from the lower left corner. */
async function piecesOf(pdf: Buffer): Promise<Placed[][]> {
	const document = await open(pdf);
	return Promise.all(
		Array.from({ length: document.numPages }, async (_, index) => {
			const { items } = await (await document.getPage(index + 1)).getTextContent();
			return items.flatMap((item) => {
				if (!('str' in item) || item.str.trim() === '') return [];
				const [size = 0, , , , left = 0, baseLine = 0] = item.transform as number[];
				return [{ text: item.str, left, right: left + item.width, baseLine, size }];
			});
		}),
	);
}

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** Where a name changes its face, nothing stands between the two parts. */
function joined(pieces: readonly Placed[]): string {
	return pieces.reduce((text, piece, index) => {
		const last = pieces[index - 1];
		const goesOn = last && Math.abs(last.baseLine - piece.baseLine) < 0.1 && Math.abs(piece.left - last.right) < 0.5;
		return `${text}${goesOn ? '' : ' '}${piece.text}`;
	}, '');
}

const pagesOf = async (pdf: Buffer) => (await piecesOf(pdf)).map((pieces) => plain(joined(pieces)));

const textOf = async (document: PrintedDocument, shop?: Shop) => (await pagesOf(await pdfOf(document, shop))).join(' ');

const euro = (minor: number, language = 'de-DE') => plain(formatMoney({ minor, currency: 'EUR' }, language));

describe('an invoice in German', () => {
	it('calls the day of delivery expected as long as nothing has left the house, and asks for the number of the order', async () => {
		const document = documentOf();
		expect(await textOf(document)).toContain('Lieferdatum 13.11.2026');
		const supply = { from: '2026-11-13', to: '2026-11-13', isExpected: true };
		expect(await textOf({ ...document, supply })).toContain('Lieferdatum (voraussichtlich) 13.11.2026');
		expect(await textOf(document)).toContain('unter Angabe der Bestellnummer 2026-000345');
	});

	it('speaks of a plan as of a service: its period, what is charged, and where the shop that pays manages it', async () => {
		const subscription = { number: 'V-2026-000018', from: '2026-12-07', to: '2027-01-07', isPlan: true };
		const lines = documentOf().lines.map((line) => ({ ...line, ownName: '07.12.2026 – 07.01.2027' }));
		const text = await textOf(documentOf({ subscription, supply: null, lines }));
		expect(text).toContain('Leistungszeitraum 07.12.2026 bis 07.01.2027');
		expect(text).toContain('Upgrade, Rest des Zeitraums 07.12.2026 – 07.01.2027');
		expect(text).toContain('in der Verwaltung Ihres Shops');
		for (const goods of ['Lieferdatum', 'Ihre Bezeichnung', 'Kundenkonto']) expect(text).not.toContain(goods);
	});

	it('says all that §14 UStG wants, with the sums of the rules', async () => {
		const document = documentOf();
		const text = await textOf(document);
		for (const said of [
			'Rechnung 2026-000123',
			'Druckwerk Nord GmbH',
			'Am Sandtorkai 12',
			'Steuernummer 27/123/45678',
			'USt-IdNr. DE123456789',
			'Schröder & Söhne Großhandelsgesellschaft',
			'Dr. Änne Schröder-Weiß',
			'Königsstraße 7 a',
			'22767 Hamburg',
			'Rechnungsdatum 15.11.2026',
			'Lieferdatum 13.11.2026',
			'Bestellnummer 2026-000345',
			'Kostenstelle Marketing 4711',
			'Visitenkarten „Klassik“, beidseitig farbig',
			'Ihre Bezeichnung: Karten für Frau Dr. Schröder-Weiß',
			'Artikelnummer VK-85x55-350',
			'25.000 0,0156 € 19 % 389,50 €',
			'Versand: DHL Paket 4,90 €',
			'bis zum 29.11.2026',
			'IBAN DE02 2005 0550 1015 8713 93',
			'Seite 1 von 1',
		])
			expect(text).toContain(said);
		for (const { net, tax } of document.totals.rates) {
			expect(text).toContain(euro(net));
			expect(text).toContain(euro(tax));
		}
		expect(text).toContain(`Rechnungsbetrag ${euro(document.totals.gross)}`);
	});

	it('is refused by name when something is missing', async () => {
		const refused = pdfOf(documentOf({ number: '', supply: null }));
		await expect(refused).rejects.toThrow(IncompleteDocument);
		await expect(refused).rejects.toMatchObject({ faults: [{ field: 'number' }, { field: 'supply' }] });
	});

	it('shows amounts as the shop writes them', async () =>
		expect(await textOf(documentOf(), { notation: "¤ 1'234.56" })).toContain("€ 1'039.99"));

	it('says for how many people a series is printed, and how many pieces for each', async () => {
		const document = documentOf();
		const lines = document.lines.map((line) => (line.quantity === 500 ? { ...line, seriesRows: 5 } : line));
		expect(await textOf({ ...document, lines })).toContain('5 Personen × 100 Stück');
	});

	it('says that it was paid', async () => {
		const text = await textOf(documentOf({ payment: { method: 'card', dueOn: null, paidOn: '2026-11-14' } }));
		expect(text).toContain('wurde am 14.11.2026 bezahlt');
		expect(text).not.toContain('überweisen Sie den');
	});
});

describe('other documents', () => {
	it('a credit note in English names the invoice and what is given back', async () => {
		const document = documentOf({
			kind: 'creditNote',
			language: 'en-GB',
			prices: 'gross',
			supply: null,
			corrects: { number: '2026-000099', issuedOn: '2026-10-31' },
			payment: { method: 'card', dueOn: null, paidOn: null },
		});
		const text = await textOf(document);
		expect(text).toContain('We correct our invoice 2026-000099 dated 31/10/2026');
		expect(text).toContain('25,000 €0.0156 19% €389.50');
		expect(text).toContain(`Total credited ${euro(document.totals.gross, 'en-GB')}`);
		expect(text).toContain('We refund the amount to the card');
	});

	it('a credit note says how much of the invoice it is about, how the money goes back, and why', async () => {
		const noteWith = (refund: PrintedDocument['refund']) =>
			textOf(
				documentOf({
					kind: 'creditNote',
					supply: null,
					corrects: { number: '2026-000099', issuedOn: '2026-10-31' },
					payment: { method: 'invoice', dueOn: null, paidOn: null },
					note: 'Ein Karton war feucht',
					...(refund && { refund }),
				}),
			);
		const whole = await noteWith({ way: 'transfer', isWhole: true, due: 0 });
		expect(whole).toContain('in voller Höhe');
		expect(whole).toContain('überweisen Ihnen den Betrag');
		expect(whole).toContain('Grund: Ein Karton war feucht');
		const part = await noteWith({ way: 'bill', isWhole: false, due: 1250 });
		expect(part).toContain('um folgenden Betrag');
		expect(part).toContain(`zu zahlen bleiben ${euro(1250)}`);
		expect(part).not.toContain('überweisen Ihnen');
		expect(await noteWith({ way: 'bill', isWhole: true, due: 0 })).toContain('Es ist nichts mehr zu zahlen');
	});

	it('an order confirmation says that it is no invoice', async () => {
		const text = await textOf(
			documentOf({ kind: 'orderConfirmation', order: { number: '2026-000123', placedOn: '2026-11-15' } }),
		);
		expect(text).toContain('Auftragsbestätigung 2026-000123');
		expect(text).toContain('keine Rechnung');
		expect(text).not.toContain('Bestellnummer');
	});

	it('reverse charge names the rule and both VAT ids, and no tax', async () => {
		const sold = soldItems.map((each) => ({ ...each, rate: 0 }));
		const document = documentOf({ exemption: { kind: 'reverseCharge', reason: '' }, shipping: null }, sold);
		const abroad = { ...document.buyer.billing, country: 'FR' };
		const text = await textOf({ ...document, buyer: { ...document.buyer, vatId: 'FR12345678901', billing: abroad } });
		expect(text).toContain(
			'Steuerschuldnerschaft des Leistungsempfängers. USt-IdNr. des Leistenden: DE123456789, des Leistungsempfängers: FR12345678901.',
		);
		expect(text).toContain('FRANKREICH');
		expect(text).not.toContain('Umsatzsteuer 19');
	});

	it('a small business says so', async () => {
		const sold = soldItems.map((each) => ({ ...each, rate: 0 }));
		const text = await textOf(documentOf({ exemption: { kind: 'smallBusiness', reason: '' }, shipping: null }, sold));
		expect(text).toContain('Steuerbefreiung für Kleinunternehmer (§ 19 UStG)');
	});
});

/** 200 lines, one of them with a word that no column can hold and one that is longer than a page. */
const long = documentOf(
	{},
	Array.from({ length: 200 }, (_, index) => ({
		name: `Artikel ${index + 1} ${index === 30 ? 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen' : ''}`,
		quantity: 1 + index,
		amount: (1 + index) * 1_234,
		code: `C-${index + 1}`,
		options:
			index === 60
				? Object.fromEntries(Array.from({ length: 120 }, (_each, at) => [`Merkmal ${at}`, 'x'.repeat(60)]))
				: {},
	})),
);

describe('a document of 200 lines', () => {
	it('has every line once, a head on each page, and carries its sum from page to page', async () => {
		const pages = await pagesOf(await pdfOf(long));
		const text = pages.join(' ');
		expect(pages.length).toBeGreaterThan(8);
		for (let index = 1; index <= 200; index += 1) expect(text.split(`Artikelnummer C-${index} `)).toHaveLength(2);
		for (const [index, page] of pages.entries()) expect(page).toContain(`Seite ${index + 1} von ${pages.length}`);
		const carried = (page: string) => [...page.matchAll(/Übertrag ([\d.,]+ €)/g)].map(([, amount]) => amount);
		for (const [index, page] of pages.slice(0, -1).entries()) {
			const next = pages[index + 1] ?? '';
			expect(carried(page).at(-1)).toBe(carried(next)[0]);
			expect(carried(page).at(-1)).toBeDefined();
			if (index < pages.length - 2) expect(next).toContain('Pos. Artikel Menge Einzelpreis');
		}
		const [, position = ''] = /Artikelnummer C-(\d+) /.exec(pages[1] ?? '') ?? [];
		const before = long.lines.slice(0, Number(position) - 1).reduce((sum, { net }) => sum + net, 0);
		expect(carried(pages[1] ?? '')[0]).toBe(euro(before));
		const broken = pages.findIndex((page) => page.includes('Merkmal 0'));
		const upToBroken = long.lines.slice(0, 61).reduce((sum, { net }) => sum + net, 0);
		expect(carried(pages[broken + 1] ?? '')[0]).toBe(euro(upToBroken));
		expect(pages.at(-1)).toContain(`Rechnungsbetrag ${euro(long.totals.gross)}`);
	});

	it('has nothing outside of its margins and no two texts in one place', async () => {
		const pages = await piecesOf(await pdfOf(long));
		const outside = ({ left, right, baseLine }: Placed) => left < 70 || right > 540 || baseLine < 20 || baseLine > 822;
		const overlap = (one: Placed, other: Placed) =>
			Math.abs(one.baseLine - other.baseLine) < Math.min(one.size, other.size) * 0.75 &&
			one.left < other.right - 0.5 &&
			other.left < one.right - 0.5;
		const faults = pages.flatMap((page) =>
			page.flatMap((piece, index) => [
				...(outside(piece) ? [`outside: ${piece.text}`] : []),
				...page.slice(index + 1).flatMap((other) => (overlap(piece, other) ? [`${piece.text} | ${other.text}`] : [])),
			]),
		);
		expect(faults).toEqual([]);
	});
});

describe('the file', () => {
	it('is the same to the last byte whenever it is made, in this process and in another', async () => {
		const hash = (pdf: Buffer) => createHash('sha256').update(pdf).digest('hex');
		const first = hash(await pdfOf(documentOf()));
		await pdfOf(documentOf({ note: 'Etwas\u00a0ganz anderes: ﬁ ﬂ ½' }, [{ name: 'Q', quantity: 1, amount: 1 }]));
		expect(hash(await pdfOf(documentOf()))).toBe(first);
		const script = path.join(import.meta.dirname, '../../../testing/make-document.ts');
		const { stdout } = await promisify(execFile)(process.execPath, [script]);
		expect(stdout.trim()).toBe(first);
	});

	it('knows its title, language and day, and is tagged for screen readers', async () => {
		const pdf = await pdfOf(documentOf());
		const document = await open(pdf);
		const { info } = await document.getMetadata();
		expect(info).toMatchObject({ Title: 'Rechnung 2026-000123', Language: 'de-DE', CreationDate: 'D:20261115000000Z' });
		const tree = JSON.stringify(await (await document.getPage(1)).getStructTree());
		for (const role of ['Document', 'H1', 'Table', 'THead', 'TBody', 'TR', 'TH', 'TD', 'P'])
			expect(tree).toContain(`"role":"${role}"`);
		const raw = pdf.toString('latin1');
		expect(raw).toContain('<pdfaid:part>3</pdfaid:part>');
		expect(raw).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
		expect(raw).toContain('<rdf:li>Druck &amp; &lt;Werk&gt;</rdf:li>');
		expect(raw).not.toContain('/Helvetica');
	});

	it('of an invoice carries it along for machines, one of an order confirmation or without a buyer does not', async () => {
		const whole = documentOf();
		const file = await pdfOf(whole);
		const document = await open(file);
		const [name = ''] = (await document.getAttachments())?.keys() ?? [];
		expect(name).toBe('factur-x.xml');
		const xml = Buffer.from((await document.getAttachmentContent(name)) ?? []).toString();
		expect(xml).toContain('<ram:DuePayableAmount>1633.18</ram:DuePayableAmount>');
		expect(xml).toContain('bis zum 29.11.2026');
		const raw = file.toString('latin1');
		expect(raw).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>');
		expect(raw).toContain('/AFRelationship /Alternative');
		const attachedTo = async (other: PrintedDocument) => (await open(await pdfOf(other))).getAttachments();
		expect(await attachedTo(documentOf({ kind: 'orderConfirmation' }))).toBeNull();
		const nobody = { ...whole.buyer.billing, company: '', surname: '' };
		const little = documentOf({ shipping: null, buyer: { ...whole.buyer, billing: nobody } }, [
			{ name: 'Flyer', quantity: 1, amount: 100 },
		]);
		expect(await attachedTo(little)).toBeNull();
	});

	it('writes names that the shop’s own face cannot write', async () => {
		const theme: Theme = { ...defaultTheme, fonts: { ...defaultTheme.fonts, body: 'League Spartan' } };
		const text = await textOf(documentOf({ note: 'Ελένη, Юрий, 山田 – 12\u202f000 €' }), { theme });
		expect(text).toContain('Ελένη, Юрий, ?? – 12 000 €');
	});
});

describe('a logo', () => {
	const svg = (colour: string) =>
		Buffer.from(
			`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><rect width="60" height="20" fill="${colour}"/></svg>`,
		);

	it('of any kind becomes one without transparency', async () => {
		const drawn = sharp(svg('#334455'));
		for (const bytes of [
			svg('#334455'),
			await drawn.clone().png().toBuffer(),
			await drawn.clone().jpeg().toBuffer(),
			await drawn.webp().toBuffer(),
		]) {
			const { png, ground } = await prepareLogo('shop', bytes, '#000000');
			expect(await sharp(png).metadata()).toMatchObject({ format: 'png', hasAlpha: false });
			expect(ground).toBeUndefined();
		}
	});

	it('that is drawn as large as it is printed', async () =>
		expect(await prepareLogo('shop', svg('#334455'), '#000000')).toMatchObject({ height: 236 }));

	it('that would vanish on paper brings the ground of the header along', async () =>
		expect(await prepareLogo('shop', svg('#ffffff'), '#081f36')).toMatchObject({ ground: '#081f36' }));

	it('is in the document, with an alternative text', async () => {
		const look = await documentTheme({
			shopName: 'Druckwerk',
			notation: null,
			theme: defaultTheme,
			logo: await prepareLogo('shop', svg('#334455'), '#ffffff'),
		});
		const pdf = await makeDocument(documentOf(), { look, translate: translateTo('de-DE') });
		const tree = JSON.stringify(await (await (await open(pdf)).getPage(1)).getStructTree());
		expect(tree).toContain('"alt":"Logo von Druckwerk"');
		expect(pdf.toString('latin1')).toContain('/Subtype /Image');
	});
});

it('shipping that is taxed at two rates is one sum', async () => {
	const parts = [taxed(300, 1900, 'net'), taxed(190, 700, 'net')];
	expect(await textOf(documentOf({ shipping: { name: 'Spedition', parts } }))).toContain('Versand: Spedition 4,90 €');
});

describe('a line with a design', () => {
	const picture = async (width: number, height: number) => ({
		png: await sharp({ create: { width, height, channels: 3, background: '#2a5' } })
			.png()
			.toBuffer(),
		...{ width, height },
	});

	it('shows its picture beside the name, read aloud by that, and the same bytes again', async () => {
		const document = documentOf();
		const look = await documentTheme({ shopName: 'Druckwerk', notation: null, theme: defaultTheme, logo: undefined });
		const pictures = new Map(
			await Promise.all([0, 1].map(async (index) => [index, await picture(320, index === 1 ? 900 : 207)] as const)),
		);
		const pdf = await makeDocument(document, { look, translate: translateTo('de-DE'), pictures });
		const shown = await open(pdf);
		const page = await shown.getPage(1);
		const { fnArray } = await page.getOperatorList();
		const { OPS } = await getResolvedPDFJS();
		expect(fnArray.filter((operation) => operation === OPS.paintImageXObject)).toHaveLength(2);
		expect(plain(joined((await piecesOf(pdf)).flat()))).toContain(plain(document.lines[0]?.name ?? ''));
		expect(pdf.toString('latin1')).toContain('/Figure');
		// The same again, as a document is made by whoever comes first.
		const again = await makeDocument(document, { look, translate: translateTo('de-DE'), pictures });
		expect(again.equals(pdf)).toBe(true);
	});
});
