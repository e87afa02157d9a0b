import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { firstText } from '../../../rules/content/first-pages.ts';
import { newId } from '../../../rules/ids.ts';
import { emptyBank, emptySeller } from '../../../rules/orders/seller.ts';
import { legalPurposes } from '../../../rules/pages/needed-pages.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { refreshCatalogue } from '../../catalogue/read-model/refresh-catalogue.ts';
import { saveProducts } from '../../catalogue/save-products.ts';
import type { Sql } from '../../database/connection.ts';
import { plantPages } from '../../pages/plant-pages.ts';
import { enterSettings } from '../../settings/store-settings.ts';
import { firstPagesFor } from '../../tenants/lifecycle/first-pages.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import type { Browser } from '../../testing/accounts.ts';
import { plantPlainPages } from '../../testing/plain-pages.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { findChecklist } from './find-checklist.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);

/** What is done, by the rows that are there. */
const done = () =>
	inShop(async (sql) => {
		const tenant = await loadTenant(sql, shop.demo.id);
		const found = await findChecklist(sql, tenant, undefined);
		return found.filter((entry) => entry.done).map(({ item }) => item);
	});

describe('the checklist of a new shop', () => {
	it('has nothing done at first', async () => {
		expect(await done()).toEqual([]);
		expect(await shop.tell(ada, '{ setupProgress { checklist { item done } } }')).toEqual({
			checklist: ['legalPages', 'ownPages', 'payment', 'shipping', 'product', 'domain'].map((item) => ({
				item,
				done: false,
			})),
		});
	});

	it('has the legal pages done once all can be read and nothing in brackets is left in any language', async () => {
		const pageOf = (slug: string, german: string) => ({
			slug,
			titles: { 'de-DE': slug, 'en-GB': slug },
			sections: {
				'de-DE': [{ heading: 'Anbieter', paragraphs: [german] }],
				'en-GB': [{ heading: 'Provider', paragraphs: ['Druckwerk, Kai 3, Kiel'] }],
			},
		});
		const plant = (slug: string, german: string) => (sql: Sql) =>
			plantPlainPages(sql, shop.demo, [pageOf(slug, german)]);
		const [last = '', ...others] = [...legalPurposes];
		for (const slug of others) await inShop(plant(slug, 'Druckwerk, Kai 3, Kiel'));
		expect(await done()).toEqual([]);
		await inShop(plant(last, 'Wir sind [Bitte ausfüllen: Name und Anschrift].'));
		expect(await done()).toEqual([]);
		await inShop((sql) => sql`delete from pages where slug = ${last}`);
		// Without brackets, and still said to be a template.
		const [note = ''] = (firstText(({ imprint }) => imprint.text)['de-DE'] ?? '').split('\n\n');
		await inShop(plant(last, note));
		expect(await done()).toEqual([]);
		await inShop((sql) => sql`delete from pages where slug = ${last}`);
		await inShop(plant(last, 'Wir sind Druckwerk (Kiel).'));
		expect(await done()).toEqual(['legalPages']);
		await inShop((sql) => sql`update pages set active = false where slug = ${last}`);
		expect(await done()).toEqual([]);
		await inShop((sql) => sql`update pages set active = true where slug = ${last}`);
	});

	it('has home and contact page done once neither has the text that every shop begins with, in any language', async () => {
		const plant = (german: string, english: string) =>
			inShop((sql) =>
				plantPlainPages(sql, shop.demo, [
					{
						slug: 'contact',
						titles: { 'de-DE': 'Kontakt', 'en-GB': 'Contact' },
						sections: {
							'de-DE': [{ heading: 'Hallo', paragraphs: [german] }],
							'en-GB': [{ heading: 'Hello', paragraphs: [english] }],
						},
					},
				]),
			);
		const unplant = () => inShop((sql) => sql`delete from pages where slug = 'contact'`);
		const first = firstText(({ contact }) => contact.text);
		await inShop((sql) => plantPages(sql, shop.demo, firstPagesFor(shop.demo).slice(0, 1)));
		expect(await done()).not.toContain('ownPages');
		await inShop((sql) => sql`update pages set published = jsonb_set(published, '{sections}', '[]') where home`);
		expect(await done()).toContain('ownPages');
		await plant('Rufen Sie uns an.', first['en-GB'] ?? '');
		expect(await done()).not.toContain('ownPages');
		await unplant();
		await plant('Rufen Sie uns an: [Bitte ausfüllen: Nummer]', 'Call us.');
		expect(await done()).not.toContain('ownPages');
		await unplant();
		await plant('Rufen Sie uns an.', 'Call us.');
		expect(await done()).toContain('ownPages');
	});

	it('has payment done once invoices say where to pay and all that they must state, and not without', async () => {
		const bank = { ...emptyBank, iban: 'DE89370400440532013000' };
		const complete = {
			...{ ...emptySeller, name: 'Druckwerk', street: 'Kai 1', zipCode: '20457', city: 'Hamburg', country: 'DE' },
			...{ taxNumber: '12/345/67890', bank },
		};
		await inShop((sql) => enterSettings(sql, shop.demo.id, orderSettings, { invoiceFor: 'nobody' }));
		const enter = (seller: object) =>
			inShop(
				(sql) => sql`
					update settings set "values" = "values" || ${sql.json({ seller } as never)} where "group" = 'orders'`,
			);
		await enter(complete);
		expect(await done()).not.toContain('payment');
		await inShop((sql) => enterSettings(sql, shop.demo.id, orderSettings, { invoiceFor: 'customers' }));
		await enter({ ...complete, taxNumber: '' });
		expect(await done()).not.toContain('payment');
		await enter(complete);
		expect(await done()).toContain('payment');
	});

	it('has shipping done with a method that is offered, or where orders are picked up', async () => {
		await inShop((sql) => enterSettings(sql, shop.demo.id, orderSettings, { showShipping: false }));
		expect(await done()).toContain('shipping');
		await inShop((sql) => enterSettings(sql, shop.demo.id, orderSettings, { showShipping: true }));
		expect(await done()).not.toContain('shipping');
		const names = { 'de-DE': 'Paket', 'en-GB': 'Parcel' };
		await inShop(
			(sql) => sql`
				insert into shipping_methods (tenant_id, id, names, countries, kind, price, days)
				values (${shop.demo.id}, ${newId()}, ${sql.json(names)}, '{}', 'flat', 490, 2)`,
		);
		expect(await done()).toContain('shipping');
	});

	it('has the first product done once it is published, can be ordered and is found by visitors', async () => {
		const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
		const save = (published: boolean) =>
			inShop(async (sql) => {
				await sql`delete from products`;
				await saveProducts(sql, shop.demo, [{ slug: 'card', names, fromPrice: 100, published, mediaId: null }]);
				await refreshCatalogue(sql, shop.demo);
			});
		await save(false);
		expect(await done()).not.toContain('product');
		await save(true);
		// In no category: it has its page, and no list shows it.
		await inShop((sql) => sql`update product_list set unavailable = null, open = false, unlisted = true`);
		expect(await done()).not.toContain('product');
		await inShop((sql) => sql`update product_list set open = true, unlisted = false`);
		expect(await done()).toContain('product');
	});

	it('has the domain done once an own one is the default', async () => {
		await inShop(
			(sql) => sql`
				insert into domains (tenant_id, host, active, state, proved_at) values (${shop.demo.id}, 'druck.test', true, 'active', now())`,
		);
		expect(await done()).not.toContain('domain');
		await inShop((sql) => sql`update domains set is_default = true where tenant_id = ${shop.demo.id}`);
		expect(await done()).toContain('domain');
	});
});

describe('the progress of the setup', () => {
	const save = (settings: string, who = ada) =>
		shop.tell(
			who,
			`mutation { saveSetupProgress(settings: ${settings}) { opened doneSteps skippedSteps finished dismissed } }`,
		);

	it('is stored, and what is not given stays', async () => {
		expect(await save('{ opened: true, doneSteps: ["pagebar"] }')).toMatchObject({
			opened: true,
			doneSteps: ['pagebar'],
			finished: false,
		});
		expect(await save('{ skippedSteps: ["logos"] }')).toMatchObject({
			doneSteps: ['pagebar'],
			skippedSteps: ['logos'],
		});
	});

	it('is refused with a step that there is not', async () => {
		expect(await save('{ doneSteps: ["everything"] }')).toMatch(/doneSteps/);
	});

	it('cannot be changed with the right to read alone', async () => {
		await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qTenant'] } });
		const reader = await shop.as('reader@example.com');
		expect(await shop.tell(reader, '{ setupProgress { opened } }')).toEqual({ opened: true });
		expect(await save('{ finished: true }', reader)).toBe('You do not have permission to do this.');
	});
});
