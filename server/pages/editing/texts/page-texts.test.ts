// Texts of pages in the grid of translations: found, narrowed down, changed as steps of the draft, and left alone while an editor edits.
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest';
import { definitions } from '../../../../blocks/registry.ts';
import type { PageDocument, Section } from '../../../../rules/pages/document.ts';
import { newSection } from '../../../../rules/pages/sections.ts';
import { type DeeplSandbox, startDeeplSandbox } from '../../../../sandbox/deepl/deepl-server.ts';
import { deeplProvider } from '../../../integrations/translation/deepl.ts';
import type { Browser } from '../../../testing/accounts.ts';
import { createPage, insertOf, say, Tab, titleSection } from '../../../testing/pages.ts';
import { type Shop, startShop } from '../../../testing/shop.ts';

let shop: Shop;
let sandbox: DeeplSandbox;
let ada: Browser;
let page: string;
let heading: Section;
let tab: Tab;

beforeAll(async () => {
	sandbox = await startDeeplSandbox();
	shop = await startShop(inject('cluster'), deeplProvider({ url: sandbox.url, sandboxUrl: sandbox.url }));
	ada = await shop.as('ada@example.com');
});

afterAll(async () => {
	await shop.close();
	await sandbox.close();
});

beforeEach(async () => {
	await shop.rows((sql) => sql`update tenants set tier = 'enterprise'`);
	await shop.rows((sql) => sql`delete from pages`);
	await shop.rows((sql) => sql`delete from text_entries where key like 'contentPage.%'`);
	page = String((await createPage(ada, 'Über uns')).id);
	tab = new Tab(ada, page);
	await tab.open();
	heading = titleSection('Wer wir sind');
	await tab.do(insertOf(heading));
	await tab.leave();
});

const fields =
	'key block ofItem name entityType writable maxLength editor page { id } languages { languageCode text shown origin missing outdated }';

const ask = (query: string, variables: object = {}, who = ada) => who.resultOf(query, variables);

const find = async (args = '') => (await ask(`{ pageTextRows${args} { total items { ${fields} } } }`)).items;

const change = (changes: object[], who = ada) =>
	ask(
		'mutation($changes: [PageTextChangeInput!]!) { changePageTexts(changes: $changes) { index fault languageCode } }',
		{ changes },
		who,
	);

const draft = async (): Promise<PageDocument> => {
	const [row] = await shop.rows<{ draft: PageDocument }>((sql) => sql`select draft from pages where id = ${page}`);
	return row?.draft ?? expect.fail('no page');
};

const keyOfTitle = () => `contentPage.${page}.${heading.id}.-.title`;
const title = (languageCode: string, text: string, seen?: string) => ({ key: keyOfTitle(), languageCode, text, seen });

it('are found by their text and by the name of their page, and returned unchanged', async () => {
	const [row] = await find('(search: "wer WIR")');
	expect(row).toMatchObject({ key: keyOfTitle(), block: 'title', name: 'title', writable: true, editor: null });
	expect(row.entityType).toBe('text');
	expect(row.languages).toEqual([
		{
			languageCode: 'de-DE',
			text: 'Wer wir sind',
			shown: 'Wer wir sind',
			origin: 'human',
			missing: false,
			outdated: false,
		},
		{ languageCode: 'en-GB', text: 'A heading', shown: 'A heading', origin: 'human', missing: false, outdated: false },
	]);
	expect(await find('(search: "über uns")')).toHaveLength(1);
	expect(await find('(search: "nirgends")')).toEqual([]);
	await createPage(ada, 'Andere', { document: { ...(await draft()) } });
	expect(await find()).toHaveLength(2);
	expect(await find(`(page: "${page}")`)).toHaveLength(1);
	expect(await find('(first: 1, offset: 1)')).toHaveLength(1);
});

it('are changed as a step of the draft that can be undone, and become outdated when their base does', async () => {
	expect(await change([title('en-GB', ' Who we are ', 'A heading')])).toEqual([]);
	const { texts } = (await draft()).sections[0] ?? expect.fail('no section');
	expect(texts.title?.['en-GB']).toMatchObject({ text: 'Who we are', source: 'human', of: expect.any(String) });
	const opened = await tab.open();
	expect(opened).toMatchObject({ revision: 2 });
	expect((opened.steps as object[]).at(-1)).toMatchObject({ kind: 'do', inverses: [{ do: 'text' }] });
	await tab.leave();
	await change([title('de-DE', 'Wer wir heute sind')]);
	const [row] = await find('(state: outdated, language: "en-GB")');
	expect(row.languages[1]).toMatchObject({ outdated: true });
	await change([title('en-GB', '')]);
	expect(await find('(state: missing)')).toHaveLength(1);
	expect(await find('(state: machine)')).toEqual([]);
});

it.each([
	['changedMeanwhile', () => title('en-GB', 'Neu', 'something else')],
	['unknownLanguage', () => title('fr-FR', 'Neu')],
	['baseMissing', () => title('de-DE', ' ')],
	['tooLong', () => title('en-GB', 'x'.repeat(5000))],
	['forbiddenCharacter', () => title('en-GB', 'a\ud800b')],
	['unknownKey', () => ({ key: `contentPage.${page}.nowhere.-.title`, languageCode: 'de-DE', text: 'x' })],
	['unknownKey', () => ({ key: 'storefront.title', languageCode: 'de-DE', text: 'x' })],
	[
		'unknownKey',
		() => ({ key: 'contentPage.0190a000-0000-7000-8000-000000000000.sabc.-.title', languageCode: 'de-DE', text: 'x' }),
	],
])('are not changed where there is a fault: %s', async (fault, wanted) => {
	const before = await draft();
	const faults = await change([title('en-GB', 'Fine'), wanted()]);
	expect(faults.at(-1)).toMatchObject({ index: 1, fault });
	const sameFate = wanted().key.includes(page);
	if (sameFate) expect(await draft()).toEqual(before);
});

it('are refused while another user edits the page, who is named, and others are changed all the same', async () => {
	const other = await createPage(ada, 'Andere', { document: await draft() });
	await tab.open();
	const [row] = await find(`(page: "${page}")`);
	expect(row.editor).toBe('ada');
	const elsewhere = { ...title('en-GB', 'Elsewhere'), key: `contentPage.${other.id}.${heading.id}.-.title` };
	expect(await change([title('en-GB', 'Taken'), elsewhere])).toEqual([
		{ index: 0, fault: 'held', languageCode: 'en-GB' },
	]);
	expect(await find('(search: "Elsewhere")')).toHaveLength(1);
	expect(await tab.do(say(heading, 'Noch da'))).toMatchObject({ revision: 2 });
	await tab.leave();
	expect(await change([title('en-GB', 'Taken')])).toEqual([]);
});

it('that are formatted are not written as plain text, but translated with their structure', async () => {
	const { text: block } = definitions;
	const section = newSection(block ?? expect.fail('no block for text'), ['de-DE']);
	const item = section.items[0] ?? expect.fail('no column');
	const rich = [{ type: 'paragraph', children: [{ text: 'Sehr ' }, { text: 'gut', bold: true }] }];
	await tab.open();
	await tab.do(insertOf(section), {
		do: 'text',
		at: { section: section.id, item: item.id },
		field: 'text',
		language: 'de-DE',
		text: { text: rich, source: 'human' },
	});
	await tab.leave();
	const [row] = await find('(search: "Sehr gut")');
	expect(row).toMatchObject({ writable: false, ofItem: true, entityType: 'richTextSlate' });
	expect((await change([{ key: row.key, languageCode: 'en-GB', text: 'Very good' }]))[0].fault).toBe('unknownKey');
	await ask(
		'mutation { saveMachineTranslation(settings: { enabled: true, formality: more, languages: ["en-GB"] }) { enabled } }',
	);
	const translate = (keys: string[]) =>
		ask('mutation($keys: [String!]!) { translatePageRows(keys: $keys) { fault } }', { keys });
	expect(await translate([row.key, keyOfTitle()])).toEqual([]);
	const written = (await draft()).sections[1]?.items[0]?.texts.text?.['en-GB'];
	expect(written).toMatchObject({
		source: 'machine',
		text: [{ type: 'paragraph', children: [{ text: '[EN-GB] Sehr ' }, { text: '[EN-GB] gut', bold: true }] }],
	});
	// What is there and still true is not paid for again.
	expect((await draft()).sections[0]?.texts.title?.['en-GB']).toMatchObject({ text: 'A heading' });
});

it('are for those who translate, whether or not they edit pages', async () => {
	await shop.makeUser('max@example.com', { role: { name: 'words', access: ['mLocalisation'] } });
	const max = await shop.as('max@example.com');
	expect(await change([title('en-GB', 'By Max')], max)).toEqual([]);
	await shop.makeUser('eva@example.com');
	const eva = await shop.as('eva@example.com');
	expect(await change([title('en-GB', 'By Eva')], eva)).toMatchObject({ refused: expect.stringMatching(/FORBIDDEN/) });
});
