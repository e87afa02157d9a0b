import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { documentOf } from '../../../rules/documents/example-document.ts';
import { newId } from '../../../rules/ids.ts';
import { orderSettings } from '../../../rules/settings/orders.ts';
import { orderLinksOfPerson } from '../../orders/links/links-of-person.ts';
import { orderPlacedJob, orderPrintJob } from '../../orders/mails/jobs.ts';
import { tellRefusalJob } from '../../printing/data/tell-refusal-job.ts';
import { Browser } from '../../testing/accounts.ts';
import { noPictures } from '../../testing/app.ts';
import { cardTemplate, type DesignShop, startDesignShop } from '../../testing/design-shop.ts';
import { runWaiting } from '../../testing/jobs.ts';
import { OrderedDesigns } from '../../testing/ordered-designs.ts';
import { setSettings } from '../../testing/settings.ts';

let shop: DesignShop;
let owner: Awaited<ReturnType<DesignShop['shopper']>>;
let designs: OrderedDesigns;

const parts = { store: noPictures, platformAddress: (slug: string) => `http://${slug}.localhost:3000` };
const silent = { child: () => silent, info: () => undefined, warn: () => undefined, error: () => undefined };

beforeAll(async () => {
	shop = await startDesignShop(inject('cluster'));
	await shop.plant('cards', await cardTemplate({ values: { name: 'Eva Roth' } }));
	owner = await shop.shopper();
	designs = new OrderedDesigns(shop);
	const { seller } = documentOf();
	await shop.inShop((sql) => setSettings(sql, shop.demo.id, orderSettings, { seller }));
});

afterAll(() => shop.close());

/** @returns the address of the picture in the confirmation of an order */
async function confirmed(orderId: string): Promise<string> {
	const { test, demo, inShop } = shop;
	await inShop((sql) => sql`delete from mails`);
	await orderPlacedJob(parts).run({
		...{ tenantId: demo.id, payload: { orderId }, inTenant: inShop, log: silent },
		...{ signal: AbortSignal.timeout(30_000), attempt: { number: 1, last: false } },
	});
	await runWaiting(test, { job: orderPrintJob(parts), tenantId: demo.id });
	return pictureIn();
}

async function pictureIn(): Promise<string> {
	const [mail] = await shop.inShop((sql) => sql<{ html: string }[]>`select html from mails order by id desc limit 1`);
	const [, found = ''] = /<img src="http:\/\/demo\.localhost:3000([^"]+)"/.exec(mail?.html ?? '') ?? [];
	return found.replaceAll('&amp;', '&');
}

const nobody = () => new Browser(shop.app);
const statusOf = async (address: string) => (await nobody().ask(address)).status;

describe('the picture of a design in a mail', () => {
	it('is shown without a session, small and of the first page alone', async () => {
		const { itemId, orderId } = await designs.order(owner);
		const address = await confirmed(orderId);
		expect(address).toMatch(new RegExp(`^/service-api/print-lines/${itemId}/pages/1\\.png\\?.*picture=[\\w-]{43}$`));
		const shown = await nobody().ask(address);
		expect(shown).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
		const large = await nobody().ask(address.replace('width=320', 'width=1200'));
		expect(large.bytes.equals(shown.bytes)).toBe(true);
		expect(await statusOf(address.replace('/1.png', '/2.png'))).toBe(404);
		expect(await statusOf(address.replace(/&picture=.*/, ''))).toBe(404);
	});

	it('opens no other line, and nothing of another shop', async () => {
		const [one, other] = [await designs.order(owner), await designs.order(owner)];
		const address = await confirmed(one.orderId);
		expect(await statusOf(address.replace(one.itemId, other.itemId))).toBe(404);
		expect(await statusOf(address.replace(one.itemId, newId()))).toBe(404);
		expect((await new Browser(shop.app, 'other.localhost').ask(address)).status).toBe(404);
		expect(await statusOf(address.replace(/picture=.*/, `picture=${'x'.repeat(43)}`))).toBe(404);
		const [, token = ''] = /picture=(.*)$/.exec(address) ?? [];
		expect((await nobody().ask(`/orders/open?token=${token}`)).headers.location).toBe('/orders/find?lookup=expired');
	});

	it('is in the mail about a design that was sent back', async () => {
		const { itemId } = await designs.order(owner);
		await designs.sendBack(await shop.staff(), itemId);
		await shop.inShop((sql) => sql`delete from mails`);
		await runWaiting(shop.test, { job: tellRefusalJob(parts), tenantId: shop.demo.id });
		expect(await statusOf(await pictureIn())).toBe(200);
	});

	it('ends after half a year, and with the person', async () => {
		const { orderId } = await designs.order(owner);
		const address = await confirmed(orderId);
		expect(await statusOf(address)).toBe(200);
		const [row] = await shop.inShop(
			(sql) => sql<{ days: number }[]>`
				select round(extract(epoch from expires_at - now()) / 86400)::int as days from order_line_pictures
				where order_id = ${orderId}`,
		);
		expect(row?.days).toBe(180);
		await shop.inShop((sql) => sql`update order_line_pictures set expires_at = now() where order_id = ${orderId}`);
		expect(await statusOf(address)).toBe(404);
		const again = await designs.order(owner);
		const later = await confirmed(again.orderId);
		await shop.inShop((sql) =>
			orderLinksOfPerson.erasePart(sql, shop.demo.id, { id: owner.userId, email: owner.email }),
		);
		expect(await statusOf(later)).toBe(404);
	});
});
