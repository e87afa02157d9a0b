// Suggestions of a machine for the texts of a page.
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { type DeeplSandbox, startDeeplSandbox } from '../../../sandbox/deepl/deepl-server.ts';
import { deeplProvider } from '../../integrations/translation/deepl.ts';
import type { Browser } from '../../testing/accounts.ts';
import { createPage } from '../../testing/pages.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;
let sandbox: DeeplSandbox;
let ada: Browser;
let page: unknown;

beforeAll(async () => {
	sandbox = await startDeeplSandbox();
	shop = await startShop(inject('cluster'), deeplProvider({ url: sandbox.url, sandboxUrl: sandbox.url }));
	ada = await shop.as('ada@example.com');
	page = (await createPage(ada, 'Seite')).id;
});

afterAll(async () => {
	await shop.close();
	await sandbox.close();
});

const translate = (texts: string[], direction: object = {}) =>
	shop.tell(
		ada,
		`mutation($page: ID!, $from: String!, $to: String!, $texts: [String!]!) {
			translatePageTexts(page: $page, from: $from, to: $to, texts: $texts)
		}`,
		{ page, from: 'de-DE', to: 'en-GB', texts, ...direction },
	);

it('is refused while the shop wants no machine, and for languages that it does not speak', async () => {
	expect(await translate(['Karte'])).toMatch(/not switched on/);
	await ada.graphql(
		'mutation { saveMachineTranslation(settings: { enabled: true, formality: more, languages: ["en-GB"] }) { enabled } }',
	);
	expect(await translate(['Karte'], { to: 'fr-FR' })).toMatch(/^There is no such language/);
	expect(await translate(['Karte'], { page: '0190a000-0000-7000-8000-000000000000' })).toBe('This could not be found.');
	expect(await translate(Array(201).fill('x'))).toMatch(/too long/);
});

it('gives plain text for plain text, and for rich text the same structure with translated text', async () => {
	const rich = [
		{ type: 'heading2', align: 'center', children: [{ text: 'Blauwal' }] },
		{
			type: 'paragraph',
			children: [
				{ text: 'Sehr ' },
				{ type: 'link', url: '/x', children: [{ text: 'gutes', bold: true }] },
				{ text: '' },
			],
		},
	];
	const [plain, empty, made, bracket] = await translate(['Blauwal', ' ', JSON.stringify(rich), '[kein JSON']);
	expect(plain).toBe('[EN-GB] Blauwal');
	expect(empty).toBe(' ');
	expect(bracket).toBe('[EN-GB] [kein JSON');
	expect(JSON.parse(made)).toEqual([
		{ type: 'heading2', align: 'center', children: [{ text: '[EN-GB] Blauwal' }] },
		{
			type: 'paragraph',
			children: [
				{ text: '[EN-GB] Sehr ' },
				{ type: 'link', url: '/x', children: [{ text: '[EN-GB] gutes', bold: true }] },
				{ text: '' },
			],
		},
	]);
});
