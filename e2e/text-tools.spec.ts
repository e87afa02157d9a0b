import type { Page } from '@playwright/test';
import { changeTexts, signIn } from './support/people.ts';
import { accessibilityFaults, expect, openQuickly, overflows } from './support/shop.ts';
import { beginEditing, button, editor, openMarked, place, test } from './support/text-editing.ts';

test('the texts of a page: all of them in one grid, and their outlines for as long as they are wanted', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'atelier', 'translator');
	await openMarked(page, `${addressOf('atelier')}/`);
	await test.step('all texts of the page are edited in one grid and saved at once', async () => {
		await button(page, 'Tools').click();
		await button(page, 'Texts on this page').click();
		const dialog = page.getByRole('dialog', { name: 'Texts on this page' });
		await expect(dialog.getByText('header.skipToContent')).toBeVisible();
		expect(await accessibilityFaults(page)).toEqual([]);
		for (const [key, words] of [
			['header.skipToContent', 'Straight to the point'],
			['header.menu', 'All there is'],
		]) {
			await dialog
				.getByRole('row', { name: new RegExp(`${key}\\b`) })
				.locator('[data-language="en-GB"]')
				.click();
			const field = dialog.getByRole('textbox', { name: 'English' });
			await expect(field).toBeFocused();
			await field.fill(words ?? '');
			await page.keyboard.press('ControlOrMeta+Enter');
		}
		await dialog.getByRole('button', { name: 'Close' }).click();
		await page.getByRole('dialog', { name: 'Save changes?' }).getByRole('button', { name: 'Save & Close' }).click();
		await expect(dialog).toHaveCount(0);
		await expect(page.locator('[data-text="header.skipToContent"]')).toHaveText('Straight to the point');
		await expect(page.locator('summary').first()).toHaveAttribute('aria-label', 'All there is');
	});
	await test.step('the outlines are there only while the controls and the floating button are both on, and reset ends both', async () => {
		const outlined = page.locator('html[data-language-controls]');
		await expect(button(page, 'Tools')).toBeVisible();
		await expect(outlined).not.toBeAttached();
		await beginEditing(page);
		await button(page, 'Tools').click();
		await button(page, 'Keep this setting').click();
		await expect(page.getByText('Kept in this browser.')).toBeVisible();
		await page.reload({ waitUntil: 'domcontentloaded' });
		await expect(outlined).toBeAttached();
		await button(page, 'Tools').click();
		await button(page, 'Switch everything off').click();
		await expect(outlined).not.toBeAttached();
		await expect(button(page, 'Tools')).toHaveCount(0);
		expect(await page.evaluate<string | null>("localStorage.getItem('flags')")).toBeNull();
		await page.evaluate("localStorage.setItem('flags', JSON.stringify({ languageControls: true }))");
		await openQuickly(page, page.url());
		await expect(page.locator('main [data-text]').first()).toBeVisible();
		await expect(outlined).not.toBeAttached();
	});
});

test('a page that editors have built leads to its own texts among the translations', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	await button(page, 'Tools').click();
	await page.getByRole('link', { name: 'Translate page content' }).click();
	await expect(page.getByRole('tab', { name: 'Page texts', selected: true })).toBeVisible();
	await expect(page.getByRole('combobox', { name: 'Page', exact: true })).not.toHaveValue('');
	await expect(page.getByRole('row').filter({ hasText: 'Well printed. Right on time.' })).toHaveCount(1);
});

/** A finger on a text for as long as it takes until something has happened. */
async function touch(page: Page, key: string, untilThen: () => Promise<void>): Promise<void> {
	await place(page, key).scrollIntoViewIfNeeded();
	const box = await place(page, key).boundingBox();
	const client = await page.context().newCDPSession(page);
	await client.send('Emulation.setTouchEmulationEnabled', { enabled: true });
	const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }];
	await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
	await untilThen();
	await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('the cart with its texts marked: for an admin, for a translator, and under a finger', async ({
	page: admin,
	context,
	server,
	addressOf,
}) => {
	const cart = `${addressOf('demo')}/en-gb/cart`;
	await signIn(context, server, 'demo', 'admin');
	await openMarked(admin, cart);
	for (const width of [390, 1440])
		await test.step(`the editor at ${width} px: nothing for axe to find, nothing overflows`, async () => {
			await admin.setViewportSize({ width, height: 900 });
			await button(admin, 'Tools').click();
			expect(await accessibilityFaults(admin)).toEqual([]);
			await admin.getByRole('checkbox', { name: 'Edit texts' }).check();
			await button(admin, 'Tools').click();
			await place(admin, 'cartPage.cart.subline').click();
			await expect(editor(admin).getByRole('textbox').first()).toBeVisible();
			await editor(admin).getByRole('button', { name: 'History' }).click();
			expect(await overflows(admin)).toBe(false);
			expect(await accessibilityFaults(admin)).toEqual([]);
			await admin.keyboard.press('Escape');
			await expect(editor(admin)).toBeHidden();
		});

	const page = await context.newPage();
	await test.step('a locked text is for admins alone', async () => {
		await place(admin, 'cartPage.cart.empty').click();
		await editor(admin).getByRole('button', { name: 'Lock', exact: true }).click();
		await expect(editor(admin).getByRole('button', { name: 'Unlock' })).toBeVisible();
		await context.clearCookies();
		await signIn(context, server, 'demo', 'translator');
		await openMarked(page, cart);
		await beginEditing(page);
		await place(page, 'cartPage.cart.empty').click();
		await expect(editor(page).getByText('The text is locked. Only admins can change it.')).toBeVisible();
		await expect(editor(page).getByRole('textbox').first()).toBeDisabled();
		await page.keyboard.press('Escape');
		await expect(editor(page)).toBeHidden();
	});
	await test.step('with Ctrl held the page is used as ever', async () => {
		const opened = context.waitForEvent('page');
		await place(page, 'cartPage.browse').click({ modifiers: ['Control'] });
		const other = await opened;
		await expect(other).toHaveURL(/\/en-gb\/products/);
		await other.close();
		await expect(editor(page)).toBeHidden();
	});
	const words = place(page, 'cartPage.cart.emptyText');
	const before = (await words.textContent()) ?? '';
	await test.step('the machine suggests a translation, which is stored only after saving', async () => {
		await words.click();
		await editor(page).getByRole('button', { name: 'Translate by machine' }).click();
		await expect(editor(page).getByRole('textbox', { name: 'Deutsch' })).toHaveValue(new RegExp(before));
		await page.keyboard.press('Escape');
		await page.getByRole('dialog', { name: 'Save changes?' }).getByRole('button', { name: 'Discard' }).click();
		await expect(editor(page)).toBeHidden();
		const { body } = await server.ask('/cart', { host: 'demo.localhost' });
		expect(body).toContain('Suchen Sie sich etwas aus, wählen Sie die Auflage');
		expect(body).not.toContain(before);
	});
	await test.step('on a touch screen a long press chooses a text, a short one does what it always did', async () => {
		await page.setViewportSize({ width: 390, height: 844 });
		await touch(page, 'cartPage.cart.subline', () => expect(editor(page)).toBeVisible());
		await expect(editor(page).getByText('cartPage.cart.subline')).toBeVisible();
		await button(page, 'Close').click();
		await expect(editor(page)).toBeHidden();
		await touch(page, 'cartPage.browse', () => Promise.resolve());
		await expect(page).toHaveURL(/\/products/);
	});
	await test.step('a page without texts of its own leads to all translations, and an admin unlocks what is locked', async () => {
		await page.goBack();
		await button(page, 'Tools').click();
		await expect(page.getByRole('link', { name: 'All translations' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Translate page content' })).toHaveCount(0);
		await context.clearCookies();
		await signIn(context, server, 'demo', 'admin');
		await editor(admin).getByRole('button', { name: 'Unlock' }).click();
		await expect(editor(admin).getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
		await page.close();
	});
});

test('a browser caches the messages until the shop changes one', async ({ page, server, addressOf }) => {
	const asked: string[] = [];
	page.on('request', (request) => {
		if (request.url().includes('c=InterfaceTexts')) asked.push(request.postData() ?? '');
	});
	const openMenu = async () => {
		await openQuickly(page, `${addressOf('atelier')}/`);
		await page.getByRole('link', { name: 'Sign in' }).first().click();
		await expect(page.getByRole('navigation', { name: 'Account' })).toBeVisible();
		await expect(page.getByRole('link', { name: 'Home' }).first()).toBeVisible();
		return asked.filter((body) => body.includes('userMenu')).length;
	};
	expect(await openMenu()).toBe(1);
	const stored = `new Promise((resolve) => {
		const request = indexedDB.open('translations');
		request.onsuccess = () => resolve(request.result.version);
	})`;
	expect(await page.evaluate<number>(stored)).toBe(2);
	expect(await openMenu()).toBe(1);
	await changeTexts(server, 'atelier', { 'userMenu.signUp': 'Join us' });
	expect(await openMenu()).toBe(2);
	await expect(page.getByText('Join us')).toBeVisible();
});
