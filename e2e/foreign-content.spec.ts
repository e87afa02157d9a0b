// Content of other sites: nothing of it is loaded before a visitor wants it.
import { test } from './support/admin.ts';
import { accessibilityFaults, expect, openQuickly } from './support/shop.ts';

const player = '<!doctype html><title>Player</title><p>The film plays.</p>';

test('a video is put on a page, and its provider is not called before a visitor has agreed and presses play', async ({
	admin: page,
	go,
	ask,
	context,
}) => {
	const names = ['de-DE', 'en-GB'].map((languageCode) => ({ languageCode, translation: 'Film' }));
	const { createPage } = await ask<{ createPage: { id: string } }>(
		'mutation ($input: NewPageInput!) { createPage(input: $input) { id } }',
		{ input: { kind: 'page', names } },
	);
	await go(`/admin/pages/${createPage.id}/edit`);
	await page.getByRole('button', { name: 'Insert the first section' }).click();
	const insert = page.getByRole('dialog', { name: 'Insert block' });
	await insert.getByRole('tab', { name: 'Special', exact: true }).click();
	await insert.getByRole('button', { name: 'Video', exact: true }).click();
	const canvas = page.locator('[data-canvas]');
	await expect(canvas).toContainText('No address of a video yet.');
	// At the handle of a new section letters mean nothing until one comes back to it.
	await page.locator('[data-handle]').first().blur();
	await page.locator('[data-handle]').first().press('s');
	const settings = page.getByRole('complementary', { name: /^Settings: Video/ });
	const address = settings.getByLabel('Address of the video');
	await address.fill('https://shop.example/film');
	await address.press('Tab');
	await expect(settings).toContainText('Doesn’t look like a video.');
	await address.fill('youtu.be/aqz-KE-bpKQ');
	await address.press('Tab');
	await expect(address).toHaveValue('https://youtu.be/aqz-KE-bpKQ');
	await expect(canvas.getByRole('link', { name: 'Watch at YouTube' })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole('region', { name: 'Page editor' }).getByRole('button', { name: 'Publish' }).click();
	const publish = page.getByRole('dialog', { name: 'Publish page' });
	await publish.getByRole('button', { name: 'Publish now' }).click();
	await expect(publish).toHaveCount(0);

	const elsewhere: string[] = [];
	await context.route('https://www.youtube-nocookie.com/**', (route) => {
		elsewhere.push(route.request().url());
		return route.fulfill({ contentType: 'text/html', body: player });
	});
	const film = new URL('/en-gb/film', page.url()).href;
	await openQuickly(page, film);
	const play = page.getByRole('button', { name: 'Play video: A look over our shoulder' });

	await test.step('without consent it asks first, and loads this video alone', async () => {
		const question = page.getByRole('region', { name: 'Load a video from YouTube?' });
		await play.press('Enter');
		await expect(question).toContainText('YouTube learns your IP address');
		// The tools of editors come later, and leave the page as it is.
		await expect(page.getByRole('button', { name: 'Edit page' })).toBeVisible();
		await expect(question.getByRole('button', { name: 'Load video' })).toBeFocused();
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(elsewhere).toEqual([]);
		await page.keyboard.press('Enter');
		await expect(page.frameLocator('iframe').getByText('The film plays.')).toBeVisible();
		expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&rel=0']);
	});
	await test.step('who has agreed presses play once', async () => {
		await page.reload();
		await page.evaluate(
			"localStorage.setItem('consent', localStorage.getItem('consent').replace('\"external\":false', '\"external\":true'))",
		);
		await play.click();
		await expect(page.frameLocator('iframe').getByText('The film plays.')).toBeVisible();
	});
	await test.step('a page that is opened without a new document gets the policy that it needs', async () => {
		await openQuickly(page, new URL('/en-gb/about', page.url()).href);
		await page.evaluate(
			`history.pushState(null, '', ${JSON.stringify(film)}); dispatchEvent(new PopStateEvent('popstate'))`,
		);
		await expect(page.locator('html[data-loads="youtube"]')).toHaveCount(1);
	});
});
