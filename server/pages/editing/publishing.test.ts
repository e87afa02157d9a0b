// What visitors see of a page, when, and where.
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { recorder } from '../../audit/record-change.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import {
	type Answer,
	createPage,
	insertOf,
	listVersions,
	publishPage,
	readPage,
	readVersion,
	savePage,
	say,
	schedulePage,
	Tab,
	titleSection,
} from '../../testing/pages.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { publishPagesJob } from './publish-job.ts';

let shop: Shop;
let ada: Browser;
let visitor: Browser;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	visitor = shop.nobody();
	await shop.rows((sql) => sql`update tenants set tier = 'enterprise'`);
});

afterAll(() => shop.close());

beforeEach(async () => {
	await shop.rows((sql) => sql`delete from pages`);
	await shop.rows((sql) => sql`delete from old_slugs`);
});

let count = 0;

/** A page with a heading, not published. */
async function build(words = 'Erste Fassung', wish: Parameters<typeof createPage>[2] = {}) {
	count += 1;
	const slug = wish.slug ?? `seite-${count}`;
	const { id } = await createPage(ada, `Seite ${count}`, { ...wish, slug });
	const tab = new Tab(ada, id);
	await tab.open();
	const section = titleSection(words);
	await tab.do(insertOf(section));
	return { id, slug, tab, section };
}

const titleOf = (answer: Answer) => (answer.sections as { texts: { title: string } }[])[0]?.texts.title;
const contentVersion = async () =>
	(await shop.rows<{ content: string }>((sql) => sql`select content::text from tenant_versions`))[0]?.content;

describe('publishing', () => {
	it('shows the draft from now on; later changes are not published', async () => {
		const { id, slug, tab, section } = await build();
		expect((await readPage(visitor, slug)).refused?.code).toBe('NOT_FOUND');
		const before = await contentVersion();
		expect(await publishPage(ada, id, 1)).toMatchObject({ published: true, changed: false, publishedRevision: 1 });
		expect(await contentVersion()).not.toBe(before);
		expect(titleOf(await readPage(visitor, slug))).toBe('Erste Fassung');
		await tab.do(say(section, 'Zweite Fassung'));
		expect(titleOf(await readPage(visitor, slug))).toBe('Erste Fassung');
		await publishPage(ada, id, 2);
		expect(titleOf(await readPage(visitor, slug))).toBe('Zweite Fassung');
		const versions = await listVersions(ada, id);
		expect(versions.map(({ reason }) => reason)).toEqual(['published', 'published']);
		expect(JSON.stringify((await readVersion(ada, versions[1]?.id)).document)).toContain('Erste Fassung');
		const { items } = await shop.tell(ada, '{ auditLog(search: "publishPage") { items { entityId } } }');
		expect(items.filter(({ entityId }: { entityId: string }) => entityId === id)).toHaveLength(2);
	});

	it('lets visitors open the page, in every language; before it they find nothing there, and after it nothing of a newer draft', async () => {
		const { id, slug, tab, section } = await build();
		const paths = [`/${slug}`, `/en-gb/${slug}`];
		const shown = async () =>
			Promise.all(
				paths.map(async (path) => {
					const { status, body } = await visitor.ask(path);
					return { status, heading: /<h1[^>]*>(?:<[^>]*>)*([^<]*)/.exec(body)?.[1], body };
				}),
			);
		for (const { status, heading, body } of await shown()) {
			expect([status, heading]).toEqual([404, expect.stringMatching(/^(Seite nicht gefunden|Page not found)$/)]);
			expect(body).not.toMatch(/Erste Fassung|A heading|Seite \d/);
		}
		await publishPage(ada, id, 1);
		const headings = async () => (await shown()).map(({ status, heading }) => [status, heading]);
		await expect.poll(headings).toEqual([
			[200, 'Erste Fassung'],
			[200, 'A heading'],
		]);
		await tab.do(say(section, 'Zweite Fassung'));
		for (const { status, body } of await shown()) {
			expect(status).toBe(200);
			expect(body).not.toContain('Zweite Fassung');
		}
		await savePage(ada, id, { active: false });
		await expect.poll(async () => (await headings()).map(([status]) => status)).toEqual([410, 410]);
	});

	it('is not needed after what was done and taken back again', async () => {
		const { id, tab, section } = await build();
		await publishPage(ada, id, 1);
		expect(await tab.do(say(section, 'Ein Versehen'))).toMatchObject({ changed: true });
		expect(await tab.do(say(section, 'Erste Fassung'))).toMatchObject({ revision: 3, changed: false });
		expect(await new Tab(ada, id).open(true)).toMatchObject({ page: { changed: false, publishedRevision: 1 } });
	});

	it('of a draft that the caller has not seen is refused', async () => {
		const { id, tab, section } = await build();
		await tab.do(say(section, 'inzwischen'));
		expect((await publishPage(ada, id, 1)).refused).toMatchObject({ code: 'PAGE_CHANGED', revision: 2 });
	});

	it('of what could not be stored today is refused', async () => {
		const { id } = await build();
		await shop.rows(
			(sql) => sql`update pages set draft = jsonb_set(draft, '{sections,0,type}', '"gone"') where id = ${String(id)}`,
		);
		expect((await publishPage(ada, id, 1)).refused?.code).toBe('PAGE_NOT_PUBLISHABLE');
	});

	it('ignores texts in a language that the shop has removed', async () => {
		const { id, slug, section } = await build();
		await shop.rows(
			(sql) => sql`
				update pages set draft = jsonb_set(draft, '{sections,0,texts,title,fr-FR}', '{"text":"Titre","source":"human"}')
				where id = ${String(id)}`,
		);
		expect(await publishPage(ada, id, 1)).toMatchObject({ published: true });
		expect(titleOf(await readPage(visitor, slug))).toBe('Erste Fassung');
		expect(section.texts.title).not.toHaveProperty('fr-FR');
	});
});

describe('a page that is read', () => {
	it('is in the requested language, else that of the shop', async () => {
		const { id, slug, tab, section } = await build('Deutsch');
		await publishPage(ada, id, 1);
		expect(titleOf(await readPage(visitor, slug, 'page', 'en-GB'))).toBe('A heading');
		await tab.do({ do: 'text', at: { section: section.id }, field: 'title', language: 'en-GB', text: null });
		await publishPage(ada, id, 2);
		expect(titleOf(await readPage(visitor, slug, 'page', 'en-GB'))).toBe('Deutsch');
	});

	it('has its name and excerpt as tags for search engines, unless others are set', async () => {
		const { id, slug, tab } = await build('Wir drucken');
		await publishPage(ada, id, 1);
		expect(await readPage(visitor, slug)).toMatchObject({
			name: `Seite ${count}`,
			seoTitle: `Seite ${count}`,
			seoDescription: 'Wir drucken',
			seoImage: null,
			indexed: true,
		});
		const text = (words: string) => ({ text: words, source: 'human' });
		await tab.do(
			{ do: 'seoText', field: 'title', language: 'de-DE', text: text('Titel') },
			{ do: 'seoText', field: 'description', language: 'de-DE', text: text('Beschreibung') },
			{ do: 'seo', image: null, index: false },
		);
		await publishPage(ada, id, 2);
		expect(await readPage(visitor, slug)).toMatchObject({
			seoTitle: 'Titel',
			seoDescription: 'Beschreibung',
			indexed: false,
		});
	});

	it('and was switched off says so; one that was never published is not there', async () => {
		const { id, slug } = await build();
		await savePage(ada, id, { active: false });
		expect((await readPage(visitor, slug)).refused?.code).toBe('NOT_FOUND');
		await publishPage(ada, id, 1);
		expect((await readPage(visitor, slug)).refused).toMatchObject({ code: 'PAGE_DEACTIVATED', statusCode: 410 });
	});

	it('at the root is the home page, if there is one and it is published', async () => {
		const home = () => shop.tell(visitor, '{ homePage { slug name } }');
		const { id, slug } = await build();
		expect(await home()).toBeNull();
		await savePage(ada, id, { home: true });
		expect(await home()).toBeNull();
		await publishPage(ada, id, 1);
		expect(await home()).toMatchObject({ slug });
	});

	it('is of its kind: a link page is no page', async () => {
		const { id, slug } = await build('Links', { kind: 'link', slug: 'profil' });
		await publishPage(ada, id, 1);
		expect((await readPage(visitor, slug)).refused?.code).toBe('NOT_FOUND');
		expect(await readPage(visitor, slug, 'link')).toMatchObject({ kind: 'link' });
	});
});

describe('addresses', () => {
	const moved = (slug: string, kind = 'page') =>
		shop.tell(visitor, 'query($kind: MovedKind!, $slug: String!) { movedSlug(kind: $kind, slug: $slug) }', {
			kind,
			slug,
		});

	it('that a page had before lead to it, and to no unpublished page', async () => {
		const { id } = await build('x', { slug: 'frueher' });
		await savePage(ada, id, { slug: 'spaeter' });
		expect(await moved('frueher')).toBeNull();
		await publishPage(ada, id, 1);
		expect(await moved('frueher')).toBe('spaeter');
		expect(await moved('frueher', 'link')).toBeNull();
		await createPage(ada, 'Neue', { slug: 'frueher' });
		expect(await moved('frueher')).toBeNull();
	});

	it('are in the map of the shop: what is published, active and may be named', async () => {
		const [shown, closed, silent, link] = [
			await build('a', { slug: 'gezeigt' }),
			await build('b', { slug: 'abgeschaltet' }),
			await build('c', { slug: 'verschwiegen' }),
			await build('d', { slug: 'profil', kind: 'link' }),
		];
		await build('e', { slug: 'entwurf' });
		await silent.tab.do({ do: 'seo', image: null, index: false });
		for (const { id } of [shown, closed, link]) await publishPage(ada, id, 1);
		await publishPage(ada, silent.id, 2);
		await savePage(ada, closed.id, { active: false });
		const { body } = await visitor.ask('/sitemap/pages.xml');
		const paths = [...body.matchAll(/<loc>http:\/\/[^/]+([^<]*)</g)].map(([, path]) => path);
		expect(paths).toEqual([
			'/',
			'/en-gb',
			'/products',
			'/en-gb/products',
			'/gezeigt',
			'/en-gb/gezeigt',
			'/links/profil',
			'/en-gb/links/profil',
		]);
	});
});

describe('publishing at a time', () => {
	const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
	const job = publishPagesJob(recorder(Buffer.alloc(32)));

	it('happens by itself, once, with the draft as it is then', async () => {
		const { id, slug, tab, section } = await build();
		expect(await schedulePage(ada, id, soon(60_000))).toMatchObject({ published: false });
		await tab.do(say(section, 'zuletzt'));
		await shop.rows((sql) => sql`update pages set publish_at = clock_timestamp() where id = ${String(id)}`);
		await shop.test.owner`update jobs.job set start_after = now() where name = 'pages.publish'`;
		const jobs = runJobs(shop.test, [job]);
		try {
			await expect.poll(async () => (await readPage(visitor, slug)).refused).toBeUndefined();
		} finally {
			await jobs.close(1000);
		}
		expect(titleOf(await readPage(visitor, slug))).toBe('zuletzt');
		const [row] = await shop.rows<object>(
			(sql) => sql`select publish_at, published_revision from pages where id = ${String(id)}`,
		);
		expect(row).toEqual({ publishAt: null, publishedRevision: 2 });
		expect(await listVersions(ada, id)).toMatchObject([{ reason: 'published', by: null }]);
	});

	/** As the job is run, without the wait for its time. */
	const run = () => {
		const log = { child: () => log, info: () => undefined, warn: () => undefined, error: () => undefined };
		return job.run({
			tenantId: shop.demo.id,
			payload: {},
			inTenant: (work) => shop.test.database.inTenant(shop.demo.id, work),
			log,
			signal: new AbortController().signal,
			attempt: { number: 1, last: false },
		});
	};

	it('can be taken back, and does nothing before its time', async () => {
		const { id, slug } = await build();
		await schedulePage(ada, id, soon(3_600_000));
		await run();
		expect((await readPage(visitor, slug)).refused?.code).toBe('NOT_FOUND');
		expect(await schedulePage(ada, id, null)).toMatchObject({ publishAt: null });
	});

	it('of what cannot be published does not keep others from it', async () => {
		const [bad, good] = [await build(), await build()];
		for (const { id } of [bad, good]) await schedulePage(ada, id, soon(60_000));
		await shop.rows((sql) => sql`update pages set publish_at = clock_timestamp()`);
		await shop.rows(
			(sql) => sql`
				update pages set draft = jsonb_set(draft, '{sections,0,type}', '"gone"') where id = ${String(bad.id)}`,
		);
		await run();
		expect((await readPage(visitor, good.slug)).refused).toBeUndefined();
		const [row] = await shop.rows<object>(
			(sql) => sql`select publish_at, published_at from pages where id = ${String(bad.id)}`,
		);
		expect(row).toEqual({ publishAt: null, publishedAt: null });
	});

	it('is refused for the past and for what is no time', async () => {
		const { id } = await build();
		expect((await schedulePage(ada, id, soon(-1000))).refused?.code).toBe('PAGE_SCHEDULE_PAST');
		expect((await schedulePage(ada, id, 'tomorrow')).refused?.code).toBe('VALIDATION');
	});
});
