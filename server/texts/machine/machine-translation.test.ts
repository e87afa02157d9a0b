import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { baseLanguage } from '../../../rules/languages.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import { type DeeplSandbox, startDeeplSandbox } from '../../../sandbox/deepl/deepl-server.ts';
import { pseudoTranslate } from '../../../sandbox/deepl/pseudo-translate.ts';
import { deriveKey } from '../../accounts/sessions/keys.ts';
import { saveProducts } from '../../catalogue/save-products.ts';
import type { Sql } from '../../database/connection.ts';
import { deeplProvider } from '../../integrations/translation/deepl.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { saveTexts, type TextToSave } from '../save-texts.ts';
import { saveTranslations } from './save-translations.ts';
import { translateTextsJob } from './translate-job.ts';

const secretsKey = deriveKey('the secret of all tests, long enough', 'secrets');

let sandbox: DeeplSandbox;
let shop: Shop;
let ada: Browser;
let jobs: RunningJobs | undefined;

beforeAll(async () => {
	sandbox = await startDeeplSandbox();
	shop = await startShop(inject('cluster'), provider());
	ada = await shop.as('ada@example.com');
	await tell('mutation { addLocalization(languageCode: "fr-FR") { languageCode } }');
});

afterAll(async () => {
	await shop.close();
	await sandbox.close();
});

beforeEach(async () => {
	Object.assign(sandbox, { limit: 500_000, failWith: undefined, translate: pseudoTranslate, calls: [] });
	await save({});
	await inShop((sql) => sql`delete from text_entries`);
	await inShop((sql) => sql`delete from text_queue`);
	await shop.test.owner`delete from jobs.job where name = 'texts.translate'`;
});

afterEach(async () => {
	await jobs?.close(1000);
	jobs = undefined;
});

const provider = () => deeplProvider({ url: undefined, sandboxUrl: sandbox.url });
const tell = (query: string, variables: object = {}) => shop.tell(ada, query, variables);
const inShop = <T>(work: (sql: Sql) => Promise<T>) => shop.test.database.inTenant(shop.demo.id, work);

const save = (settings: object) =>
	tell('mutation S($settings: MachineTranslationInput!) { saveMachineTranslation(settings: $settings) { enabled } }', {
		settings: { enabled: true, formality: 'more', languages: ['fr-FR', 'en-GB'], ...settings },
	});

const translate = (keys: string[], languages = ['fr-FR']) =>
	tell('mutation T($keys: [String!], $languages: [String!]) { translateTexts(keys: $keys, languages: $languages) }', {
		keys,
		languages,
	});

const startJobs = (services = { provider: provider(), secretsKey }) => {
	jobs = runJobs(shop.test, [translateTextsJob(services)]);
};

interface Row {
	key: string;
	languageCode: string;
	translation: string;
	origin: string;
	translatedFrom: string | null;
}

const stored = (key: string, language = 'fr-FR') =>
	inShop(async (sql) => {
		const [row] = await sql<Row[]>`
			select translation, origin, translated_from from text_translations where key = ${key} and language_code = ${language}`;
		return row;
	});

const queue = () =>
	inShop((sql) => sql<{ key: string; failure: string | null }[]>`select key, failure from text_queue order by key`);

const waitFor = (text: string, key: string, language?: string) =>
	expect.poll(async () => (await stored(key, language))?.translation, { timeout: 10_000 }).toBe(text);

const failure = (text: string) => expect.poll(async () => (await queue())[0]?.failure, { timeout: 15_000 }).toBe(text);

const card: TextToSave = {
	key: 'product.card.name',
	type: 'productName',
	group: 'products',
	baseText: 'Visitenkarte {klein}',
	baseLanguage: 'de-DE',
	translations: {},
	origin: 'human',
};

const keep = (...texts: TextToSave[]) => inShop((sql) => saveTexts(sql, shop.demo.id, texts));
const change = (changes: object[]) =>
	tell('mutation C($changes: [TextChangeInput!]!) { changeTexts(changes: $changes) { faults { key fault } } }', {
		changes,
	});

describe('a text that is missing', () => {
	it('is queued once, translated by the job, and saved as made by a machine', async () => {
		await keep(card);
		expect(await translate([card.key])).toBe(1);
		expect(await translate([card.key])).toBe(0);
		expect(await queue()).toEqual([{ key: card.key, failure: null }]);
		startJobs();
		await waitFor('[FR] Visitenkarte {klein}', card.key);
		expect(await stored(card.key)).toEqual({
			translation: '[FR] Visitenkarte {klein}',
			origin: 'machine',
			translatedFrom: card.baseText,
		});
		await expect.poll(queue).toEqual([]);
		expect(sandbox.calls).toEqual([{ texts: 1, target: 'fr', formality: 'prefer_more' }]);
	});

	it('of the interface keeps its placeholders and plural forms', async () => {
		const counted =
			[...shippedEntries.values()].find(({ translations }) => translations['en-GB'].includes('plural'))?.key ?? '';
		await translate([counted, 'header.search']);
		startJobs();
		await expect.poll(async () => (await stored(counted))?.translation, { timeout: 10_000 }).toContain('[FR]');
		expect((await stored(counted))?.translation).toMatch(/\{\w+, plural, /);
	});

	it('in a region reads what its tongue has, and is not translated', async () => {
		await tell('mutation { addLocalization(languageCode: "en-US") { languageCode } }');
		await save({ languages: ['en-US'] });
		expect(await translate(['header.search'], ['en-US'])).toBe(0);
		await tell('mutation { deleteLocalization(languageCode: "en-US") { languageCode } }');
	});

	it('is translated together with others, many in one call, and the same text once', async () => {
		const many = Array.from({ length: 70 }, (_, index) => ({
			...card,
			key: `product.${index}.name`,
			baseText: index < 10 ? 'Flyer A5' : `Karte ${index}`,
		}));
		await keep(...many);
		expect(await translate(many.map(({ key }) => key))).toBe(70);
		startJobs();
		await expect.poll(queue, { timeout: 15_000 }).toEqual([]);
		expect(sandbox.calls.reduce((sum, { texts }) => sum + texts, 0)).toBeLessThanOrEqual(62);
		expect(sandbox.calls.length).toBeLessThanOrEqual(3);
		expect((await stored('product.9.name'))?.translation).toBe('[FR] Flyer A5');
	});
});

it('a language that is new is complete once the machine is done: all that every shop says is there in it', async () => {
	await tell('mutation { addLocalization(languageCode: "pl-PL") { languageCode } }');
	try {
		await save({ languages: ['pl-PL'] });
		await tell('mutation { translateTexts(languages: ["pl-PL"]) }');
		startJobs();
		const waiting = () => inShop((sql) => sql`select from text_queue limit 1`);
		await expect.poll(waiting, { timeout: 180_000, interval: 200 }).toEqual([]);
		const all: { languageCode: string; texts: number; translated: number }[] = await tell(
			'{ localizations { languageCode texts translated } }',
		);
		const polish = all.find(({ languageCode }) => languageCode === 'pl-PL');
		expect(polish?.translated).toBe(polish?.texts);
		const made = await inShop(
			(sql) => sql<{ key: string; translation: string }[]>`
				select key, translation from text_translations where language_code = 'pl-PL' and origin = 'machine'`,
		);
		const written = new Map(made.map(({ key, translation }) => [key, translation]));
		// It translates from the base language. What is nothing but placeholders there has no words to translate.
		const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{[^{}]*\}/g, ''));
		const left = [...shippedEntries].filter(([key, { translations }]) =>
			hasWords(translations[baseLanguage]) ? !written.get(key)?.includes('[PL]') : !written.has(key),
		);
		expect(left.map(([key]) => key)).toEqual([]);
	} finally {
		await jobs?.close(1000);
		await tell('mutation { deleteLocalization(languageCode: "pl-PL") { languageCode } }');
	}
}, 240_000);

describe('what people have written', () => {
	it('is not queued, nor what was imported or is locked', async () => {
		await keep(
			{ ...card, translations: { 'fr-FR': 'Carte' } },
			{ ...card, key: 'product.a.name', translations: { 'fr-FR': 'Importée' }, origin: 'import' },
			{ ...card, key: 'product.b.name' },
		);
		await inShop((sql) => sql`update text_entries set locked = true where key = 'product.b.name'`);
		await inShop((sql) => sql`update text_translations set translated_from = 'something else'`);
		expect(await translate([card.key, 'product.a.name', 'product.b.name'])).toBe(0);
	});

	it('while the machine was at work stays', async () => {
		await keep(card);
		sandbox.translate = (text) => {
			writing ??= change([{ key: card.key, languageCode: 'fr-FR', text: 'Carte de visite' }]);
			return text;
		};
		let writing: Promise<unknown> | undefined;
		const port = provider().open(undefined, shop.demo.id)?.port;
		if (!port) throw new Error('no port');
		await translate([card.key]);
		startJobs({
			provider: {
				open: () => ({
					sandbox: true,
					port: {
						...port,
						async translate(request) {
							const answer = await port.translate(request);
							await writing;
							return answer;
						},
					},
				}),
			},
			secretsKey,
		});
		await expect.poll(queue, { timeout: 10_000 }).toEqual([]);
		expect(await stored(card.key)).toMatchObject({ translation: 'Carte de visite', origin: 'human' });
	});
});

it('what a user saves while the machine saves is waited for, and stays', async () => {
	await keep(card);
	const text = { ...card, languageCode: 'fr-FR' };
	const machine = new Map([[card.key, { text: 'Machine' }]]);
	let saving: Promise<void> | undefined;
	await inShop(async (sql) => {
		await saveTexts(sql, shop.demo.id, [{ ...card, translations: { 'fr-FR': 'Carte' } }]);
		saving = inShop((other) => saveTranslations(other, shop.demo.id, 'fr-FR', [text], machine));
		await sleep(300);
	});
	await saving;
	expect(await stored(card.key)).toMatchObject({ translation: 'Carte', origin: 'human' });
});

describe('a base text that changes', () => {
	it('has its machine translation made anew, by itself', async () => {
		await keep(card);
		await translate([card.key]);
		startJobs();
		await waitFor('[FR] Visitenkarte {klein}', card.key);
		await change([{ key: card.key, languageCode: 'de-DE', text: 'Visitenkarte groß' }]);
		await waitFor('[FR] Visitenkarte groß', card.key);
	});

	it('while the machine is at work is translated again', async () => {
		await keep(card);
		await translate([card.key]);
		const port = provider().open(undefined, shop.demo.id)?.port;
		if (!port) throw new Error('no port');
		let first = true;
		startJobs({
			provider: {
				open: () => ({
					sandbox: true,
					port: {
						...port,
						async translate(request) {
							if (first) await keep({ ...card, baseText: 'Ganz anders' });
							first = false;
							return port.translate(request);
						},
					},
				}),
			},
			secretsKey,
		});
		await waitFor('[FR] Ganz anders', card.key);
	});

	it('that is new is translated by itself: the label of a field, the name of a product', async () => {
		startJobs();
		await tell('mutation F($field: UserFieldInput!) { createUserField(field: $field) { fieldName } }', {
			field: {
				fieldName: 'costCentre',
				labels: [{ languageCode: 'de-DE', translation: 'Kostenstelle' }],
				type: 'text',
				required: false,
				use: true,
				options: [],
			},
		});
		await inShop(async (sql) =>
			saveProducts(sql, await loadTenant(sql, shop.demo.id), [
				{ slug: 'mappe', names: { 'de-DE': 'Mappe' }, fromPrice: 100, published: true, mediaId: null },
			]),
		);
		const made = () =>
			inShop(
				(sql) => sql<{ translation: string }[]>`
					select translation from text_translations where language_code = 'fr-FR' order by translation`,
			);
		await expect
			.poll(made, { timeout: 10_000 })
			.toEqual([{ translation: '[FR] Kostenstelle' }, { translation: '[FR] Mappe' }]);
		await expect
			.poll(() => inShop((sql) => sql`select from product_list where language_code = 'fr-FR' and name = '[FR] Mappe'`))
			.toHaveLength(1);
	});

	it('queues nothing in languages that are switched off', async () => {
		await save({ languages: [] });
		await keep(card);
		await change([{ key: card.key, languageCode: 'de-DE', text: 'Neu' }]);
		expect(await queue()).toEqual([]);
		expect(await translate([card.key])).toMatch(/^Machine translation into this language is not switched on/);
	});
});

describe('what goes wrong', () => {
	const begin = async (state: object) => {
		Object.assign(sandbox, state);
		await keep(card);
		await translate([card.key]);
		startJobs();
	};

	it('is written down for people: the quota', async () => {
		await begin({ limit: 3 });
		await failure('quota');
		expect(await tell('{ machineTranslation { queue { languageCode failure texts } } }')).toEqual({
			queue: [{ languageCode: 'fr-FR', failure: 'quota', texts: 1 }],
		});
		sandbox.limit = 500_000;
		expect(await translate([card.key])).toBe(1);
		await waitFor('[FR] Visitenkarte {klein}', card.key);
	});

	it('is written down for people: a key that is not taken', async () => {
		await tell('mutation { setSecret(purpose: translationKey, value: "wrong-key") { isSet } }');
		await keep(card);
		await translate([card.key]);
		// The key is the shop's own; only the address is ours.
		startJobs({ provider: deeplProvider({ url: sandbox.url, sandboxUrl: undefined }), secretsKey });
		await failure('key');
		await tell('mutation { clearSecret(purpose: translationKey) { isSet } }');
	});

	it('is written down for people: a placeholder that was lost', async () => {
		const named = [...shippedEntries.values()].find(
			({ translations: { 'en-GB': text } }) => /\{\w+\}/.test(text) && !text.includes('plural'),
		);
		sandbox.translate = () => '</x>';
		await translate([named?.key ?? '']);
		startJobs();
		await failure('placeholder');
		expect(await stored(named?.key ?? '')).toBeUndefined();
	});

	it('passes where it can: the text goes on waiting', async () => {
		await begin({ failWith: 429 });
		await expect
			.poll(() => shop.test.owner`select from jobs.job where name = 'texts.translate' and state = 'retry'`, {
				timeout: 10_000,
			})
			.toHaveLength(1);
		expect(await queue()).toEqual([{ key: card.key, failure: null }]);
	});

	it('is tried again the next day where time may have helped', async () => {
		await begin({ limit: 3 });
		await failure('quota');
		sandbox.limit = 500_000;
		await inShop((sql) => sendJob(sql, shop.demo.id, 'texts.translate', {}));
		await waitFor('[FR] Visitenkarte {klein}', card.key);
	});

	it('without a key: nothing is translated, and the reason is shown', async () => {
		await keep(card);
		await translate([card.key]);
		startJobs({ provider: deeplProvider({ url: undefined, sandboxUrl: undefined }), secretsKey });
		await failure('noKey');
	});
});

describe('a suggestion', () => {
	const suggest = (key: string, languageCode: string, from?: string) =>
		tell(
			'mutation S($key: String!, $languageCode: String!, $from: String) { suggestTranslation(key: $key, languageCode: $languageCode, from: $from) }',
			{ key, languageCode, from },
		);

	it('is made at once, from the base text or from another language, and saves nothing', async () => {
		await keep({ ...card, baseText: 'Karte', translations: { 'en-GB': 'Card' } });
		expect(await suggest(card.key, 'fr-FR')).toBe('[FR] Karte');
		expect(await suggest(card.key, 'fr-FR', 'en-GB')).toBe('[FR] Card');
		expect(await suggest('header.search', 'fr-FR')).toBe('Rechercher');
		expect(await stored(card.key)).toBeUndefined();
	});

	it('is refused with a plain message', async () => {
		expect(await suggest('no.such.key', 'fr-FR')).toBe('This could not be found.');
		expect(await suggest('header.search', 'xx-XX')).toMatch(/^There is no such language/);
		sandbox.limit = 1;
		expect(await suggest('header.search', 'fr-FR')).toMatch(/quota is used up/);
		await save({ enabled: false });
		expect(await suggest('header.search', 'fr-FR')).toMatch(/not switched on/);
	});
});

describe('the settings', () => {
	it('say who translates, and how much was used', async () => {
		expect(await tell('{ machineTranslation { enabled formality languages connection } }')).toEqual({
			enabled: true,
			formality: 'more',
			languages: ['en-GB', 'fr-FR'],
			connection: 'sandbox',
		});
		expect(await tell('mutation { testMachineTranslation }')).toBe('[EN-GB] Guten Morgen');
		expect(await tell('{ translationAccount { used limit languages { languageCode supported formality } } }')).toEqual({
			used: expect.any(Number),
			limit: 500_000,
			languages: [
				{ languageCode: 'de-DE', supported: true, formality: true },
				{ languageCode: 'en-GB', supported: true, formality: false },
				{ languageCode: 'fr-FR', supported: true, formality: true },
			],
		});
	});

	it('take only languages of the shop, stand in the audit log, and empty the queue of what is switched off', async () => {
		expect(await save({ languages: ['it-IT'] })).toMatch(/^There is no such language/);
		await keep(card);
		await translate([card.key]);
		await save({ enabled: false });
		expect(await queue()).toEqual([]);
		const [entry] = await shop.rows<{ after: object }>(
			(sql) => sql`select after from audit_log where action = 'saveMachineTranslation' order by at desc limit 1`,
		);
		expect(entry?.after).toMatchObject({ enabled: false, languages: ['en-GB', 'fr-FR'] });
	});

	it('need the right to read them', async () => {
		await shop.makeUser('luca@example.com', { role: { name: 'translators', access: ['gAdminArea', 'mLocalisation'] } });
		const luca = await shop.as('luca@example.com');
		expect(await shop.tell(luca, '{ machineTranslation { enabled } }')).toEqual({ enabled: true });
		expect(await shop.tell(luca, 'mutation { testMachineTranslation }')).toBe('You do not have permission to do this.');
		expect(await shop.tell(luca, 'mutation { translateTexts(keys: []) }')).toBe(0);
	});
});
