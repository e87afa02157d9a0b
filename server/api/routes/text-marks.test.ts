import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { emptyPage } from '../../../rules/pages/document.ts';
import { createPage, publishPage, titleSection } from '../../testing/pages.ts';
import { type Shop, startShop } from '../../testing/shop.ts';

let shop: Shop;

beforeAll(async () => {
	shop = await startShop(inject('cluster'));
	await shop.makeUser('tess@example.com', { role: { name: 'words', access: ['mLocalisation'] } });
	await shop.makeUser('rita@example.com', { role: { name: 'readers', access: ['qLocalisation'] } });
});

afterAll(() => shop.close());

const marked = / data-text="home\.heroTitle"/;

describe('the texts of a page', () => {
	it('name their keys to those who may change them', async () => {
		const { body } = await (await shop.as('tess@example.com')).ask('/');
		expect(body).toMatch(marked);
		expect(body).toMatch(/ data-text-attributes="[^"]*placeholder=header\.searchHint/);
		expect(body).toContain('"textMarks":true');
	});

	it('are unmarked for all others, also after a user with marks was here', async () => {
		const rita = await shop.as('rita@example.com');
		for (const { body } of [await rita.ask('/'), await shop.nobody().ask('/')]) {
			expect(body).toContain('id="root"');
			expect(body).not.toMatch(/data-text|textMarks/);
		}
	});

	it('of editors are marked, too, only for users who may correct them', async () => {
		const ada = await shop.as('ada@example.com');
		const section = titleSection('Wer wir sind');
		const page = await createPage(ada, 'Vorstellung', { document: { ...emptyPage, sections: [section] } });
		await publishPage(ada, page.id, page.revision);
		const mark = ` data-text="contentPage.${page.id}.${section.id}.-.title"`;
		expect((await (await shop.as('tess@example.com')).ask('/vorstellung')).body).toContain(mark);
		for (const who of [await shop.as('rita@example.com'), shop.nobody()]) {
			const { body } = await who.ask('/vorstellung');
			expect(body).toContain('Wer wir sind');
			expect(body).not.toMatch(/data-text|textMarks|textKey/);
		}
	});

	it('are the new ones for the user who has just changed them, without waiting for the notification', async () => {
		const tess = await shop.as('tess@example.com');
		for (let round = 0; round < 30; round++) {
			const words = `Gedruckt ${round}`;
			await shop.tell(
				tess,
				'mutation ($text: String!) { changeTexts(changes: [{ key: "home.heroTitle", languageCode: "de-DE", text: $text }]) { faults { fault } } }',
				{ text: words },
			);
			expect((await tess.ask('/')).body).toContain(words);
		}
	});

	it('that a language lacks are written down with the page that needed them, once for each page that is made', async () => {
		await shop.rows(
			(sql) => sql`
			insert into languages (tenant_id, language_code, position) values (${shop.demo.id}, 'fr-FR', 2) returning 1`,
		);
		const { status, body } = await shop.nobody().ask('/fr-fr/products');
		expect([status, body.includes('lang="fr-FR"')]).toEqual([200, true]);
		const seen = () =>
			shop.rows<{ key: string; page: string; languageCode: string; times: number }>(
				(sql) => sql`select key, page, language_code, times from missing_texts where key = 'catalogue.title'`,
			);
		await expect
			.poll(seen)
			.toEqual([{ key: 'catalogue.title', page: '/fr-fr/products', languageCode: 'fr-FR', times: 1 }]);
		await shop.nobody().ask('/fr-fr/products');
		expect((await seen())[0]?.times).toBe(1);
		const others = await shop.rows((sql) => sql`select key from missing_texts where language_code <> 'fr-FR'`);
		expect(others).toEqual([]);
	});
});
