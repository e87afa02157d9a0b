import type { Page, Request } from '@playwright/test';
import {
	accessibilityFaults,
	complaintsOf,
	expect,
	layoutShift,
	open,
	openQuickly,
	overflows,
	shiftOfFonts,
	test,
	untilTakenOver,
} from './support/shop.ts';

const titles = { demo: 'Gut gedruckt. Pünktlich da.', atelier: 'Paper worth keeping' };

const home = [
	{ slug: 'demo', path: '/', language: 'de-DE', heading: titles.demo, words: 'Visitenkarten Classic' },
	{
		slug: 'demo',
		path: '/en-gb/',
		language: 'en-GB',
		heading: 'Well printed. Right on time.',
		words: 'Business cards Classic',
	},
	{ slug: 'atelier', path: '/', language: 'en-GB', heading: titles.atelier, words: 'Wedding invitations' },
	{
		slug: 'atelier',
		path: '/de-de/',
		language: 'de-DE',
		heading: 'Papier, das man behält',
		words: 'Hochzeitseinladungen',
	},
];

const others = [
	{ slug: 'demo', path: '/products', language: 'de-DE', heading: 'Produkte', words: 'Plakat DIN A2' },
	{ slug: 'atelier', path: '/de-de/products', language: 'de-DE', heading: 'Produkte', words: 'Hochzeitseinladungen' },
	{
		slug: 'demo',
		path: '/category/geschaeftsausstattung',
		language: 'de-DE',
		heading: 'Geschäftsausstattung',
		words: 'Briefpapier, Umschläge, Blöcke und Mappen in einer Handschrift.',
	},
	{
		slug: 'demo',
		path: '/en-gb/product/visitenkarten-classic',
		language: 'en-GB',
		heading: 'Business cards Classic',
		words: 'More from this category',
	},
	{
		slug: 'demo',
		path: '/search?q=karten',
		language: 'de-DE',
		heading: 'Suche nach „karten“',
		words: 'Visitenkarten Classic',
	},
	{ slug: 'atelier', path: '/search', language: 'en-GB', heading: 'Search', words: 'Enter what you are looking for' },
	{ slug: 'atelier', path: '/privacy', language: 'en-GB', heading: 'Privacy', words: 'Your rights' },
	{
		slug: 'demo',
		path: '/terms',
		language: 'de-DE',
		heading: 'Allgemeine Geschäftsbedingungen',
		words: 'Widerrufsrecht',
	},
];

const shown = [
	...home.map((page) => ({ ...page, widths: page.path === '/' ? [390, 768, 1152, 1440] : [390, 1440] })),
	...others.map((page) => ({ ...page, widths: [390, 1440] })),
];

for (const { slug, path, language, heading, words, widths } of shown) {
	test(`${slug}${path} reads well: axe finds no errors, no layout shift when its fonts load, no console errors`, async ({
		page,
		addressOf,
	}) => {
		const complaints = complaintsOf(page);
		for (const width of widths)
			await test.step(`${slug}${path} reads well at ${width} px`, async () => {
				await page.setViewportSize({ width, height: 800 });
				await openQuickly(page, addressOf(slug) + path);
				await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
				await expect(page.getByText(words).filter({ visible: true }).first()).toBeVisible();
				await expect(page.locator('html')).toHaveAttribute('lang', language);
				expect(await overflows(page)).toBe(false);
				expect(await accessibilityFaults(page)).toEqual([]);
				expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
				expect(await shiftOfFonts(page)).toBeLessThanOrEqual(0.02);
				expect(complaints).toEqual([]);
			});
	});
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const toCatalogue = (page: Page) => page.getByRole('link', { name: 'Zu allen Produkten' });

test.describe('with prefetching', () => {
	test.use({ fetchesAhead: true, viewport: { width: 1440, height: 900 } });

	test('a visitor navigates by header, menu, search and links, in one document', async ({ page, addressOf }) => {
		const complaints = complaintsOf(page);
		// Categories lie near as well: their products are another question.
		const isOfCatalogue = (request: Request) =>
			/catalogue-page.*\.js$/.test(request.url()) ||
			(request.url().includes('c=ProductPage') && !/"category":"/.test(request.postData() ?? ''));
		const asked: string[] = [];
		page.on('requestfinished', (request) => isOfCatalogue(request) && asked.push(request.url()));
		await openQuickly(page, addressOf('demo'));
		await page.evaluate('window.stayed = true');
		await test.step('code and data of a page are there before its link is clicked', async () => {
			await toCatalogue(page).scrollIntoViewIfNeeded();
			await expect.poll(() => asked.length).toBe(2);
			await toCatalogue(page).click();
			await expect(title(page)).toHaveText('Produkte');
			expect(asked).toHaveLength(2);
		});
		await test.step('a link leads to its page without loading the document again', async () => {
			await expect(page).toHaveTitle('Produkte · Druckwerk Nord');
			await expect(page).toHaveURL(`${addressOf('demo')}/products`);
			expect(await page.evaluate('window.stayed')).toBe(true);
			await page.goBack();
			await expect(title(page)).toHaveText(titles.demo);
		});
		await test.step('the menu shows at most three products of a category, to the mouse and to the keyboard', async () => {
			const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
			await menu.getByRole('link', { name: 'Plakate' }).hover();
			await expect(menu.getByRole('article')).toHaveCount(3);
			await page.mouse.move(0, 800);
			await expect(menu.getByRole('article')).toHaveCount(0);

			await menu.getByRole('link', { name: 'Visitenkarten' }).focus();
			const room = await menu.boundingBox();
			await page.keyboard.press('Tab');
			const button = menu.getByRole('button', { name: 'Vorschau: Visitenkarten' });
			await expect(button).toBeFocused();
			// It takes no room: else the page would move when it loses the focus, away from the mouse that presses something there.
			expect(await menu.boundingBox()).toEqual(room);
			await page.keyboard.press('Enter');
			await expect(menu.getByRole('article')).toHaveCount(3);
			expect(await accessibilityFaults(page)).toEqual([]);
			await page.keyboard.press('Tab');
			await expect(menu.getByRole('link', { name: 'Alle ansehen' })).toBeFocused();
			await page.keyboard.press('Escape');
			await expect(menu.getByRole('article')).toHaveCount(0);
			await expect(button).toBeFocused();
		});
		await test.step('what is typed into the search field leads to what is found', async () => {
			const field = page.getByRole('banner').locator('input[name=q]');
			await field.fill('plakat');
			await page.keyboard.press('Enter');
			await expect(title(page)).toHaveText('Suche nach „plakat“');
			await expect(page).toHaveTitle('Suche nach „plakat“ · Druckwerk Nord');
			await expect(field).toHaveValue('plakat');
			expect(await page.evaluate('window.stayed')).toBe(true);
			await field.fill('<xyz>');
			await page.keyboard.press('Enter');
			await expect(page.getByText('Zu „<xyz>“ haben wir nichts gefunden.')).toBeVisible();
		});
		expect(complaints).toEqual([]);
	});
});

test('nothing is prefetched in data-saving mode, and the shop stays when a page cannot be fetched', async ({
	page,
	addressOf,
}) => {
	await page.setViewportSize({ width: 390, height: 800 });
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	const card = page.waitForResponse(/\/media\/[0-9a-f-]+\/\d+\.avif/);
	await open(page, addressOf('demo'));
	await test.step('nothing is prefetched in data-saving mode', async () => {
		expect(asked.filter((url) => url.includes('/service-api/graphql') || url.includes('catalogue-page'))).toEqual([]);
	});
	await test.step('a picture comes in the format and size that fit', async () => {
		const headers = { 'content-type': 'image/avif', 'x-content-type-options': 'nosniff' };
		expect((await card).headers()).toMatchObject(headers);
	});
	await page.setViewportSize({ width: 1280, height: 720 });
	await test.step('a page that cannot be fetched says so and does not lose the shop around it', async () => {
		await page.route('**/service-api/graphql**', (route) =>
			route.fulfill({ status: 200, json: { errors: [{ message: 'Internal server error' }] } }),
		);
		await toCatalogue(page).click();
		await expect(title(page)).toHaveText('Da ist etwas schiefgegangen');
		await expect(page.getByRole('link', { name: 'Druckwerk Nord, zur Startseite' })).toBeVisible();
		await page.unroute('**/service-api/graphql**');
	});
	await openQuickly(page, `${addressOf('demo')}/products`);
	await test.step('the first key leads past the header', async () => {
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(page.locator('main')).toBeFocused();
	});
	await test.step('the language can be changed by keyboard alone, on any page', async () => {
		await page.getByRole('link', { name: 'Deutsch' }).focus();
		await page.keyboard.press('Tab');
		await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
		await page.keyboard.press('Enter');
		await expect(title(page)).toHaveText('Products');
		await expect(page).toHaveURL(`${addressOf('demo')}/en-gb/products`);
	});
});

test('a visitor of a missing page is told so and led on, and finds the menu folded on narrow screens', async ({
	page,
	addressOf,
}) => {
	await test.step('a host without a shop says so', async () => {
		const answer = await page.goto(addressOf('nobody'));
		expect(answer?.status()).toBe(404);
		await expect(title(page)).toHaveText('There is no shop at this address');
		expect(await accessibilityFaults(page)).toEqual([]);
	});
	await test.step('a page that does not exist leads back to the first one', async () => {
		const answer = await page.goto(`${addressOf('atelier')}/nowhere`);
		expect(answer?.status()).toBe(404);
		await expect(title(page)).toHaveText('Page not found');
		expect(await accessibilityFaults(page)).toEqual([]);
		await page.getByRole('link', { name: 'To the home page', exact: true }).click();
		await expect(title(page)).toHaveText(titles.atelier);
		await untilTakenOver(page);
	});
	const menu = page.getByRole('navigation', { name: 'Main menu' });
	for (const width of [390, 768, 1152])
		await test.step(`at ${width} px the menu is folded, opens by keyboard, and is closed by Escape and by following a link`, async () => {
			await page.setViewportSize({ width, height: 800 });
			await expect(menu).toBeHidden();
			await page.locator('summary').first().focus();
			await page.keyboard.press('Enter');
			await expect(menu.getByRole('link', { name: 'Weddings' })).toBeVisible();
			expect(await accessibilityFaults(page)).toEqual([]);
			await page.keyboard.press('Tab');
			await page.keyboard.press('Escape');
			await expect(menu).toBeHidden();
			await expect(page.locator('summary').first()).toBeFocused();
			await page.keyboard.press('Enter');
			await menu.getByRole('link', { name: 'Weddings' }).click();
			await expect(title(page)).toHaveText('Weddings');
			await expect(menu).toBeHidden();
			await page.goBack();
			await expect(title(page)).toHaveText(titles.atelier);
		});
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the shop can be looked through', async ({ page, addressOf }) => {
		await page.goto(addressOf('demo'));
		await page.getByRole('link', { name: 'Zu allen Produkten' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkte');
		await expect(page.getByText('Visitenkarten Classic')).toBeVisible();
		await page.getByRole('link', { name: 'English' }).click();
		await expect(page.getByText('Business cards Classic')).toBeVisible();
		await page.getByRole('searchbox').fill('poster');
		await page.keyboard.press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Search for “poster”');
		await page.setViewportSize({ width: 390, height: 800 });
		await page.getByRole('banner').locator('summary').first().click();
		await page.getByRole('link', { name: 'Business stationery' }).first().click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Business stationery');
	});
});
