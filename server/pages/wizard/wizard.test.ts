// A template fills a page: sections, translations, pictures, each told while it is done, and nothing lost where one fails.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { definitions } from '../../../blocks/registry.ts';
import { shippedEntries } from '../../../rules/messages/groups.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { picturesOf } from '../../../rules/pages/pictures.ts';
import { pageTemplates } from '../../../rules/pages/templates/all-templates.ts';
import { picturesFor } from '../../../rules/pages/templates/apply-template.ts';
import { listTextLocations } from '../../../rules/pages/text-locations.ts';
import { plainText, statusOf } from '../../../rules/pages/texts.ts';
import { type DeeplSandbox, startDeeplSandbox } from '../../../sandbox/deepl/deepl-server.ts';
import { saveCategories } from '../../catalogue/save-categories.ts';
import { saveProducts } from '../../catalogue/save-products.ts';
import { deeplProvider } from '../../integrations/translation/deepl.ts';
import { sendJob } from '../../jobs/send-job.ts';
import type { RunningJobs } from '../../jobs/start-jobs.ts';
import { savePicture } from '../../media/save-picture.ts';
import type { MediaStore } from '../../media/store.ts';
import { chooseImages } from '../../shop-details/shop-images.ts';
import type { Browser } from '../../testing/accounts.ts';
import { runJobs } from '../../testing/jobs.ts';
import { createPage, insertOf, named, Tab, titleSection } from '../../testing/pages.ts';
import { type Shop, startShop } from '../../testing/shop.ts';
import { usableTemplate, wizardJobName } from './begin-wizard.ts';
import { wizardJob } from './wizard-job.ts';

let shop: Shop;
let sandbox: DeeplSandbox;
let ada: Browser;
let jobs: RunningJobs | undefined;
let kept: string[] = [];
let storeFails = false;

const store: MediaStore = {
	write: async (_tenant, file) => {
		if (storeFails) throw new Error('the disk is full');
		kept.push(file);
	},
	read: async () => undefined,
	exists: async () => false,
	remove: async () => undefined,
};

const provider = () => deeplProvider({ url: sandbox.url, sandboxUrl: sandbox.url });

beforeAll(async () => {
	sandbox = await startDeeplSandbox();
	shop = await startShop(inject('cluster'), provider());
	ada = await shop.as('ada@example.com');
});

afterAll(async () => {
	await shop.close();
	await sandbox.close();
});

const begin = () => {
	const media = { store, announce: async () => undefined };
	jobs = runJobs(shop.test, [
		wizardJob({ media, translation: { provider: provider(), secretsKey: Buffer.alloc(32) } }),
	]);
};

beforeEach(async () => {
	kept = [];
	storeFails = false;
	await shop.rows((sql) => sql`update tenants set tier = 'enterprise'`);
	await shop.rows((sql) => sql`delete from pages`);
	await shop.rows((sql) => sql`delete from media`);
	await shop.rows((sql) => sql`delete from text_entries where key like 'contentPage.%'`);
	await shop.rows((sql) => sql`delete from languages where language_code in ('fr-FR', 'nl-NL')`);
});

afterEach(async () => {
	await jobs?.close(5000);
	jobs = undefined;
});

const fields =
	'id template stage state failure translation languages translated sections pictures page { id slug names revision }';

const ask = (query: string, variables: object) => ada.resultOf(query, variables);

const onNew = (template: string, name = 'Neu', kind = 'page') =>
	ask(
		`mutation($template: String!, $input: NewPageInput) { beginPageWizard(template: $template, input: $input) { ${fields} } }`,
		{ template, input: { kind, names: named(name) } },
	);

const onPage = (page: unknown, template: string, client?: string) =>
	ask(
		`mutation($template: String!, $page: ID, $client: ID) {
			beginPageWizard(template: $template, page: $page, client: $client) { ${fields} }
		}`,
		{ template, page, client },
	);

const runs = (page?: unknown) => ask(`query($page: ID) { pageWizards(page: $page) { ${fields} } }`, { page });

const resume = (id: string, skip = false) =>
	ask(`mutation($id: ID!, $skip: Boolean) { resumePageWizard(id: $id, skip: $skip) { ${fields} } }`, { id, skip });

const ended = async (page: unknown) => {
	await expect.poll(async () => (await runs(page))[0]?.state, { timeout: 15_000 }).not.toBe('running');
	return (await runs(page))[0];
};

const draftOf = async (page: unknown): Promise<PageDocument> => {
	const [row] = await shop.rows<{ draft: PageDocument }>(
		(sql) => sql`select draft from pages where id = ${String(page)}`,
	);
	return row?.draft ?? expect.fail('no such page');
};

const speak = async (language: string, translate: boolean) => {
	await shop.rows(
		(sql) => sql`
			insert into languages (tenant_id, language_code, position) values (${shop.demo.id}, ${language}, 9)`,
	);
	const settings = { enabled: translate, formality: 'more', languages: [language] };
	await ask(
		'mutation($settings: MachineTranslationInput!) { saveMachineTranslation(settings: $settings) { enabled } }',
		{ settings },
	);
};

describe('a template', () => {
	it('creates a page with its sections, its texts in both languages, and pictures to be replaced', async () => {
		const { page, state, stage } = await onNew('coachingOffer', 'Mein Angebot');
		expect({ slug: page.slug, state, stage }).toEqual({ slug: 'mein-angebot', state: 'running', stage: 'layouts' });
		expect((await draftOf(page.id)).sections).toEqual([]);
		begin();
		expect(await ended(page.id)).toMatchObject({
			state: 'done',
			stage: 'end',
			translation: 'notNeeded',
			sections: 7,
			pictures: 1,
		});
		const draft = await draftOf(page.id);
		expect(draft.sections.map(({ type }) => type)).toEqual(pageTemplates[0]?.plan.sections.map(({ type }) => type));
		expect(draft.seo.texts.title?.['en-GB']?.text).toBe('Coaching for people who lead');
		expect(kept).toHaveLength(1);
		const media = await shop.rows<{ id: string }>((sql) => sql`select media_id as id from page_pictures`);
		expect(media.map(({ id }) => id)).toEqual(picturesOf(draft, definitions));
		const tab = await new Tab(ada, page.id).open();
		expect(tab).toMatchObject({ mine: true, revision: 2 });
	});

	it.each(pageTemplates.map(({ id, kind }) => [id, kind]))('%s can be applied', async (id, kind) => {
		begin();
		const { page } = await onNew(id, 'Eine', kind);
		expect(await ended(page.id)).toMatchObject({ state: 'done', translation: 'notNeeded' });
	});

	it('shows one picture wherever pictures are missing, and the shop has it once', async () => {
		begin();
		const first = await onNew('creatorPortfolio', 'Eins');
		await ended(first.page.id);
		const second = await onNew('creatorPortfolio', 'Zwei');
		expect((await ended(second.page.id)).pictures).toBeGreaterThan(2);
		expect(kept).toHaveLength(1);
	});

	it('fills an empty page that is open in the requesting tab, and no other one', async () => {
		const { id } = await createPage(ada, 'Leer');
		const tab = new Tab(ada, id);
		await tab.open();
		expect(await onPage(id, 'landingProduct')).toEqual({ refused: 'PAGE_HELD' });
		await onPage(id, 'landingProduct', tab.client);
		expect(await onPage(id, 'landingProduct', tab.client)).toEqual({ refused: 'TEMPLATE_UNDER_WAY' });
		begin();
		expect(await ended(id)).toMatchObject({ state: 'done' });
		expect(await onPage(id, 'landingProduct', tab.client)).toEqual({ refused: 'PAGE_NOT_EMPTY' });
		expect(await tab.do(insertOf(titleSection()))).toMatchObject({ number: 1 });
	});

	it('is refused where it does not belong, or is none', async () => {
		const { id } = await createPage(ada, 'Leer');
		expect(await onPage(id, 'creatorLinks')).toEqual({ refused: 'NOT_FOUND' });
		expect(await onPage(id, 'nothing')).toEqual({ refused: 'NOT_FOUND' });
		const [template] = pageTemplates;
		const empty = template && { ...template, plan: { sections: [] } };
		expect(() => usableTemplate(empty, 'page')).toThrow('TEMPLATE_EMPTY');
		expect(shippedEntries.get('pageErrors.templateEmpty')?.translations['en-GB']).toBe(
			'This template contains no layouts',
		);
		expect(await onNew('landingProduct', ' ')).toEqual({ refused: 'PAGE_NAME_REQUIRED' });
		expect(await runs()).toEqual([]);
	});
});

describe('other languages', () => {
	it('are translated where the shop has a machine for it', async () => {
		await speak('fr-FR', true);
		begin();
		const { page } = await onNew('landingService');
		expect(await ended(page.id)).toMatchObject({ state: 'done', translation: 'done', translated: ['fr-FR'] });
		const places = listTextLocations(await draftOf(page.id), definitions).filter(({ texts }) => texts['de-DE']);
		expect(places.length).toBeGreaterThan(15);
		for (const { texts } of places) {
			expect(plainText(texts['fr-FR']?.text ?? '')).toContain('[FR]');
			expect(statusOf(texts, 'fr-FR', 'de-DE')).toBe('machine');
		}
	});

	it('are left out, with a note, where it has none', async () => {
		await speak('fr-FR', false);
		begin();
		const { page } = await onNew('landingService');
		expect(await ended(page.id)).toMatchObject({ state: 'done', translation: 'off', translated: [] });
	});

	it('that fail keep what is there; one tries again, or goes on without', async () => {
		await speak('fr-FR', true);
		await speak('nl-NL', true);
		await ask(
			'mutation { saveMachineTranslation(settings: { enabled: true, formality: more, languages: ["fr-FR", "nl-NL"] }) { enabled } }',
			{},
		);
		sandbox.limit = 10;
		begin();
		const { page, id } = await onNew('landingService');
		expect(await ended(page.id)).toMatchObject({ state: 'failed', stage: 'texts', failure: 'TRANSLATION_QUOTA' });
		const { sections } = await draftOf(page.id);
		expect(sections.length).toBeGreaterThan(5);
		sandbox.limit = 500_000;
		await resume(id);
		expect(await ended(page.id)).toMatchObject({ state: 'done', translated: ['fr-FR', 'nl-NL'] });
		expect((await draftOf(page.id)).sections).toHaveLength(sections.length);
	});
});

describe('what goes wrong', () => {
	it('at the pictures is shown there, and retried from there', async () => {
		storeFails = true;
		begin();
		const { page, id } = await onNew('coachingOffer');
		expect(await ended(page.id)).toMatchObject({
			state: 'failed',
			stage: 'pictures',
			failure: 'INTERNAL',
			sections: 7,
		});
		storeFails = false;
		expect(await resume(id)).toMatchObject({ state: 'running', failure: null });
		expect(await ended(page.id)).toMatchObject({ state: 'done', pictures: 1 });
		expect((await draftOf(page.id)).sections).toHaveLength(7);
	});

	it('because another user has taken the page over waits until it is free', async () => {
		const { page, id } = await onNew('coachingOffer');
		const tab = new Tab(ada, page.id);
		expect(await tab.open()).toMatchObject({ mine: false });
		await tab.open(true);
		begin();
		expect(await ended(page.id)).toMatchObject({ state: 'failed', stage: 'layouts', failure: 'PAGE_HELD' });
		await tab.leave();
		await resume(id);
		expect(await ended(page.id)).toMatchObject({ state: 'done', sections: 7 });
	});

	it('is removed when it is closed, but never while it runs', async () => {
		const { id, page } = await onNew('coachingOffer');
		const close = () => ask('mutation($id: ID!) { closePageWizard(id: $id) }', { id });
		expect(await close()).toBe(false);
		begin();
		await ended(page.id);
		expect(await close()).toBe(true);
		expect(await runs()).toEqual([]);
	});

	it('and is sent twice is done once', async () => {
		const { page, id } = await onNew('coachingOffer');
		for (let times = 0; times < 3; times += 1)
			await shop.test.database.inTenant(shop.demo.id, (sql) => sendJob(sql, shop.demo.id, wizardJobName, { run: id }));
		begin();
		expect(await ended(page.id)).toMatchObject({ state: 'done' });
		expect((await draftOf(page.id)).sections).toHaveLength(7);
	});
});

/** Last: pictures of products stay in the library. */
describe('in a shop with pictures and products', () => {
	it('a template shows these, each once as long as there are enough', async () => {
		const { demo, test } = shop;
		const picture = { contentType: 'image/webp', width: 1200, height: 800, bytes: new Uint8Array(1) };
		const [hero, ...pictures] = await test.database.inTenant(demo.id, async (sql) => {
			const ids: string[] = [];
			for (let index = 0; index < 8; index += 1) ids.push(await savePicture(sql, store, demo.id, picture));
			await chooseImages(sql, demo.id, { hero: ids[0] ?? '' });
			const products = ids.slice(1).map((id, index) => ({
				slug: `karte-${index}`,
				names: { 'de-DE': `Karte ${index}`, 'en-GB': `Card ${index}` },
				fromPrice: 1000,
				published: true,
				mediaId: id,
			}));
			await saveProducts(sql, demo, products);
			await saveCategories(sql, demo, [
				{
					slug: 'karten',
					names: { 'de-DE': 'Karten' },
					descriptions: {},
					published: true,
					mediaId: null,
					products: products.map(({ slug }) => slug),
				},
			]);
			return ids;
		});
		const shown = 'query { pageTemplateContent { pictures { id } } }';
		expect(await ask(shown, {})).toEqual({ pictures: [hero, ...pictures].map((id) => ({ id })) });
		begin();
		const { page } = await onNew('landingProduct', 'Mit Bildern');
		expect(await ended(page.id)).toMatchObject({ state: 'done', pictures: 4 });
		const draft = await draftOf(page.id);
		const turned = picturesFor('landingProduct', [hero ?? '', ...pictures]);
		expect(picturesOf(draft, definitions).sort()).toEqual(turned.slice(0, 4).sort());
		const [single] = draft.sections.filter(({ type }) => type === 'singleProduct');
		const [last] = await shop.rows<{ id: string }>((sql) => sql`select id from products where slug = 'karte-6'`);
		expect(single?.values.products).toEqual([last?.id]);
	});
});
