import { readFile } from 'node:fs/promises';
import type { FrameLocator, Page } from '@playwright/test';
import type { ServerProcess } from '../server/testing/server-process.ts';
import { test as administration, answer, said } from './support/admin.ts';
import { signIn } from './support/people.ts';
import { accessibilityFaults, expect, overflows } from './support/shop.ts';

const test = administration.extend<{ editor: Page; previews: 1 | 3 }>({
	/** How many of them there is room for: each is a page of its own. */
	previews: [3, { option: true }],
	/** The theme editor with its previews, in English. The next test finds what this one has left. */
	editor: async ({ admin, addressOf, previews }, use) => {
		if (previews === 1) await admin.setViewportSize({ width: 1100, height: 900 });
		await openEditor(admin, addressOf('demo'));
		await use(admin);
		await untilSaved(admin);
	},
});

test.describe.configure({ mode: 'serial' });

async function openEditor(page: Page, address: string, base = '/en-gb'): Promise<void> {
	await page.goto(`${address}${base}/themeeditor`, { waitUntil: 'domcontentloaded' });
	await expect(page.locator('iframe').first()).toBeVisible();
}

const untilSaved = (page: Page) => expect(page.getByText(/^(Not saved yet|Saving draft …)$/)).toHaveCount(0);
const preview = (page: Page, name: string): FrameLocator => page.frameLocator(`iframe[title="Preview: ${name}"]`);
const value = (page: Page) => page.getByRole('textbox', { name: 'Colour value or path' });
/** As text: what runs in a page is not for the compiler of the server. */
const colourOf = async (frame: FrameLocator, variable: string) =>
	String(
		await frame.locator('html').evaluate(`getComputedStyle(document.documentElement).getPropertyValue('${variable}')`),
	);

async function chooseToken(page: Page, path: string): Promise<void> {
	await page.getByRole('tab', { name: 'Colours' }).click();
	await page.getByRole('searchbox', { name: 'Find a colour' }).fill(path);
	await page.locator(`[data-token="${path}"]`).click();
}

/** What a visitor is sent. */
const visit = async (server: ServerProcess, path = '/en-gb') =>
	(await server.ask(path, { host: 'demo.localhost' })).body;

async function publishedColour(server: ServerProcess, variable: string): Promise<string | undefined> {
	const [, address = ''] =
		/<link rel="stylesheet" href="(\/theme\/[0-9a-f]{16}\.css)">/.exec(await visit(server)) ?? [];
	return new RegExp(`${variable}:([^;]+);`).exec(await visit(server, address))?.[1];
}

/** The first picture of a part of the page. */
async function pictureIn(server: ServerProcess, part: 'header' | 'main', path?: string): Promise<string | undefined> {
	const html = await visit(server, path);
	return /<img[^>]*>/.exec(html.slice(html.indexOf(`<${part}`)))?.[0];
}

/** Each tab in the width that the window has. */
async function lookThrough(page: Page): Promise<void> {
	for (const tab of await page.getByRole('tablist').getByRole('tab').all()) {
		await tab.click();
		expect(await overflows(page)).toBe(false);
		expect(await accessibilityFaults(page)).toEqual([]);
	}
}

test('a user without the right finds no theme editor, by address and by link', async ({
	page,
	addressOf,
	signIn: signInAs,
}) => {
	await page.goto(`${addressOf('demo')}/en-gb/themeeditor`, { waitUntil: 'commit' });
	expect(new URL(page.url()).pathname).toBe('/en-gb/login');
	await signInAs('editor');
	const response = await page.goto(`${addressOf('demo')}/en-gb/themeeditor`, { waitUntil: 'domcontentloaded' });
	expect(response?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('a colour is found, changed, linked and taken back', async ({ editor }) => {
	await test.step('a colour is seen in all three widths as it is typed, and taken back and done again by keys', async () => {
		await chooseToken(editor, 'applications.button.primary.border');
		const before = await value(editor).inputValue();
		for (const name of ['desktop', 'tablet', 'mobile'])
			await expect(preview(editor, name).getByRole('heading', { level: 1 })).toBeVisible();
		await value(editor).fill('#7a1f5c');
		for (const name of ['desktop', 'tablet', 'mobile']) {
			const call = preview(editor, name).getByRole('link', { name: 'See all products' }).first();
			await expect(call).toHaveCSS('border-top-color', 'rgb(122, 31, 92)');
		}
		await expect(editor.getByText('Draft saved')).toBeVisible();
		await value(editor).press('ControlOrMeta+z');
		await expect(value(editor)).toHaveValue(before);
		await value(editor).press('ControlOrMeta+Shift+z');
		await expect(value(editor)).toHaveValue('#7a1f5c');
		await expect(editor.getByText(/places? marked/)).toBeVisible();
		await expect(preview(editor, 'mobile').locator('[data-theme-place]')).not.toHaveCount(0);
		await untilSaved(editor);
		await editor.reload({ waitUntil: 'domcontentloaded' });
		await chooseToken(editor, 'applications.button.primary.border');
		await expect(value(editor)).toHaveValue('#7a1f5c');
		await editor.getByRole('button', { name: 'Undo' }).click();
		await expect(value(editor)).toHaveValue(before);
		await editor.getByRole('button', { name: 'Redo' }).click();
		await expect(value(editor)).toHaveValue('#7a1f5c');
		await expect(editor.getByText('Draft saved')).toBeVisible();
	});
	await test.step('what is no colour, a circle and a path to nowhere are refused beside the field, and the shop stays as it is', async () => {
		await chooseToken(editor, 'colors.primary.DEFAULT');
		const mobile = preview(editor, 'mobile');
		await expect(mobile.getByRole('heading', { level: 1 })).toBeVisible();
		const before = await colourOf(mobile, '--colors-primary-DEFAULT');
		const refused: [string, string][] = [
			[
				'red; } body { display: none',
				'Must be a valid color path (starting with "colors." or "applications.") or a direct color value (#hex, rgb, rgba).',
			],
			['#12', 'Must be a valid color path'],
			[
				'applications.button.primary.background',
				'Links in a circle: colors.primary.DEFAULT → applications.button.primary.background → colors.primary.DEFAULT',
			],
			['colors.nothing.here', 'There is no such colour: colors.nothing.here'],
		];
		for (const [typed, message] of refused) {
			await value(editor).fill(typed);
			await expect(editor.getByText(message)).toBeVisible();
			await expect(value(editor)).toHaveAttribute('aria-invalid', 'true');
			expect(await colourOf(mobile, '--colors-primary-DEFAULT')).toBe(before);
		}
		expect(await accessibilityFaults(editor)).toEqual([]);
		await value(editor).press('ControlOrMeta+z');
		await expect(value(editor)).not.toHaveAttribute('aria-invalid', 'true');
	});
	await test.step('by keyboard alone: a colour is found, opened, changed and linked', async () => {
		const { keyboard } = editor;
		const search = editor.getByRole('searchbox', { name: 'Find a colour' });
		await search.press('ControlOrMeta+a');
		await keyboard.type('catalogItem price');
		// Past the heading of the group, to the first colour in it.
		await keyboard.press('Tab');
		await keyboard.press('Tab');
		await expect(editor.locator('[data-token="applications.catalogItem.price"]')).toBeFocused();
		await keyboard.press('Enter');
		await keyboard.press('Tab');
		await keyboard.press('Tab');
		await expect(value(editor)).toBeFocused();
		await keyboard.press('ControlOrMeta+a');
		await keyboard.type('#123456');
		await expect.poll(() => colourOf(preview(editor, 'tablet'), '--applications-catalogItem-price')).toBe('#123456');
		await keyboard.press('Tab');
		await keyboard.press('ArrowRight');
		await expect(value(editor)).toHaveValue('rgb(18, 52, 86)');
		await keyboard.press('Tab');
		await expect(editor.getByRole('combobox', { name: 'Linked to' })).toBeFocused();
		await keyboard.type('Danger');
		await expect(value(editor)).toHaveValue('colors.danger.DEFAULT');
		await editor.getByRole('button', { name: 'Reset to default' }).press('Enter');
		await expect(value(editor)).toHaveValue('colors.body.dark');
	});
	await test.step('a link shows where it comes from and who follows it', async () => {
		await chooseToken(editor, 'applications.page.link');
		await editor.getByRole('combobox', { name: 'Linked to' }).selectOption('colors.body.link');
		await expect(editor.locator('[data-chain] li')).toHaveText([/Body text: Link/, /.*/, /#/].slice(0, 3));
		await editor.locator('[data-chain] button').first().click();
		await editor.getByRole('searchbox', { name: 'Find a colour' }).fill('colors.body.link');
		await editor.getByText(/colours follow it/).click();
		await expect(editor.locator('[data-used-by]')).toContainText('Page: Link');
	});
	await test.step('colours that cannot be read are named, with the nearest that can', async () => {
		await chooseToken(editor, 'applications.page.text');
		await value(editor).fill('#c8c8c8');
		await editor.getByRole('tab', { name: /Contrast/ }).click();
		const fault = editor.getByRole('listitem').filter({ hasText: 'Page: Text on Page: Background' });
		await expect(fault).toContainText('needed are 4.5 : 1');
		await fault.getByRole('button', { name: /^Use #/ }).click();
		await expect(fault).toHaveCount(0);
		expect(await accessibilityFaults(editor)).toEqual([]);
	});
	await test.step('a new main colour brings its shades, and all contrasts are mended and taken back in one step', async () => {
		await chooseToken(editor, 'colors.primary.DEFAULT');
		await value(editor).fill('#ff5a1f');
		await editor.getByRole('button', { name: 'Use matching shades' }).click();
		await expect(editor.getByText('The light and the dark shade match this colour.')).toBeVisible();
		await editor.getByRole('tab', { name: /Contrast/ }).click();
		const mend = editor.getByRole('button', { name: /^Fix all/ });
		const before = await mend.innerText();
		await mend.click();
		await expect(editor.getByText('Everything can be read well.')).toBeVisible();
		await editor.getByRole('button', { name: 'Undo' }).click();
		await expect(mend).toHaveText(before);
		expect(await accessibilityFaults(editor)).toEqual([]);
	});
});

test('the editor opens and closes, sets more than colours, and its previews can be chosen', async ({
	admin: editor,
	go,
}) => {
	await editor.setViewportSize({ width: 768, height: 844 });
	await test.step('the administration leads there', async () => {
		await go('/admin/settings');
		await editor.getByRole('main').getByRole('link', { name: 'Theme editor' }).click();
		await expect(editor.getByRole('heading', { level: 1, name: 'Theme editor' })).toBeVisible();
		await expect(editor).toHaveTitle('Theme editor · Druckwerk Nord');
	});
	await test.step('at 768 px, in en, everything fits and axe finds nothing', async () => {
		await expect(editor.locator('iframe')).toHaveCount(1);
		await lookThrough(editor);
	});
	await editor.setViewportSize({ width: 1440, height: 900 });
	await expect(editor.locator('iframe')).toHaveCount(3);
	await test.step('fonts, corners and outlines reach the previews', async () => {
		await editor.getByRole('tab', { name: 'Fonts' }).press('Enter');
		await editor.getByRole('group', { name: 'Headings' }).getByText('Playfair Display').click();
		const heading = preview(editor, 'desktop').getByRole('heading', { level: 1 });
		await expect(heading).toHaveCSS('font-family', /^"?Playfair Display/);
		await editor.getByRole('tab', { name: 'Shape' }).click();
		await editor.getByRole('radio', { name: 'Square' }).check();
		expect(await colourOf(preview(editor, 'desktop'), '--border-radius')).toBe('0px');
		await editor.getByRole('radio', { name: 'Thick' }).check();
		expect(await colourOf(preview(editor, 'tablet'), '--border-width')).toBe('2px');
	});
	await test.step('a preview that cannot be loaded says so and is tried again; another page is chosen', async () => {
		await editor.route('**/en-gb/login', (route) =>
			route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Proxy</title>' }),
		);
		await editor.getByRole('combobox', { name: 'Page in the preview' }).selectOption({ label: 'Sign in' });
		await expect(editor.getByText('An error occurred while loading the preview')).toHaveCount(3);
		await editor.unroute('**/en-gb/login');
		await editor.getByRole('button', { name: 'Reload preview' }).click();
		await expect(preview(editor, 'mobile').getByRole('heading', { level: 1 })).toHaveText('Sign in');
		await editor.getByText('Tablet', { exact: true }).click();
		await expect(editor.locator('iframe')).toHaveCount(1);
	});
	await test.step('closing leads back', async () => {
		await editor.getByRole('button', { name: 'Close' }).click();
		await expect(editor.getByRole('heading', { level: 1 })).toHaveText('Settings');
	});
});

test.describe('with one preview', () => {
	test.use({ previews: 1 });

	test('a theme is published and reverted, saved as a preset, exported and imported, and edited by two people', async ({
		editor,
		browser,
		addressOf,
		server,
	}) => {
		await test.step('a visitor sees the published theme at once, and it can be reverted', async () => {
			const before = await publishedColour(server, '--colors-success-DEFAULT');
			await chooseToken(editor, 'colors.success.DEFAULT');
			await value(editor).fill('#0b5d3b');
			await expect(editor.getByText('Draft saved')).toBeVisible();
			expect(await publishedColour(server, '--colors-success-DEFAULT')).toBe(before);
			await editor.getByRole('button', { name: 'Publish' }).click();
			const dialog = editor.getByRole('dialog', { name: 'Publish the theme?' });
			await expect(dialog.getByText('Success: Erfolg')).toBeVisible();
			expect(await accessibilityFaults(editor)).toEqual([]);
			await dialog.getByRole('button', { name: 'Publish' }).click();
			await said(editor, 'Theme published');
			await expect(editor.getByText('As published')).toBeVisible();
			await expect.poll(() => publishedColour(server, '--colors-success-DEFAULT')).toBe('#0b5d3b');
			await editor.getByRole('tab', { name: 'Versions' }).click();
			await editor.getByRole('button', { name: 'Bring into the draft' }).last().click();
			await said(editor, 'Version brought into the draft');
			await expect.poll(() => colourOf(preview(editor, 'mobile'), '--colors-success-DEFAULT')).toBe(before);
			await editor.getByRole('button', { name: 'Discard draft' }).click();
			await answer(editor, 'Discard the draft?', 'Discard draft');
			await said(editor, 'Draft discarded');
		});
		await test.step('presets are saved, applied, updated and deleted, the last two after a confirmation', async () => {
			await editor.getByRole('tab', { name: 'Presets' }).click();
			await editor.getByRole('textbox', { name: 'Name of the preset' }).fill('Autumn');
			await editor.keyboard.press('Enter');
			await said(editor, 'Preset saved');
			const shipped = editor.getByRole('listitem').filter({ hasText: 'Shipped' }).first();
			await shipped.getByRole('button', { name: 'Apply' }).click();
			await said(editor, 'Preset taken into the draft');
			const autumn = editor.getByRole('listitem').filter({ hasText: 'Autumn' });
			await autumn.getByRole('button', { name: 'Update' }).click();
			await answer(editor, 'Are you sure you want to update the theme preset “Autumn”?', 'Update');
			await said(editor, 'Preset updated');
			await autumn.getByRole('button', { name: 'Delete' }).click();
			await answer(editor, 'Are you sure you want to delete the theme preset “Autumn”?', 'Delete');
			await said(editor, 'Preset deleted');
			await expect(autumn).toHaveCount(0);
			await editor.getByRole('button', { name: 'Undo' }).click();
			await expect(editor.getByText('Draft saved')).toBeVisible();
		});
		await test.step('design tokens go out and come back with their links; what is none is refused', async () => {
			await editor.getByRole('tab', { name: 'Versions' }).click();
			const download = editor.waitForEvent('download');
			await editor.getByRole('button', { name: 'Export draft' }).click();
			const tokens = JSON.parse(await readFile(await (await download).path(), 'utf8'));
			expect(tokens.applications.catalogItem.price.$value).toMatch(/^\{colors\./);
			const bring = (content: string) =>
				editor
					.getByRole('tabpanel')
					.locator('input[type="file"]')
					.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from(content) });
			await bring('{"colors": 5');
			await expect(editor.getByText('This file holds no design tokens that can be read.')).toBeVisible();
			tokens.colors.warning.DEFAULT.$value = '#8a1100';
			await bring(JSON.stringify(tokens));
			await said(editor, 'Imported into the draft');
			await editor.setViewportSize({ width: 1440, height: 900 });
			for (const name of ['desktop', 'tablet', 'mobile'])
				await expect.poll(() => colourOf(preview(editor, name), '--colors-warning-DEFAULT')).toBe('#8a1100');
			await editor.setViewportSize({ width: 1100, height: 900 });
			await expect(editor.locator('iframe')).toHaveCount(1);
			await editor.getByRole('button', { name: 'Undo' }).click();
		});
		await test.step('two people at once: the second is warned of the conflict, and chooses', async () => {
			const context = await browser.newContext({ viewport: { width: 1100, height: 900 } });
			await signIn(context, server, 'demo', 'admin');
			const other = await context.newPage();
			await openEditor(other, addressOf('demo'));
			await chooseToken(editor, 'colors.danger.dark');
			await value(editor).fill('#660000');
			await expect(editor.getByText('Draft saved')).toBeVisible();
			await chooseToken(other, 'colors.danger.dark');
			await value(other).fill('#550000');
			await expect(other.getByText('Somebody else has changed the draft meanwhile.')).toBeVisible();
			await other.getByRole('button', { name: 'Keep mine' }).click();
			await expect(other.getByText('Draft saved')).toBeVisible();
			await value(editor).fill('#770000');
			await editor.getByRole('button', { name: 'Take theirs' }).click();
			await expect(value(editor)).toHaveValue('#550000');
			await context.close();
		});
	});

	test('pictures of a theme are seen by visitors', async ({ editor, context, addressOf, server, signIn: signInAs }) => {
		const { default: sharp } = await import('sharp');
		await test.step('a logo is cropped to its shape, by drag or by keys, and seen by visitors', async () => {
			const picture = (width: number, height: number) =>
				sharp({ create: { width, height, channels: 3, background: '#884422' } })
					.png()
					.toBuffer();
			await editor.getByRole('tab', { name: 'Images' }).click();
			const logo = editor.getByRole('region', { name: 'Wide logo', exact: true });
			const choose = (name: string, buffer: Buffer) =>
				logo.locator('input[type="file"]').setInputFiles({ name, mimeType: 'image/png', buffer });
			await choose('no.png', Buffer.from('this is no picture'));
			await expect(logo.getByText('This file is no picture that can be read.')).toBeVisible();
			await choose('small.png', await picture(300, 300));
			const dialog = editor.getByRole('dialog', { name: 'Crop the picture' });
			await expect(
				dialog.getByText('The picture is smaller than 900 × 186 pixels and would be blurred.'),
			).toBeVisible();
			await expect(dialog.getByRole('button', { name: 'Use picture' })).toBeDisabled();
			await dialog.getByRole('button', { name: 'Cancel' }).click();
			await choose('large.png', await picture(1900, 900));
			await dialog.getByRole('slider', { name: 'Down' }).press('Home');
			expect(await accessibilityFaults(editor)).toEqual([]);
			await dialog.getByRole('button', { name: 'Use picture' }).click();
			await said(editor, 'Picture saved');
			await expect.poll(() => pictureIn(server, 'header')).toContain(' width="900" height="186"');
		});
		await test.step('a picture lies behind the log-in', async () => {
			const buffer = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#335577' } })
				.jpeg()
				.toBuffer();
			const place = editor.getByRole('region', { name: 'Log-in background', exact: true });
			await place.locator('input[type="file"]').setInputFiles({ name: 'behind.jpg', mimeType: 'image/jpeg', buffer });
			// There was one before, and it was reported of the logo as well that it is saved.
			await expect.poll(() => pictureIn(server, 'main', '/en-gb/login')).toContain(' width="1600"');
			await context.clearCookies();
			const visitor = await context.newPage();
			await visitor.goto(`${addressOf('demo')}/en-gb/login`, { waitUntil: 'domcontentloaded' });
			await expect(visitor.getByRole('main').locator('img')).toHaveAttribute('width', '1600');
			expect(await accessibilityFaults(visitor)).toEqual([]);
			await visitor.close();
			await signInAs('admin');
			await place.getByRole('button', { name: 'Remove picture' }).click();
			await answer(editor, 'Remove Log-in background?', 'Remove picture');
			await said(editor, 'Picture removed');
		});
	});
});

test('in German, on a phone and on a desktop, everything fits and axe finds nothing', async ({ admin, addressOf }) => {
	for (const [width, previews] of [
		[390, 1],
		[1440, 3],
	] as const)
		await test.step(`at ${width} px, in de, everything fits and axe finds nothing`, async () => {
			await admin.setViewportSize({ width, height: 844 });
			if (previews === 1) await openEditor(admin, addressOf('demo'), '');
			await expect(admin).toHaveTitle('Theme-Editor · Druckwerk Nord');
			await expect(admin.locator('iframe')).toHaveCount(previews);
			await lookThrough(admin);
		});
});
