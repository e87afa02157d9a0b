import { signIn } from './support/people.ts';
import { accessibilityFaults, expect, openQuickly, overflows } from './support/shop.ts';
import { beginEditing, button, editor, openMarked, place, test } from './support/text-editing.ts';

test.use({ trace: 'off' });

test('the outlines are there only while the controls and the floating button are both on, and reset ends both', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await signIn(context, server, 'demo', 'translator');
	await openMarked(page, `${addressOf('demo')}/en-gb`);
	const outlined = page.locator('html[data-language-controls]');
	await expect(button(page, 'Tools')).toBeVisible();
	await expect(outlined).not.toBeAttached();
	await beginEditing(page);
	await button(page, 'Tools').click();
	await button(page, 'Keep this setting').click();
	await expect(page.getByText('Kept in this browser.')).toBeVisible();
	await page.reload();
	await expect(outlined).toBeAttached();
	await button(page, 'Tools').click();
	await button(page, 'Switch everything off').click();
	await expect(outlined).not.toBeAttached();
	await expect(button(page, 'Tools')).toHaveCount(0);
	expect(await page.evaluate<string | null>("localStorage.getItem('flags')")).toBeNull();
	await page.evaluate("localStorage.setItem('flags', JSON.stringify({ languageControls: true }))");
	await page.reload();
	await expect(page.locator('main [data-text]').first()).toBeVisible();
	await expect(outlined).not.toBeAttached();
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
	await openMarked(page, `${addressOf('demo')}/en-gb/cart`);
	await button(page, 'Tools').click();
	await expect(page.getByRole('link', { name: 'All translations' })).toBeVisible();
	await expect(page.getByRole('link', { name: 'Translate page content' })).toHaveCount(0);
});

test('with Ctrl held the page is used as ever', async ({ page, context, edit }) => {
	await edit('demo', '/en-gb/cart');
	const opened = context.waitForEvent('page');
	await place(page, 'cartPage.browse').click({ modifiers: ['Control'] });
	await expect(await opened).toHaveURL(/\/en-gb\/products/);
	await expect(editor(page)).toBeHidden();
});

test('a locked text is for admins alone', async ({ page, edit }) => {
	await edit('demo', '/en-gb/cart', 'admin');
	await place(page, 'cartPage.cart.empty').click();
	await editor(page).getByRole('button', { name: 'Lock', exact: true }).click();
	await expect(editor(page).getByRole('button', { name: 'Unlock' })).toBeVisible();
	await edit('demo', '/en-gb/cart');
	await place(page, 'cartPage.cart.empty').click();
	await expect(editor(page).getByText('The text is locked. Only admins can change it.')).toBeVisible();
	await expect(editor(page).getByRole('textbox').first()).toBeDisabled();
	await edit('demo', '/en-gb/cart', 'admin');
	await place(page, 'cartPage.cart.empty').click();
	await editor(page).getByRole('button', { name: 'Unlock' }).click();
	await expect(editor(page).getByRole('button', { name: 'Lock', exact: true })).toBeVisible();
});

test('a visitor gets no mark and no byte of the editor', async ({ page, addressOf }) => {
	const scripts: string[] = [];
	page.on('response', async (response) => {
		if (response.url().endsWith('.js')) scripts.push(await response.text());
	});
	await page.goto(`${addressOf('demo')}/`, { waitUntil: 'networkidle' });
	expect(await page.content()).not.toMatch(/data-text|textMarks|textEditing/);
	expect(scripts.length).toBeGreaterThan(1);
	expect(scripts.filter((code) => /data-language-controls|data-text-attributes|changeTexts/.test(code))).toEqual([]);
});

for (const width of [390, 1440]) {
	test(`the editor at ${width} px: nothing for axe to find, nothing overflows`, async ({
		page,
		context,
		server,
		addressOf,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await signIn(context, server, 'demo', 'admin');
		await openMarked(page, `${addressOf('demo')}/en-gb/cart`);
		await button(page, 'Tools').click();
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.getByRole('checkbox', { name: 'Edit texts' }).check();
		await button(page, 'Tools').click();
		await place(page, 'cartPage.cart.subline').click();
		await expect(editor(page).getByRole('textbox').first()).toBeVisible();
		await editor(page).getByRole('button', { name: 'History' }).click();
		expect(await overflows(page)).toBe(false);
		expect(await accessibilityFaults(page)).toEqual([]);
	});
}

test.describe('on a touch screen', () => {
	test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

	test('a long press chooses a text, a short one does what it always did', async ({ page, context, edit }) => {
		await edit('demo', '/en-gb/cart');
		const heading = place(page, 'cartPage.cart.subline');
		await heading.scrollIntoViewIfNeeded();
		const box = await heading.boundingBox();
		const client = await context.newCDPSession(page);
		const touchPoints = [{ x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }];
		await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
		await expect(editor(page)).toBeVisible();
		await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
		await expect(editor(page).getByText('cartPage.cart.subline')).toBeVisible();
		await button(page, 'Close').click();
		await expect(editor(page)).toBeHidden();
		await place(page, 'cartPage.browse').tap();
		await expect(page).toHaveURL(/\/products/);
	});
});

test('a browser keeps words until the shop changes one', async ({ page, context, server, addressOf }) => {
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

	const translator = await context.browser()?.newContext();
	if (!translator) throw new Error('no browser');
	await signIn(translator, server, 'atelier', 'translator');
	const other = await translator.newPage();
	await other.goto(addressOf('atelier'), { waitUntil: 'domcontentloaded' });
	await other.evaluate(`fetch('/service-api/graphql', {
		method: 'POST', headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ query: 'mutation { changeTexts(changes: [{ key: "userMenu.signUp", languageCode: "en-GB", text: "Join us" }]) { faults { fault } } }' }),
	})`);
	expect(await openMenu()).toBe(2);
	await expect(page.getByText('Join us')).toBeVisible();
});

test('all texts of the page are edited in one grid and saved at once', async ({ page, context, server, addressOf }) => {
	await signIn(context, server, 'atelier', 'translator');
	await openMarked(page, `${addressOf('atelier')}/`);
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

test('a machine suggests a translation, which is saved only when somebody saves it', async ({
	page,
	addressOf,
	edit,
}) => {
	await edit('demo', '/en-gb/cart');
	const words = place(page, 'cartPage.cart.emptyText');
	const before = (await words.textContent()) ?? '';
	await words.click();
	await editor(page).getByRole('button', { name: 'Translate by machine' }).click();
	await expect(editor(page).getByRole('textbox', { name: 'Deutsch' })).toHaveValue(new RegExp(before));
	await page.keyboard.press('Escape');
	await page.getByRole('dialog', { name: 'Save changes?' }).getByRole('button', { name: 'Discard' }).click();
	await expect(editor(page)).toBeHidden();
	await openMarked(page, `${addressOf('demo')}/cart`);
	await expect(place(page, 'cartPage.cart.emptyText')).not.toHaveText(new RegExp(before));
});
