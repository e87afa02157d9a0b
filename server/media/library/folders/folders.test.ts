import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { newId } from '../../../../rules/ids.ts';
import { drawPng, startLibrary, type TestLibrary } from '../../../testing/library.ts';

let library: TestLibrary;

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
});

afterAll(() => library.close());

interface Listed {
	id: string;
	name: string;
	parentId: string | null;
	pictures: number;
}

const list = async (): Promise<Listed[]> => library.tell('{ mediaFolders { id name parentId pictures } }');
const create = async (name: string, parent?: string): Promise<string> => {
	const made = await library.tell(
		'mutation($name: String!, $parent: ID) { createMediaFolder(name: $name, parent: $parent) { id } }',
		{ name, parent },
	);
	return made.id ?? made;
};
const rename = (id: string, name: string) =>
	library.tell('mutation($id: ID!, $name: String!) { renameMediaFolder(id: $id, name: $name) { name } }', { id, name });
const move = (id: string, parent?: string) =>
	library.tell('mutation($id: ID!, $parent: ID) { moveMediaFolder(id: $id, parent: $parent) { parentId } }', {
		id,
		parent,
	});
const remove = (id: string, keepContent?: boolean) =>
	library.tell('mutation($id: ID!, $keep: Boolean) { deleteMediaFolder(id: $id, keepContent: $keep) }', {
		id,
		keep: keepContent,
	});

describe('a folder', () => {
	it('is made, renamed and moved, and all of it is in the audit log', async () => {
		const print = await create('  Print   media ');
		const cards = await create('Cards', print);
		expect(await list()).toEqual([
			{ id: cards, name: 'Cards', parentId: print, pictures: 0 },
			{ id: print, name: 'Print media', parentId: null, pictures: 0 },
		]);
		expect(await rename(cards, 'Business cards')).toEqual({ name: 'Business cards' });
		expect(await move(cards)).toEqual({ parentId: null });
		const [latest] = await library.audited('MediaFolder');
		expect(latest).toMatchObject({ action: 'updateMediaFolder', entityId: cards });
		expect(JSON.parse(latest.before)).toEqual({ name: 'Business cards', parentId: print });
		expect(JSON.parse(latest.after)).toEqual({ name: 'Business cards', parentId: null });
	});

	it('has a name of its own among those beside it, whatever the case', async () => {
		const [one, other] = [await create('Logos'), await create('Other')];
		expect(await create('LOGOS')).toBe('MEDIA_FOLDER_NAME_TAKEN');
		expect(await rename(other, 'logos')).toBe('MEDIA_FOLDER_NAME_TAKEN');
		const inner = await create('Logos', one);
		expect(await move(inner)).toBe('MEDIA_FOLDER_NAME_TAKEN');
	});

	it.each(['', '   ', 'a/b', 'a\\b', '<b>', 'a\ud800b', 'x'.repeat(101)])(
		'needs a name that can be one: %j',
		async (name) => {
			const before = await list();
			expect(await create(name)).toBe('VALIDATION');
			expect(await list()).toEqual(before);
		},
	);

	it('cannot be put into itself or into what is in it, nor too deep', async () => {
		const outer = await create('Outer');
		const inner = await create('Inner', outer);
		expect(await move(outer, outer)).toBe('MEDIA_FOLDER_INSIDE_ITSELF');
		expect(await move(outer, inner)).toBe('MEDIA_FOLDER_INSIDE_ITSELF');
		let last = inner;
		for (let depth = 3; depth <= 6; depth++) last = await create(`Level ${depth}`, last);
		expect(await create('Seven', last)).toBe('MEDIA_FOLDER_TOO_DEEP');
		const top = await create('Top');
		expect(await move(outer, top)).toBe('MEDIA_FOLDER_TOO_DEEP');
	});

	it('of two moves that would close a circle together, one is refused', async () => {
		const [left, right] = [await create('Left'), await create('Right')];
		const answers = await Promise.all([move(left, right), move(right, left)]);
		expect(answers.filter((answer) => answer === 'MEDIA_FOLDER_INSIDE_ITSELF')).toHaveLength(1);
	});

	it('that does not exist is not found', async () => {
		const nothing = newId();
		expect(await create('Lost', nothing)).toBe('NOT_FOUND');
		expect([await rename(nothing, 'x'), await move(nothing), await remove(nothing)]).toEqual(
			Array(3).fill('NOT_FOUND'),
		);
	});
});

describe('deleting a folder', () => {
	it('is done at once when it is empty', async () => {
		const id = await create('Empty');
		expect(await remove(id)).toBe(true);
		expect((await list()).map((folder) => folder.id)).not.toContain(id);
	});

	it('is refused when something is in it, unless that may come to where the folder was', async () => {
		const shelf = await create('Shelf');
		const box = await create('Box', shelf);
		const twin = await create('Twin', shelf);
		const inner = await create('twin', box);
		const picture = await library.upload(await drawPng(), { folder: box });
		expect(await remove(box)).toBe('MEDIA_FOLDER_NOT_EMPTY');
		expect(await remove(box, true)).toBe(true);
		const left = await list();
		expect(left.find(({ id }) => id === inner)).toMatchObject({ parentId: shelf, name: 'twin (2)' });
		expect(left.find(({ id }) => id === twin)).toMatchObject({ parentId: shelf, name: 'Twin' });
		expect(left.find(({ id }) => id === shelf)).toMatchObject({ pictures: 1 });
		const { item } = await library.tell('query($id: ID!) { mediaItem(id: $id) { item { folderId } } }', {
			id: picture,
		});
		expect(item.folderId).toBe(shelf);
	});

	it('does not lose a picture that is put into it at the same moment', async () => {
		const id = await create('Closing');
		const picture = await library.upload(await drawPng());
		const put = library.tell('mutation($ids: [ID!]!, $folder: ID) { moveMedia(ids: $ids, folder: $folder) }', {
			ids: [picture],
			folder: id,
		});
		const [removed, moved] = await Promise.all([remove(id, true), put]);
		expect(removed).toBe(true);
		expect([1, 'NOT_FOUND']).toContain(moved);
		const { item } = await library.tell('query($id: ID!) { mediaItem(id: $id) { item { folderId } } }', {
			id: picture,
		});
		expect(item.folderId).toBeNull();
	});
});

describe('who may', () => {
	it.each([
		['reader', 'FORBIDDEN', true],
		['clerk', undefined, true],
		['painter', 'FORBIDDEN', false],
	])('%s', async (name, code, mayRead) => {
		const who = await library.as(name);
		const made = await library.tell(`mutation { createMediaFolder(name: "Of ${name}") { id } }`, {}, who);
		expect(code ? made : typeof made.id).toBe(code ?? 'string');
		expect(Array.isArray(await library.tell('{ mediaFolders { id } }', {}, who))).toBe(mayRead);
	});
});
