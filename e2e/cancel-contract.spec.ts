// Canceling a contract on the public page: by keyboard alone, in both languages and widths, and without JavaScript.
import { findMail } from './support/people.ts';
import { accessibilityFaults, complaintsOf, expect, openQuickly, overflows, test } from './support/shop.ts';

const languages = [
	{
		base: '',
		confirm: 'Jetzt kündigen',
		received: 'Ihre Kündigung ist bei uns eingegangen',
		mail: /Art der Kündigung: außerordentlich/,
	},
	{
		base: '/en-gb',
		confirm: 'Cancel now',
		received: 'We have received your cancellation',
		mail: /Kind of cancellation: extraordinary/,
	},
];

for (const { base, confirm, received, mail } of languages)
	test(`a contract is canceled by keyboard alone${base}: errors stand beside their fields, and what was declared can be kept`, async ({
		page,
		server,
		addressOf,
	}) => {
		const complaints = complaintsOf(page);
		const look = async () => {
			for (const width of [390, 1440]) {
				await page.setViewportSize({ width, height: 900 });
				expect(await overflows(page)).toBe(false);
				expect(await accessibilityFaults(page)).toEqual([]);
			}
		};
		await openQuickly(page, `${addressOf('demo')}${base}/cancel-contract?contract=V-2026-999999`);
		const field = (name: string) => page.locator(`main [name=${name}]`);
		await expect(field('contract')).toHaveValue('V-2026-999999');
		await expect(field('reason')).toBeHidden();
		await page.locator('main input[value=ordinary]').press('ArrowDown');
		await expect(field('reason')).toBeVisible();
		await page.getByRole('button', { name: confirm, exact: true }).press('Enter');
		await expect(field('name')).toBeFocused();
		await look();
		const address = `ida${base.replace('/', '.')}@example.com`;
		await page.keyboard.type('Ida Wechsel');
		await page.keyboard.press('Tab');
		await page.keyboard.type(address);
		await field('reason').focus();
		await page.keyboard.type('Umzug');
		await page.getByRole('button', { name: confirm, exact: true }).press('Enter');
		await expect(page.getByRole('heading', { name: received })).toBeFocused();
		await expect(page.getByRole('main').getByText('V-2026-999999')).toBeVisible();
		await look();
		await findMail(server, 'demo', address, mail);
		expect(complaints).toEqual([]);
	});

test('a contract is canceled without JavaScript, and the page says that it was received', async ({
	browser,
	addressOf,
}) => {
	const plain = await browser.newContext({ javaScriptEnabled: false });
	const page = await plain.newPage();
	await page.goto(`${addressOf('demo')}/cancel-contract`);
	await page.getByLabel('Ihr Name').fill('Ida Plain');
	await page.getByLabel(/E-Mail-Adresse/).fill('plain@example.com');
	await page.getByLabel(/Vertragsnummer/).fill('V-2026-999999');
	await page.getByLabel('Ende des Vertrags').fill('2020-01-01');
	await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
	await expect(page.getByText('Bitte prüfen Sie Ihre Angaben: Ende des Vertrags')).toBeVisible();
	await expect(page.getByLabel('Ihr Name')).toHaveValue('Ida Plain');
	await expect(page.getByLabel(/E-Mail-Adresse/)).toHaveValue('plain@example.com');
	await expect(page.getByLabel(/Vertragsnummer/)).toHaveValue('V-2026-999999');
	await page.getByLabel('Ende des Vertrags').fill('');
	await page.getByRole('button', { name: 'Jetzt kündigen' }).click();
	await expect(page.getByRole('heading', { name: 'Ihre Kündigung ist bei uns eingegangen' })).toBeVisible();
	await plain.close();
});

test('what was sent before the script of the page had run is still there once it has', async ({ page, addressOf }) => {
	const complaints = complaintsOf(page);
	const field = (name: string) => page.locator(`main [name=${name}]`);
	await openQuickly(page, `${addressOf('demo')}/en-gb/cancel-contract`);
	// As the browser sends it by itself.
	await page.evaluate(`{
		const form = document.querySelector('main form');
		const typed = { name: 'Ida Early', email: 'nobody', contract: 'V-2026-999999' };
		for (const [name, value] of Object.entries(typed)) form.elements.namedItem(name).value = value;
		form.submit();
	}`);
	await expect(field('email')).toHaveAttribute('aria-invalid', 'true');
	// Only once the script has run is the day a field of its own.
	await expect(field('wantedOn')).toHaveAttribute('type', 'hidden');
	await field('name').press('End');
	await page.keyboard.type(' Bird');
	await expect(field('name')).toHaveValue('Ida Early Bird');
	await expect(field('email')).toHaveValue('nobody');
	await expect(field('contract')).toHaveValue('V-2026-999999');
	expect(complaints.filter((text) => !text.includes('422'))).toEqual([]);
});
