// What the page of a product says of its prices, as those read it who have no script: quantities, what they cost, what is wrong.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PricingSettings } from '../../rules/pricing/settings.ts';
import { blankPayment, blankPricing } from '../../rules/pricing/tidy-settings.ts';
import { savePriceLists } from '../pricing/lists/save-price-lists.ts';
import { type Shop, startShop } from '../testing/shop.ts';
import { saveProducts } from './save-products.ts';

let shop: Shop;

const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
const product = (slug: string, pricing: Partial<PricingSettings>, more: object = {}) => ({
	slug,
	names,
	fromPrice: null,
	published: true,
	mediaId: null,
	pricing: { ...blankPricing, ...pricing },
	...more,
});

const byList = { mode: 'pricelist', scales: 'table' } as const;
const row = (productId: string, quantity: number, total: number) => ({ productId, quantity, total, unitPrice: null });

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	const { demo, test } = shop;
	await shop.makeUser('member@example.com', { role: { name: 'members', access: [], type: 'customer' } });
	await test.database.inTenant(demo.id, async (sql) => {
		const [members] = await sql<{ id: string }[]>`select id from roles where name = 'members'`;
		const wanted = [
			product('cards', byList, {
				variants: [
					{ slug: 'cards-1', code: 'THIN', names },
					{ slug: 'cards-2', code: 'THICK', names },
				],
			}),
			product('posters', { unitPrice: 149_000, minimumQuantity: 5 }),
			product('pads', { unitPrice: 15_560, scales: 'linear', linear: { from: 25, to: 500, step: 25 } }),
			product(
				'monthly',
				{ unitPrice: 890_000 },
				{
					payment: { ...blankPayment, paymentMode: 'subscription', paymentInterval: 'month', trialDays: 30 },
				},
			),
			product('unpriced', {}),
		];
		await saveProducts(sql, demo, wanted, async (ids) => {
			const [cards = '', thick = ''] = [ids.get('cards'), ids.get('cards-2')];
			const usedBy = (position: number, roleIds: string[]) => [{ productId: cards, position, roleIds }];
			const standard = [row(cards, 100, 1490), row(cards, 250, 1890), row(thick, 100, 1990), row(thick, 250, 2490)];
			await savePriceLists(sql, demo.id, [
				{ name: 'Standard', rows: standard, usedBy: usedBy(1, []) },
				{ name: 'Members', rows: [row(cards, 100, 1290)], usedBy: usedBy(0, [members?.id ?? '']) },
				{ name: 'Last year', archived: true, rows: [row(cards, 100, 90)], usedBy: usedBy(2, []) },
			]);
		});
	});
});

afterAll(() => shop.close());

/** What stands on the page, without its markup and the state of the browser. */
async function wordsAt(path: string, visitor = shop.nobody()): Promise<string> {
	const { body } = await visitor.ask(path);
	const [, main = ''] = /<main.*?>(.*)<\/main>/s.exec(body) ?? [];
	return main
		.replace(/<[^>]+>/g, ' ')
		.replaceAll('&nbsp;', ' ')
		.replace(/[\s\u00a0]+/g, ' ');
}

describe('the prices on the page of a product', () => {
	it('are those of the smallest run while nothing is chosen, with tax and the legal notes', async () => {
		const words = await wordsAt('/product/cards');
		expect(words).toContain('14,90 € für 100 Stück');
		expect(words).toContain('inkl. 19 % MwSt., zzgl. Versandkosten');
		expect(words).toMatch(/Netto 12,52 €.*19 % MwSt\. 2,38 €.*Brutto 14,90 €/);
		expect(words).toContain('Für 4,00 € mehr: 250 Stück (0,0756 € pro Stück)');
		expect(words).toMatch(/250 Stück 0,0756 € 18,90 €/);
	});

	it('lead to what shipping costs', async () => {
		const { body } = await shop.nobody().ask('/product/cards');
		expect(body).toMatch(/<a[^>]+href="\/shipping-costs"[^>]*>Versandkosten<\/a>/);
	});

	it('name the quantities that there are, and the nearest to one that there is not', async () => {
		const price = (id: string) => `{ productPrice(id: "${id}", quantity: 120) { fault quantities near } }`;
		const { data } = await shop.nobody().graphql('{ product(slug: "cards") { product { id } } }');
		const told = (await shop.nobody().graphql(price(data.product.product.id))).data.productPrice;
		expect(told).toMatchObject({ fault: 'notOffered', near: [100, 250] });
		expect(told.quantities.slice(0, 2)).toEqual([100, 250]);
	});

	it('follow the quantity and the version of the address, and the links between them keep both', async () => {
		expect(await wordsAt('/product/cards?variant=THICK&quantity=250')).toContain('24,90 € für 250 Stück');
		const { body } = await shop.nobody().ask('/product/cards?variant=THICK&quantity=250');
		expect(body).toContain('/product/cards?variant=THICK&amp;quantity=100');
		expect(await wordsAt('/en-gb/product/cards?quantity=250')).toContain('€18.90 for 250 pcs');
	});

	it('are those of the reader: members have a list of their own, which no one else sees', async () => {
		expect(await wordsAt('/product/cards', await shop.as('member@example.com'))).toContain('12,90 € für 100 Stück');
		const { body } = await shop.nobody().ask('/product/cards');
		expect(body).not.toContain('1290');
		expect(body).not.toContain('"total":90');
	});

	it('say what is wrong with a quantity and what can be had instead', async () => {
		const said: Record<string, string> = {
			'/product/cards?quantity=120': '120 Stück sind nicht wählbar. 100 Stück wählen 250 Stück wählen',
			'/product/posters?quantity=2': 'Wir fertigen mindestens 5 Stück. 5 Stück wählen',
			'/product/posters?quantity=2000000': 'Online sind höchstens 1.000.000 Stück möglich.',
			'/product/posters?quantity=viele': 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel 5.',
			'/product/posters?quantity=7,5': 'Bitte geben Sie eine ganze Zahl ein, zum Beispiel 5.',
			'/product/pads?quantity=60': '60 Stück sind nicht wählbar. 50 Stück wählen 75 Stück wählen',
			'/en-gb/product/pads?quantity=525': 'Online, at most 500 pcs are possible.',
		};
		for (const [path, sentence] of Object.entries(said)) {
			const words = await wordsAt(path);
			expect(words, path).toContain(sentence);
			expect(words, path).not.toMatch(/(für|for) [\d.,]+ (Stück|pcs)/);
		}
	});

	it('take numbers as people write them', async () => {
		expect(await wordsAt('/product/posters?quantity=1.000')).toContain('14.900,00 € für 1.000 Stück');
		expect(await wordsAt('/en-gb/product/posters?quantity=1,000')).toContain('€14,900.00 for 1,000 pcs');
	});

	it('of a subscription are per interval, with what one agrees to, and no day of delivery in its trial', async () => {
		const words = await wordsAt('/product/monthly');
		expect(words).toContain('89,00 € pro Monat');
		expect(words).toContain(
			'monatlich, bis Sie kündigen. Wenn Sie heute bestellen, testen Sie 30 Tage lang kostenlos, bis ',
		);
		expect(words).toContain('Sie können jederzeit bis zur nächsten Zahlung kündigen');
		expect(words).not.toMatch(/Mindestlaufzeit|Frist von einem Monat/);
		expect(words).not.toContain('Lieferung voraussichtlich');
	});

	it('are none where none is known, which is explained', async () => {
		const words = await wordsAt('/product/unpriced');
		expect(words).toContain('Für diesen Artikel ist noch kein Preis hinterlegt.');
		expect(words).not.toContain('MwSt.');
	});

	it('are net where the shop writes them so', async () => {
		const { demo, test } = shop;
		const change = (gross: boolean) =>
			test.database.inTenant(
				demo.id,
				(sql) => sql`update tenants set prices_include_tax = ${gross} where id = ${demo.id}`,
			);
		await change(false);
		const words = await wordsAt('/product/cards?variant=THIN');
		expect(words).toContain('zzgl. 19 % MwSt. und Versand');
		expect(words).toMatch(/Netto 14,90 €.*19 % MwSt\. 2,83 €.*Brutto 17,73 €/);
		await change(true);
	});

	it('are in the structured data for search engines, run by run', async () => {
		const { body } = await shop.nobody().ask('/product/cards?quantity=250');
		const blocks = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
		const offers = blocks.map(([, json = '']) => JSON.parse(json)).find((data) => data['@type'] === 'Product')?.offers;
		expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '14.90', highPrice: '18.90', offerCount: 2 });
		expect(body).toMatch(/<link rel="canonical" href="[^"?]*\/product\/cards">/);
	});
});
