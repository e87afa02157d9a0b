import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../rules/ids.ts';
import { mediaUses } from '../../../start/media-references.ts';
import { drawPng, startLibrary, type TestLibrary } from '../../testing/library.ts';
import { watchStatements } from '../../testing/statements.ts';
import { listMedia } from './list-media.ts';

let library: TestLibrary;
const ids: Record<string, string> = {};
let shelf: string;
let box: string;

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
	const folder = async (name: string, parent?: string) =>
		(
			await library.tell(
				'mutation($name: String!, $parent: ID) { createMediaFolder(name: $name, parent: $parent) { id } }',
				{
					name,
					parent,
				},
			)
		).id;
	shelf = await folder('Shelf');
	box = await folder('Box', shelf);
	ids.card = await library.upload(await drawPng(200, 100), {
		name: 'card.png',
		folder: shelf,
		alt: { 'de-DE': 'Rote Karte', 'en-GB': 'Red card' },
	});
	ids.poster = await library.upload(await drawPng(400, 300), { name: 'Poster 100%.png', folder: box });
	ids.drawing = await library.upload(
		Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="5" height="5"/></svg>'),
		{ name: 'sign.svg', alt: { 'en-GB': 'A sign' } },
	);
	await library.tell('mutation($id: ID!) { updateMedia(id: $id, title: "Messestand") { id } }', { id: ids.poster });
	await library.product('card', ids.card ?? '');
});

afterAll(() => library.close());

const nameOf = (id: string) => Object.keys(ids).find((name) => ids[name] === id);

async function names(args: string, who = library.ada): Promise<(string | undefined)[]> {
	const { items, total } = await library.tell(`{ mediaList(${args}) { total items { id } } }`, {}, who);
	expect(total).toBeGreaterThanOrEqual(items.length);
	return items.map(({ id }: { id: string }) => nameOf(id));
}

describe('the list of pictures', () => {
	it('begins with the newest, and says all that the grid shows', async () => {
		expect(await names('first: 10')).toEqual(['drawing', 'poster', 'card']);
		const { items } = await library.tell(
			`{ mediaList(search: "card.png", language: "en-GB") { items {
				fileName title kind bytes folderId used missingAlt sourceUrl madeFrom createdBy original
				image { alt width height } } } }`,
		);
		expect(items).toEqual([
			{
				fileName: 'card.png',
				title: '',
				kind: 'png',
				bytes: expect.any(Number),
				folderId: shelf,
				used: true,
				missingAlt: [],
				sourceUrl: null,
				madeFrom: null,
				createdBy: 'ada',
				original: `/media/${ids.card}.png`,
				image: { alt: 'Red card', width: 200, height: 100 },
			},
		]);
	});

	it.each([
		['CARD.PNG', ['card']],
		['rote karte', ['card']],
		['red car', ['card']],
		['messe', ['poster']],
		['100%', ['poster']],
		['1_0', []],
		['%', ['poster']],
		['a sign', ['drawing']],
		['nothing of that kind', []],
	])('finds by file name, title and words in any language: %s', async (words, found) => {
		expect(await names(`search: ${JSON.stringify(words)}`)).toEqual(found);
	});

	it('is narrowed to a folder, what is below it, what is in none, a type, what nothing uses', async () => {
		expect(await names(`folder: "${shelf}"`)).toEqual(['card']);
		expect(await names(`folder: "${shelf}", deep: true`)).toEqual(['poster', 'card']);
		expect(await names(`folder: "${box}"`)).toEqual(['poster']);
		expect(await names('unfiled: true')).toEqual(['drawing']);
		expect(await names('kind: svg')).toEqual(['drawing']);
		expect(await names('unused: true')).toEqual(['drawing', 'poster']);
		expect(await names(`unused: true, folder: "${shelf}"`)).toEqual([]);
		expect(await library.tell(`{ mediaList(folder: "${newId()}") { total } }`)).toBe('NOT_FOUND');
	});

	it('is sorted and cut into pages', async () => {
		expect(await names('sort: name, descending: false')).toEqual(['card', 'poster', 'drawing']);
		expect(await names('sort: bytes, descending: true, first: 1, offset: 1')).toHaveLength(1);
		expect(await names('sort: createdAt, descending: false, first: 2, offset: 1')).toEqual(['poster', 'drawing']);
		expect(await library.tell('{ mediaList(first: 101) { total } }')).toBe('VALIDATION');
	});

	it('costs the same number of statements, however many pictures', async () => {
		const narrowed = { deep: false, unused: true, printable: false, hosted: false } as const;
		const wanted = { search: 'g', ...narrowed, sort: 'name', descending: false, offset: 0 } as const;
		const count = async (first: number) => {
			const { statements, result } = await watchStatements(library.test.appUrl, library.demo.id, (sql) =>
				listMedia(sql, library.demo.id, mediaUses, { ...wanted, first }),
			);
			return { statements: statements.length, items: result.items.length };
		};
		const [few, many] = [await count(1), await count(100)];
		expect(many.items).toBeGreaterThan(few.items);
		expect(many.statements).toBe(few.statements);
		expect(many.statements).toBeLessThanOrEqual(5);
	});

	it('knows nothing of another shop', async () => {
		const there = await library.as('ada', 'other.localhost');
		expect(await names('first: 100', there)).toEqual([]);
		expect(await library.tell(`{ mediaItem(id: "${ids.card}") { item { id } } }`, {}, there)).toBe('NOT_FOUND');
		expect(await library.tell(`{ mediaList(folder: "${shelf}") { total } }`, {}, there)).toBe('NOT_FOUND');
	});

	it('is for those who may see it', async () => {
		expect(await names('first: 1', await library.as('reader'))).toEqual(['drawing']);
		expect(await names('first: 1', await library.as('clerk'))).toEqual(['drawing']);
		expect(await library.tell('{ mediaList { total } }', {}, await library.as('painter'))).toBe('FORBIDDEN');
	});
});

describe('one picture', () => {
	it('is opened with its texts in every language of the shop, and where it is used', async () => {
		const { alternativeTexts, uses } = await library.tell(
			`{ mediaItem(id: "${ids.card}", language: "en-GB") {
				alternativeTexts { languageCode translation } uses { kind label address } } }`,
		);
		expect(alternativeTexts).toEqual([
			{ languageCode: 'de-DE', translation: 'Rote Karte' },
			{ languageCode: 'en-GB', translation: 'Red card' },
		]);
		expect(uses).toEqual([{ kind: 'product', label: 'Product card', address: '/product/card' }]);
		const { item } = await library.tell(`{ mediaItem(id: "${ids.drawing}") { item { missingAlt } } }`);
		expect(item.missingAlt).toEqual(['de-DE']);
	});
});
