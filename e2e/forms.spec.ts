import type { Locator, Page } from '@playwright/test';
import { tabTo } from './support/kit.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows, test } from './support/shop.ts';

// A trace takes a picture of a long page at each key, which takes longer than the test itself.

/** The control of an element of the form. */
const control = (page: Page, element: string): Locator =>
	page.locator(`[data-element="${element}"] :is(input:not([hidden]), select, textarea)`).first();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.locator('[data-page-title]');

/** Everything that must be filled, and nothing more. */
const enough = {
	text: 'Business cards',
	email: 'ada@example.com',
	quantity: 150,
	positive: 5,
	select: 'paperFine',
	radio: 'deliveryStandard',
	street: 'Hafen 1',
	callback: 'in the evening',
	terms: true,
};

/** Opens the form with something typed into it, as after a reload. */
async function openFilled(page: Page, address: string, shown: string, values: object = enough): Promise<void> {
	const kept = JSON.stringify(JSON.stringify({ page: shown, values }));
	await page.addInitScript(`sessionStorage.getItem('begun') || sessionStorage.setItem('form:formTest', ${kept});
		sessionStorage.setItem('begun', 'yes');`);
	await openQuickly(page, address);
	await expect(page.getByText(/What you had entered before|Ihre Eingaben von vorhin/)).toBeVisible();
}

/** What is wrong does not differ by language and width at once. */
for (const { path, wrong, width } of [
	{ path: '/formtest', wrong: 'Angabe', width: 390 },
	{ path: '/en-gb/formtest', wrong: 'not right yet', width: 1440 },
]) {
	test(`${path} at ${width} px: axe finds no errors on any page, nothing overflows, no console errors`, async ({
		page,
		addressOf,
	}) => {
		const complaints = complaintsOf(page);
		await page.setViewportSize({ width, height: 900 });
		// What each page lacks. The finishes that are chosen stand below their field.
		const missing: Record<string, string>[] = [
			{ text: 'Cards', email: enough.email, quantity: '150' },
			{ positive: '5' },
			{ select: 'paperFine' },
			{ companyName: 'Bogen & Co', foilColour: 'Gold' },
			{ invoiceEmail: '' },
		];
		const { text, email, quantity, positive, select, ...entered } = enough;
		const kept = { ...entered, company: true, invoice: true, multiSelect: ['finishFoil'] };
		await openFilled(page, addressOf('demo') + path, 'fields', kept);
		const submit = page.locator('main form button[type=submit]');
		for (const [index, lacking] of missing.entries()) {
			if (index > 0) await submit.press('Enter');
			for (const element of Object.keys(lacking)) await expect(control(page, element)).toBeVisible();
			await submit.press('Enter');
			await expect(page.getByText(wrong)).toBeVisible();
			expect(await overflows(page)).toBe(false);
			expect(await accessibilityFaults(page)).toEqual([]);
			for (const [element, value] of Object.entries(lacking))
				if (element === 'select') await control(page, element).selectOption(value);
				else await control(page, element).fill(value);
		}
		expect(complaints).toEqual([]);
	});
}

test('an empty form: its validation errors, what survives a reload, submitting by keyboard, and the confirmation before leaving', async ({
	page,
	addressOf,
}) => {
	await openQuickly(page, `${addressOf('demo')}/en-gb/formtest`);
	await test.step('a validation error appears beside its field on blur, and all of them on the next step; the first takes the focus', async () => {
		const phone = control(page, 'phone');
		await phone.focus();
		await page.keyboard.type('0431');
		await expect(phone).not.toHaveAttribute('aria-invalid', 'true');
		await page.keyboard.press('Tab');
		await expect(phone).toHaveAccessibleDescription('Use this format: +XX XXXX XXXXXX');
		await expect(control(page, 'text')).not.toHaveAttribute('aria-invalid', 'true');
		await button(page, 'Next').press('Enter');
		await expect(page.getByText('4 entries are not right yet.')).toBeVisible();
		await expect(control(page, 'text')).toBeFocused();
		await expect(control(page, 'text')).toHaveAccessibleDescription('At most 60 characters Field is required');
		await expect(page.locator('[data-element=text] label')).toContainText('*');
		// Mended while it is typed.
		await page.keyboard.type('Cards');
		await expect(control(page, 'text')).not.toHaveAttribute('aria-invalid', 'true');
		await expect(page.getByText('3 entries are not right yet.')).toBeVisible();
	});
	await test.step('what was typed is there again after a reload, but no password; starting over empties the form', async () => {
		await control(page, 'text').fill('Cards');
		await control(page, 'password').fill('secret-7');
		page.once('dialog', (dialog) => dialog.accept());
		await openQuickly(page, page.url());
		await expect(page.getByText('What you had entered before is here again.')).toBeVisible();
		await expect(control(page, 'text')).toHaveValue('Cards');
		await expect(control(page, 'password')).toHaveValue('');
		expect(await page.evaluate('JSON.stringify(sessionStorage)')).not.toContain('secret-7');
		await button(page, 'Start over').press('Enter');
		await expect(control(page, 'text')).toHaveValue('');
		expect(await page.evaluate("sessionStorage.getItem('form:formTest')")).toBeNull();
	});
	await test.step('the whole form is filled in and sent by keyboard alone', async () => {
		const { keyboard } = page;
		await control(page, 'text').focus();
		await keyboard.type('Business cards');
		await tabTo(page, control(page, 'email'));
		await keyboard.type('ada@example.com');
		await control(page, 'quantity').focus();
		await keyboard.type('101');
		// Enter goes on, with the number rounded up.
		await keyboard.press('Enter');
		await expect(title(page)).toHaveText('Rules');
		await expect(title(page)).toBeFocused();
		await control(page, 'positive').focus();
		await keyboard.type('5');
		await keyboard.press('Enter');
		await expect(title(page)).toHaveText('Choices');
		await tabTo(page, control(page, 'select'));
		await keyboard.type('Fine');
		await tabTo(page, page.getByRole('button', { name: /Finishes/ }));
		await tabTo(page, page.getByRole('radio', { name: 'Standard' }));
		await keyboard.press('Space');
		await button(page, 'Next').focus();
		await keyboard.press('Enter');
		await expect(title(page)).toHaveText('Conditions');
		await tabTo(page, page.getByRole('checkbox', { name: 'I am ordering for a company' }));
		await tabTo(page, control(page, 'street'));
		await keyboard.type('Hafen 1');
		await tabTo(page, control(page, 'callback'));
		await keyboard.type('in the evening');
		await tabTo(page, page.getByRole('checkbox', { name: 'Invoice to another address' }));
		await tabTo(page, page.getByRole('checkbox', { name: 'I accept the terms and conditions' }));
		await keyboard.press('Space');
		await tabTo(page, button(page, 'Back'));
		await tabTo(page, button(page, 'Submit'));
		await keyboard.press('Enter');
		await expect(page.getByText('The server has accepted all entries:')).toBeVisible();
		await expect(page.getByRole('definition').nth(2)).toHaveText('150');
		// What was sent is not asked about, and not kept.
		expect(await page.evaluate("sessionStorage.getItem('form:formTest')")).toBeNull();
		await page.getByRole('link', { name: 'Imprint', exact: true }).click();
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
	});
	await test.step('leaving needs a confirmation: what cannot be saved stays with its error, what is discarded is cleared', async () => {
		await page.goBack();
		await control(page, 'text').fill('Cards');
		const imprint = page.getByRole('link', { name: 'Imprint', exact: true });
		await imprint.press('Enter');
		const dialog = page.getByRole('dialog', { name: 'Save changes?' });
		await dialog.getByRole('button', { name: 'Save & Close' }).press('Enter');
		await expect(dialog).toHaveCount(0);
		await expect(control(page, 'email')).toBeFocused();
		await expect(control(page, 'email')).toHaveAccessibleDescription('Field is required');
		await imprint.press('Enter');
		await dialog.getByRole('button', { name: 'Discard' }).press('Enter');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText('Imprint');
		expect(await page.evaluate("sessionStorage.getItem('form:formTest')")).toBeNull();
	});
});

test('a filled form: what fails loses nothing, what is hidden is not sent, what the server finds wrong is shown', async ({
	page,
	addressOf,
}) => {
	await openFilled(page, `${addressOf('demo')}/en-gb/formtest`, 'conditions');
	await test.step('a call that fails says so and loses nothing; pressed twice it is sent once', async () => {
		await page.route('**/service-api/graphql?c=SubmitFormTest', (route) => route.abort());
		await button(page, 'Submit').press('Enter');
		await expect(page.getByText('The shop cannot be reached right now.')).toBeVisible();
		await expect(control(page, 'street')).toHaveValue('Hafen 1');
		await page.unroute('**/service-api/graphql?c=SubmitFormTest');
		const sent: string[] = [];
		await page.route('**/service-api/graphql?c=SubmitFormTest', async (route) => {
			sent.push(route.request().url());
			await new Promise((resolve) => setTimeout(resolve, 500));
			await route.continue();
		});
		const submit = button(page, 'Submit');
		await submit.press('Enter');
		await expect(submit).toHaveAttribute('aria-busy', 'true');
		await submit.press('Enter');
		await control(page, 'street').press('Enter');
		await expect(page.getByText('The server has accepted all entries:')).toBeVisible();
		expect(sent).toHaveLength(1);
		await page.unroute('**/service-api/graphql?c=SubmitFormTest');
	});
	await test.step('conditions show, hide and set free while one types; what is hidden is not sent and not lost', async () => {
		const company = page.getByRole('checkbox', { name: 'I am ordering for a company' });
		await expect(control(page, 'companyName')).toHaveCount(0);
		await company.press('Space');
		await control(page, 'companyName').fill('Bogen & Co');
		await company.press('Space');
		await expect(control(page, 'companyName')).toHaveCount(0);
		const sent = page.waitForRequest('**/service-api/graphql?c=SubmitFormTest');
		await button(page, 'Submit').press('Enter');
		expect((await sent).postDataJSON().variables.values).not.toHaveProperty('companyName');
		// While it is being sent, nothing can be changed.
		await expect(page.getByText('The server has accepted all entries:')).toBeVisible();
		await company.press('Space');
		await expect(control(page, 'companyName')).toHaveValue('Bogen & Co');
		// A page of its own comes and goes.
		const steps = page.getByRole('navigation', { name: 'Steps' });
		await page.getByRole('checkbox', { name: 'Invoice to another address' }).press('Space');
		await expect(steps.getByRole('listitem')).toHaveCount(5);
		await expect(button(page, 'Next')).toBeVisible();
		// Picked up, no street is asked for.
		await steps.getByRole('button', { name: /Choices/ }).press('Enter');
		await page.getByRole('radio', { name: 'Pick-up' }).check();
		await steps.getByRole('button', { name: /Fields/ }).press('Enter');
		await control(page, 'phone').fill('+49 431 123456');
		for (const next of ['Rules', 'Choices', 'Conditions']) {
			await button(page, 'Next').press('Enter');
			await expect(title(page)).toHaveText(next);
		}
		await expect(control(page, 'street')).toHaveCount(0);
		// With a phone number the other way to be reached is optional.
		await expect(control(page, 'callback')).not.toHaveAttribute('aria-required', 'true');
	});
	await test.step('the rule for a new password is ticked as it is fulfilled', async () => {
		await page.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name: /Rules/ }).press('Enter');
		const rules = page.getByRole('list', { name: 'Rules for the password' });
		const met = rules.locator('[data-met=true]');
		await expect(met).toHaveCount(0);
		await control(page, 'newPassword').focus();
		await page.keyboard.type('Bogen');
		await expect(met).toHaveText([/uppercase/, /lowercase/, /common/]);
		await page.keyboard.type('-Offset-7');
		await expect(met).toHaveCount(6);
		await page.keyboard.press('Tab');
		await expect(control(page, 'newPassword')).not.toHaveAttribute('aria-invalid', 'true');
	});
	await test.step('what the server finds wrong stands beside its field, on its page, until it is changed', async () => {
		for (const next of ['Choices', 'Conditions']) {
			await button(page, 'Next').press('Enter');
			await expect(title(page)).toHaveText(next);
		}
		await page.getByRole('checkbox', { name: 'Invoice to another address' }).press('Space');
		await page.route('**/service-api/graphql?c=SubmitFormTest', (route) =>
			route.fulfill({
				json: { data: { submitFormTest: { faults: [{ element: 'email', message: 'Already taken' }], values: null } } },
			}),
		);
		await button(page, 'Submit').press('Enter');
		await expect(title(page)).toHaveText('Fields');
		await expect(control(page, 'email')).toBeFocused();
		await expect(control(page, 'email')).toHaveAccessibleDescription('Already taken');
		await page.keyboard.type('x');
		await expect(control(page, 'email')).not.toHaveAttribute('aria-invalid', 'true');
	});
});
