import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import type { Browser } from '../../testing/accounts.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let ada: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
});

afterAll(() => shop.close());

const fields =
	'id names { languageCode translation } descriptions { languageCode translation } countries kind price freeFrom steps { upTo price } days collection active revision';

const inBoth = (de: string, en = '') => [
	{ languageCode: 'de-DE', translation: de },
	{ languageCode: 'en-GB', translation: en },
];

const parcel = {
	names: inBoth('Paket', 'Parcel'),
	descriptions: inBoth(''),
	countries: ['DE', 'AT'],
	kind: 'flat',
	price: 490,
	freeFrom: null,
	steps: [],
	days: 2,
	collection: false,
	active: true,
};

const list = (who = ada) => shop.tell(who, `{ shippingMethods { ${fields} } }`);
const names = async () =>
	(await list()).map((method: { names: { translation: string }[] }) => method.names[0]?.translation);

const save = (method: object, id: string | null = null, revision: number | null = null, who = ada) =>
	shop.tell(
		who,
		`mutation Save($id: ID, $method: ShippingMethodInput!, $revision: Int) {
			saveShippingMethod(id: $id, method: $method, revision: $revision) { ${fields} }
		}`,
		{ id, method, revision },
	);

const move = (id: string, before: string | null) =>
	shop.tell(ada, 'mutation Move($id: ID!, $before: ID) { moveShippingMethod(id: $id, before: $before) }', {
		id,
		before,
	});

const remove = (id: string, who = ada) =>
	shop.tell(who, 'mutation Delete($id: ID!) { deleteShippingMethod(id: $id) }', { id });

describe('the shipping methods of a shop', () => {
	it('are added at the end, without what their kind has no use for', async () => {
		const made = await save({ ...parcel, steps: [{ upTo: 1, price: 1 }], freeFrom: 5000 });
		expect(made).toEqual({
			...parcel,
			id: expect.any(String),
			names: inBoth('Paket', 'Parcel'),
			descriptions: [],
			revision: 1,
		});
		const steps = [
			{ upTo: 5000, price: 690 },
			{ upTo: 31_500, price: 1290 },
		];
		expect(await save({ ...parcel, names: inBoth('Palette'), kind: 'byWeight', price: 7, steps })).toMatchObject({
			price: 0,
			freeFrom: null,
			steps,
		});
		await save({ ...parcel, names: inBoth('Frei ab'), kind: 'freeFrom', freeFrom: 4900 });
		expect(await names()).toEqual(['Paket', 'Palette', 'Frei ab']);
	});

	it('are changed, and a change of an older state is refused', async () => {
		const [{ id }] = await list();
		expect(await save({ ...parcel, price: 590 }, id, 1)).toMatchObject({ price: 590, revision: 2 });
		expect(await save({ ...parcel, price: 1 }, id, 1)).toMatch(/^Somebody else has changed this shipping method/);
		expect((await list())[0]).toMatchObject({ price: 590, revision: 2 });
	});

	it.each([
		['without a name in the language of the shop', { names: inBoth('', 'Parcel') }, /names/],
		['with markup', { names: inBoth('<b>') }, /names/],
		['with too long a sentence', { descriptions: inBoth('x'.repeat(201)) }, /descriptions/],
		['to a country that is none', { countries: ['XX'] }, /countries/],
		['to a country twice', { countries: ['DE', 'DE'] }, /countries/],
		['for less than nothing', { price: -1 }, /price/],
		['free from nowhere', { kind: 'freeFrom' }, /freeFrom/],
		['by steps that are not there', { kind: 'byQuantity' }, /steps/],
		[
			'by steps that do not rise',
			{
				kind: 'byWeight',
				steps: [
					{ upTo: 10, price: 1 },
					{ upTo: 10, price: 2 },
				],
			},
			/steps/,
		],
		['by a step to nothing', { kind: 'byWeight', steps: [{ upTo: 0, price: 1 }] }, /steps/],
		['with more days than anybody waits', { days: 61 }, /days/],
	])('are refused %s', async (_what, wrong, sentence) => {
		const before = await list();
		expect(await save({ ...parcel, ...wrong })).toMatch(sentence);
		expect(await list()).toEqual(before);
	});

	it('are put in another order, one step at a time', async () => {
		const [first, second, third] = (await list()).map(({ id }: { id: string }) => id);
		await move(third, first);
		expect(await names()).toEqual(['Frei ab', 'Paket', 'Palette']);
		await move(third, null);
		expect(await names()).toEqual(['Paket', 'Palette', 'Frei ab']);
		await Promise.all([move(first, null), move(second, null), move(third, first)]);
		expect(await names()).toHaveLength(3);
		expect(await move(newId(), null)).toBe('This could not be found.');
		expect(await move(first, newId())).toBe('This could not be found.');
	});

	it('are deleted, and everything is in the audit log', async () => {
		const [{ id }] = await list();
		expect(await remove(id)).toBe(true);
		expect(await remove(id)).toBe('This could not be found.');
		expect(await list()).toHaveLength(2);
		const { items } = await shop.tell(ada, '{ auditLog(search: "ShippingMethod") { items { action } } }');
		expect(new Set(items.map(({ action }: { action: string }) => action))).toEqual(
			new Set(['createShippingMethod', 'saveShippingMethod', 'moveShippingMethod', 'deleteShippingMethod']),
		);
	});

	it('are changed with mTenant alone', async () => {
		await shop.makeUser('reader@example.com', { role: { name: 'reader', access: ['qTenant'] } });
		const reader = await shop.as('reader@example.com');
		expect(await list(reader)).toHaveLength(2);
		const [{ id }] = await list();
		expect(await save(parcel, null, null, reader)).toBe('You do not have permission to do this.');
		expect(await remove(id, reader)).toBe('You do not have permission to do this.');
	});
});
