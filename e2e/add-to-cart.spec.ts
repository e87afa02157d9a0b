// From the page of a product into the cart: by a guest without JavaScript, then with it, then several at once; it is still theirs when they
// log in.
import { knownPassword } from '../demo/data/accounts.ts';
import { makeAccount, password } from './support/people.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows, test } from './support/shop.ts';

const stickers = '/product/aufkleber-kontur';
const cards = '/product/visitenkarten-classic';

test('what a guest adds to the cart, with and without JavaScript, belongs to the account after the log-in', async ({
	page,
	context,
	browser,
	addressOf,
	server,
}) => {
	const address = addressOf('demo');
	const plain = await browser.newContext({ javaScriptEnabled: false });
	const still = await plain.newPage();
	await still.goto(address + stickers);
	// What was typed counts, also if no one has asked for its price.
	await still.getByLabel('Auflage', { exact: true }).fill('3');
	await still.getByRole('button', { name: 'In den Warenkorb' }).click();
	await expect(still.getByText('Der Artikel konnte nicht in den Warenkorb gelegt werden.')).toBeVisible();
	await expect(still.getByText('Wir fertigen mindestens 25 Stück.')).toBeVisible();
	await still.getByLabel('Auflage', { exact: true }).fill('1.000');
	await still.getByLabel('Eigene Bezeichnung').fill('Messe Husum');
	await still.getByRole('button', { name: 'In den Warenkorb' }).click();
	await expect(still).toHaveURL(`${address}/cart`);

	await context.addCookies(await plain.cookies());
	await plain.close();
	await page.setViewportSize({ width: 390, height: 844 });
	const complaints = complaintsOf(page);
	await openQuickly(page, address + cards);
	const link = page.getByRole('banner').getByRole('link', { name: 'Warenkorb (eine Position)' });
	await expect(link).toBeVisible();
	await page.getByRole('link', { name: '250 Stück' }).first().click();
	await page.getByLabel('Eigene Bezeichnung').fill('Karten Anna');
	const extensions = { code: 'ITEM_NOT_ADDED', statusCode: 422, reason: 'stock' };
	await page.route('**/graphql?c=AddToCart', (route) =>
		route.fulfill({ json: { errors: [{ message: 'Refused', extensions }] } }),
	);
	// Far up the page its button stands at the lower edge as well, with the price.
	const bar = page.getByRole('region', { name: 'Bestellen' });
	await page.evaluate('scrollTo(0, 0)');
	await expect(bar.getByText('250 Stück')).toBeVisible();
	await bar.getByRole('button', { name: 'In den Warenkorb' }).click();
	// A toast below the mouse would stay.
	await page.mouse.move(0, 0);
	await expect(page.getByRole('main').getByText('So viele sind zurzeit nicht auf Lager.')).toBeVisible();
	await page.unroute('**/graphql?c=AddToCart');
	await page.getByRole('main').getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
	await expect(bar).toHaveCount(0);
	await expect(page.getByText(/^250 Stück · \d+,\d\d\s€$/)).toBeVisible();
	await expect(page.getByText('In den Warenkorb gelegt: Karten Anna')).toBeVisible();
	await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toHaveAttribute('href', '/cart');
	await expect(page.getByRole('link', { name: 'Zur Kasse' })).toHaveAttribute('href', '/checkout');
	await expect(page.getByLabel('Eigene Bezeichnung')).toHaveValue('');
	await expect(page.getByRole('banner').getByRole('link', { name: 'Warenkorb (2 Positionen)' })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);

	// The shop of the demo wants that; one that does not is in the tests of the form.
	await openQuickly(page, `${address}${cards}?quantity=100`);
	await page.getByText('Mehrere auf einmal').click();
	const row = page.getByRole('group', { name: 'Weitere Position 1' });
	const addAll = page.getByRole('main').getByRole('button', { name: 'Alle in den Warenkorb' });
	await row.getByLabel('Weitere Auflage').selectOption('500');
	await expect(row.getByText('Bitte wählen Sie eine Ausführung.')).toBeVisible();
	await addAll.click();
	await expect(row.getByLabel('Weitere Ausführung')).toBeFocused();
	await row.getByLabel('Weitere Ausführung').selectOption({ index: 1 });
	await row.getByLabel('Name für diese Position').fill('Karten Berta');
	await expect(row.getByText(/\d,\d\d\s€/)).toBeVisible();
	await expect(row.getByText(/ pro Stück$/)).toBeVisible();
	await expect(page.getByText(/^Zusammen \d+,\d\d\s€/)).toBeVisible();
	await expect(page.getByRole('main').getByText('inkl. 19 % MwSt.').last()).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	expect(await overflows(page)).toBe(false);
	await addAll.click();
	await expect(page.getByText('2 Positionen wurden in den Warenkorb gelegt.')).toBeVisible();

	await makeAccount(server, 'demo', 'gatherer@example.com');
	const lines = await page.evaluate<string[]>(`(async () => {
		const post = (place, body) => fetch('/service-api/' + place, {
			method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body),
		}).then((response) => response.json());
		const { status, user } = await post('auth/login', ${JSON.stringify({ login: 'gatherer@example.com', password })});
		const { data } = await post('graphql', { query: '{ listItems(location: cart) { items { quantity itemName problem } } }' });
		return [status, user.email, ...data.listItems.items.map(({ quantity, itemName, problem }) => [quantity, itemName, problem].join(' ').trim())];
	})()`);
	expect(lines.sort()).toEqual(
		['100', '1000 Messe Husum', '250 Karten Anna', '500 Karten Berta', 'gatherer@example.com', 'ok'].sort(),
	);
	expect(complaints).toEqual([]);
});

test('a version that was just chosen is the one that goes into the cart, also while the page is on its way to it', async ({
	page,
	addressOf,
}) => {
	await openQuickly(page, addressOf('demo') + cards);
	const held = Promise.withResolvers<void>();
	await page.route(/graphql\?c=Product$/, async (route) => {
		await held.promise;
		await route.continue();
	});
	const chosen = page.getByRole('region', { name: 'Papier' }).getByRole('link').last();
	const version = (await chosen.innerText()).trim();
	await chosen.click();
	await page.getByRole('button', { name: 'In den Warenkorb' }).press('Enter');
	await expect(page.getByRole('button', { name: 'In den Warenkorb' })).toHaveAttribute('aria-busy', 'true');
	held.resolve();
	await expect(page.getByRole('link', { name: 'Zum Warenkorb' })).toBeVisible();
	// Below the cart in the header stands what is in it.
	await page
		.getByRole('banner')
		.getByRole('link', { name: /^Warenkorb/ })
		.hover();
	const small = page.getByRole('region', { name: 'Warenkorb' });
	await expect(small.getByText(/^Zusammen \d+,\d\d\s€/)).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await small.getByRole('link', { name: 'Zum Warenkorb' }).click();
	await expect(small).toHaveCount(0);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warenkorb');
	await expect(page.getByRole('main').getByText(version).first()).toBeVisible();
});

test('where orders need an account, what was chosen is in the cart after signing in', async ({ page, addressOf }) => {
	const complaints = complaintsOf(page);
	const address = addressOf('atelier');
	await openQuickly(page, `${address}/product/wedding-invitations`);
	await page.getByRole('button', { name: 'Add to cart' }).click();
	await expect(page.getByText('Sign in to order.')).toBeVisible();
	await page.getByLabel('E-mail address or username').fill('editor');
	await page.getByRole('textbox', { name: 'Password' }).fill(knownPassword);
	await page.getByRole('button', { name: 'Sign in', exact: true }).last().click();
	await expect(page).toHaveURL(`${address}/product/wedding-invitations`);
	await expect(page.locator('[data-toasts]').getByText(/^Added to your cart/)).toBeVisible();
	await expect(page.getByRole('banner').getByRole('link', { name: /Cart \(one line\)/ })).toBeVisible();
	expect(complaints).toEqual([]);
});
