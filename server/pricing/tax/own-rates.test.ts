import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { rateOfPercent } from '../../../rules/tax/own-rates.ts';
import { type OwnRate, rateOn } from '../../../rules/tax/rates.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { loadOwnRates } from './own-rates.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const books = { country: 'DE', category: 'standard', validFrom: '2026-01-01', rate: 700 };
const later = { ...books, validFrom: '2027-01-01', rate: 500 };
const swiss = { country: 'CH', category: 'shipping', validFrom: '2026-01-01', rate: 0 };

const load = (who = ada) => shop.tell(who, '{ taxRates { country category validFrom rate } }');

const save = (saved: object[], removed: object[] = [], who = ada) =>
	shop.tell(
		who,
		'mutation S($saved: [TaxRateInput!]!, $removed: [TaxRatePlace!]!) { saveTaxRates(saved: $saved, removed: $removed) { row kind } }',
		{ saved, removed },
	);

const placeOf = ({ country, category, validFrom }: typeof books) => ({ country, category, validFrom });

describe("a shop's own tax rates", () => {
	it('are none at first', async () => expect(await load()).toEqual([]));

	it('are added, and hold from their day on', async () => {
		expect(await save([later, books, swiss])).toEqual([]);
		expect(await load()).toEqual([swiss, books, later]);
		const own = await shop.rows<OwnRate>((sql) => loadOwnRates(sql, shop.demo.id));
		const on = (day: string) => rateOn(own, { country: 'DE', category: 'standard', day });
		expect([on('2025-12-31'), on('2026-01-01'), on('2027-06-01')]).toEqual([1900, 700, 500]);
	});

	it('are changed and removed one by one; what is not named stays', async () => {
		expect(await save([{ ...books, rate: 1000 }], [placeOf(later)])).toEqual([]);
		expect(await load()).toEqual([swiss, { ...books, rate: 1000 }]);
	});

	it('are moved to another day in one step', async () => {
		await save([{ ...books, validFrom: '2026-02-01' }], [placeOf(books)]);
		expect(await load()).toEqual([swiss, { ...books, validFrom: '2026-02-01' }]);
		await save([books], [placeOf({ ...books, validFrom: '2026-02-01' })]);
	});

	it('stay consistent when two users save at the same time', async () => {
		const rates = Array.from({ length: 8 }, (_, index) => ({
			...swiss,
			category: 'legal',
			validFrom: `2026-0${index + 1}-01`,
		}));
		expect(await Promise.all(rates.map((rate) => save([rate])))).toEqual(rates.map(() => []));
		expect(await load()).toEqual([...rates, swiss, books]);
		await save([], rates.map(placeOf));
	});

	it.each([
		['a country that is none', { country: 'XX' }, 'countryInvalid'],
		['no tax at all as a category', { category: 'none' }, 'categoryInvalid'],
		['a day that is none', { validFrom: '2026-02-30' }, 'dayInvalid'],
		['a rate below nothing', { rate: -1 }, 'rateInvalid'],
		['a rate above the whole', { rate: 10_001 }, 'rateInvalid'],
	])('are refused with %s, by row, and nothing is saved', async (_what, wrong, kind) => {
		const before = await load();
		expect(await save([later, { ...books, ...wrong }], [placeOf(swiss)])).toEqual([{ row: 1, kind }]);
		expect(await load()).toEqual(before);
	});

	it('are refused where two are for the same day', async () =>
		expect(await save([later, { ...later, rate: 1 }])).toEqual([{ row: 1, kind: 'double' }]));

	it('are in the audit log, before and after', async () => {
		const { items } = await shop.tell(ada, '{ auditLog(search: "saveTaxRates") { items { before after } } }');
		const [first] = items.toReversed();
		expect(JSON.parse(first.before)).toEqual({});
		expect(JSON.parse(first.after)).toMatchObject({ 'DE standard 2026-01-01': 700 });
	});

	it('need the right to change the shop or its prices', async () => {
		await shop.makeUser('keeper@example.com', { role: { name: 'keeper', access: ['qPrice', 'mPrice'] } });
		const keeper = await shop.as('keeper@example.com');
		expect(await save([later], [], keeper)).toEqual([]);
		await shop.makeUser('other@example.com', { role: { name: 'other', access: ['qProd', 'mProd', 'qPrice'] } });
		const other = await shop.as('other@example.com');
		expect(await save([], [placeOf(later)], other)).toBe('You do not have permission to do this.');
		expect(await load(other)).toHaveLength(3);
	});
});

describe('what is typed as per cent', () => {
	it.each([
		[19, 1900],
		[0, 0],
		[8.1, 810],
		[2.55, 255],
		[19.99, 1999],
		[19.999, undefined],
		[undefined, undefined],
		[Number.NaN, undefined],
	])('%s', (percent, rate) => expect(rateOfPercent(percent)).toBe(rate));
});
