import { accessibilityFaults, complaintsOf, expect, layoutShift, open, overflows, test } from './support/shop.ts';

const pages = [
	{
		slug: 'demo',
		path: '/',
		language: 'de-DE',
		heading: 'Willkommen bei Druckwerk Nord',
		words: 'Visitenkarten Classic',
	},
	{
		slug: 'demo',
		path: '/en-gb/',
		language: 'en-GB',
		heading: 'Welcome to Druckwerk Nord',
		words: 'Business cards Classic',
	},
	{ slug: 'demo', path: '/products', language: 'de-DE', heading: 'Produkte', words: 'Plakat DIN A2' },
	{ slug: 'atelier', path: '/', language: 'en-GB', heading: 'Welcome to Atelier Marlow', words: 'Wedding invitations' },
	{ slug: 'atelier', path: '/de-de/products', language: 'de-DE', heading: 'Produkte', words: 'Hochzeitseinladungen' },
];

for (const { slug, path, language, heading, words } of pages) {
	for (const width of [390, 768, 1152, 1440]) {
		test(`${slug}${path} reads well at ${width} px: nothing for axe to find, nothing shifts, nothing complains`, async ({
			page,
			addressOf,
		}) => {
			const complaints = complaintsOf(page);
			await page.setViewportSize({ width, height: 800 });
			await open(page, addressOf(slug) + path);
			await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
			await expect(page.getByText(words)).toBeVisible();
			await expect(page.locator('html')).toHaveAttribute('lang', language);
			expect(await overflows(page)).toBe(false);
			expect(await accessibilityFaults(page)).toEqual([]);
			expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
			expect(complaints).toEqual([]);
		});
	}
}

test('a link leads to its page without loading the document again', async ({ page, addressOf }) => {
	const complaints = complaintsOf(page);
	await open(page, addressOf('demo'));
	await page.evaluate('window.stayed = true');
	await page.getByRole('link', { name: 'Produkte', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkte');
	await expect(page).toHaveTitle('Produkte · Druckwerk Nord');
	await expect(page).toHaveURL(`${addressOf('demo')}/products`);
	expect(await page.evaluate('window.stayed')).toBe(true);
	await page.goBack();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Willkommen bei Druckwerk Nord');
	expect(complaints).toEqual([]);
});

test('code and data of a page are there before its link is clicked', async ({ page, addressOf }) => {
	const ahead = Promise.all([
		page.waitForResponse(/catalogue-page.*\.js$/),
		page.waitForResponse('**/service-api/graphql?c=ProductPage'),
	]);
	await open(page, addressOf('demo'));
	await ahead;
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.getByRole('link', { name: 'Produkte', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkte');
	expect(asked.filter((url) => url.includes('/service-api/') || url.endsWith('.js'))).toEqual([]);
});

test('nothing is fetched ahead for those who save data', async ({ page, addressOf }) => {
	await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await open(page, addressOf('demo'));
	expect(asked.filter((url) => url.includes('/service-api/graphql') || url.includes('catalogue-page'))).toEqual([]);
});

test('the language can be changed by keyboard alone, on any page', async ({ page, addressOf }) => {
	await page.goto(`${addressOf('demo')}/products`);
	await page.getByRole('link', { name: 'Produkte', exact: true }).focus();
	await page.keyboard.press('Tab');
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'English' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Products');
	await expect(page).toHaveURL(`${addressOf('demo')}/en-gb/products`);
});

test('the first key leads past the header', async ({ page, addressOf }) => {
	await page.goto(addressOf('demo'));
	await page.keyboard.press('Tab');
	await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
	await page.keyboard.press('Enter');
	await expect(page.locator('main')).toBeFocused();
});

test('a page that does not exist leads back to the first one', async ({ page, addressOf }) => {
	const answer = await page.goto(`${addressOf('atelier')}/nowhere`);
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
	expect(await accessibilityFaults(page)).toEqual([]);
	await page.getByRole('link', { name: 'To the home page' }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome to Atelier Marlow');
});

test('a page that cannot be fetched says so and does not lose the shop around it', async ({ page, addressOf }) => {
	await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
	await open(page, addressOf('demo'));
	await page.route('**/service-api/graphql**', (route) =>
		route.fulfill({ status: 200, json: { errors: [{ message: 'Internal server error' }] } }),
	);
	await page.getByRole('link', { name: 'Produkte', exact: true }).click();
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Da ist etwas schiefgegangen');
	await expect(page.getByRole('link', { name: 'Druckwerk Nord' })).toBeVisible();
});

test('a host without a shop says so', async ({ page, addressOf }) => {
	const answer = await page.goto(addressOf('nobody'));
	expect(answer?.status()).toBe(404);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no shop at this address');
	expect(await accessibilityFaults(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
	test.use({ javaScriptEnabled: false });

	test('the shop can be looked through', async ({ page, addressOf }) => {
		await page.goto(addressOf('demo'));
		await page.getByRole('link', { name: 'Alle Produkte ansehen' }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Produkte');
		await expect(page.getByText('Visitenkarten Classic')).toBeVisible();
		await page.getByRole('link', { name: 'English' }).click();
		await expect(page.getByText('Business cards Classic')).toBeVisible();
	});
});
