import { gzipSync } from 'node:zlib';
import type { Locator, Response } from '@playwright/test';
import { region, tabTo, test } from './support/kit.ts';
import { accessibilityFaults, complaintsOf, expect, open, overflows } from './support/shop.ts';

// A trace takes a picture of this long page at each key, which takes longer than the test itself.

test('/kit at 390 px: nothing for axe to find, nothing overflows, nothing complains', async ({ page, address }) => {
	const complaints = complaintsOf(page);
	await page.setViewportSize({ width: 390, height: 900 });
	await open(page, `${address}/kit`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Baukasten');
	expect(await overflows(page)).toBe(false);
	expect(await accessibilityFaults(page)).toEqual([]);
	expect(complaints).toEqual([]);
});

test('/en-gb/kit at 1440 px: no layout shift, and axe finds no errors in light and dark', async ({ page, address }) => {
	const complaints = complaintsOf(page);
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await open(page, `${address}/en-gb/kit`);
	await test.step('nothing moves for those who want less motion', async () => {
		const moving = await page.evaluate<string[]>(
			'document.getAnimations().map((animation) => animation.effect.target.className)',
		);
		expect(moving).toEqual([]);
		await page.emulateMedia({ reducedMotion: 'no-preference' });
	});
	await test.step('/en-gb/kit at 1440 px: nothing for axe to find, nothing overflows, nothing complains', async () => {
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kit');
		expect(await overflows(page)).toBe(false);
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(complaints).toEqual([]);
	});
	await test.step("axe finds no errors in the shop's own theme either", async () => {
		await page.getByRole('checkbox', { name: 'Show the look of the shop' }).press('Space');
		await expect(page.locator('main [data-look]').first()).toHaveAttribute('data-look', 'shop');
		expect(await accessibilityFaults(page)).toEqual([]);
		expect(complaints).toEqual([]);
	});
});

test('buttons and links react to the keyboard, and a link that looks like a button leads to its page', async ({
	openKit,
}) => {
	const kit = await openKit('buttons', 'links');
	await test.step('links: Tab finds them, and one to another site says that it opens a new tab', async () => {
		const links = region(kit, 'Links');
		await links.getByRole('link', { name: 'Products' }).focus();
		await tabTo(kit, links.getByRole('link', { name: 'Web address (opens in a new tab)' }));
	});
	await test.step('buttons: Enter and Space press them; one that is busy or disabled does nothing', async () => {
		const buttons = region(kit, 'Buttons');
		const pressed = buttons.locator('[data-pressed]');
		await buttons.getByRole('button', { name: 'primary', exact: true }).focus();
		await kit.keyboard.press('Enter');
		await tabTo(kit, buttons.getByRole('button', { name: 'primaryLight' }));
		await kit.keyboard.press('Space');
		await expect(pressed).toHaveText('2');
		const busy = buttons.getByRole('button', { name: 'Saving' });
		await busy.focus();
		await kit.keyboard.press('Enter');
		await expect(busy).toHaveAttribute('aria-busy', 'true');
		await expect(pressed).toHaveText('2');
		await tabTo(kit, buttons.getByRole('link', { name: 'All products' }));
		await kit.keyboard.press('Enter');
		await expect(kit.getByRole('heading', { level: 1 })).toHaveText('Products');
	});
});

test('fields in which something is typed say what is wrong when they are left, and keep what was typed', async ({
	openKit,
}) => {
	const kit = await openKit('fields');
	await test.step("text fields: each kind says the specification's message when it is left, tied to the field", async () => {
		const fields = region(kit, 'Text fields');
		const faults: [label: string, typed: string, message: string][] = [
			['Name', '', 'As it stands on the invoice Field is required'],
			['E-mail address', 'name@', 'Please enter a valid email address, e. g. name@example.com'],
			['Phone', '0431 12', 'Use this format: +XX XXXX XXXXXX'],
			['Mobile', 'x', 'Use this format: +XXXXXXXXXXXX'],
			['Web address', 'http://example.com', 'URL must start with https (SSL)'],
			['Link or path', '//nowhere.example', "Doesn't look like an URL or relative path"],
			['Whole number', '1.5', 'Only integer allowed'],
			['Customer number', 'x', 'Two letters, four digits'],
		];
		for (const [label, typed, message] of faults) {
			const field = fields.getByRole('textbox', { name: label, exact: true });
			await field.focus();
			await kit.keyboard.type(typed);
			await expect(field).not.toHaveAttribute('aria-invalid', 'true');
			await kit.keyboard.press('Tab');
			await expect(field).toHaveAttribute('aria-invalid', 'true');
			await expect(field).toHaveAccessibleDescription(message);
		}
		const url = fields.getByRole('textbox', { name: 'Web address' });
		await url.fill('https://example.com');
		await expect(url).not.toHaveAttribute('aria-invalid', 'true');
		await url.fill('<b>');
		await expect(url).toHaveAccessibleDescription('Forbidden characters < > \\ { }');
	});
	await test.step('a password can be looked at', async () => {
		const password = kit.getByLabel('Password', { exact: true });
		await password.focus();
		await kit.keyboard.type('<secret>');
		await tabTo(kit, kit.getByRole('button', { name: 'Show password' }));
		await expect(password).toHaveAttribute('type', 'password');
		await kit.keyboard.press('Enter');
		await expect(password).toHaveAttribute('type', 'text');
		await expect(password).not.toHaveAttribute('aria-invalid', 'true');
	});
	await test.step('a text area takes lines and counts', async () => {
		const note = kit.getByRole('textbox', { name: 'Note' });
		await note.focus();
		await kit.keyboard.type('one');
		await kit.keyboard.press('Enter');
		await kit.keyboard.type('two');
		await expect(note).toHaveValue('one\ntwo');
		await expect(region(kit, 'Text fields').getByText('7/200')).toBeVisible();
	});
	await test.step('a number that is clamped or rounded up to the step says so; one that is refused stays as it was typed', async () => {
		const run = kit.getByRole('spinbutton', { name: 'Quantity' });
		const enter = async (field: Locator, text: string) => {
			await field.focus();
			await kit.keyboard.press('ControlOrMeta+a');
			await kit.keyboard.type(text);
			await kit.keyboard.press('Enter');
		};
		for (const [typed, settled] of [
			['101', '150'],
			['1', '50'],
			['1,234', '1,250'],
			['99999', '10,000'],
		] as const) {
			await enter(run, typed);
			await expect(run).toHaveValue(settled);
		}
		await kit.keyboard.press('ArrowDown');
		await expect(run).toHaveValue('9,950');
		for (const [typed, note] of [
			['101', '101 was rounded to 150: only multiples of 50 are allowed'],
			['1', '1 became 50, the lowest value allowed'],
			['99999', '99999 became 10,000, the highest value allowed'],
		] as const) {
			await enter(run, typed);
			await expect(run).toHaveAccessibleDescription(new RegExp(note));
			await expect(run).not.toHaveAttribute('aria-invalid');
		}
		await enter(run, '150');
		await expect(run).not.toHaveAccessibleDescription(/allowed/);
		for (const [typed, error] of [
			['-5', /Negative numbers are not allowed/],
			['many', /Please enter a number/],
			['1e3', /Please enter a number/],
		] as const) {
			await enter(run, typed);
			await expect(run).toHaveValue(typed);
			await expect(run).toHaveAccessibleDescription(error);
		}
		await enter(run, '200');
		await expect(run).toHaveValue('200');
		await expect(run).not.toHaveAttribute('aria-invalid');
		const discount = kit.getByRole('spinbutton', { name: 'Surcharge or discount' });
		await enter(discount, '-2.7');
		await expect(discount).toHaveValue('-2.5');
	});
});

test('fields in which something is chosen are chosen in by keys', async ({ openKit }) => {
	const kit = await openKit('choices');
	await test.step('select: arrow keys choose', async () => {
		const paper = kit.getByRole('combobox', { name: 'Paper', exact: true });
		await paper.focus();
		await kit.keyboard.type('Fine');
		await expect(paper).toHaveValue('choice-2');
	});
	await test.step('multi-select: opened, searched, chosen and taken away again by keys', async () => {
		const finishes = kit.getByRole('button', { name: /Finishes/ }).first();
		await finishes.focus();
		await kit.keyboard.press('Enter');
		await expect(kit.getByRole('searchbox', { name: 'Search' }).last()).toBeFocused();
		await kit.keyboard.type('foil');
		await expect(kit.getByRole('listbox').getByRole('option')).toHaveText(['Hot foil']);
		await kit.keyboard.press('ArrowDown');
		await kit.keyboard.press('Enter');
		await kit.keyboard.press('Escape');
		await kit.keyboard.press('Escape');
		await expect(kit.getByRole('listbox')).toHaveCount(0);
		await expect(finishes).toBeFocused();
		await expect(finishes).toContainText('2 selected');
		await tabTo(kit, kit.getByRole('button', { name: 'Remove Embossing' }));
		await kit.keyboard.press('Enter');
		await expect(finishes).toContainText('1 selected');
	});
	await test.step('checkbox and radio group: Space ticks, arrows choose', async () => {
		const terms = kit.getByRole('checkbox', { name: 'I accept the terms and conditions' });
		await terms.focus();
		await kit.keyboard.press('Space');
		await expect(terms).toBeChecked();
		const delivery = kit.getByRole('radiogroup', { name: 'Delivery', exact: true });
		await delivery.getByRole('radio', { name: 'Standard' }).focus();
		await kit.keyboard.press('ArrowDown');
		await expect(delivery.getByRole('radio', { name: 'Express' })).toBeChecked();
	});
	await test.step('switch: Space turns it on and off', async () => {
		const newsletter = kit.getByRole('switch', { name: 'Subscribe to the newsletter', exact: true });
		await newsletter.focus();
		await expect(newsletter).toBeChecked();
		await newsletter.press('Space');
		await expect(newsletter).not.toBeChecked();
		await newsletter.press('Space');
		await expect(newsletter).toBeChecked();
	});
});

test('what shows where one is and what is missing is walked through by keys', async ({ openKit }) => {
	const kit = await openKit('display');
	await test.step('tabs: arrow keys move between them and past what is disabled', async () => {
		const tabs = region(kit, 'Tabs');
		await tabs.getByRole('tab', { name: 'General' }).focus();
		await kit.keyboard.press('ArrowRight');
		await expect(tabs.getByRole('tab', { name: 'Prices has errors' })).toBeFocused();
		await expect(tabs.getByRole('tabpanel')).toHaveText('Content of Prices');
		await kit.keyboard.press('ArrowRight');
		await kit.keyboard.press('ArrowRight');
		await expect(tabs.getByRole('tab', { name: 'General' })).toBeFocused();
	});
	await test.step('stepper: a step that is done can be gone back to', async () => {
		const steps = kit.getByRole('navigation', { name: 'Steps' });
		await steps.getByRole('button', { name: 'Product (done)' }).focus();
		await kit.keyboard.press('Enter');
		await expect(steps.locator('[aria-current=step]')).toContainText('Product');
	});
	await test.step('breadcrumb: says where one is', async () => {
		const way = kit.getByRole('navigation', { name: 'You are here' });
		await way.getByRole('link', { name: 'Home page' }).focus();
		await tabTo(kit, way.getByRole('link', { name: 'Products' }));
		await expect(way.locator('[aria-current=page]')).toHaveText('Edit product');
	});
	await test.step('empty state and card: their buttons are reached and pressed by keys', async () => {
		const display = region(kit, 'Display');
		await display.getByRole('button', { name: 'Edit' }).focus();
		await tabTo(kit, display.getByRole('button', { name: 'Create product' }));
		await expect(display.getByRole('progressbar', { name: 'Uploading print file' })).toHaveAttribute(
			'aria-valuenow',
			'42',
		);
	});
});

test('the home page of a visitor loads nothing of the kit, the forms and the editor of texts, and no more than 130 kB of code', async ({
	page,
	address,
}) => {
	const scripts: Response[] = [];
	page.on('response', (response) => {
		if (response.url().endsWith('.js')) scripts.push(response);
	});
	// What is fetched ahead for the pages after it is not: the browser of a test saves data.
	await open(page, address);
	expect(scripts.length).toBeGreaterThan(1);
	await test.step('the home page loads nothing of the kit, and no more than 130 kB of code', async () => {
		expect(scripts.filter((script) => script.url().includes('kit-page'))).toEqual([]);
		const sizes = await Promise.all(scripts.map(async (script) => gzipSync(await script.body()).length));
		expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(130_000);
	});
	const code = (await Promise.all(scripts.map((script) => script.text()))).join('');
	await test.step('the home page loads nothing of the forms', async () => {
		expect(code.length).toBeGreaterThan(100_000);
		for (const trace of ['submitFormTest', 'requiredElements', 'data-page-title']) expect(code).not.toContain(trace);
	});
	await test.step('a visitor gets no mark and no byte of the editor', async () => {
		expect(await page.content()).not.toMatch(/data-text|textMarks|textEditing/);
		expect(code).not.toMatch(/data-language-controls|data-text-attributes|changeTexts/);
	});
});
