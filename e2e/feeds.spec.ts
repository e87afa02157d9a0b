// A feed comes from its address in the page editor to what visitors see.
import { test } from './support/admin.ts';
import { accessibilityFaults, expect, openQuickly } from './support/shop.ts';

test('the feed of a blog is put on a page, whose visitors read it without asking the blog', async ({
	admin: page,
	go,
	ask,
}) => {
	const names = ['de-DE', 'en-GB'].map((languageCode) => ({ languageCode, translation: 'Neuigkeiten' }));
	const { createPage } = await ask<{ createPage: { id: string } }>(
		'mutation ($input: NewPageInput!) { createPage(input: $input) { id } }',
		{ input: { kind: 'page', names } },
	);
	await go(`/admin/pages/${createPage.id}/edit`);
	await page.getByRole('button', { name: 'Insert the first section' }).click();
	const insert = page.getByRole('dialog', { name: 'Insert block' });
	await insert.getByRole('tab', { name: 'Special', exact: true }).click();
	await insert.getByRole('button', { name: 'RSS feed', exact: true }).click();
	const canvas = page.locator('[data-canvas]');
	await expect(canvas).toContainText('No RSS feed URL configured. Please edit the settings to add a feed URL.');

	// At the handle of a new section letters mean nothing until one comes back to it.
	await page.locator('[data-handle]').first().blur();
	await page.locator('[data-handle]').first().press('s');
	const settings = page.getByRole('complementary', { name: /^Settings: RSS feed/ });
	const address = settings.getByLabel('Address of the feed');
	await address.fill('https://blog.example:8443/feed');
	await address.press('Tab');
	await expect(settings).toContainText('Doesn’t look like the address of a feed.');
	await address.fill('https://nothing.druckwerk-nord.example/feed');
	await address.press('Tab');
	await expect(canvas).toContainText('Error: Nothing can be fetched from this address', { timeout: 30_000 });

	// As feed readers hand it on.
	await address.fill('feed://werkstatt.druckwerk-nord.example/feed.xml');
	await address.press('Tab');
	await expect(address).toHaveValue('https://werkstatt.druckwerk-nord.example/feed.xml');
	await expect(canvas.getByRole('heading', { name: 'Beschnitt, in zwei Minuten erklärt' })).toBeVisible({
		timeout: 30_000,
	});
	await settings.getByLabel('Only items of this category').fill('werkstatt');
	await settings.getByLabel('Only items of this category').press('Enter');
	await expect(canvas.getByRole('article')).toHaveCount(2);
	expect(await accessibilityFaults(page)).toEqual([]);

	await page.getByRole('region', { name: 'Page editor' }).getByRole('button', { name: 'Publish' }).click();
	const publish = page.getByRole('dialog', { name: 'Publish page' });
	await publish.getByRole('button', { name: 'Publish now' }).click();
	await expect(publish).toHaveCount(0);

	const elsewhere: string[] = [];
	page.on('request', (request) => {
		if (new URL(request.url()).host !== new URL(page.url()).host) elsewhere.push(request.url());
	});
	await openQuickly(page, new URL('/neuigkeiten', page.url()).href);
	const article = page.getByRole('article').filter({ hasText: 'Die neue Bogenmaschine ist da' });
	await expect(article.getByRole('link', { name: 'Weiterlesen auf werkstatt.druckwerk-nord.example' })).toBeVisible();
	await expect(article.locator('img')).toHaveAttribute('src', /^\/media\/feeds\/.*\.webp$/);
	expect(elsewhere).toEqual([]);
});
