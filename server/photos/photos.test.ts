// Stock photos through the API: from the search to the page, with the real adapters and the sandboxes of both providers.
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { emptyPage } from '../../rules/pages/document.ts';
import { newSection } from '../../rules/pages/sections.ts';
import { type PixabaySandbox, startPixabaySandbox } from '../../sandbox/pixabay/server.ts';
import { startUnsplashSandbox, type UnsplashSandbox } from '../../sandbox/unsplash/server.ts';
import { pixabayProvider } from '../integrations/photos/pixabay.ts';
import { unsplashProvider } from '../integrations/photos/unsplash.ts';
import { readPrintablePictures } from '../media/read-pictures.ts';
import { Browser, goodPassword, noLimits } from '../testing/accounts.ts';
import { startApp, type TestApp } from '../testing/app.ts';
import { startLibrary, type TestLibrary } from '../testing/library.ts';
import { createPage, publishPage } from '../testing/pages.ts';

let library: TestLibrary;
let pixabay: PixabaySandbox;
let unsplash: UnsplashSandbox;
let app: TestApp;
let ada: Browser;
let count = 0;

const fetchForeign = () => Promise.reject(new Error('no sandbox is reached by the guarded way'));

async function openApp(sandboxes: boolean): Promise<TestApp> {
	const urls = sandboxes ? { pixabay: pixabay.url, unsplash: unsplash.url } : {};
	return startApp({
		database: library.database,
		limits: noLimits,
		media: library.media,
		photos: [
			pixabayProvider({ url: pixabay.url, sandboxUrl: urls.pixabay, fetchForeign }),
			unsplashProvider({ url: unsplash.url, sandboxUrl: urls.unsplash }),
		],
	});
}

async function signIn(to: TestApp, host = 'demo.localhost'): Promise<Browser> {
	const browser = new Browser(to, host);
	await browser.logIn('ada@example.com', goodPassword);
	return browser;
}

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
	[pixabay, unsplash] = await Promise.all([startPixabaySandbox(), startUnsplashSandbox()]);
	app = await openApp(true);
	ada = await signIn(app);
});

beforeEach(() => {
	for (const sandbox of [pixabay, unsplash])
		Object.assign(sandbox, { failWith: undefined, spoil: undefined, delay: 0, searches: [] });
	unsplash.callsLeft = 5000;
});

afterAll(async () => {
	await app.close();
	await Promise.all([pixabay.close(), unsplash.close()]);
	await library.close();
});

const searching = `query($provider: PhotoProviderName!, $search: String!, $colour: PhotoColour, $orientation: PhotoOrientation, $page: Int) {
	photos(provider: $provider, search: $search, colour: $colour, orientation: $orientation, page: $page) {
		total pages photos { id width height description thumbnailUrl author authorUrl url } } }`;

interface Photo {
	id: string;
	width: number;
	height: number;
	description: string;
	thumbnailUrl: string;
	author: string;
	authorUrl: string;
	url: string;
}

interface Found {
	total: number;
	pages: number;
	photos: Photo[];
}

/** The result, or the code of the failure. */
async function tell<T>(query: string, variables: object = {}, who: Browser = ada): Promise<T> {
	const { data, errors } = await who.graphql(query, variables);
	return (errors ? errors[0].extensions.code : Object.values(data)[0]) as T;
}

const find = (provider: string, search: string, more: object = {}): Promise<Found> =>
	tell<Found>(searching, { provider, search, ...more });

const adding =
	'mutation($provider: PhotoProviderName!, $id: String!) { addPhoto(provider: $provider, id: $id) { id url remote credit { author authorUrl provider providerUrl } } }';

interface Added {
	id: string;
	url: string;
	remote: string | null;
	credit: { author: string; authorUrl: string; provider: string; providerUrl: string };
}

const add = (provider: string, id: string): Promise<Added> => tell<Added>(adding, { provider, id });

async function firstOf(provider: string, search: string): Promise<Photo> {
	const [photo] = (await find(provider, search)).photos;
	return photo ?? expect.fail('nothing was found');
}

/** @returns its slug, published */
async function pageWith(picture: string): Promise<string> {
	count += 1;
	const slug = `photos-${count}`;
	const section = newSection(definitions.image ?? expect.fail('no block for images'), ['de-DE', 'en-GB']);
	const sections = [{ ...section, values: { ...section.values, picture } }];
	const page = await createPage(library.ada, slug, { slug, document: { ...emptyPage, sections } });
	expect((await publishPage(library.ada, page.id, page.revision)).refused).toBeUndefined();
	return slug;
}

describe.each(['pixabay', 'unsplash'])('searching at %s', (provider) => {
	const sandboxOf = () => (provider === 'pixabay' ? pixabay : unsplash);

	it('finds by words, narrows by colour and orientation, and turns pages', async () => {
		const all = await find(provider, 'harbour');
		expect(all).toMatchObject({ total: 33, pages: 2 });
		expect(all.photos).toHaveLength(24);
		expect((await find(provider, 'harbour', { page: 2 })).photos).toHaveLength(9);
		const narrow = await find(provider, 'harbour', { colour: 'teal', orientation: 'portrait' });
		expect(narrow.total).toBe(1);
		expect(narrow.photos[0]?.height).toBeGreaterThan(narrow.photos[0]?.width ?? 0);
		expect(await find(provider, 'xyzzy')).toMatchObject({ total: 0, pages: 0, photos: [] });
	});

	it('does not ask the provider twice within a day for the same', async () => {
		const wanted = { colour: 'red' };
		const first = await find(provider, 'coffee', wanted);
		expect(await find(provider, 'Coffee', wanted)).toEqual(first);
		expect(sandboxOf().searches).toHaveLength(1);
		await library.inShop((sql) => sql`update photo_searches set searched_at = now() - interval '25 hours'`);
		await find(provider, 'coffee', wanted);
		expect(sandboxOf().searches).toHaveLength(2);
		const kept = await library.inShop(
			(sql) => sql`select from photo_searches where searched_at < now() - interval '1 hour'`,
		);
		expect(kept).toHaveLength(0);
	});

	it.each([
		[{ failWith: 401 }, 'PHOTOS_KEY_REFUSED'],
		[{ failWith: 429 }, 'PHOTOS_LIMIT'],
		[{ failWith: 500 }, 'PHOTOS_UNREACHABLE'],
		[{ spoil: 'text' }, 'PHOTOS_UNREADABLE'],
		[{ spoil: 'fields' }, 'PHOTOS_UNREADABLE'],
		[{ spoil: 'cut' }, 'PHOTOS_UNREACHABLE'],
	])('says what went wrong with %j, and keeps nothing of it', async (knobs, code) => {
		Object.assign(sandboxOf(), knobs);
		const search = `office ${JSON.stringify(knobs)}`.slice(0, 40);
		expect(await find(provider, search)).toBe(code);
		Object.assign(sandboxOf(), { failWith: undefined, spoil: undefined });
		expect(await find(provider, search)).toMatchObject({ total: 33 });
	});

	it('refuses a search without words, with too many, and a page that there is not', async () => {
		for (const [search, more] of [
			['  ', {}],
			['a'.repeat(101), {}],
			['sea', { page: 0 }],
			['sea', { page: 21 }],
		] as const)
			expect(await find(provider, search, more)).toBe('VALIDATION');
		expect(sandboxOf().searches).toEqual([]);
	});

	it('refuses a photo that is gone', async () => {
		expect(await add(provider, '99999')).toBe('PHOTO_GONE');
		expect(await add(provider, '../users')).toBe('NOT_FOUND');
	});
});

it('a photo of Pixabay becomes a file of the shop, with the name of its author', async () => {
	const photo = await firstOf('pixabay', 'paper');
	const added = await add('pixabay', photo.id);
	expect(added).toMatchObject({
		remote: null,
		credit: {
			author: photo.author,
			authorUrl: photo.authorUrl,
			provider: 'Pixabay',
			providerUrl: 'https://pixabay.com/',
		},
	});
	expect(added.url).toMatch(/^\/media\//);
	const file = await ada.ask(added.url);
	expect(file.status).toBe(200);
	const slug = await pageWith(added.id);
	const { body, headers } = await app.ask(`/${slug}`, { host: 'demo.localhost' });
	expect(body).toContain(photo.author);
	expect(body).toContain(`href="${photo.authorUrl}"`);
	expect(String(headers['content-security-policy'])).toContain("img-src 'self' data:;");
});

it('a photo of Unsplash stays there: pages show it from its host, and the provider is told once that it was chosen', async () => {
	const photo = await firstOf('unsplash', 'sea');
	const added = await add('unsplash', photo.id);
	expect(unsplash.downloads.get(photo.id)).toBe(1);
	expect(added.credit).toEqual({
		author: photo.author,
		authorUrl: expect.stringMatching(/^https:\/\/unsplash\.com\/@\w+\?utm_source=platen&utm_medium=referral$/),
		provider: 'Unsplash',
		providerUrl: 'https://unsplash.com/?utm_source=platen&utm_medium=referral',
	});
	expect(added.remote).toMatch(new RegExp(`^${unsplash.url}/images/${photo.id}\\?ixid=`));
	expect(added.url).toContain('ixid=');
	const slug = await pageWith(added.id);
	const page = await tell<{ loads: string[]; words: string[] }>(
		'query($slug: String!) { page(slug: $slug, kind: page) { loads words } }',
		{ slug },
	);
	expect(page).toEqual({ loads: ['unsplash'], words: ['credits'] });
	for (const again of [1, 2]) {
		const { body, headers } = await app.ask(`/${slug}`, { host: 'demo.localhost' });
		const policy = String(headers['content-security-policy']);
		expect(policy, `time ${again}`).toContain(`img-src 'self' data: https://images.unsplash.com ${unsplash.url};`);
		expect(body).toContain(photo.author);
		// The browser asks for it once its visitor has agreed.
		expect(body).not.toMatch(/<img[^>]+images\/photo-/);
	}
	const other = await app.ask('/', { host: 'demo.localhost' });
	expect(String(other.headers['content-security-policy'])).toContain("img-src 'self' data:;");
});

it('photos are never printed, and those that stay at a provider are for pages alone', async () => {
	const kept = await add('pixabay', (await firstOf('pixabay', 'forest')).id);
	const remote = await add('unsplash', (await firstOf('unsplash', 'forest')).id);
	const own = await library.upload(
		await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
			.png()
			.toBuffer(),
	);
	const printable = await library.inShop((sql) =>
		readPrintablePictures(sql, library.demo.id, [kept.id, remote.id, own]),
	);
	expect([...printable.keys()]).toEqual([own]);
	const list = async (narrowed: string) =>
		(await tell<{ items: { id: string }[] }>(`{ mediaList(first: 100, ${narrowed}) { items { id } } }`)).items.map(
			({ id }) => id,
		);
	expect(await list('printable: true')).not.toContain(kept.id);
	const hosted = await list('hosted: true');
	expect(hosted).toContain(kept.id);
	expect(hosted).not.toContain(remote.id);
	const category = 'mutation($category: CategoryInput!) { createCategory(category: $category) { id } }';
	const names = [{ languageCode: 'de-DE', translation: 'Karten' }];
	const given = {
		names,
		descriptions: [],
		seoTitles: [],
		seoDescriptions: [],
		published: true,
		roleIds: [],
		display: 'static',
	};
	expect(await tell(category, { category: { ...given, mediaId: remote.id } })).toBe('NOT_FOUND');
});

it('without a key nothing is offered, and a key of the shop is enough', async () => {
	const bare = await openApp(false);
	const who = await signIn(bare);
	const providers = '{ photoProviders { name connection hotlinked orientations } }';
	expect(await tell(providers, {}, who)).toEqual([
		{ name: 'pixabay', connection: 'none', hotlinked: false, orientations: ['landscape', 'portrait'] },
		{ name: 'unsplash', connection: 'none', hotlinked: true, orientations: ['landscape', 'portrait', 'square'] },
	]);
	const search = { provider: 'unsplash', search: 'city' };
	expect(await tell(searching, search, who)).toBe('PHOTOS_NO_KEY');
	await tell('mutation { setSecret(purpose: unsplashKey, value: "wrong-key") { isSet } }', {}, who);
	expect(await tell(searching, search, who)).toBe('PHOTOS_KEY_REFUSED');
	await tell('mutation { setSecret(purpose: unsplashKey, value: "a-good-key") { isSet } }', {}, who);
	expect(await tell(searching, search, who)).toMatchObject({ total: 33 });
	unsplash.callsLeft = 0;
	expect(await tell(searching, { ...search, page: 2 }, who)).toBe('PHOTOS_LIMIT');
	await tell('mutation { clearSecret(purpose: unsplashKey) { isSet } }', {}, who);
	await bare.close();
});

it('only who may change the library searches photos', async () => {
	const reader = new Browser(app, 'demo.localhost');
	await reader.logIn('reader@example.com', goodPassword);
	expect(await tell(searching, { provider: 'pixabay', search: 'sea' }, reader)).toBe('FORBIDDEN');
	expect(await tell(adding, { provider: 'pixabay', id: '1' }, reader)).toBe('FORBIDDEN');
});
