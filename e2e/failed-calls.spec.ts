import { said, test } from './support/admin.ts';
import { changeTexts, password } from './support/people.ts';
import { expect, openQuickly } from './support/shop.ts';

/** What a proxy or an overloaded shop answers: a status, and a body that is no answer of the API. */
const away = { status: 503, json: { statusCode: 503, message: 'Away' } };

test('a sign-up and a save in the administration that fail with 503 say so and lose nothing', async ({
	page,
	addressOf,
	signIn: signInAs,
	go,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/signup`);
	const field = (element: string) => page.locator(`[data-element="${element}"] input`).first();
	const typed = { email: 'mette@example.com', password, fieldfirstName: 'Mette', fieldsurname: 'Berg' };
	for (const [element, value] of Object.entries(typed)) await field(element).fill(value);
	await page.route('**/graphql?c=SignUp', (route) => route.fulfill(away));
	await page.getByRole('button', { name: 'Create an account', exact: true }).click();
	const failure = page.getByRole('main').getByText('An error occurred during registration. Please try again.');
	await expect(failure.first()).toBeVisible();
	await expect(field('email')).toHaveValue(typed.email);

	await signInAs('admin');
	await go('/admin/settings/invoices');
	const iban = page.getByRole('textbox', { name: 'IBAN' });
	const before = await iban.inputValue();
	await iban.fill('DE02120300000000202051');
	await page.route('**/graphql?c=*Save*', (route) => route.fulfill(away));
	await page.keyboard.press('ControlOrMeta+s');
	await expect(page.getByText('The service is not available right now. Please try again in a moment.')).toBeVisible();
	await expect(page.getByText('Settings saved')).toHaveCount(0);
	await expect(iban).toHaveValue('DE02120300000000202051');
	await page.unroute('**/graphql?c=*Save*');
	await page.keyboard.press('ControlOrMeta+s');
	await said(page, 'Settings saved');
	await iban.fill(before);
	await page.keyboard.press('ControlOrMeta+s');
	await expect(page.getByRole('region', { name: 'Unsaved changes' })).toHaveCount(0);
});

test('a guest whose shop is busy, whose connection fails and whose access runs out buys all the same', async ({
	page,
	context,
	addressOf,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/product/visitenkarten-classic?quantity=250`);
	await test.step('a link clicked without a connection loses nothing typed, says why nothing comes, and leads there once there is one', async () => {
		const following = page.waitForResponse(/follow-reader/);
		await page.getByLabel(/^Your reference/).hover();
		await following;
		await page.getByLabel(/^Your reference/).fill('Husum');
		await context.setOffline(true);
		const other = page.getByRole('region', { name: 'More from this category' }).getByRole('link').first();
		await other.click();
		const notice = page.getByRole('alert').filter({ hasText: 'The shop cannot be reached right now.' });
		await expect(notice).toBeVisible();
		await expect(page.getByRole('progressbar', { name: 'Loading …' })).toBeVisible();
		await notice.getByRole('button', { name: 'Try again' }).click();
		await expect(notice).toBeVisible();
		await expect(page.getByLabel(/^Your reference/)).toHaveValue('Husum');
		await context.setOffline(false);
		await expect(page).not.toHaveURL(/visitenkarten-classic/);
		await expect(notice).toHaveCount(0);
		await expect(page.getByRole('progressbar', { name: 'Loading …' })).toHaveCount(0);
		await page.goBack();
	});
	const add = page.getByRole('button', { name: 'Add to cart' }).first();
	await test.step('a button pressed without a connection leaves the page as it is and shows why nothing happened: on the page of a product', async () => {
		await page.getByLabel(/^Your reference/).fill('Reception');
		await context.setOffline(true);
		await add.click();
		await expect(page.getByRole('main').getByText('The shop cannot be reached right now.')).toBeVisible();
		await expect(page.getByLabel(/^Your reference/)).toHaveValue('Reception');
		await context.setOffline(false);
	});
	await test.step('a call that meets a busy shop is retried with the same idempotency key, and the shopper sees that it is', async () => {
		const keys: (string | undefined)[] = [];
		const busy = { message: 'Busy', extensions: { code: 'BUSY', statusCode: 503, retryAfter: 4 } };
		await page.route('**/graphql?c=AddToCart', (route) => {
			keys.push(route.request().headers()['x-idempotency-key']);
			return keys.length === 1 ? route.fulfill({ json: { errors: [busy] } }) : route.continue();
		});
		const texts = Promise.withResolvers<void>();
		await page.route('**/graphql?c=InterfaceTexts', async (route) => {
			await texts.promise;
			await route.continue();
		});
		await add.click();
		await expect(page.getByText('This is taking longer than usual.')).toBeVisible();
		// The button is busy until the shopper can see that it has worked, or it would be pressed again.
		await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0);
		await page.waitForTimeout(500);
		await expect(add).toHaveAttribute('aria-busy', 'true');
		texts.resolve();
		await expect(page.getByText('Added to your cart: Reception')).toBeVisible();
		await expect(page.getByRole('banner').getByRole('link', { name: 'Cart (one line)' })).toBeVisible();
		await expect(page.getByText('This is taking longer than usual.')).toHaveCount(0);
		expect(keys).toHaveLength(2);
		expect(keys[1]).toBe(keys[0]);
		await page.unroute('**/graphql?c=AddToCart');
	});
	await test.step('a guest whose access token has run out finds the cart as it was', async () => {
		await context.clearCookies({ name: 'platen_access' });
		await openQuickly(page, `${addressOf('demo')}/en-gb/cart`);
		await expect(page.getByRole('rowgroup').filter({ hasText: 'Business cards Classic' })).toBeVisible();
		await expect(page.getByText('Your cart is empty')).toHaveCount(0);
	});
	await test.step('a button pressed without a connection leaves the page as it is and shows why nothing happened: in the cart', async () => {
		const line = page.getByRole('rowgroup').filter({ hasText: 'Reception' });
		const questions: string[] = [];
		page.once('dialog', (dialog) => {
			questions.push(dialog.message());
			dialog.dismiss();
		});
		await context.setOffline(true);
		await line.getByRole('button', { name: /^Remove/ }).click();
		await expect.poll(() => questions.length).toBe(1);
		await expect(line).toBeVisible();
		await context.setOffline(false);
	});
	await test.step('a button pressed without a connection leaves the page as it is and shows why nothing happened: in the checkout', async () => {
		await openQuickly(page, `${addressOf('demo')}/en-gb/checkout`);
		const methods = page.getByRole('radiogroup', { name: 'Shipping method' });
		const order = page.getByRole('button', { name: 'Order with obligation to pay', exact: true });
		await expect(methods.getByRole('radio').first()).toBeChecked();
		await expect(page.getByText('What you entered before is still here.')).toHaveCount(0);
		await page.getByRole('textbox', { name: 'City' }).first().fill('Kiel');
		await context.setOffline(true);
		await methods.getByRole('radio').nth(1).click();
		const notTaken = methods.getByText(/could not be selected.*The shop cannot be reached right now\./);
		await expect(notTaken).toBeInViewport();
		await expect(methods.getByRole('radio').first()).toBeChecked();
		// It is reported until there is a connection again and something else was chosen.
		await context.setOffline(false);
		await page.getByRole('radiogroup', { name: 'Payment method' }).getByRole('radio').last().check();
		await expect(notTaken).toHaveCount(0);
		await context.setOffline(true);
		// Another country cannot be priced either: it stays chosen, and the button says why it does not order.
		await page.getByRole('combobox', { name: 'Country' }).first().selectOption('AT');
		const notCounted = page.getByText(/^The total could not be recalculated/);
		await expect(notCounted).toBeVisible();
		await expect(page.getByRole('combobox', { name: 'Country' }).first()).toHaveValue('AT');
		await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
		// Once there is a connection again, it is asked for by itself.
		await context.setOffline(false);
		await expect(notCounted).toHaveCount(0);
		// Those of the other country are there.
		await expect(methods.getByRole('radio', { name: /^DHL Express/ })).toHaveCount(0);
		await methods.getByRole('radio').nth(1).click();
		await expect(methods.getByRole('radio').nth(1)).toBeChecked();
		await expect(notTaken).toHaveCount(0);
		await order.click();
		await expect(page.getByText(/entries are missing or not right\.$/)).toBeInViewport();
		await expect(page.locator('[aria-invalid="true"]').first()).toBeFocused();
		await expect(page.locator('[aria-invalid="true"]').first()).toBeInViewport();
		await openQuickly(page, `${addressOf('demo')}/en-gb/checkout`);
		await expect(page.getByText('What you entered before is still here.')).toBeVisible();
	});
	await test.step('a shipping method chosen while those of another country are on their way is chosen, or the page names the one chosen instead', async () => {
		const method = (name: RegExp) =>
			page.getByRole('radiogroup', { name: 'Shipping method' }).getByRole('radio', { name });
		const replaced = page.getByText(/^The shipping method you chose is not available for this country\./);
		let held = Promise.withResolvers<void>();
		await page.route('**/graphql?c=Checkout', async (route) => {
			await held.promise;
			await route.continue();
		});
		const chooseOnTheWay = async (country: string, name: RegExp) => {
			held = Promise.withResolvers<void>();
			await page.getByRole('combobox', { name: 'Country' }).first().selectOption(country);
			await method(name).click();
			await expect(method(name)).toBeChecked();
			held.resolve();
		};
		await chooseOnTheWay('DE', /^DHL parcel international/);
		await expect(replaced).toContainText('“DHL parcel” is selected instead.');
		await expect(method(/^DHL parcel/)).toBeChecked();
		await chooseOnTheWay('AT', /^Collection/);
		await expect(method(/^DHL parcel international/)).toBeVisible();
		await expect(method(/^Collection/)).toBeChecked();
		await expect(replaced).toHaveCount(0);
	});
});

test('a document that stays open shows texts that the shop has changed, a minute later and on the next page', async ({
	page,
	server,
	addressOf,
}) => {
	await page.clock.install();
	await openQuickly(page, `${addressOf('atelier')}/login`);
	const change = (words: Record<string, string>) => changeTexts(server, 'atelier', words);
	await change({ 'header.skipToContent': 'Leap ahead', 'login.intro': 'Good to see you' });

	const skip = page.getByText('Leap ahead');
	await page.getByRole('link', { name: 'Forgotten your password?' }).click();
	await expect(page).toHaveURL(/forgot-password/);
	await expect(skip).toHaveCount(0);
	await page.clock.fastForward(61_000);
	await page.goBack();
	await expect(page).toHaveURL(/login/);
	await expect(skip).toHaveCount(1);
	await expect(page.getByText('Good to see you')).toBeVisible();
	await change({
		'header.skipToContent': 'Skip to content',
		'login.intro': 'Welcome back. Sign in to your account.',
	});
});

test('an old service worker and its cache are removed by a page load, even if the page does not hydrate', async ({
	page,
	context,
	addressOf,
}) => {
	await context.route('**/old-worker.js', (route) =>
		route.fulfill({ contentType: 'text/javascript', body: 'self.addEventListener("fetch", () => undefined)' }),
	);
	const address = `${addressOf('demo')}/imprint`;
	// A page of former days: today's may register none.
	await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Former days</title>' }));
	await page.goto(address);
	await page.unroute(address);
	await page.evaluate(`(async () => {
		await navigator.serviceWorker.register('/old-worker.js', { scope: '/elsewhere' });
		await caches.open('old');
	})()`);
	// What the page begins with is broken.
	await page.addInitScript(`{
		const parse = JSON.parse;
		JSON.parse = (text, ...more) => parse(String(text).includes('"environment"') ? '' : text, ...more);
	}`);
	await page.goto(address);
	const left = `(async () => [
		...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope), ...(await caches.keys()),
	])()`;
	await expect.poll(() => page.evaluate<string[]>(left)).toEqual([]);
});
