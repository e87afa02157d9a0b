// Designs that are made at Printformer, with its sandbox: from the editor to the press and back.
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { printformerControl } from '../sandbox/printformer/control/client.ts';
import { findMail, signIn } from './support/people.ts';
import {
	accessibilityFaults,
	complaintsOf,
	expect,
	openQuickly,
	overflows,
	test,
	untilTakenOver,
} from './support/shop.ts';
import { downloadPressFile, placedOrder, tabTo } from './support/studio.ts';

const product = 'visitenkarten-runde-ecken';
const email = 'ada.pf@example.com';
const guest = [
	['First name', 'Ada'],
	['Surname', 'Lovelace'],
	['Street and house number', 'Hafenweg 3'],
	['Zip code', '24937'],
	['City', 'Flensburg'],
	['E-mail', email],
] as const;

const isEditor = /\/editor\//;
const isProof = /\/designs\/[0-9a-f-]{36}/;

/** Wide enough to be read, and loaded. */
const widthOf = (page: Page, name: string) =>
	page.getByRole('img', { name }).evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);

const sandboxOf = (page: Page) => printformerControl(new URL(page.url()).origin.replace(/\/\/[\w.]+/, '//127.0.0.1'));

/** Of the guest's only order. */
const numberOf = (page: Page) =>
	page.evaluate(async () => {
		const body = JSON.stringify({ query: '{ ownOrders { items { number } } }' });
		const headers = { 'content-type': 'application/json' };
		const response = await fetch('/service-api/graphql', { method: 'POST', headers, body });
		const { data } = (await response.json()) as { data: { ownOrders: { items: { number: string }[] } } };
		return data.ownOrders.items[0]?.number;
	});

/** Without the question of the consent banner over the lower edge. */
async function openBrowser(browser: Browser): Promise<BrowserContext> {
	const context = await browser.newContext({ reducedMotion: 'reduce' });
	const consent = JSON.stringify({
		version: 3,
		choices: { statistics: false, external: false },
		at: new Date().toISOString(),
	});
	await context.addInitScript(`localStorage.setItem('consent', ${JSON.stringify(consent)})`);
	return context;
}

const pagesIn = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;

test.describe('on a phone, in German', () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test('a card is begun, put aside, continued, released by touch, and a change takes the release back', async ({
		page,
		addressOf,
	}) => {
		test.slow();
		const complaints = complaintsOf(page);
		const shop = addressOf('demo');
		await openQuickly(page, `${shop}/product/${product}`);
		await page.getByRole('button', { name: 'Gestalten' }).tap();
		await expect(page).toHaveURL(isEditor);
		const name = page.getByRole('textbox', { name: 'Name', exact: true });

		await test.step('who cancels is back at the product, and no draft is left', async () => {
			await page.getByRole('button', { name: 'Abbrechen, ohne zu speichern' }).tap();
			await expect(page).toHaveURL(new RegExp(`/product/${product}`));
			await expect(page.getByText('Sie haben nichts gespeichert.')).toBeVisible();
			await page.goto(`${shop}/cart?tab=drafts`);
			await expect(page.getByText('Sie haben noch keine Entwürfe')).toBeVisible();
		});

		await test.step('what was put aside is among the drafts, with its picture', async () => {
			await page.goto(`${shop}/product/${product}`);
			await page.getByRole('button', { name: 'Gestalten' }).tap();
			await expect(page).toHaveURL(isEditor);
			await name.fill('Ada Lovelace');
			await page.getByRole('button', { name: 'Speichern und später weitermachen' }).tap();
			await expect(page).toHaveURL(/\/cart\?tab=drafts/);
			await untilTakenOver(page);
			await expect(page.getByRole('link', { name: /^Inhalt freigeben/ })).toBeVisible();
			await page.getByRole('link', { name: /^Weiter gestalten/ }).tap();
			await expect(name).toHaveValue('Ada Lovelace');
		});

		await test.step('the proof shows every side, and is released with a tick', async () => {
			await page.getByRole('button', { name: 'Speichern und fertigstellen' }).tap();
			await expect(page).toHaveURL(isProof);
			for (const side of ['Vorderseite', 'Rückseite'])
				await expect.poll(() => widthOf(page, `Korrekturabzug: ${side}`)).toBeGreaterThan(800);
			await untilTakenOver(page);
			expect(await overflows(page)).toBe(false);
			expect(await accessibilityFaults(page)).toEqual([]);
			await page.getByRole('button', { name: 'Freigeben und in den Warenkorb' }).tap();
			const tick = page.getByRole('checkbox', { name: 'Ich habe den Inhalt geprüft' });
			await expect(tick).toBeFocused();
			await expect(tick).toHaveAccessibleDescription('Bitte bestätigen Sie.');
			await tick.tap();
			await page.getByRole('button', { name: 'Freigeben und in den Warenkorb' }).tap();
			await expect(page).toHaveURL(`${shop}/cart`);
			await expect(page.getByText('Gestaltung freigegeben')).toBeVisible();
		});

		await test.step('saved without a change it stays released', async () => {
			await page.getByRole('link', { name: /^Weiter gestalten/ }).tap();
			await page.getByRole('button', { name: 'Speichern und fertigstellen' }).tap();
			await expect(page.getByText('Sie haben diese Gestaltung freigegeben.', { exact: false })).toBeVisible();
		});

		await test.step('a change takes the release back, and it is given again', async () => {
			await page.getByRole('link', { name: 'Weiter bearbeiten' }).tap();
			await name.fill('Ada King');
			await page.getByRole('button', { name: 'Speichern und fertigstellen' }).tap();
			await expect(page.getByText('seit Sie sie freigegeben haben', { exact: false })).toBeVisible();
			await page.goto(`${shop}/cart`);
			await expect(page.getByText('Diese Gestaltung ist noch nicht freigegeben.', { exact: false })).toBeVisible();
			await page.getByRole('link', { name: /^Prüfen und freigeben/ }).tap();
			await untilTakenOver(page);
			await page.getByRole('checkbox', { name: 'Ich habe den Inhalt geprüft' }).tap();
			await page.getByRole('button', { name: 'Freigeben und in den Warenkorb' }).tap();
			await expect(page).toHaveURL(`${shop}/cart`);
			await expect(page.getByText('Gestaltung freigegeben')).toBeVisible();
		});
		expect(complaints).toEqual([]);
	});
});

test('a card is made, released and ordered by keyboard, printed, sent back, released again, and ordered again', async ({
	page,
	browser,
	server,
	addressOf,
}) => {
	test.slow();
	const complaints = complaintsOf(page);
	const shop = `${addressOf('demo')}/en-gb`;
	const press = async (name: RegExp) => {
		await tabTo(page, name);
		await page.keyboard.press('Enter');
	};
	const release = async (button: RegExp) => {
		await untilTakenOver(page);
		await expect(page.getByRole('checkbox', { name: 'I have checked the content' })).toBeEnabled();
		await tabTo(page, /I have checked the content/);
		await page.keyboard.press('Space');
		await press(button);
	};
	await openQuickly(page, `${shop}/product/${product}`);
	await page.getByRole('button', { name: 'Customize' }).press('Enter');
	await expect(page).toHaveURL(isEditor);
	await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ada Lovelace');
	await press(/^\s*Save and finish/);
	await expect(page).toHaveURL(isProof);
	await expect(page.getByRole('img', { name: 'Proof: Back' })).toBeVisible();
	expect(await accessibilityFaults(page)).toEqual([]);
	await release(/^\s*Release and add to cart/);
	await expect(page).toHaveURL(`${shop}/cart`);

	await test.step('it is ordered by invoice', async () => {
		await press(/^\s*Proceed to checkout/);
		await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
		for (const [label, text] of guest) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
		await page.getByRole('radio', { name: /^Invoice/ }).check();
		await page.getByRole('checkbox', { name: /terms and conditions/i }).check();
		await page.getByRole('button', { name: 'Order with obligation to pay', exact: true }).press('Enter');
		await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
	});
	const order = await placedOrder(page);
	const staffParts = {
		...{ browser, server, address: addressOf('demo') },
		press: async (staff: Page, button: RegExp) => staff.getByRole('button', { name: button }).press('Enter'),
	};
	const first = await downloadPressFile(order, staffParts);
	expect(pagesIn(first)).toBe(2);

	await test.step('staff see the proof and send it back', async () => {
		const context = await openBrowser(browser);
		await signIn(context, server, 'demo', 'admin');
		const staff = await context.newPage();
		await openQuickly(staff, `${shop}/admin/orders/${order}`);
		await expect(staff.getByRole('link', { name: /^Review at Printformer/ })).toBeVisible();
		await expect(staff.getByRole('link', { name: /in the studio/ })).toHaveCount(0);
		const file = await staff.getByRole('link', { name: /^Released proof/ }).getAttribute('href');
		const received = await staff.evaluate(async (address) => {
			const { status, headers } = await fetch(address);
			return [status, headers.get('content-type')];
		}, file ?? '');
		expect(received).toEqual([200, 'application/pdf']);
		const [review] = await Promise.all([
			context.waitForEvent('page'),
			staff.getByRole('link', { name: /^Review at Printformer/ }).click(),
		]);
		await review.getByRole('textbox').fill('The logo is cut off.');
		await review.getByRole('button', { name: /^(Reject|Ablehnen)$/ }).click();
		await expect(review).toHaveURL(new RegExp(`/en-gb/admin/orders/${order}`));
		await expect(review.getByText('You have submitted your review at Printformer.')).toBeVisible();
		await expect(review.getByText('Design reviewed at Printformer')).toBeVisible();
		await review.close();
		await staff.getByRole('button', { name: /^Send back …/ }).click();
		const dialog = staff.getByRole('dialog', { name: 'Send the design back' });
		await dialog.getByRole('textbox').fill('The telephone number is missing.');
		await dialog.getByRole('button', { name: 'Send back', exact: true }).click();
		await expect(staff.getByText('Waiting for a new release').first()).toBeVisible();
		await staff.getByRole('button', { name: /^Release by hand/ }).click();
		const approval = staff.getByRole('dialog', { name: 'Release the design by hand' });
		await expect(approval.getByRole('button', { name: 'Release for printing' })).toBeVisible();
		expect(await accessibilityFaults(staff)).toEqual([]);
		await context.close();
	});

	await test.step('the customer changes it by the link of the mail, and releases it again', async () => {
		const mail = await findMail(server, 'demo', email, /telephone number[\s\S]*?http\S+open\?token=\S+/);
		const { pathname, search } = new URL(mail.slice(mail.indexOf('http')));
		const other = await openBrowser(browser);
		const customer = await other.newPage();
		await customer.goto(`${addressOf('demo')}${pathname}${search}`);
		await customer.getByRole('link', { name: 'Edit design' }).click();
		await customer.getByRole('textbox', { name: 'Phone', exact: true }).fill('+49 461 555');
		await customer.getByRole('button', { name: 'Save and finish' }).click();
		await expect(customer.getByText('The telephone number is missing.')).toBeVisible();
		await untilTakenOver(customer);
		await customer.getByRole('checkbox', { name: 'I have checked the content' }).check();
		await customer.getByRole('button', { name: 'Release again' }).click();
		await expect(customer).toHaveURL(/\/orders\//);
		await expect(customer.getByText('Design released', { exact: true })).toBeVisible();
		await other.close();
		const second = await downloadPressFile(order, staffParts);
		expect(second.equals(first)).toBe(false);
	});

	await test.step('ordered again it is in the cart, released', async () => {
		await page.goto(`${shop}/orders/${await numberOf(page)}`);
		await page.getByRole('button', { name: 'Reorder' }).click();
		await page.getByRole('link', { name: 'To the cart' }).click();
		await expect(page.getByText('Design released', { exact: true })).toBeVisible();
	});
	expect(complaints).toEqual([]);
});

test('while the provider is away a design says so and loses nothing, and without a script it is released all the same', async ({
	page,
	browser,
	addressOf,
}) => {
	test.slow();
	const shop = `${addressOf('demo')}/en-gb`;
	await openQuickly(page, `${shop}/product/${product}`);
	await page.getByRole('button', { name: 'Customize' }).click();
	await expect(page).toHaveURL(isEditor);
	const sandbox = sandboxOf(page);
	await page.goto(`${shop}/cart?tab=drafts`);
	const draft = (await page.getByRole('link', { name: /^Release content/ }).getAttribute('href')) ?? '';

	await sandbox.turn({ answers: { maintenance: true } });
	await openQuickly(page, `${addressOf('demo')}${draft}`);
	await expect(page.getByText('The editor does not respond at the moment.', { exact: false })).toBeVisible({
		timeout: 45_000,
	});
	expect(await accessibilityFaults(page)).toEqual([]);
	await openQuickly(page, `${shop}/product/${product}`);
	await page.getByRole('button', { name: 'Customize' }).click();
	await expect(page.getByText('The editor does not respond at the moment.', { exact: false })).toBeVisible({
		timeout: 45_000,
	});

	await sandbox.calm();
	await openQuickly(page, `${addressOf('demo')}${draft}`);
	await expect(page.getByRole('button', { name: 'Release and add to cart' })).toBeVisible();

	const context = await browser.newContext({
		javaScriptEnabled: false,
		storageState: await page.context().storageState(),
	});
	const plain = await context.newPage();
	await plain.goto(`${addressOf('demo')}${draft}`);
	await plain.getByRole('button', { name: 'Release and add to cart' }).click();
	await expect(plain.getByText('Please confirm that you have checked the content.')).toBeVisible();
	await plain.getByRole('checkbox', { name: 'I have checked the content' }).check();
	await plain.getByRole('button', { name: 'Release and add to cart' }).click();
	await expect(plain).toHaveURL(`${shop}/cart`);
	await context.close();
});
