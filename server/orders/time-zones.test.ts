import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { deliveryDay } from '../../rules/delivery/delivery-day.ts';
import { shopDay, shopDayOf } from '../calendar/today.ts';
import { refreshCatalogue } from '../catalogue/read-model/refresh-catalogue.ts';
import { saveCategories } from '../catalogue/save-categories.ts';
import { saveProducts } from '../catalogue/save-products.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { loadTenant } from '../tenants/load-tenant.ts';
import { Browser } from '../testing/accounts.ts';
import { insertOrder } from '../testing/order-rows.ts';
import { makeShop, type Shop, startShop } from '../testing/shop.ts';
import { prepare } from './documents/issue.ts';
import { writeOrders } from './export-orders.ts';
import { findFigures } from './find-figures.ts';
import { listOrders } from './find-orders.ts';

let shop: Shop;
let berlin: Tenant;
let london: Tenant;
let auckland: Tenant;
/** 25 hours apart: it is never the same day in both. */
let kiritimati: Tenant;
let pagoPago: Tenant;

const inShop = <T>(tenant: Tenant, work: Parameters<typeof shop.test.database.inTenant<T>>[1]) =>
	shop.test.database.inTenant(tenant.id, work);

async function makeShopIn(slug: string, timeZone: string): Promise<Tenant> {
	const tenant = await makeShop(shop.test, slug);
	await inShop(tenant, (sql) => sql`update tenants set time_zone = ${timeZone} where id = ${tenant.id}`);
	return inShop(tenant, (sql) => loadTenant(sql, tenant.id));
}

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	berlin = shop.demo;
	london = await makeShopIn('london', 'Europe/London');
	auckland = await makeShopIn('auckland', 'Pacific/Auckland');
	kiritimati = await makeShopIn('kiritimati', 'Pacific/Kiritimati');
	pagoPago = await makeShopIn('pago-pago', 'Pacific/Pago_Pago');
});

afterAll(() => shop.close());

describe('an order of noon in Greenwich', () => {
	const placedAt = new Date('2026-11-04T12:00:00Z');

	async function daysIn(tenant: Tenant) {
		const orderId = await inShop(tenant, (sql) => insertOrder(sql, tenant.id, { number: '2026-000001', placedAt }));
		const on = (day: string) =>
			({ filter: { search: '', from: day, to: day }, sort: 'placedAt', descending: true }) as const;
		const listed = async (day: string) =>
			(await inShop(tenant, (sql) => listOrders(sql, tenant, on(day), { first: 25, offset: 0 }))).total;
		const figures = await inShop(tenant, (sql) => findFigures(sql, tenant, { from: '2026-11-04', to: '2026-11-05' }));
		const prepared = await inShop(tenant, (sql) => prepare(sql, tenant.id, orderId));
		const request = { filter: { search: '' }, separator: ';', perLine: false, language: undefined } as const;
		let table = '';
		for await (const rows of writeOrders((work) => inShop(tenant, work), tenant, request)) table += rows;
		return {
			listed: [await listed('2026-11-04'), await listed('2026-11-05')],
			counted: figures.byDay.map(({ orders }) => orders),
			zone: prepared?.order.timeZone,
			// Behind them comes the day of delivery.
			exported: table.match(/2026-11-\d\d/g)?.slice(0, 2),
		};
	}

	it('is of the same day in Berlin, in lists, figures, documents and exports', async () => {
		expect(await daysIn(berlin)).toEqual({
			listed: [1, 0],
			counted: [1, 0],
			zone: 'Europe/Berlin',
			exported: ['2026-11-04', '2026-11-04'],
		});
	});

	it('is of the next day in Auckland, in lists, figures, documents and exports', async () => {
		expect(await daysIn(auckland)).toEqual({
			listed: [0, 1],
			counted: [0, 1],
			zone: 'Pacific/Auckland',
			exported: ['2026-11-05', '2026-11-05'],
		});
	});
});

describe('a day on which the clocks change', () => {
	/** Orders of the first and of the last minute of the day, of the last before and of the first after it. */
	const ofDay = {
		// 25 hours in Berlin, which begin and end before those of London.
		'Europe/Berlin': ['2026-10-24T21:59Z', '2026-10-24T22:00Z', '2026-10-25T22:59Z', '2026-10-25T23:00Z'],
		'Europe/London': ['2026-10-24T22:59Z', '2026-10-24T23:00Z', '2026-10-25T23:59Z', '2026-10-26T00:00Z'],
		// 23 hours, half a world away.
		'Pacific/Auckland': ['2026-09-26T11:59Z', '2026-09-26T12:00Z', '2026-09-27T10:59Z', '2026-09-27T11:00Z'],
	};

	it.each([
		['Berlin', () => berlin, '2026-10-25', 'Europe/Berlin'],
		['London', () => london, '2026-10-25', 'Europe/London'],
		['Auckland', () => auckland, '2026-09-27', 'Pacific/Auckland'],
	] as const)('begins and ends at midnight in %s, in lists and in figures', async (_name, find, day, zone) => {
		const tenant = find();
		for (const [place, at] of ofDay[zone].entries())
			await inShop(tenant, (sql) =>
				insertOrder(sql, tenant.id, { number: `2026-00010${place}`, placedAt: new Date(at) }),
			);
		const filter = { search: '', from: day, to: day };
		const { items } = await inShop(tenant, (sql) =>
			listOrders(sql, tenant, { filter, sort: 'placedAt', descending: false }, { first: 25, offset: 0 }),
		);
		expect(items.map(({ number }) => number)).toEqual(['2026-000101', '2026-000102']);
		const { byDay, orders } = await inShop(tenant, (sql) => findFigures(sql, tenant, { from: day, to: day }));
		expect([orders, byDay]).toMatchObject([2, [{ day, orders: 2 }]]);
	});

	it('is a day of delivery like any other', () => {
		const late = Date.parse('2026-10-23T22:30:00Z');
		expect([berlin, london].map((tenant) => shopDayOf(late, tenant))).toEqual(['2026-10-24', '2026-10-23']);
		const times = { productionDays: 1, shippingDays: 1 };
		// Saturday in Berlin, Friday in London: there one more day is a working day.
		expect([berlin, london].map((tenant) => deliveryDay(shopDayOf(late, tenant), times, 'DE'))).toEqual([
			'2026-10-27',
			'2026-10-27',
		]);
		expect(deliveryDay(shopDayOf(late - 86_400_000, berlin), times, 'DE')).toBe('2026-10-27');
		expect(deliveryDay(shopDayOf(late - 86_400_000, london), times, 'DE')).toBe('2026-10-26');
	});
});

describe('a product that is sold on one day alone', () => {
	const found = async ({ slug }: Tenant): Promise<number> =>
		(await shop.tell(new Browser(shop.app, `${slug}.localhost`), '{ products { total } }')).total;

	it('is found in the shop in which it is that day, and not in one in which that day is over or to come', async () => {
		const today = shopDay(kiritimati);
		for (const tenant of [kiritimati, pagoPago])
			await inShop(tenant, async (sql) => {
				const names = { 'de-DE': 'Karte', 'en-GB': 'Card' };
				await saveProducts(sql, tenant, [
					{ slug: 'card', names, fromPrice: 100, published: true, mediaId: null, validFrom: today, validUntil: today },
				]);
				await saveCategories(sql, tenant, [
					{ slug: 'cards', names, descriptions: {}, published: true, mediaId: null, products: ['card'] },
				]);
				await refreshCatalogue(sql, tenant);
			});
		expect([await found(kiritimati), await found(pagoPago)]).toEqual([1, 0]);
	});
});

describe('what people are shown', () => {
	it('tells the browser the time zone of the shop', async () => {
		const { body } = await shop.app.ask('/', { host: 'auckland.localhost' });
		expect(body).toContain('"timeZone":"Pacific/Auckland"');
	});

	it('names the moment of a withdrawal by the clock of the shop', async () => {
		const visitor = new Browser(shop.app, 'auckland.localhost');
		await shop.tell(
			visitor,
			`mutation { declareWithdrawal(name: "Kiri", orderNumber: "2026-000001", email: "kiri@example.com", language: "en-GB") }`,
		);
		const [mail] = await inShop(
			auckland,
			(sql) => sql<{ text: string }[]>`select text from mails where "to" = 'kiri@example.com'`,
		);
		expect(mail?.text).toMatch(/\d\d:\d\d:\d\d GMT\+1[23]/);
	});
});
