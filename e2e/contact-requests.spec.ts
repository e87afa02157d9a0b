// What visitors send without JavaScript, what an editor builds of it, and what staff reply.
import { test } from './support/admin.ts';
import { accessibilityFaults, expect, openQuickly, overflows } from './support/shop.ts';

test('a visitor gets in touch without JavaScript: a topic, a time, details, with what is wrong beside its field', async ({
	browser,
	addressOf,
}) => {
	const context = await browser.newContext({ javaScriptEnabled: false });
	const page = await context.newPage();
	await page.goto(`${addressOf('demo')}/en-gb/get-in-touch`);
	await page.getByRole('link', { name: 'Request a quote' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request a quote');
	await page.getByRole('checkbox').first().check({ force: true });
	await page.getByLabel('Your name').fill('Ida Plain');
	await page.getByRole('main').getByLabel('E-mail address').fill('ida@nowhere');
	await page.getByRole('button', { name: 'Send', exact: true }).click();
	await expect(page.getByText('Please enter a valid email address.')).toBeVisible();
	await expect(page.getByLabel('Your name')).toHaveValue('Ida Plain');
	await expect(page.getByRole('checkbox').first()).toBeChecked();
	await page.getByRole('main').getByLabel('E-mail address').fill('ida@example.com');
	await page.getByRole('button', { name: 'Send', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your request has been sent');
	// The onboarding widget of a page, in its place.
	await page.goto(`${addressOf('demo')}/en-gb/gruenderpaket`);
	await page.getByRole('main').getByLabel('E-mail address').fill('starter@example.com');
	await page.getByRole('button', { name: 'Send me the link' }).click();
	await expect(page.getByText('You will shortly receive an e-mail with a link to book a meeting.')).toBeVisible();
	await context.close();
});

test('the page to get in touch validates before it sends, is usable by keyboard, and has no fault', async ({
	page,
	addressOf,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/get-in-touch?topic=2`);
	for (const width of [390, 1440]) {
		await page.setViewportSize({ width, height: 900 });
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(await overflows(page)).toBe(false);
	}
	await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
	await expect(page.getByLabel('Message', { exact: false }).first()).toBeFocused();
	const times = page.getByRole('checkbox');
	for (const index of [0, 1, 2]) await times.nth(index).press(' ');
	await expect(times.nth(3)).toBeDisabled();
	await page.getByLabel('Your name').fill('Keyboard');
	await page.getByRole('main').getByLabel('E-mail address').fill('keyboard@example.com');
	await page.getByRole('button', { name: 'Send', exact: true }).press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, your request has been sent');
	expect(await accessibilityFaults(page)).toEqual([]);
});

test('an editor configures an action widget, and staff accept a time that was proposed', async ({
	admin: page,
	go,
	ask,
}) => {
	const names = ['de-DE', 'en-GB'].map((languageCode) => ({ languageCode, translation: 'Aktion' }));
	const { createPage } = await ask<{ createPage: { id: string } }>(
		'mutation ($input: NewPageInput!) { createPage(input: $input) { id } }',
		{ input: { kind: 'page', names } },
	);
	await go(`/admin/pages/${createPage.id}/edit`);
	await page.getByRole('button', { name: 'Insert the first section' }).click();
	const insert = page.getByRole('dialog', { name: 'Insert block' });
	await insert.getByRole('tab', { name: 'Special', exact: true }).click();
	await insert.getByRole('button', { name: 'Action widget', exact: true }).click();
	// At the handle of a new section letters mean nothing until one comes back to it.
	await page.locator('[data-handle]').first().blur();
	await page.locator('[data-handle]').first().press('s');
	const settings = page.getByRole('complementary', { name: /^Settings: Action widget/ });
	await settings.getByRole('button', { name: 'Edit' }).first().click();
	const dialog = page.getByRole('dialog', { name: 'Configure the action widget' });
	await dialog.getByRole('radio', { name: 'Substack subscription' }).check();
	await dialog.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Validation error', { exact: true }).first()).toBeVisible();
	await dialog.getByLabel('Publication URL').fill('letters.substack.com');
	expect(await accessibilityFaults(page)).toEqual([]);
	await dialog.getByRole('button', { name: 'Save', exact: true }).click();
	await expect(page.getByText('Action widget configuration saved successfully').first()).toBeVisible();
	await expect(page.locator('[data-canvas]')).toContainText('letters.substack.com');

	await go('/admin/crm/requests');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Requests');
	expect(await accessibilityFaults(page)).toEqual([]);
	await page
		.getByRole('link', { name: /Birte Carstensen/ })
		.first()
		.click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Request of Birte Carstensen');
	await page.getByRole('button', { name: 'Send reply' }).click();
	await expect(page.getByText('Please write something or accept a time.')).toBeVisible();
	await page.getByRole('radio').first().check();
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole('button', { name: 'Send reply' }).click();
	await expect(page.getByText('Answered', { exact: true }).first()).toBeVisible();
	await expect(page.getByText(/^Accepted: /).first()).toBeVisible();
});
