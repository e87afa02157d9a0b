import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type Browser, noLimits } from '../../testing/accounts.ts';
import { startApp, type TestApp } from '../../testing/app.ts';
import { makeShop, type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let ada: Browser;
/** Another process that serves the same shops. */
let other: TestApp;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	await makeShop(shop.test, 'elsewhere');
	other = await startApp({ database: shop.test.database, limits: noLimits });
});

afterAll(async () => {
	await other.close();
	await shop.close();
});

const required =
	'pageTitle: [], claim: [], header: default, address: [], phone: "", mail: "", allowGuests: true, userMenu: full';

const save = (given: string) =>
	shop.tell(
		ada,
		`mutation {
			saveShopSettings(settings: { companyName: "Druckwerk", ${required}, faqPage: "", clientApp: "", ${given} }) {
				timeZone weekStart
			}
		}`,
	);

const environmentOf = async (app: TestApp, slug = 'demo') =>
	/"timeZone":"([^"]+)","weekStart":(\d)/.exec((await app.ask('/', { host: `${slug}.localhost` })).body)?.slice(1);

describe('the time zone of a shop', () => {
	it('is that of Berlin with weeks from Monday until something else is saved', async () => {
		expect(await shop.tell(ada, '{ shopSettings { timeZone weekStart } }')).toEqual({
			timeZone: 'Europe/Berlin',
			weekStart: 'monday',
		});
		expect(await environmentOf(other)).toEqual(['Europe/Berlin', '1']);
	});

	it('is saved, seen on pages of every process within a second, and of no other shop', async () => {
		expect(await save('timeZone: "Pacific/Auckland", weekStart: "sunday"')).toEqual({
			timeZone: 'Pacific/Auckland',
			weekStart: 'sunday',
		});
		expect(await environmentOf(shop.app)).toEqual(['Pacific/Auckland', '7']);
		await expect.poll(() => environmentOf(other), { timeout: 1000, interval: 50 }).toEqual(['Pacific/Auckland', '7']);
		expect(await environmentOf(other, 'elsewhere')).toEqual(['Europe/Berlin', '1']);
	});

	it('stays as it is where a caller does not name it', async () => {
		expect(await save('')).toEqual({ timeZone: 'Pacific/Auckland', weekStart: 'sunday' });
	});

	it.each([
		['no name of the IANA database', 'timeZone: "Europe/Atlantis"', 'timeZone'],
		['an offset', 'timeZone: "+02:00"', 'timeZone'],
		['nothing', 'timeZone: ""', 'timeZone'],
		['a day that is none', 'weekStart: "someday"', 'weekStart'],
	])('is refused with %s', async (_what, given, field) => {
		expect(await save(given)).toContain(field);
		expect(await environmentOf(shop.app)).toEqual(['Pacific/Auckland', '7']);
	});

	it('is in the audit log, before and after', async () => {
		const { items } = await shop.tell(ada, '{ auditLog(search: "saveShopSettings") { items { before after } } }');
		const [first] = items.toReversed();
		expect(JSON.parse(first.before)).toMatchObject({ timeZone: 'Europe/Berlin', weekStart: 'monday' });
		expect(JSON.parse(first.after)).toMatchObject({ timeZone: 'Pacific/Auckland', weekStart: 'sunday' });
	});
});
