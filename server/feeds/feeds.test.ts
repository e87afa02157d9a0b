// Feeds on pages: fetched by jobs, shown from the database. The other site is a real server with real HTTPS.
import type { RequestListener } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import type { ShownFeed } from '../../rules/feeds/feed.ts';
import { emptyPage, type Section } from '../../rules/pages/document.ts';
import { newSection } from '../../rules/pages/sections.ts';
import type { ForeignFetch } from '../integrations/foreign-fetch/fetch-foreign.ts';
import type { JobDefinition } from '../jobs/define-job.ts';
import { type ForeignServer, startForeignServer } from '../testing/foreign-server.ts';
import { drawPng, startLibrary, type TestLibrary } from '../testing/library.ts';
import { createPage, deletePage, publishPage, Tab } from '../testing/pages.ts';
import { refreshFeedJob } from './refresh-job.ts';
import { sweepFeeds } from './sweep-job.ts';

const host = 'https://blog.example';
const address = `${host}/feed`;

let library: TestLibrary;
let server: ForeignServer;
let answers: Record<string, RequestListener>;
let png: Buffer;
let count = 0;

/** The name that nobody has is that server. */
const fetchForeign: ForeignFetch = async (wanted, options) => {
	const fetched = await server.fetcher()(server.url(wanted.slice(host.length)), options);
	return { ...fetched, address: wanted };
};

const item = (title: string, more = '') =>
	`<item><title>${title}</title><link>${host}/${title}</link><pubDate>Tue, 17 Nov 2026 10:00:00 GMT</pubDate>${more}</item>`;
const feed = (...items: string[]) =>
	`<?xml version="1.0"?><rss version="2.0"><channel><title>Blog</title>${items.join('')}</channel></rss>`;
const says =
	(text: string, headers: Record<string, string> = {}): RequestListener =>
	(_request, response) => {
		response.writeHead(200, { 'content-type': 'application/rss+xml', ...headers }).end(text);
	};

beforeAll(async () => {
	png = await drawPng(2000, 1000);
	library = await startLibrary(inject('cluster'));
	server = await startForeignServer((request, response) => {
		const answer = answers[request.url ?? ''];
		if (answer) answer(request, response);
		else response.writeHead(404).end();
	});
});

beforeEach(() => {
	answers = { '/feed': says(feed(item('one'))) };
	server.asked.length = 0;
});

afterAll(async () => {
	await server.close();
	await library.close();
});

function feedSection(values: object = {}): Section {
	const definition = definitions.rssFeed ?? expect.fail('no block for feeds');
	const section = newSection(definition, ['de-DE', 'en-GB']);
	return { ...section, values: { ...section.values, feed: address, ...values } };
}

/** @returns its slug and id, published */
async function makePage(...sections: Section[]): Promise<{ slug: string; id: unknown }> {
	count += 1;
	const slug = `feeds-${count}`;
	const page = await createPage(library.ada, slug, { slug, document: { ...emptyPage, sections } });
	expect(page.refused).toBeUndefined();
	const published = await publishPage(library.ada, page.id, page.revision);
	expect(published.refused).toBeUndefined();
	return { slug, id: page.id };
}

async function run<Payload>(job: JobDefinition<Payload>, payload: Payload): Promise<void> {
	const log = { child: () => log, info() {}, warn() {}, error() {} };
	const { inShop, demo } = library;
	const attempt = { number: 1, last: false };
	await job.run({
		tenantId: demo.id,
		payload,
		inTenant: inShop as never,
		log,
		signal: new AbortController().signal,
		attempt,
	});
}

const stored = () =>
	library.inShop(
		(sql) => sql<{ id: string; problem: string; failures: number; etag: string; due: boolean }[]>`
			select id, problem, failures, etag, due_at < now() as due from feeds where address = ${address}`,
	);

async function refresh(): Promise<void> {
	const [found] = await stored();
	if (!found) expect.fail('the feed is not stored');
	await run(refreshFeedJob(fetchForeign), { feedId: found.id });
}

const version = async (): Promise<number> => {
	const [row] = await library.inShop((sql) => sql<{ content: number }[]>`select content from tenant_versions`);
	return Number(row?.content);
};

async function read(slug: string): Promise<{ sections: Section[]; feeds: ShownFeed[]; loads: string[] }> {
	const query =
		'query($slug: String!) { page(slug: $slug, kind: page) { sections feeds { section title state problem items } loads } }';
	const { data } = await library.ada.graphql(query, { slug });
	return data.page;
}

const titles = ({ feeds }: { feeds: ShownFeed[] }) => feeds.map(({ items }) => items.map(({ title }) => title));

describe('a feed of a page', () => {
	it('is fetched by a job, and its section is shown once there is something to show', async () => {
		const { slug } = await makePage(feedSection());
		expect(await read(slug)).toMatchObject({ sections: [], feeds: [{ state: 'waiting', items: [] }] });
		expect(server.asked).toEqual([]);
		const before = await version();
		await refresh();
		expect(await version()).toBeGreaterThan(before);
		expect(await read(slug)).toMatchObject({
			sections: [{ type: 'rssFeed' }],
			feeds: [{ state: 'read', problem: null, title: 'Blog', items: [{ title: 'one' }] }],
			loads: [],
		});
	});

	it('is fetched once its address stands in the draft, and no longer once it does not', async () => {
		const other = `${host}/draft`;
		const section = feedSection({ feed: null });
		const page = await createPage(library.ada, 'draft', {
			slug: 'draft',
			document: { ...emptyPage, sections: [section] },
		});
		const tab = new Tab(library.ada, page.id);
		await tab.open();
		const uses = () =>
			library.inShop((sql) => sql`select from feed_uses u join feeds f on f.id = u.feed_id where f.address = ${other}`);
		const at = { section: section.id };
		await tab.do({ do: 'value', at, field: 'feed', value: other });
		expect(await uses()).toHaveLength(1);
		await tab.do({ do: 'value', at, field: 'feed', value: null });
		expect(await uses()).toHaveLength(0);
	});

	it('is asked whether it has changed, and pages stay cached where it has not', async () => {
		let conditions: unknown[] = [];
		answers['/feed'] = (request, response) => {
			const { 'if-none-match': etag, 'if-modified-since': since } = request.headers;
			conditions = [etag, since];
			if (etag === '"v1"') response.writeHead(304).end();
			else
				says(feed(item('two')), { etag: '"v1"', 'last-modified': 'Tue, 17 Nov 2026 10:00:00 GMT' })(request, response);
		};
		const { slug } = await makePage(feedSection());
		await refresh();
		expect(titles(await read(slug))).toEqual([['two']]);
		const before = await version();
		await refresh();
		expect(conditions).toEqual(['"v1"', 'Tue, 17 Nov 2026 10:00:00 GMT']);
		expect(await version()).toBe(before);
		expect(titles(await read(slug))).toEqual([['two']]);
	});

	it('stays as it was while the other site is away or answers with something else', async () => {
		const { slug } = await makePage(feedSection());
		await refresh();
		const before = await version();
		for (const [answer, problem] of [
			[(_request, response) => response.writeHead(500).end(), 'unreachable'],
			[says('<html>maintenance</html>'), 'noFeed'],
			[says(' '.repeat(2 * 2 ** 20 + 1)), 'tooLarge'],
		] satisfies [RequestListener, string][]) {
			answers['/feed'] = answer;
			await refresh();
			expect(await stored()).toMatchObject([{ problem }]);
		}
		expect(await stored()).toMatchObject([{ failures: 3, due: false }]);
		expect(await version()).toBe(before);
		expect(await read(slug)).toMatchObject({
			feeds: [{ state: 'read', problem: 'tooLarge', items: [{ title: 'one' }] }],
		});
	});

	it('that was never read is said to have failed, and its section is not shown', async () => {
		const other = `${host}/nothing`;
		const { slug } = await makePage(feedSection({ feed: other }));
		const [found] = await library.inShop((sql) => sql<{ id: string }[]>`select id from feeds where address = ${other}`);
		await run(refreshFeedJob(fetchForeign), { feedId: found?.id ?? '' });
		expect(await read(slug)).toMatchObject({ sections: [], feeds: [{ state: 'failed', problem: 'unreachable' }] });
	});

	it('has its pictures in this shop, small, and none that are no pictures', async () => {
		answers['/big.png'] = (_request, response) => response.writeHead(200, { 'content-type': 'image/png' }).end(png);
		answers['/evil.svg'] = says('<svg xmlns="http://www.w3.org/2000/svg"/>');
		const picture = (file: string) => `<enclosure url="${host}/${file}" type="image/png" length="1"/>`;
		answers['/feed'] = says(
			feed(item('a', picture('big.png')), item('b', picture('evil.svg')), item('c', picture('gone.png'))),
		);
		const { slug } = await makePage(feedSection());
		await refresh();
		const [shown] = (await read(slug)).feeds;
		expect(shown?.items.map(({ picture }) => picture)).toMatchObject([{ width: 960, height: 480 }, null, null]);
		const url = shown?.items[0]?.picture?.url ?? '';
		const sent = await library.app.ask(url, { host: 'demo.localhost' });
		expect(sent.status).toBe(200);
		expect(sent.headers['content-type']).toBe('image/webp');
		const elsewhere = await library.app.ask(url, { host: 'other.localhost' });
		expect(elsewhere.status).toBe(404);
		server.asked.length = 0;
		await refresh();
		expect(server.asked).toEqual(['/feed']);
		answers['/feed'] = says(feed(item('d')));
		await refresh();
		expect(
			await library.inShop(
				(sql) => sql`select from feed_pictures p join feeds f on f.id = p.feed_id where f.address = ${address}`,
			),
		).toHaveLength(0);
	});

	it('opens the policy of its page for recordings, and of no other page', async () => {
		const sound = `<enclosure url="${host}/1.mp3" type="audio/mpeg" length="1"/>`;
		answers['/feed'] = says(feed(item('loud', sound)));
		const silent = await makePage(feedSection({ player: false }));
		const loud = await makePage(feedSection());
		await refresh();
		expect((await read(loud.slug)).loads).toEqual(['media']);
		const policyOf = async ({ slug }: { slug: string }) =>
			(await library.app.ask(`/${slug}`, { host: 'demo.localhost' })).headers['content-security-policy'];
		for (const again of [1, 2]) {
			expect(await policyOf(loud), `time ${again}`).toContain("; media-src 'self' https:");
			expect(await policyOf(silent), `time ${again}`).not.toContain('media-src');
		}
	});
});

describe('the sweep of feeds', () => {
	const makeDue = () => library.inShop((sql) => sql`update feeds set due_at = now() - interval '1 minute'`);

	it('has those fetched that are due, and not again while the job is under way', async () => {
		await makePage(feedSection());
		await makeDue();
		const shops = await library.database.withoutTenant((sql) => sweepFeeds.findTenants?.(sql) ?? Promise.resolve([]));
		expect(shops).toEqual([library.demo.id]);
		await run(sweepFeeds, {});
		expect(await stored()).toMatchObject([{ due: false }]);
	});

	it('forgets those that no page shows any more', async () => {
		const pages = [await makePage(feedSection({ feed: `${host}/once` }))];
		const found = () => library.inShop((sql) => sql`select from feeds where address = ${`${host}/once`}`);
		expect(await found()).toHaveLength(1);
		for (const { id } of pages) await deletePage(library.ada, id);
		await makeDue();
		await run(sweepFeeds, {});
		expect(await found()).toHaveLength(0);
	});
});

it.each([
	'http://blog.example/feed',
	'https://blog.example:8443/feed',
	'https://me:secret@blog.example/feed',
	'file:///etc/passwd',
	'feed',
])('the address %s is refused when a page is saved', async (wrong) => {
	const page = await createPage(library.ada, 'wrong', {
		slug: 'wrong',
		document: { ...emptyPage, sections: [feedSection({ feed: wrong })] },
	});
	expect(page.refused).toMatchObject({ code: 'PAGE_REFUSED', problem: { fault: 'urlInvalid', field: 'feed' } });
});
