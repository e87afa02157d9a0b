// What stories of the studio share: a way through pages by keys, and the press file of what was ordered.
import fs from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import type { ServerProcess } from '../../server/testing/server-process.ts';
import { signIn } from './people.ts';
import { expect, openQuickly } from './shop.ts';

/** By keys alone: on from where the focus is until it is on what has this name. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
	for (let pressed = 0; pressed < most; pressed += 1) {
		const found = await page.locator('*:focus').evaluateAll(([at]) => {
			const labels = at && 'labels' in at ? [...((at.labels as Iterable<{ textContent: string }> | null) ?? [])] : [];
			return [at?.getAttribute('aria-label'), ...labels.map(({ textContent }) => textContent), at?.textContent].join(
				' ',
			);
		});
		if (name.test(found)) return;
		await page.keyboard.press('Tab');
	}
	throw new Error(`no way to ${name}`);
}

/** Of the guest whose page it is: the id of the order that was just placed. */
export async function placedOrder(page: Page): Promise<string> {
	const { data } = await page.evaluate(async () => {
		const query = '{ ownOrders { items { id } } }';
		const headers = { 'content-type': 'application/json' };
		const response = await fetch('/service-api/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
		return (await response.json()) as { data: { ownOrders: { items: { id: string }[] } } };
	});
	expect(data.ownOrders.items).toHaveLength(1);
	return data.ownOrders.items[0]?.id ?? '';
}

const guest = [
	['First name', 'Petra'],
	['Surname', 'Hansen'],
	['Street and house number', 'Hafenweg 3'],
	['Zip code', '24937'],
	['City', 'Flensburg'],
	['E-mail', 'petra@example.com'],
] as const;

/** By invoice, from the cart. */
export async function orderAsGuest(page: Page): Promise<void> {
	await page.getByRole('link', { name: 'Proceed to checkout' }).click();
	await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible();
	for (const [label, text] of guest) await page.getByRole('textbox', { name: label, exact: true }).fill(text);
	await page.getByRole('radio', { name: /^Invoice/ }).check();
	await page.getByRole('checkbox', { name: /terms and conditions/i }).check();
	await page.getByRole('button', { name: 'Order with obligation to pay', exact: true }).click();
	await expect(page.getByRole('heading', { name: 'Thank you for your order' })).toBeFocused();
}

interface Staff {
	browser: Browser;
	server: ServerProcess;
	/** Of the shop. */
	address: string;
	/** As the guest had it. */
	device?: BrowserContextOptions;
	/** Presses the button that has the focus, or is tapped. */
	press(page: Page, button: RegExp): Promise<void>;
}

/** Staff download the file for the press of the only line of an order. */
export async function downloadPressFile(
	order: string,
	{ browser, server, address, device, press }: Staff,
): Promise<Buffer> {
	const context = await browser.newContext({ ...device, reducedMotion: 'reduce' });
	try {
		await signIn(context, server, 'demo', 'admin');
		const page = await context.newPage();
		await openQuickly(page, `${address}/en-gb/admin/orders/${order}`);
		await expect(page.getByRole('button', { name: 'Download press-ready PDF' })).toBeVisible();
		const [file] = await Promise.all([page.waitForEvent('download'), press(page, /Download press-ready PDF/)]);
		return await fs.readFile(await file.path());
	} finally {
		await context.close();
	}
}
