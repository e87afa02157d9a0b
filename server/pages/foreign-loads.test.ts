// What pages load from other sites: their policy is opened for that, and for nothing else.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { definitions } from '../../blocks/registry.ts';
import { emptyPage, type Section } from '../../rules/pages/document.ts';
import { newSection } from '../../rules/pages/sections.ts';
import { startLibrary, type TestLibrary } from '../testing/library.ts';
import { createPage, publishPage } from '../testing/pages.ts';

let library: TestLibrary;
let count = 0;

beforeAll(async () => {
	library = await startLibrary(inject('cluster'));
});

afterAll(() => library.close());

function sectionOf(type: string, values: object): Section {
	const definition = definitions[type] ?? expect.fail(`no block is called ${type}`);
	const section = newSection(definition, ['de-DE', 'en-GB']);
	return { ...section, values: { ...section.values, ...values } };
}

async function makePage(...sections: Section[]): Promise<{ slug: string; refused: unknown }> {
	count += 1;
	const slug = `foreign-${count}`;
	const page = await createPage(library.ada, slug, { slug, document: { ...emptyPage, sections } });
	if (page.refused) return { slug, refused: page.refused };
	const published = await publishPage(library.ada, page.id, page.revision);
	return { slug, refused: published.refused };
}

async function read(slug: string): Promise<{ sections: Section[]; loads: string[]; madeAt: string | null }> {
	const query = 'query($slug: String!) { page(slug: $slug, kind: page, language: "en-GB") { sections loads madeAt } }';
	const { page } = (await library.ada.graphql(query, { slug })).data;
	return page;
}

const policyOf = async (slug: string): Promise<string> =>
	String((await library.app.ask(`/${slug}`, { host: 'demo.localhost' })).headers['content-security-policy']);

const youtube = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';
const vimeo = 'https://vimeo.com/148751763';
const file = 'https://files.shop.example/film.mp4';

it.each([
	[[youtube], ['youtube'], "; frame-src 'self' https://www.youtube-nocookie.com"],
	[[vimeo], ['vimeo'], "; frame-src 'self' https://player.vimeo.com"],
	[
		[youtube, vimeo],
		['youtube', 'vimeo'],
		"; frame-src 'self' https://www.youtube-nocookie.com https://player.vimeo.com",
	],
	[[file], ['media'], "; media-src 'self' https:"],
])('opens the policy of a page with %j for %j alone', async (videos, loads, policy) => {
	const { slug, refused } = await makePage(...videos.map((video) => sectionOf('video', { video })));
	expect(refused).toBeUndefined();
	expect((await read(slug)).loads).toEqual(loads);
	for (const again of [1, 2])
		expect(await policyOf(slug), `time ${again}`).toSatisfy((sent: string) => sent.endsWith(policy));
});

it('opens nothing for a page without foreign content, and leaves a video without an address out', async () => {
	const { slug } = await makePage(sectionOf('title', {}), sectionOf('video', {}), sectionOf('countdown', {}));
	const page = await read(slug);
	expect(page.sections.map(({ type }) => type)).toEqual(['title']);
	expect(page).toMatchObject({ loads: [], madeAt: null });
	expect(await policyOf(slug)).not.toMatch(/frame-src|media-src/);
});

it('refuses what is no video and no moment', async () => {
	const refusals = [
		await makePage(sectionOf('video', { video: 'https://evil.example/page' })),
		await makePage(sectionOf('video', { video: 'javascript:alert(1)' })),
		await makePage(sectionOf('countdown', { until: '2026-02-30T18:00' })),
		await makePage(sectionOf('countdown', { until: 'soon' })),
	];
	for (const { refused } of refusals) expect(refused).toBeDefined();
});

it('says when a page with a countdown was made, for server and browser to begin alike', async () => {
	const { slug } = await makePage(sectionOf('countdown', { until: '2026-12-24T18:00' }));
	const { madeAt, sections } = await read(slug);
	expect(sections).toHaveLength(1);
	expect(Math.abs(Date.parse(madeAt ?? '') - Date.now())).toBeLessThan(60_000);
});
