// The studio in a browser: what only a browser shows. Everything else is tested where it is.
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows, test } from './support/shop.ts';
import { downloadPressFile, placedOrder, tabTo } from './support/studio.ts';

const kilobyte = 1000;

const guest = [
	['First name', 'Ada'],
	['Surname', 'Lovelace'],
	['Street and house number', 'Hafenweg 3'],
	['Zip code', '24937'],
	['City', 'Flensburg'],
	['E-mail', 'ada@example.com'],
] as const;
interface Box {
	x: number;
	y: number;
	width: number;
	height: number;
}
const covers = (one: Box, other: Box): boolean =>
	Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > 1 &&
	Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > 1;
const isPdf = (file: Buffer) => file.toString('latin1', 0, 5) === '%PDF-';

test('a business card is filled in, undone, checked, released, ordered and printed by keyboard alone', async ({
	page,
	browser,
	server,
	addressOf,
}) => {
	// From the product to the press, in two browsers.
	test.slow();
	const complaints = complaintsOf(page);
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-classic`);
	await page.getByRole('button', { name: 'Customize' }).focus();
	await page.keyboard.press('Enter');
	const card = page.getByRole('region', { name: 'Page: Front' });
	await expect(card.getByRole('img', { name: /Wiebke/ }).first()).toBeVisible();

	await test.step('its code is small, and its own', async () => {
		// In the browser, which knows the names of shops: each file as it is stored, compressed.
		const files = await page.evaluate(async () => {
			const names = performance.getEntriesByType('resource').map(({ name }) => name);
			const code = [...new Set(names)].filter((name) => /\.(js|wasm)$/.test(name));
			const measure = async (url: string) => {
				const { body } = await fetch(url);
				const packed = body?.pipeThrough(new CompressionStream('gzip'));
				return { url, size: (await new Response(packed).arrayBuffer()).byteLength };
			};
			return Promise.all(code.map(measure));
		});
		const sum = (wanted: (url: string) => boolean) =>
			files.filter(({ url }) => wanted(url)).reduce((total, { size }) => total + size, 0);
		const isEngine = (url: string) => /\/(shaper|harfbuzz)-/.test(url);
		expect(sum(isEngine)).toBeGreaterThan(100 * kilobyte);
		expect(sum(isEngine)).toBeLessThan(200 * kilobyte);
		expect(sum((url) => !isEngine(url) && !/\/react-/.test(url))).toBeLessThan(90 * kilobyte);
	});

	await test.step('what is typed is on the page at once, and undone in one step', async () => {
		await tabTo(page, /^\s*First name/);
		await page.keyboard.type('Ada');
		await expect(card.getByRole('img', { name: /Ada/ }).first()).toBeVisible();
		await page.keyboard.press('Control+z');
		await expect(card.getByRole('img', { name: /Wiebke/ }).first()).toBeVisible();
		await page.keyboard.press('Control+Shift+z');
		await expect(card.getByRole('img', { name: /Ada/ }).first()).toBeVisible();
	});
	await tabTo(page, /^\s*Last name/);
	await page.keyboard.type('Lovelace');
	await tabTo(page, /^\s*Company/);
	await page.keyboard.type('Analytical Engines');
	await expect(page.getByText('Saved', { exact: true })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	await test.step('it is all there after a reload, and can still be undone', async () => {
		await page.reload();
		await expect(card.getByRole('img', { name: /Lovelace/ }).first()).toBeVisible();
		await page.keyboard.press('Control+z');
		await expect(page.getByLabel('Company')).toHaveValue('');
		await page.keyboard.press('Control+y');
		await expect(page.getByLabel('Company')).toHaveValue('Analytical Engines');
	});

	await tabTo(page, /^\s*Content release/);
	await page.keyboard.press('Enter');
	const dialog = page.getByRole('dialog', { name: 'Content release' });
	await expect(dialog.getByRole('img', { name: 'Proof: Back' })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await tabTo(page, /^\s*Release and add to cart/);
	await page.keyboard.press('Enter');
	await expect(dialog.getByText('Please confirm.').first()).toBeVisible();
	for (const box of [/I have read the warnings/, /I have checked the content/]) {
		if ((await dialog.getByRole('checkbox', { name: box }).count()) === 0) continue;
		await tabTo(page, box);
		await page.keyboard.press('Space');
	}
	await tabTo(page, /^\s*Release and add to cart/);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(/\/en-gb\/cart$/);
	await expect(page.getByRole('link', { name: /Visitenkarten Classic|Business cards/i }).first()).toBeVisible();

	await test.step('it is ordered by invoice', async () => {
		await tabTo(page, /^\s*Proceed to checkout/);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
		for (const [label, text] of guest) {
			await tabTo(page, new RegExp(`^\\s*${label}`));
			await page.keyboard.type(text);
		}
		await page.getByRole('radio', { name: /^Invoice/ }).press('Space');
		await tabTo(page, /terms and conditions/i);
		await page.keyboard.press('Space');
		await tabTo(page, /^\s*Order with obligation to pay/);
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
		expect(await accessibilityFaults(page)).toEqual([]);
	});
	expect(complaints).toEqual([]);

	const file = await downloadPressFile(await placedOrder(page), {
		...{ browser, server, address: addressOf('demo') },
		async press(staff, button) {
			await tabTo(staff, button, 200);
			await staff.keyboard.press('Enter');
		},
	});
	expect(isPdf(file)).toBe(true);
});

test('what is typed and chosen before the studio runs is in the draft, and typing goes on', async ({
	page,
	addressOf,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-classic`);
	await page.getByRole('button', { name: 'Customize' }).click();
	await expect(page).toHaveURL(/\/studio\//);
	let run: () => void = () => undefined;
	const isHeld = new Promise<void>((resolve) => {
		run = resolve;
	});
	await page.route('**/*.js', async (route) => {
		await isHeld;
		await route.continue();
	});
	await page.reload({ waitUntil: 'commit' });
	const firstName = page.getByLabel('First name');
	await expect(page.getByRole('button', { name: 'Save and preview' })).toBeVisible();
	await page.getByRole('radio').nth(1).check();
	const layout = (
		await page
			.locator('label', { has: page.getByRole('radio') })
			.nth(1)
			.innerText()
	).trim();
	await firstName.fill('Grace');
	await firstName.press('Home');
	run();
	await expect(page.getByRole('region', { name: 'Page: Front' })).toBeVisible();
	await expect(firstName).toBeFocused();
	await page.keyboard.type('Dr. ');
	await expect(firstName).toHaveValue('Dr. Grace');
	await expect(page.getByRole('radio', { name: layout })).toBeChecked();
	await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('without a connection what is said of it covers nothing of the studio, on a phone and on a desk', async ({
	page,
	context,
	addressOf,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-naturpapier`);
	await page.getByRole('button', { name: 'Customize' }).click();
	const stage = page.getByRole('region', { name: 'Page: Front' });
	await expect(stage).toBeVisible();
	await context.setOffline(true);
	await page.getByRole('textbox', { name: 'First name', exact: true }).fill('Ada');
	const shown = [
		page.getByRole('alert').filter({ hasText: 'There is no connection to the shop.' }),
		page.getByRole('alert').filter({ hasText: 'This part could not be loaded.' }).first(),
		page.getByRole('banner'),
		stage,
		page.getByRole('heading', { name: 'Your details' }),
	];
	const press = {
		Preview: () => page.getByRole('button', { name: 'Preview' }).click(),
		Series: () => page.getByRole('button', { name: 'Series', exact: true }).click(),
		Design: () => page.getByText('Design', { exact: true }).click(),
	};
	for (const part of ['Preview', 'Series', 'Design', 'Series'] as const) {
		await press[part]();
		for (const width of [1440, 390]) {
			await page.setViewportSize({ width, height: 844 });
			for (const one of shown) await expect(one).toBeVisible();
			const boxes = (await Promise.all(shown.map((one) => one.boundingBox()))).filter((box) => box !== null);
			expect(boxes).toHaveLength(shown.length);
			expect(boxes.flatMap((one, index) => boxes.slice(index + 1).filter((other) => covers(one, other)))).toEqual([]);
		}
	}
	await context.setOffline(false);
});

test.describe('on a phone', () => {
	const device = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
	test.use(device);

	test('a business card is filled in, released, ordered and printed by touch', async ({
		page,
		browser,
		server,
		addressOf,
	}) => {
		test.slow();
		await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-classic`);
		await page.getByRole('button', { name: 'Customize' }).tap();
		const card = page.getByRole('region', { name: 'Page: Front' });
		await expect(card.getByRole('img', { name: /Wiebke/ }).first()).toBeVisible();
		const type = async (label: string, text: string) => {
			const field = page.getByRole('textbox', { name: label, exact: true });
			await field.tap();
			await field.fill(text);
		};
		await type('First name', 'Ada');
		await type('Last name', 'Lovelace');
		await type('Company', 'Analytical Engines');
		await expect(card.getByRole('img', { name: /Ada.*Lovelace|Lovelace/ }).first()).toBeVisible();
		await expect(page.locator('[data-saving=saved]')).toBeVisible();
		await page.getByText('Plinth', { exact: true }).tap();
		await expect(page.getByRole('radio', { name: 'Plinth' })).toBeChecked();
		await expect(card).toBeInViewport({ ratio: 0.9 });
		await page.getByText('Wall', { exact: true }).tap();
		expect(await overflows(page)).toBe(false);
		expect(await accessibilityFaults(page)).toEqual([]);

		const release = async () => {
			await page.getByRole('button', { name: 'Content release' }).tap();
			const dialog = page.getByRole('dialog', { name: 'Content release' });
			await expect(dialog.getByRole('img', { name: 'Proof: Back' })).toBeVisible();
			expect(await accessibilityFaults(page)).toEqual([]);
			for (const box of await dialog.getByRole('checkbox').all()) await box.tap();
			await dialog.getByRole('button', { name: 'Release and add to cart' }).tap();
			await expect(page).toHaveURL(/\/en-gb\/cart$/);
		};
		const studio = page.url();
		await release();

		await test.step('whether it is released, or no longer, is seen', async () => {
			await page.goto(studio);
			await expect(page.getByText('Content released', { exact: true })).toBeVisible();
			await type('Company', 'Difference Engines');
			await expect(page.getByText('Release taken back. Please release the content again.')).toBeVisible();
			expect(await overflows(page)).toBe(false);
			await release();
		});

		await page.getByRole('link', { name: 'Proceed to checkout' }).tap();
		await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
		for (const [label, text] of guest) await type(label, text);
		await page.getByRole('radio', { name: /^Invoice/ }).tap();
		await page.getByRole('checkbox', { name: /terms and conditions/i }).tap();
		await page.getByRole('button', { name: 'Order with obligation to pay', exact: true }).tap();
		await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
		expect(await overflows(page)).toBe(false);
		expect(await accessibilityFaults(page)).toEqual([]);

		const file = await downloadPressFile(await placedOrder(page), {
			...{ browser, server, address: addressOf('demo'), device },
			press: (staff, button) => staff.getByRole('button', { name: button }).tap(),
		});
		expect(isPdf(file)).toBe(true);
	});
});
