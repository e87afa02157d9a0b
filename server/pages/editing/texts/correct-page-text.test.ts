// Texts of pages, corrected where visitors read them: at once by those who may publish, in the draft by those who only translate.
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { definitions } from '../../../../blocks/registry.ts';
import type { PageDocument, Section } from '../../../../rules/pages/document.ts';
import { newSection } from '../../../../rules/pages/sections.ts';
import type { Browser } from '../../../testing/accounts.ts';
import {
	createPage,
	insertOf,
	listVersions,
	publishPage,
	readPage,
	say,
	Tab,
	titleSection,
} from '../../../testing/pages.ts';
import { type Shop, startShop } from '../../../testing/shop.ts';

let shop: Shop;
let ada: Browser;
let max: Browser;
let page: string;
let heading: Section;
let tab: Tab;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	ada = await shop.as('ada@example.com');
	await shop.makeUser('max@example.com', { role: { name: 'words', access: ['mLocalisation'] } });
	max = await shop.as('max@example.com');
});

afterAll(() => shop.close());

beforeEach(async () => {
	await shop.rows((sql) => sql`update tenants set tier = 'enterprise'`);
	await shop.rows((sql) => sql`delete from pages`);
	await shop.rows((sql) => sql`delete from text_entries where key like 'contentPage.%'`);
	page = String((await createPage(ada, 'Über uns')).id);
	tab = new Tab(ada, page);
	await tab.open();
	heading = titleSection('Wer wir sind');
	const { revision } = await tab.do(insertOf(heading));
	await publishPage(ada, page, revision);
	await tab.leave();
});

const ask = (query: string, variables: object, who: Browser) => who.resultOf(query, variables);

const correct = (who: Browser, changes: object[], key = keyOfTitle()) =>
	ask(
		`mutation($key: String!, $changes: [PageTextCorrectionInput!]!) {
			correctPageText(key: $key, changes: $changes) { published draftKept faults { languageCode fault } }
		}`,
		{ key, changes },
		who,
	);

const find = (who: Browser, key = keyOfTitle()) =>
	ask(
		`query($key: String!) {
			pageTextToCorrect(key: $key) { kind publishes editor page { id changed } languages { languageCode text differs outdated } }
		}`,
		{ key },
		who,
	);

const keyOfTitle = () => `contentPage.${page}.${heading.id}.-.title`;
const german = (text: unknown, seen: unknown = 'Wer wir sind') => ({ languageCode: 'de-DE', text, seen });

const documents = async (): Promise<{ draft: PageDocument; published: PageDocument }> => {
	const [row] = await shop.rows<{ draft: PageDocument; published: PageDocument }>(
		(sql) => sql`select draft, published from pages where id = ${page}`,
	);
	return row ?? expect.fail('no page');
};

const titleIn = ({ sections }: PageDocument) => sections[0]?.texts.title?.['de-DE']?.text;

it('are published at once with the right to publish, without anything else of the draft', async () => {
	await tab.open();
	const other = titleSection('Noch nicht fertig');
	await tab.do(insertOf(other));
	await tab.leave();
	expect(await find(ada)).toMatchObject({ kind: 'line', publishes: true, editor: null, page: { changed: true } });
	expect(await correct(ada, [german('Wer wir wirklich sind')])).toEqual({
		published: true,
		draftKept: false,
		faults: [],
	});
	const read = (await readPage(ada, 'ueber-uns')).sections as { texts: object }[];
	expect(read).toHaveLength(1);
	expect(read[0]?.texts).toMatchObject({ title: 'Wer wir wirklich sind' });
	const { draft } = await documents();
	expect(titleIn(draft)).toBe('Wer wir wirklich sind');
	expect(draft.sections).toHaveLength(2);
	// The correction is a step that can be undone, a version of its own, and in the log of changes.
	expect(((await tab.open()).steps as object[]).at(-1)).toMatchObject({ operations: [{ do: 'text' }] });
	await tab.leave();
	expect((await listVersions(ada, page)).filter(({ reason }) => reason === 'published')).toHaveLength(2);
	const [logged] = await shop.rows<{ count: number }>(
		(sql) => sql`select count(*)::int as count from audit_log where action = 'correctPageText'`,
	);
	expect(logged?.count).toBeGreaterThan(0);
});

it('of a page without other changes leave it published, not changed', async () => {
	await correct(ada, [german('Anders')]);
	expect(await find(ada)).toMatchObject({ page: { changed: false } });
});

it('go into the draft with the right to translate alone, and visitors read them once it is published', async () => {
	expect(await find(max)).toMatchObject({ publishes: false });
	expect(await correct(max, [{ languageCode: 'en-GB', text: 'Who we are', seen: 'A heading' }])).toMatchObject({
		published: false,
		faults: [],
	});
	const { draft, published } = await documents();
	expect(draft.sections[0]?.texts.title?.['en-GB']?.text).toBe('Who we are');
	expect(published.sections[0]?.texts.title?.['en-GB']?.text).toBe('A heading');
	expect((await find(max)).languages[1]).toMatchObject({ text: 'Who we are', differs: true });
});

it('are refused while another user edits the page, who is named, and their lease stays', async () => {
	await tab.open();
	expect(await find(max)).toMatchObject({ editor: 'ada' });
	for (const who of [ada, max])
		expect(await correct(who, [german('Dazwischen')])).toEqual({
			published: false,
			draftKept: false,
			faults: [{ languageCode: 'de-DE', fault: 'held' }],
		});
	expect(await tab.do(say(heading, 'Noch da'))).toMatchObject({ revision: 2 });
	await tab.leave();
	expect(titleIn((await documents()).published)).toBe('Wer wir sind');
});

it('do not overwrite what the draft says otherwise already', async () => {
	await tab.open();
	await tab.do(say(heading, 'Neu im Entwurf'));
	await tab.leave();
	expect(await correct(ada, [german('Wer wir waren')])).toMatchObject({ published: true, draftKept: true });
	const { draft, published } = await documents();
	expect([titleIn(draft), titleIn(published)]).toEqual(['Neu im Entwurf', 'Wer wir waren']);
});

it('never make a page of what visitors read that could not be published, whatever its draft says', async () => {
	await tab.open();
	await tab.do(say(heading, 'Neu im Entwurf'));
	await tab.leave();
	const before = await documents();
	const formatted = [{ type: 'paragraph', children: [{ text: 'A heading has no formatting' }] }];
	expect(await correct(ada, [german(formatted)])).toEqual({ refused: 'PAGE_NOT_PUBLISHABLE' });
	expect(await documents()).toEqual(before);
});

it('keep their formatting', async () => {
	const section = newSection(definitions.text ?? expect.fail('no block for text'), ['de-DE']);
	const item = section.items[0] ?? expect.fail('no column');
	await tab.open();
	const { revision } = await tab.do(insertOf(section));
	await publishPage(ada, page, revision);
	await tab.leave();
	const key = `contentPage.${page}.${section.id}.${item.id}.text`;
	const found = await find(ada, key);
	expect(found.kind).toBe('rich');
	const rich = [{ type: 'paragraph', children: [{ text: 'Sehr ' }, { text: 'gut', bold: true }] }];
	expect(await correct(ada, [german(rich, found.languages[0].text)], key)).toMatchObject({ faults: [] });
	expect((await documents()).published.sections[1]?.items[0]?.texts.text?.['de-DE']?.text).toEqual(rich);
	expect(await correct(ada, [german([{ type: 'script' }], rich)], key)).toEqual({ refused: 'VALIDATION' });
});

it.each([
	['changedMeanwhile', () => german('Neu', 'something else')],
	['baseMissing', () => german(' ')],
	['tooLong', () => german('x'.repeat(5000))],
	['unknownLanguage', () => ({ languageCode: 'fr-FR', text: 'Neu', seen: null })],
])('are not changed where there is a fault: %s', async (fault, wanted) => {
	const before = await documents();
	expect((await correct(ada, [wanted()])).faults).toMatchObject([{ fault }]);
	expect(await documents()).toEqual(before);
});

it('are no more at once than there may be languages', async () => {
	const many = Array.from({ length: 101 }, () => german('Neu'));
	expect(await correct(ada, many)).toEqual({ refused: 'VALIDATION' });
});

it('are for those who translate, and only where they are', async () => {
	await shop.makeUser('eva@example.com');
	const eva = await shop.as('eva@example.com');
	expect(await correct(eva, [german('Von Eva')])).toMatchObject({ refused: 'FORBIDDEN' });
	for (const key of ['storefront.title', 'contentPage.x.sabc.-.title', `contentPage.${page}.nowhere.-.title`])
		expect(await find(ada, key)).toEqual({ refused: 'NOT_FOUND' });
});

const historyOf = (who: Browser, key = keyOfTitle()) =>
	ask(`query($key: String!) { pageTextHistory(key: $key) { languageCode before after by at } }`, { key }, who);

it('have a history: who wrote what, in the editor or where it stands, newest first', async () => {
	expect(await correct(ada, [german('Wer wir waren')])).toMatchObject({ published: true });
	expect(await correct(max, [{ languageCode: 'en-GB', text: 'Who we are', seen: 'A heading' }])).toMatchObject({
		published: false,
	});
	await tab.open();
	for (const words of ['Wer w', 'Wer wir wer', 'Wer wir werden']) await tab.do(say(heading, words));
	await tab.leave();
	const entries = await historyOf(max);
	expect(entries.map(({ at, ...entry }: { at: string }) => entry)).toEqual([
		// What was typed in one sitting is one change.
		{ languageCode: 'de-DE', before: 'Wer wir waren', after: 'Wer wir werden', by: 'ada' },
		{ languageCode: 'en-GB', before: 'A heading', after: 'Who we are', by: 'max' },
		{ languageCode: 'de-DE', before: 'Wer wir sind', after: 'Wer wir waren', by: 'ada' },
		{ languageCode: 'en-GB', before: null, after: 'A heading', by: 'ada' },
		{ languageCode: 'de-DE', before: null, after: 'Wer wir sind', by: 'ada' },
	]);
	expect(entries[0].at).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it('have a history that knows what was there before its first change, of a page without versions too', async () => {
	await shop.rows((sql) => sql`delete from page_versions`);
	await correct(ada, [german('Wer wir waren')]);
	const [entry, ...older] = (await historyOf(ada)).filter(
		({ languageCode }: { languageCode: string }) => languageCode === 'de-DE',
	);
	expect(entry).toMatchObject({ before: 'Wer wir sind', after: 'Wer wir waren', by: 'ada' });
	expect(older).toEqual([]);
});

it('have a history of formatted texts too, which no one else reads', async () => {
	const section = newSection(definitions.text ?? expect.fail('no block for text'), ['de-DE']);
	const item = section.items[0] ?? expect.fail('no column');
	await tab.open();
	const { revision } = await tab.do(insertOf(section));
	await publishPage(ada, page, revision);
	await tab.leave();
	const key = `contentPage.${page}.${section.id}.${item.id}.text`;
	const was = (await find(ada, key)).languages[0].text;
	const rich = [{ type: 'paragraph', children: [{ text: 'Sehr ' }, { text: 'gut', bold: true }] }];
	await correct(ada, [german(rich, was)], key);
	expect(await historyOf(ada, key)).toMatchObject([{ before: was, after: rich }, { after: was }]);
	await shop.makeUser('ida@example.com');
	expect(await historyOf(await shop.as('ida@example.com'), key)).toEqual({ refused: 'FORBIDDEN' });
	expect(await historyOf(ada, 'storefront.title')).toEqual({ refused: 'NOT_FOUND' });
});
