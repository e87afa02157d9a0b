// What stories of the studio share: a way through pages by keys, and the press file of what was ordered.
import fs from 'node:fs/promises';
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { newId } from '../../rules/ids.ts';
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

/** Asks the API as the guest whose page it is. */
const askAsGuest = <Data>(page: Page, query: string, variables: object = {}): Promise<Data> =>
	page.evaluate(async (body) => {
		const headers = { 'content-type': 'application/json', 'x-idempotency-key': crypto.randomUUID() };
		const response = await fetch('/service-api/graphql', { method: 'POST', headers, body });
		const { data, errors } = (await response.json()) as { data: Data; errors?: unknown };
		if (errors) throw new Error(JSON.stringify(errors));
		return data;
	}, JSON.stringify({ query, variables }));

/** Of the guest whose page it is: the id of the order that was just placed. */
export async function placedOrder(page: Page): Promise<string> {
	const { ownOrders } = await askAsGuest<{ ownOrders: { items: { id: string }[] } }>(
		page,
		'{ ownOrders { items { id } } }',
	);
	expect(ownOrders.items).toHaveLength(1);
	return ownOrders.items[0]?.id ?? '';
}

const guest = {
	...{ salutation: '', title: '', firstName: 'Petra', surname: 'Hansen', companyName: '', phone: '' },
	...{ street: 'Hafenweg 3', zipCode: '24937', city: 'Flensburg', country: 'DE' },
	...{ email: 'petra@example.com', ccEmail: '', costCenter: '', vatId: '' },
};

/** By invoice, from the cart that is shown, without the pages of the checkout: those have stories of their own. @returns the id of the order */
export async function orderAsGuest(page: Page): Promise<string> {
	await expect(page.getByRole('link', { name: 'Proceed to checkout' })).toBeVisible();
	const { checkout } = await askAsGuest<{ checkout: { totals: { gross: number }; shippingMethodId: string } }>(
		page,
		'{ checkout(country: "DE") { totals { gross } shippingMethodId } }',
	);
	const input = {
		...{ checkoutKey: newId(), billingAddress: guest, shippingMethodId: checkout.shippingMethodId },
		...{ paymentMethod: 'invoice', termsAccepted: true, seenTotal: checkout.totals.gross, language: 'en-GB' },
	};
	const { placeOrder } = await askAsGuest<{ placeOrder: { orderId: string; state: string } }>(
		page,
		'mutation($input: PlaceOrderInput!) { placeOrder(input: $input) { orderId state } }',
		{ input },
	);
	expect(placeOrder.state).toBe('placed');
	return placeOrder.orderId;
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
