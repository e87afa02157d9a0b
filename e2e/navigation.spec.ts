import type { Page } from '@playwright/test';
import { said, test } from './support/admin.ts';
import { signIn } from './support/people.ts';
import { accessibilityFaults, expect, open } from './support/shop.ts';

interface Menu {
	menu: 'header' | 'footer';
	revision: number;
	items: { labels: object; roles: string[] }[];
}

/** Within a row of the tree the arrows lead from one button to the next. */
async function reachInRow(admin: Page, name: string): Promise<void> {
	const button = admin.getByRole('button', { name, exact: true });
	for (let press = 0; press < 12; press += 1) {
		if (await button.evaluate((one) => one.matches(':focus'))) return;
		await admin.keyboard.press('ArrowRight');
	}
	await expect(button).toBeFocused();
}

test('a menu is built by keyboard, saved, and shown in two languages to those who may see it', async ({
	admin,
	go,
	ask,
	browser,
	server,
	addressOf,
}) => {
	test.slow();
	const read = '{ navigationMenus(language: "de-DE") { menu revision items } }';
	const before = (await ask<{ navigationMenus: Menu[] }>(read)).navigationMenus;
	await go('/admin/settings/navigation');
	const tree = admin.getByRole('treegrid', { name: 'Header' });
	const rows = () => tree.getByRole('row').evaluateAll((all) => all.map((row) => row.getAttribute('data-key')));

	await test.step('the tab says what the shop has', async () => {
		await expect(tree.getByRole('row', { name: 'All categories' })).toBeVisible();
		expect(await accessibilityFaults(admin)).toEqual([]);
	});

	await test.step('items are added by keyboard: a heading, an address, a page', async () => {
		await admin.getByRole('button', { name: 'Add items: Header' }).focus();
		await admin.keyboard.press('Enter');
		const dialog = admin.getByRole('dialog');
		await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Heading');
		await dialog.getByRole('textbox', { name: 'Label' }).fill('Rundgang');
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.keyboard.press('Enter');
		await expect(dialog).toHaveCount(0);

		await admin.getByRole('button', { name: 'Add items: Header' }).press('Enter');
		await dialog.getByRole('combobox', { name: 'Type' }).selectOption('Link to an address');
		await dialog.getByRole('textbox', { name: 'Address' }).fill('http://example.com');
		await dialog.getByRole('textbox', { name: 'Label' }).fill('Verband');
		await admin.keyboard.press('Enter');
		await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveAccessibleDescription(
			/URL is not valid and must start with https:\/\/ or be relative and start with \//,
		);
		await dialog.getByRole('textbox', { name: 'Address' }).fill('https://example.com/verband');
		await dialog.getByRole('textbox', { name: 'Label' }).press('Enter');
		await expect(dialog).toHaveCount(0);

		await admin.getByRole('button', { name: 'Add items: Header' }).press('Enter');
		await dialog.getByRole('textbox', { name: 'Search' }).fill('faq');
		await dialog.getByRole('button', { name: 'Add Frequently asked questions' }).press('Enter');
		await admin.keyboard.press('Escape');
		await expect(tree.getByRole('row', { name: 'Frequently asked questions' }).last()).toBeVisible();
	});

	await test.step('an item is moved up and in by keyboard, and that is announced', async () => {
		await tree.getByRole('row', { name: 'Verband' }).focus();
		await reachInRow(admin, 'More for Verband');
		await admin.keyboard.press('Enter');
		await admin.getByRole('menuitem', { name: 'Move in' }).press('Enter');
		await expect(admin.getByText(/^Verband is now below Rundgang: position 1 of 1$/)).toBeAttached();
		const keys = await rows();
		await tree.getByRole('button', { name: 'Move Rundgang up' }).press('Enter');
		await expect(admin.getByText(/^Rundgang: position \d+ of \d+$/)).toBeAttached();
		expect(await rows()).not.toEqual(keys);
	});

	await test.step('labels in a second language and a role are set', async () => {
		await tree.getByRole('button', { name: 'Edit Rundgang' }).press('Enter');
		const drawer = admin.getByRole('dialog');
		await drawer.getByRole('textbox', { name: 'Label (English)' }).fill('Guided tour');
		expect(await accessibilityFaults(admin)).toEqual([]);
		await admin.keyboard.press('Escape');
		await expect(drawer).toHaveCount(0);
	});

	await test.step('what was removed comes back', async () => {
		await tree.getByRole('button', { name: 'More for Guided tour' }).click();
		await admin.getByRole('menuitem', { name: 'Remove' }).click();
		await expect(tree.getByRole('row', { name: 'Guided tour' })).toHaveCount(0);
		await admin.getByRole('button', { name: 'Undo' }).click();
		await expect(tree.getByRole('row', { name: 'Guided tour' })).toBeVisible();
	});

	await test.step('the preview shows it at three widths before it is saved', async () => {
		const frame = admin.frameLocator('iframe[title^="Header and footer at"]');
		await expect(frame.getByRole('banner')).toContainText('Guided tour');
		await admin.getByRole('radio', { name: '390 pixels' }).check();
		await expect(admin.locator('iframe[title="Header and footer at 390 pixels"]')).toBeVisible();
		await frame.locator('summary').first().click();
		await expect(frame.getByRole('navigation', { name: 'Main menu' })).toContainText('Guided tour');
	});

	await test.step('leaving asks, saving says so', async () => {
		await admin.getByRole('radio', { name: '1440 pixels' }).check();
		await admin.keyboard.press('ControlOrMeta+s');
		await said(admin, 'Navigation saved');
	});

	await test.step('whoever began with an older state is told, and nothing is lost', async () => {
		await tree.getByRole('button', { name: 'Move Guided tour up' }).click();
		const [header] = (await ask<{ navigationMenus: Menu[] }>(read)).navigationMenus;
		await ask(
			'mutation($items: JSON!, $revision: Int) { saveNavigation(menu: header, items: $items, revision: $revision) { revision } }',
			{ items: header?.items, revision: header?.revision },
		);
		const keys = await rows();
		await admin.keyboard.press('ControlOrMeta+s');
		await expect(admin.getByText(/Somebody else has changed these settings meanwhile/).first()).toBeVisible();
		expect(await rows()).toEqual(keys);
	});

	await test.step('an item for a role is hidden from guests', async () => {
		const { navigationMenus: menus } = await ask<{ navigationMenus: Menu[] }>(read);
		const { navigationRoles: roles } = await ask<{ navigationRoles: { id: string; label: string }[] }>(
			'{ navigationRoles { id label } }',
		);
		const role = roles.find(({ label }) => /Stammkund/.test(label));
		const [header] = menus;
		const items = header?.items.map((item) =>
			JSON.stringify(item.labels).includes('Rundgang') ? { ...item, roles: [role?.id] } : item,
		);
		const guest = await browser.newPage({ viewport: { width: 1440, height: 900 } });
		for (const [path, label] of [
			['', 'Rundgang'],
			['/en-gb', 'Guided tour'],
		] as const) {
			await open(guest, `${addressOf('demo')}${path}/`);
			await expect(guest.getByRole('banner')).toContainText(label);
		}
		await ask('mutation($items: JSON!) { saveNavigation(menu: header, items: $items) { revision } }', { items });
		await expect(async () => {
			const answer = await guest.goto(`${addressOf('demo')}/`);
			expect(await answer?.text()).not.toContain('Rundgang');
		}).toPass({ timeout: 5000 });
		await signIn(guest.context(), server, 'demo', 'shopper');
		await open(guest, `${addressOf('demo')}/`);
		await expect(guest.getByRole('banner')).toContainText('Rundgang');
		await guest.context().close();
	});

	for (const { menu, items } of before)
		await ask(
			'mutation($menu: NavigationMenuName!, $items: JSON!) { saveNavigation(menu: $menu, items: $items) { revision } }',
			{ menu, items },
		);
});

test('a long menu stands in one row, and what does not fit is under More, by keyboard, mouse and without scripts', async ({
	page,
	addressOf,
	browser,
}) => {
	await page.setViewportSize({ width: 1180, height: 800 });
	await open(page, `${addressOf('demo')}/`);
	const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
	const more = menu.getByRole('button', { name: 'Mehr', exact: true });
	await test.step('the row is as high as one entry', async () => {
		await expect(more).toBeVisible();
		expect((await menu.boundingBox())?.height).toBeLessThanOrEqual(50);
	});
	await test.step('by keyboard', async () => {
		await more.focus();
		await page.keyboard.press('Enter');
		await expect(menu.getByRole('link', { name: 'Gründerpaket' })).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.keyboard.press('Escape');
		await expect(menu.getByRole('link', { name: 'Gründerpaket' })).toHaveCount(0);
		await expect(more).toBeFocused();
	});
	await test.step('by mouse; an address elsewhere opens another tab', async () => {
		await more.hover();
		const outside = menu.getByRole('link', { name: 'Fogra' });
		await expect(outside).toHaveAttribute('target', '_blank');
		await expect(outside).toHaveAttribute('rel', /noopener/);
	});
	await test.step('at 800 px the menu is folded, with nested lists', async () => {
		await page.setViewportSize({ width: 800, height: 800 });
		await page.getByRole('banner').locator('summary').first().click();
		await menu.getByText('Mehr in Service').or(menu.locator('summary[aria-label="Mehr in Service"]')).click();
		await expect(menu.getByText('Hilfe', { exact: true })).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
	});
	await test.step('without scripts everything is there', async () => {
		const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1180, height: 800 } });
		const plain = await context.newPage();
		await plain.goto(`${addressOf('demo')}/`);
		await expect(plain.getByRole('banner').getByRole('link', { name: 'Fogra' })).toBeVisible();
		await expect(plain.getByRole('contentinfo').getByRole('heading', { name: 'Rechtliches' })).toBeVisible();
		await context.close();
	});
});
