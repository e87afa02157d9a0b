import type { BrowserContext, Page } from '@playwright/test';
import { knownPassword } from '../demo/data/accounts.ts';
import { said } from './support/admin.ts';
import { tabTo } from './support/kit.ts';
import { findMail, makeAccount, password, signIn } from './support/people.ts';
import { complaintsOf, expect, layoutShift, loseAnswer, openQuickly, test, untilTakenOver } from './support/shop.ts';

/** In a toast, which is soon gone, and where it stays. */
async function told(page: Page, text: string, place = page.getByRole('main')): Promise<void> {
	await said(page, text);
	await expect(place.getByText(text).and(page.locator(':not([data-toasts] *)'))).toBeVisible();
}

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const field = (page: Page, element: string) => page.locator(`[data-element="${element}"] :is(input, select)`).first();
/** The first of its name: further down the page there may be another one, for the switches of this browser. */
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();
const press = (page: Page, name: string) => button(page, name).click();

/** As people do: the field that had the focus is left before the button is let go. */
async function pressSlowly(page: Page, name: string): Promise<void> {
	await button(page, name).hover();
	await page.mouse.down();
	await page.waitForTimeout(150);
	await page.mouse.up();
}

async function fillIn(page: Page, login: string, secret: string): Promise<void> {
	await field(page, 'login').fill(login);
	await field(page, 'password').fill(secret);
	await field(page, 'password').press('Enter');
}

const markerOf = async (context: BrowserContext) =>
	(await context.cookies()).find(({ name }) => name === 'platen_session')?.value;

test('a visitor who needs an account is led to the log-in and back, by keyboard alone', async ({ page, addressOf }) => {
	await openQuickly(page, `${addressOf('atelier')}/account#access`);
	await expect(page).toHaveURL(/\/login\?deepLink=/);
	await untilTakenOver(page);
	const { keyboard } = page;
	await field(page, 'login').focus();
	await keyboard.type('shopper');
	await tabTo(page, field(page, 'password'));
	await keyboard.type(knownPassword);
	await tabTo(page, page.getByRole('button', { name: 'Show password' }));
	await tabTo(page, page.getByRole('link', { name: 'Forgotten your password?' }));
	await tabTo(page, page.getByRole('button', { name: 'Sign in', exact: true }).last());
	await keyboard.press('Enter');
	await expect(page).toHaveURL(`${addressOf('atelier')}/account`);
	await expect(page.getByText('Signed in as shopper@')).toBeVisible();
});

test('a wrong password, an unknown name and an unreachable server each have their own message', async ({
	page,
	addressOf,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/login?deepLink=${btoa('//evil.example/')}`);
	for (const login of ['shopper', 'nobody@example.com']) {
		await fillIn(page, login, 'Wrong-pass-99!');
		await told(page, 'Login not possible with this data');
	}
	await page.route('**/service-api/auth/login', (route) => route.abort());
	await press(page, 'Sign in');
	await told(page, 'Login error');
	await page.unroute('**/service-api/auth/login');
	await page.route('**/service-api/auth/login', (route) =>
		route.fulfill({ status: 503, json: { statusCode: 503, message: 'Error during transmission of the code' } }),
	);
	await press(page, 'Sign in');
	await told(page, 'Error during transmission of the code');
	await page.unroute('**/service-api/auth/login');
	const tooMany = 'Three codes have already been sent for this account. Please wait 15 minutes, then sign in again.';
	await page.route('**/service-api/auth/login', (route) =>
		route.fulfill({ status: 429, json: { statusCode: 429, message: tooMany } }),
	);
	await press(page, 'Sign in');
	await told(page, tooMany);
	// Nothing that was said before is left beside it.
	await expect(page.locator('[data-toasts] [role=alert]')).toContainText([tooMany]);
	await expect(page.getByText('One entry is not right yet.')).toHaveCount(0);
	await page.unroute('**/service-api/auth/login');
	await fillIn(page, 'SHOPPER', knownPassword);
	// An address of another user leads home.
	await expect(page).toHaveURL(`${addressOf('demo')}/`);
});

test('a user who has switched it on enters a code from an email to log in', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/login?deepLink=${btoa('/en-gb/products?page=2')}`);
	await fillIn(page, 'cautious', knownPassword);
	await expect(title(page)).toHaveText('Enter the code');
	await expect(field(page, 'code')).toBeFocused();
	const code = await findMail(server, 'demo', 'cautious@', /\b\d{6}\b/);
	await page.keyboard.type(code === '000000' ? '111111' : '000000');
	await page.keyboard.press('Enter');
	await told(page, 'Invalid combination');
	await expect(page.getByText('Only the code in the latest e-mail counts')).toBeVisible();
	await expect(page.getByRole('button', { name: /^Send the code again/ })).toBeVisible();
	expect(await markerOf(context)).toBeUndefined();
	await field(page, 'code').fill(code);
	await page.keyboard.press('Enter');
	await expect(page).toHaveURL(`${addressOf('demo')}/en-gb/products?page=2`);
	expect(await markerOf(context)).toBe('user');
});

test('a visitor signs up, confirms the email address once, and is logged in', async ({ page, server, addressOf }) => {
	const email = 'lene.holm@example.com';
	await openQuickly(page, `${addressOf('demo')}/signup`);
	const rules = page.getByRole('list', { name: 'Regeln für das Passwort' }).getByRole('listitem');
	await field(page, 'email').fill(email);
	await field(page, 'password').fill('segel');
	await expect(rules.and(page.locator('[data-met=true]'))).toHaveText([/Kleinbuchstabe/, /häufigsten/]);
	await field(page, 'password').press('Enter');
	await expect(page.getByText('3 Angaben sind noch nicht richtig.')).toBeVisible();
	await field(page, 'password').fill(password);
	await expect(rules.and(page.locator('[data-met=true]'))).toHaveCount(6);
	await field(page, 'fieldfirstName').fill('Lene');
	await field(page, 'fieldsurname').fill('Holm');
	await page.route('**/graphql?c=SignUp', (route) => route.abort());
	await press(page, 'Konto erstellen');
	await told(page, 'Bei der Registrierung ist ein Fehler aufgetreten.');
	await page.unroute('**/graphql?c=SignUp');
	await press(page, 'Konto erstellen');
	await expect(page.getByText(`Wir haben eine E-Mail an ${email} geschickt.`)).toBeVisible();
	const link = await findMail(server, 'demo', email, /http\S+confirm-email\?token=\S+/);
	await openQuickly(page, link);
	await press(page, 'Adresse bestätigen');
	await expect(page.getByText('Ihre E-Mail-Adresse ist bestätigt.')).toBeVisible();
	await openQuickly(page, link);
	await press(page, 'Adresse bestätigen');
	await told(page, 'Dieser Link ist nicht mehr gültig.');
	await openQuickly(page, `${addressOf('demo')}/login?deepLink=${btoa('/account')}`);
	await fillIn(page, email, password);
	await expect(page.getByText(`Angemeldet als ${email}`)).toBeVisible();
});

test('a forgotten password is set anew, with a link that works once', async ({ page, server, addressOf }) => {
	const email = 'forgetful@example.com';
	await makeAccount(server, 'atelier', email);
	await openQuickly(page, `${addressOf('atelier')}/forgot-password`);
	await field(page, 'email').fill(email);
	await page.keyboard.press('Enter');
	// The same for an address that no one has: the page does not look at the answer.
	await told(
		page,
		'If your e-mail address is available in our system, you will shortly receive an e-mail with instructions',
	);
	const link = await findMail(server, 'atelier', email, /http\S+reset-password\?token=\S+/);
	await openQuickly(page, link);
	// No one reads it over a shoulder, and it is known all the same, also to a page that is loaded again.
	await expect(page).toHaveURL(/\/reset-password$/);
	await page.reload();
	await expect(page.getByText('This link is no longer valid.')).toBeHidden();
	await field(page, 'password').fill('Leuchtturm-55?');
	await page.keyboard.press('Enter');
	await told(page, 'Your password has been changed.');
	await page.getByRole('link', { name: 'Sign in' }).last().click();
	await fillIn(page, email, 'Leuchtturm-55?');
	await expect(page).toHaveURL(`${addressOf('atelier')}/`);
	await openQuickly(page, link);
	await field(page, 'password').fill('Leuchtturm-66?');
	await page.keyboard.press('Enter');
	await told(page, 'This link is no longer valid.');
});

test('access data are changed in place', async ({ page, context, server, addressOf }) => {
	const [address, email] = [addressOf('demo'), 'changing@example.com'];
	await makeAccount(server, 'demo', email);
	await signIn(context, server, 'demo', email, password);
	await test.step('the code step is switched on and off in place', async () => {
		await openQuickly(page, `${address}/en-gb/account#access`);
		const box = page.getByRole('checkbox', { name: /ask for a code by e-mail/ });
		await box.click();
		await said(page, 'The code is asked for from now on.');
		await openQuickly(page, `${address}/en-gb/account`);
		await expect(box).toBeChecked();
		await box.click();
		await said(page, 'The code is no longer asked for.');
	});
	await test.step('a new password ends the session and is required at once', async () => {
		await press(page, 'Change password');
		const dialog = page.getByRole('dialog', { name: 'Change password' });
		await expect(field(page, 'currentPassword')).toBeFocused();
		await dialog.getByLabel('Current password').fill('Wrong-pass-99!');
		await dialog.getByLabel('New password').fill('Ankerkette-31!');
		await page.keyboard.press('Enter');
		await told(page, 'Password could not be changed', dialog);
		const wrong = dialog.locator('[data-element=currentPassword]').getByText('The current password is not correct.');
		await expect(wrong).toBeVisible();
		await expect(field(page, 'currentPassword')).toBeFocused();
		// It is changed, and the answer is lost on its way: the session has ended, and the change is reported all the same.
		await loseAnswer(page, '**/graphql?c=ChangePassword');
		await dialog.getByLabel('Current password').fill(password);
		await expect(wrong).toHaveCount(0);
		await page.keyboard.press('Enter');
		await told(page, 'Please log in again with the new password.', dialog);
		await page.keyboard.press('Enter');
		await expect(page.getByText('You are signed out.')).toBeVisible();
		expect(await markerOf(context)).toBeUndefined();
		await fillIn(page, email, 'Ankerkette-31!');
		await expect(page.getByText(`Signed in as ${email}`)).toBeVisible();
	});
});

test('a guest is invited to create an account, and finds there what they typed', async ({
	page,
	context,
	addressOf,
}) => {
	await test.step('where guests are welcome, the account invites them and makes no session', async () => {
		await openQuickly(page, `${addressOf('demo')}/account`);
		await expect(page.getByText('Sie sehen sich als Gast um')).toBeVisible();
		expect(await context.cookies()).toEqual([]);
		await page.getByRole('link', { name: 'Anmelden' }).last().click();
		await fillIn(page, 'shopper', knownPassword);
		await expect(page).toHaveURL(`${addressOf('demo')}/account`);
	});
	await test.step('what was typed survives a session that has run out, and is saved', async () => {
		await expect(page.getByText('Angemeldet als shopper@')).toBeVisible();
		await untilTakenOver(page);
		await field(page, 'fieldcity').fill('Arnis');
		await context.clearCookies({ name: 'platen_access' });
		await press(page, 'Speichern');
		await said(page, 'Ihr Profil wurde gespeichert.');
		await field(page, 'fieldfirstName').fill('');
		await pressSlowly(page, 'Speichern');
		await expect(page.getByText('Eine Angabe ist noch nicht richtig.')).toBeVisible();
		// A reload with a token that has run out shows the account, never another user's page.
		await context.clearCookies({ name: 'platen_access' });
		page.once('dialog', (dialog) => dialog.accept());
		await openQuickly(page, `${addressOf('demo')}/account`);
		await expect(page.getByText('Ihre Eingaben von vorhin sind wieder da.')).toBeVisible();
		await expect(field(page, 'fieldcity')).toHaveValue('Arnis');
		await page.route('**/graphql?c=UpdateProfile', (route) => route.abort());
		await field(page, 'fieldfirstName').fill('Henrik');
		await press(page, 'Speichern');
		await told(page, 'Fehler beim Speichern des Profils.');
	});
});

test('the account menu leads to the log-in, to every account page, and to the log-out', async ({
	page,
	context,
	addressOf,
}) => {
	const complaints = complaintsOf(page);
	const menu = page.getByRole('navigation', { name: 'Account' });
	const sign = page.getByRole('button', { name: 'Account', exact: true });
	await test.step('the menu shows who is signed in and the pages they may open, by keyboard too', async () => {
		await page.setViewportSize({ width: 390, height: 800 });
		await openQuickly(page, `${addressOf('demo')}/en-gb/products`);
		await page.getByRole('link', { name: 'Sign in' }).click();
		await expect(menu.getByRole('link')).toHaveText(['Sign in', 'Create an account', 'Home', 'FAQ']);
		// Who types faster than the page's code arrives loses nothing.
		const code = Promise.withResolvers<void>();
		await page.route(/\/entry-client-[^/]+\.js$/, (route) => code.promise.then(() => route.continue()));
		await menu.getByRole('link', { name: 'Sign in' }).click({ noWaitAfter: true });
		await expect(page).toHaveURL(/\/en-gb\/login\?deepLink=/);
		await field(page, 'login').fill('shopper');
		await field(page, 'password').fill(knownPassword);
		code.resolve();
		await untilTakenOver(page);
		await expect(field(page, 'login')).toHaveValue('shopper');
		await field(page, 'password').press('Enter');
		await expect(page).toHaveURL(/\/en-gb\/products$/);
		await untilTakenOver(page);
		await sign.focus();
		await page.keyboard.press('Enter');
		await expect(menu.getByText('Henrik Lassen')).toBeVisible();
		const entries = [
			'My Account',
			'Profile',
			'Manage access data',
			'Subscriptions',
			'Order history',
			'Watchlist',
			'Home',
			'FAQ',
			'Log out',
		];
		await expect(menu.getByRole('link')).toHaveText(entries);
		await tabTo(page, menu.getByRole('link', { name: 'My Account' }));
		await page.keyboard.press('Escape');
		await expect(menu).toBeHidden();
		await expect(sign).toBeFocused();
		expect(await layoutShift(page)).toBeLessThanOrEqual(0.02);
		await page.keyboard.press('Enter');
		await menu.getByRole('link', { name: 'Manage access data' }).click();
		await expect(page.locator('#access')).toBeInViewport();
		await expect(menu).toBeHidden();
		expect(complaints).toEqual([]);
	});
	await test.step('logging out clears the session and what was typed, and leads back to the same page', async () => {
		await openQuickly(page, `${addressOf('demo')}/en-gb/login`);
		await page.evaluate("sessionStorage.setItem('form:other', '{}')");
		await expect(page.getByText('You are already signed in.')).toBeVisible();
		await loseAnswer(page, '**/service-api/auth/logout');
		await openQuickly(page, `${addressOf('demo')}/en-gb/login?logout=1&deepLink=${btoa('/en-gb/account')}`);
		await expect(page.getByText('You are signed out.')).toBeVisible();
		expect(await markerOf(context)).toBeUndefined();
		expect(await page.evaluate("sessionStorage.getItem('form:other')")).toBeNull();
		await expect(page).toHaveURL(/\/en-gb\/login\?deepLink=[^&]+$/);
		// That the answer was lost is written into the console by the browser.
		complaints.length = 0;
		await fillIn(page, 'editor', knownPassword);
		await expect(page.getByText('Signed in as editor@')).toBeVisible();
		await untilTakenOver(page);
	});
	await test.step('the menu leads staff to the administration, and logs every user out', async () => {
		await sign.click();
		await expect(menu.getByRole('link', { name: 'Admin Panel' })).toHaveAttribute('href', '/en-gb/admin');
		await menu.getByRole('link', { name: 'Log out' }).click();
		await expect(page.getByText('You are signed out.')).toBeVisible();
		await expect(page.getByRole('button', { name: 'Sign in', exact: true }).first()).toBeVisible();
		expect(complaints).toEqual([]);
	});
});

test('the account button only logs in and out where the shop has set that', async ({
	page,
	context,
	server,
	addressOf,
}) => {
	const { body, headers } = await server.ask('/en-gb/products');
	const policy = String(headers['content-security-policy']);
	await page.route(/\/products$/, (route) =>
		route.fulfill({
			contentType: 'text/html; charset=utf-8',
			headers: { 'content-security-policy': policy },
			body: body.replace('"userMenu":"full"', '"userMenu":"logInOnly"'),
		}),
	);
	await openQuickly(page, `${addressOf('demo')}/en-gb/products`);
	await page.getByRole('link', { name: 'Sign in' }).click();
	await expect(page).toHaveURL(/\/en-gb\/login\?deepLink=/);
	await signIn(context, server, 'demo', 'shopper');
	await openQuickly(page, `${addressOf('demo')}/en-gb/products`);
	await page.getByRole('link', { name: 'Log out' }).click();
	await expect(page.getByText('You are signed out.')).toBeVisible();
});
