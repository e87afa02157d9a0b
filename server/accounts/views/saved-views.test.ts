import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const read = (who: Browser) => shop.tell(who, '{ orderViews { name parameters } }');
const save = (who: Browser, views: { name: string; parameters: string }[]) =>
	shop.tell(who, 'mutation($views: [SavedViewInput!]!) { saveOrderViews(views: $views) { name parameters } }', {
		views,
	});

describe('views of the list of orders', () => {
	const open = { name: 'Offene Zahlungen', parameters: 'payment=open&status=placed' };

	it('are kept for the user who saved them, and for nobody else', async () => {
		expect(await read(ada)).toEqual([]);
		expect(await save(ada, [open])).toEqual([open]);
		expect(await read(ada)).toEqual([open]);
		await shop.makeUser('grace@example.com', { role: 'admin' });
		const other = await shop.as('grace@example.com');
		expect(await read(other)).toEqual([]);
		await save(other, [{ name: 'Meine', parameters: '' }]);
		expect(await read(ada)).toEqual([open]);
	});

	it('are refused with a name twice, and stay as they are then', async () => {
		await save(ada, [open]);
		expect(await save(ada, [open, { ...open, name: 'offene zahlungen' }])).toEqual(expect.any(String));
		expect(await read(ada)).toEqual([open]);
	});
});
