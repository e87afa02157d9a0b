import { test as base, type Locator, type Page } from '@playwright/test';
import { removeFolder, temporaryFolder } from '../server/testing/cluster.ts';
import { cloneDatabase } from '../server/testing/database.ts';
import { beginServer, type ServerProcess } from '../server/testing/server-process.ts';
import { clusterVariable } from './support/global-setup.ts';
import { accessibilityFaults, complaintsOf, expect, overflows } from './support/shop.ts';

interface Fixtures {
	/** The English page that shows the kit, opened and ready. */
	kit: Page;
	address: string;
}

const test = base.extend<Fixtures, { server: ServerProcess }>({
	server: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
		async ({}, use) => {
			const clone = await cloneDatabase(JSON.parse(process.env[clusterVariable] ?? '{}'));
			const dataDir = temporaryFolder('kit');
			const env = { DATABASE_URL: clone.appUrl, DATABASE_OWNER_URL: clone.ownerUrl, DEMO: 'on', KIT_PAGE: 'on' };
			const server = await beginServer({ dataDir, env });
			await use(server);
			await server.end();
			await clone.drop();
			removeFolder(dataDir);
		},
		{ scope: 'worker' },
	],
	address: async ({ server }, use) => use(`http://demo.localhost:${server.port}`),
	kit: async ({ page, address }, use) => {
		const complaints = complaintsOf(page);
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(`${address}/en-gb/kit`, { waitUntil: 'networkidle' });
		await use(page);
		expect(complaints).toEqual([]);
	},
});

// A trace takes a picture of this long page at each key, which takes longer than the test itself.
test.use({ trace: 'off' });

for (const { path, heading } of [
	{ path: '/kit', heading: 'Baukasten' },
	{ path: '/en-gb/kit', heading: 'Kit' },
]) {
	for (const width of [390, 1440]) {
		test(`${path} at ${width} px: nothing for axe to find in either look, nothing overflows, nothing complains`, async ({
			page,
			address,
		}) => {
			const complaints = complaintsOf(page);
			await page.setViewportSize({ width, height: 900 });
			await page.goto(address + path, { waitUntil: 'networkidle' });
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
			expect(await overflows(page)).toBe(false);
			expect(await accessibilityFaults(page)).toEqual([]);
			await page.getByRole('checkbox').first().click();
			await expect(page.locator('main [data-look]').first()).toHaveAttribute('data-look', 'shop');
			expect(await accessibilityFaults(page)).toEqual([]);
			expect(complaints).toEqual([]);
		});
	}
}

/** The focus comes there by the Tab key from the element before it: what cannot be reached this way fails. */
async function tabTo(page: Page, target: Locator, presses = 1): Promise<void> {
	for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
	await expect(target).toBeFocused();
}

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('buttons: Enter and Space press them; one that is busy or disabled does nothing', async ({ kit }) => {
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

test('links: Tab finds them, and one to another site says that it opens a new tab', async ({ kit }) => {
	const links = region(kit, 'Links');
	await links.getByRole('link', { name: 'Products' }).focus();
	await tabTo(kit, links.getByRole('link', { name: 'Web address (opens in a new tab)' }));
});

test("text fields: each kind says the specification's message when it is left, tied to the field", async ({ kit }) => {
	const fields = region(kit, 'Text fields');
	const faults: [label: string, typed: string, message: string][] = [
		['Name', '', 'As it stands on the invoice Field is required'],
		['E-mail address', 'name@', 'Please enter a valid email address, e. g. name@example.com'],
		['Phone', '0431 12', 'Use this format: +XX XXXX XXXXXX'],
		['Mobile', 'x', 'Use this format: +XXXXXXXXXXXX'],
		['Web address', 'http://example.com', 'URL must start with https (SSL)'],
		['Link or path', 'nowhere', "Doesn't look like an URL or relative path"],
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

test('a password can be looked at', async ({ kit }) => {
	const password = kit.getByLabel('Password', { exact: true });
	await password.focus();
	await kit.keyboard.type('<secret>');
	await tabTo(kit, kit.getByRole('button', { name: 'Show password' }));
	await expect(password).toHaveAttribute('type', 'password');
	await kit.keyboard.press('Enter');
	await expect(password).toHaveAttribute('type', 'text');
	await expect(password).not.toHaveAttribute('aria-invalid', 'true');
});

test('a text area takes lines and counts', async ({ kit }) => {
	const note = kit.getByRole('textbox', { name: 'Note' });
	await note.focus();
	await kit.keyboard.type('one');
	await kit.keyboard.press('Enter');
	await kit.keyboard.type('two');
	await expect(note).toHaveValue('one\ntwo');
	await expect(region(kit, 'Text fields').getByText('7/200')).toBeVisible();
});

test('a number is clamped, rounded up to the step, moved by arrow keys; a negative one is refused', async ({ kit }) => {
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
	await enter(run, '-5');
	await expect(run).toHaveValue('9,950');
	await expect(run).toHaveAccessibleDescription(/Negative numbers are not allowed/);
	await enter(run, 'many');
	await expect(run).toHaveAccessibleDescription(/Please enter a number/);
	const discount = kit.getByRole('spinbutton', { name: 'Surcharge or discount' });
	await enter(discount, '-2.7');
	await expect(discount).toHaveValue('-2.5');
});

test('select: arrow keys choose', async ({ kit }) => {
	const paper = kit.getByRole('combobox', { name: 'Paper', exact: true });
	await paper.focus();
	await kit.keyboard.type('Fine');
	await expect(paper).toHaveValue('choice-2');
});

test('multi-select: opened, searched, chosen and taken away again by keys', async ({ kit }) => {
	const finishes = kit.getByRole('button', { name: /Finishes/ }).first();
	await finishes.focus();
	await kit.keyboard.press('Enter');
	await expect(kit.getByRole('searchbox', { name: 'Search' }).last()).toBeFocused();
	await kit.keyboard.type('foil');
	await expect(kit.getByRole('option')).toHaveText(['Hot foil']);
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

test('checkbox and radio group: Space ticks, arrows choose', async ({ kit }) => {
	const terms = kit.getByRole('checkbox', { name: 'I accept the terms and conditions' });
	await terms.focus();
	await kit.keyboard.press('Space');
	await expect(terms).toBeChecked();
	const delivery = kit.getByRole('radiogroup', { name: 'Delivery', exact: true });
	await delivery.getByRole('radio', { name: 'Standard' }).focus();
	await kit.keyboard.press('ArrowDown');
	await expect(delivery.getByRole('radio', { name: 'Express' })).toBeChecked();
});

test('date: typed by keys, missed when it is required', async ({ kit }) => {
	const day = kit.getByLabel('Delivery date').first();
	await day.focus();
	for (let part = 0; part < 4; part++) await kit.keyboard.press('Tab');
	await expect(day).toHaveAccessibleDescription('Field is required');
	await day.focus();
	await kit.keyboard.type('12242026');
	await expect(day).toHaveValue('2026-12-24');
	await expect(day).not.toHaveAttribute('aria-invalid', 'true');
});

test('files: the button takes the focus, wrong ones are refused by name, right ones can be taken away', async ({
	kit,
}) => {
	const file = kit.getByLabel('Print file');
	const files = region(kit, 'Files');
	await file.focus();
	const chooser = kit.waitForEvent('filechooser');
	await kit.keyboard.press('Enter');
	await (await chooser).setFiles({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('x') });
	await expect(file).toHaveAccessibleDescription(/photo\.png is not the right type of file\. Allowed: \.pdf/);
	await file.setInputFiles({ name: 'big.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(2_000_001) });
	await expect(file).toHaveAccessibleDescription(/big\.pdf is too large\. At most 2 MB are allowed\./);
	await file.setInputFiles({ name: 'card.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(1500) });
	await expect(files.getByRole('listitem')).toHaveText('card.pdf1.5 kB');
	await file.focus();
	await tabTo(kit, files.getByRole('button', { name: 'Remove card.pdf' }));
	await kit.keyboard.press('Enter');
	await expect(files.getByRole('listitem')).toHaveCount(0);
	await expect(file).toBeFocused();
});

test('colour: typed or picked by keys; what is none gets the message of the specification', async ({ kit }) => {
	const colour = kit.getByRole('textbox', { name: 'Accent colour', exact: true });
	await colour.fill('reddish');
	await kit.keyboard.press('Tab');
	await expect(colour).toHaveAccessibleDescription(
		'Must be a valid color path (starting with "colors." or "applications.") or a direct color value (#hex, rgb, rgba).',
	);
	await colour.fill('rgba(10, 20, 30, 0.5)');
	await expect(colour).not.toHaveAttribute('aria-invalid', 'true');
	await colour.fill('#ff0000');
	await kit.keyboard.press('Shift+Tab');
	await kit.keyboard.press('Enter');
	const hue = kit.getByRole('slider', { name: 'Hue' });
	await hue.focus();
	for (let degree = 0; degree < 10; degree++) await kit.keyboard.press('ArrowRight');
	await kit.keyboard.press('Escape');
	await expect(colour).toHaveValue('#ff2b00');
	await expect(kit.getByRole('button', { name: 'Accent colour: pick a colour' })).toBeFocused();
});

test('tabs: arrow keys move between them and past what is disabled', async ({ kit }) => {
	const tabs = region(kit, 'Tabs');
	await tabs.getByRole('tab', { name: 'General' }).focus();
	await kit.keyboard.press('ArrowRight');
	await expect(tabs.getByRole('tab', { name: 'Prices has errors' })).toBeFocused();
	await expect(tabs.getByRole('tabpanel')).toHaveText('Content of Prices');
	await kit.keyboard.press('ArrowRight');
	await kit.keyboard.press('ArrowRight');
	await expect(tabs.getByRole('tab', { name: 'General' })).toBeFocused();
});

test.describe('table', () => {
	test('search, filter, sorting, page, rows and columns stand in the address and survive a reload', async ({ kit }) => {
		const table = kit.getByRole('grid', { name: 'Products' });
		const shown = kit.getByRole('navigation', { name: 'Pages of the table' });
		await expect(shown).toContainText('1–25 of 120');
		await kit.getByRole('combobox', { name: 'Rows per page' }).selectOption('10');
		await kit.getByRole('combobox', { name: 'State' }).selectOption('Active');
		await kit.getByRole('searchbox', { name: 'Search' }).fill('cards');
		await expect(shown).toContainText('1–10 of 10');
		await kit.getByRole('searchbox', { name: 'Search' }).fill('s');
		await expect(shown).toContainText('1–10 of 40');
		await table.getByRole('columnheader', { name: 'Price' }).click();
		await table.getByRole('columnheader', { name: 'Price' }).click();
		await shown.getByRole('button', { name: 'Next page' }).click();
		await kit.getByRole('button', { name: 'Columns' }).focus();
		await kit.keyboard.press('Enter');
		await kit.getByRole('menuitemcheckbox', { name: 'Sold' }).press('Enter');
		await kit.keyboard.press('Escape');
		await expect(kit).toHaveURL(
			/\?q=s&filter\.state=active&sort=-price&page=2&rows=10&columns=name%2Cstate%2Cprice$|rows=10/,
		);
		const before = await table.innerText();
		const address = kit.url();
		await kit.reload({ waitUntil: 'networkidle' });
		expect(kit.url()).toBe(address);
		await expect(shown).toContainText('11–20 of 40');
		await expect(kit.getByRole('searchbox', { name: 'Search' })).toHaveValue('s');
		await expect(table.getByRole('columnheader', { name: 'Price' })).toHaveAttribute('aria-sort', 'descending');
		await expect(table.getByRole('columnheader', { name: 'Sold' })).toHaveCount(0);
		expect(await table.innerText()).toBe(before);
		await kit.getByRole('button', { name: 'Reset' }).click();
		await expect(shown).toContainText('1–10 of 120');
		await expect(kit.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
	});

	test('arrow keys move through the rows, Space selects, Enter opens, an action takes the selection', async ({
		kit,
	}) => {
		const table = kit.getByRole('grid', { name: 'Products' });
		await kit.getByRole('button', { name: 'Delete', exact: true }).scrollIntoViewIfNeeded();
		await kit.getByRole('button', { name: 'Columns' }).focus();
		await kit.keyboard.press('Tab');
		await kit.keyboard.press('ArrowDown');
		const row = table.getByRole('row', { name: 'Business cards 1', exact: true });
		await expect(row).toBeFocused();
		await kit.keyboard.press('Enter');
		await expect(kit.getByText('product-1 opened')).toBeVisible();
		await kit.keyboard.press('Space');
		await expect(row).toHaveAttribute('aria-selected', 'true');
		await kit.keyboard.press('ArrowDown');
		await kit.keyboard.press('Space');
		const bulk = region(kit, 'Actions for the selection');
		await expect(bulk).toContainText('2 selected');
		await kit.keyboard.press('Shift+Tab');
		await expect(bulk.getByRole('button', { name: 'Delete' })).toBeFocused();
		await kit.keyboard.press('Enter');
		await kit.getByRole('alertdialog').getByRole('button', { name: 'Confirm' }).press('Enter');
		await expect(kit.getByRole('navigation', { name: 'Pages of the table' })).toContainText('1–25 of 118');
		await expect(bulk).toContainText('Nothing selected');
	});
});

for (const [name, title] of [
	['Open dialog', 'Change address'],
	['Open drawer', 'Order 4711'],
] as const) {
	test(`${name}: keeps the focus inside, Escape closes it, the focus goes back`, async ({ kit }) => {
		const opener = kit.getByRole('button', { name });
		await opener.focus();
		await kit.keyboard.press('Enter');
		const dialog = kit.getByRole('dialog', { name: title });
		await expect(dialog).toBeVisible();
		for (let press = 0; press < 8; press++) {
			await kit.keyboard.press('Tab');
			expect(await dialog.evaluate((element) => element.contains(element.ownerDocument.activeElement))).toBe(true);
		}
		expect(await accessibilityFaults(kit)).toEqual([]);
		await kit.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		await expect(opener).toBeFocused();
	});
}

test('menu: opens by Enter, arrows move past what is disabled, Enter acts', async ({ kit }) => {
	const menu = kit.getByRole('button', { name: 'Actions', exact: true });
	await menu.focus();
	await kit.keyboard.press('Enter');
	await expect(kit.getByRole('menuitem', { name: 'Edit' })).toBeFocused();
	expect(await accessibilityFaults(kit)).toEqual([]);
	await kit.keyboard.press('ArrowDown');
	await kit.keyboard.press('ArrowDown');
	await expect(kit.getByRole('menuitem', { name: 'Delete' })).toBeFocused();
	await kit.keyboard.press('Enter');
	await expect(kit.locator('[data-done]')).toHaveText('Delete');
	await expect(menu).toBeFocused();
});

test('tooltip: comes with the focus and describes, Escape takes it away', async ({ kit }) => {
	await kit.getByRole('button', { name: 'Actions (Small)' }).focus();
	await kit.keyboard.press('Tab');
	await expect(kit.getByRole('tooltip')).toHaveText('Edits this product');
	await expect(kit.locator(':focus')).toHaveAccessibleDescription('Edits this product');
	await kit.keyboard.press('Escape');
	await expect(kit.getByRole('tooltip')).toHaveCount(0);
});

test('stepper: a step that is done can be gone back to', async ({ kit }) => {
	const steps = kit.getByRole('navigation', { name: 'Steps' });
	await steps.getByRole('button', { name: 'Product (done)' }).focus();
	await kit.keyboard.press('Enter');
	await expect(steps.locator('[aria-current=step]')).toContainText('Product');
});

test('breadcrumb: says where one is', async ({ kit }) => {
	const way = kit.getByRole('navigation', { name: 'You are here' });
	await way.getByRole('link', { name: 'Home page' }).focus();
	await tabTo(kit, way.getByRole('link', { name: 'Products' }));
	await expect(way.locator('[aria-current=page]')).toHaveText('Edit product');
});

test('save bar: comes with a change, Ctrl+S saves, Discard undoes', async ({ kit }) => {
	const product = region(kit, 'Page frame').getByRole('textbox', { name: 'Product' });
	const bar = region(kit, 'Unsaved changes');
	await expect(bar).toHaveCount(0);
	await product.focus();
	await kit.keyboard.type('!');
	await expect(bar).toBeInViewport();
	await kit.keyboard.press('ControlOrMeta+s');
	await expect(bar).toHaveCount(0);
	await expect(kit.getByText('Page saved').last()).toBeVisible();
	await kit.keyboard.type('?');
	await tabTo(kit, bar.getByRole('button', { name: 'Discard' }));
	await kit.keyboard.press('Enter');
	await expect(bar).toHaveCount(0);
	expect(await product.inputValue()).not.toContain('?');
});

test.describe('confirmation', () => {
	const answer = (kit: Page) => kit.getByRole('status', { name: 'Answer' });

	test('Enter confirms, Escape cancels, both buttons do what they say', async ({ kit }) => {
		const opener = kit.getByRole('button', { name: 'Ask to confirm' });
		const dialog = kit.getByRole('alertdialog', { name: 'Archive product?' });
		const ask = async () => {
			await opener.focus();
			await kit.keyboard.press('Enter');
			await expect(dialog).toBeVisible();
		};
		await ask();
		expect(await accessibilityFaults(kit)).toEqual([]);
		await kit.keyboard.press('Enter');
		await expect(dialog).toHaveCount(0);
		await expect(answer(kit)).toHaveText('confirmed');
		await expect(opener).toBeFocused();
		await ask();
		await kit.keyboard.press('Escape');
		await expect(dialog).toHaveCount(0);
		await expect(answer(kit)).toHaveText('cancelled');
		await ask();
		await dialog.getByRole('button', { name: 'Confirm' }).click();
		await expect(answer(kit)).toHaveText('confirmed');
		await ask();
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await expect(answer(kit)).toHaveText('cancelled');
	});

	test('the stronger kind wants the exact phrase before it can be confirmed', async ({ kit }) => {
		await kit.getByRole('button', { name: 'Ask for a phrase' }).press('Enter');
		const dialog = kit.getByRole('alertdialog', { name: 'Delete shop for good?' });
		const field = dialog.getByRole('textbox', { name: 'Type the following to confirm.' });
		const confirm = dialog.getByRole('button', { name: 'Confirm' });
		await expect(field).toBeFocused();
		await expect(field).toHaveAccessibleDescription('Delete Druckwerk Nord');
		await expect(confirm).toBeDisabled();
		for (const wrong of ['Delete', 'delete druckwerk nord', 'Delete Druckwerk Nord ', ' Delete Druckwerk Nord']) {
			await field.fill(wrong);
			await expect(dialog.getByText('Must match the requirement')).toBeVisible();
			await expect(confirm).toBeDisabled();
			await kit.keyboard.press('Enter');
			await expect(dialog).toBeVisible();
		}
		expect(await accessibilityFaults(kit)).toEqual([]);
		await field.fill('Delete Druckwerk Nord');
		await expect(dialog.getByText('Must match the requirement')).toHaveCount(0);
		await expect(confirm).toBeEnabled();
		await kit.keyboard.press('Enter');
		await expect(dialog).toHaveCount(0);
		await expect(answer(kit)).toHaveText('confirmed');
	});
});

test.describe('toasts', () => {
	test('appear bottom-centre and close by themselves after two seconds', async ({ kit }) => {
		await kit.getByRole('button', { name: 'Success', exact: true }).press('Enter');
		const toast = kit.locator('.Toastify__toast');
		await expect(toast).toHaveText('Page saved');
		const begun = Date.now();
		const box = await toast.boundingBox();
		expect(Math.abs((box?.x ?? 0) + (box?.width ?? 0) / 2 - 720)).toBeLessThan(10);
		expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(800);
		expect(await accessibilityFaults(kit)).toEqual([]);
		await expect(toast).toHaveCount(0, { timeout: 4000 });
		expect(Date.now() - begun).toBeGreaterThan(1200);
	});

	test('stay while the pointer is over them or the focus in them', async ({ kit }) => {
		await kit.getByRole('button', { name: 'Info', exact: true }).press('Enter');
		const toast = kit.locator('.Toastify__toast');
		await toast.hover();
		await kit.waitForTimeout(2500);
		await expect(toast).toBeVisible();
		await kit.keyboard.press('Alt+t');
		await expect(toast).toBeFocused();
		await kit.mouse.move(10, 10);
		await kit.waitForTimeout(2500);
		await expect(toast).toBeVisible();
		await kit.keyboard.press('Tab');
		await expect(toast.getByRole('button', { name: 'Close' })).toBeFocused();
		await kit.getByRole('button', { name: 'Success', exact: true }).focus();
		await expect(toast).toHaveCount(0, { timeout: 4000 });
	});

	test('of errors are also kept in the notices until they are dismissed', async ({ kit }) => {
		await kit.getByRole('button', { name: 'Error', exact: true }).press('Enter');
		await kit.getByRole('button', { name: 'Success', exact: true }).press('Enter');
		await expect(kit.getByRole('alert')).toHaveText('Page could not be saved');
		await expect(kit.locator('.Toastify__toast')).toHaveCount(0, { timeout: 5000 });
		const notices = region(kit, 'Notices');
		await expect(notices.getByRole('listitem')).toHaveText(['Page could not be saved']);
		await notices.getByRole('button', { name: 'Dismiss notice: Page could not be saved' }).press('Enter');
		await expect(notices).toContainText('No notices');
	});
});

test('nothing moves for those who want less motion', async ({ page, address }) => {
	await page.emulateMedia({ reducedMotion: 'reduce' });
	await page.goto(`${address}/en-gb/kit`, { waitUntil: 'networkidle' });
	const moving = await page.evaluate<string[]>(
		'document.getAnimations().map((animation) => animation.effect.target.className)',
	);
	expect(moving).toEqual([]);
});

test('the home page loads nothing of the kit, and no more than 125 kB of code', async ({ page, address }) => {
	const scripts: { url: string; bytes: number }[] = [];
	page.on('response', async (response) => {
		if (!response.url().endsWith('.js')) return;
		const length = response.headers()['content-length'];
		scripts.push({ url: response.url(), bytes: Number(length) });
	});
	await page.goto(address, { waitUntil: 'networkidle' });
	expect(scripts.length).toBeGreaterThan(1);
	expect(scripts.filter(({ url }) => url.includes('kit'))).toEqual([]);
	expect(scripts.reduce((sum, { bytes }) => sum + bytes, 0)).toBeLessThan(125_000);
});
