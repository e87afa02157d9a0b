// The test buyer over real HTTP: the test of a purchasing system, and OCI with its functions.
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readOciCart } from '../../sandbox/procurement/read-cart.ts';
import { type ProcurementSandbox, startProcurementSandbox } from '../../sandbox/procurement/server.ts';
import { Browser } from '../testing/accounts.ts';
import { ociBuyer, type ProcurementShop, readForm, startProcurementShop } from '../testing/procurement.ts';

let sandbox: ProcurementSandbox;
let shop: ProcurementShop;
let ociId: string;

beforeAll(async () => {
	sandbox = await startProcurementSandbox();
	shop = await startProcurementShop(inject('cluster'), [sandbox.publicUrl]);
	ociId = await shop.addBuyer(ociBuyer, 'the password');
});
afterAll(async () => {
	await shop.close();
	await sandbox.close();
});

const test = async (id: string) => {
	const ada = await shop.as('ada@example.com');
	const { data, errors } = await ada.graphql(`mutation { testProcurementBuyer(id: "${id}") { step passed detail } }`);
	return errors ? errors[0] : data.testProcurementBuyer;
};

const enter = (fields: Record<string, string>, method: 'GET' | 'POST' = 'POST') => {
	const body = new URLSearchParams(fields).toString();
	const headers = {
		'content-type': 'application/x-www-form-urlencoded',
		origin: 'https://erp.hafen.example',
		'sec-fetch-site': 'cross-site',
	};
	return method === 'GET'
		? shop.app.ask(`/punchout/oci?${body}`, { host: 'demo.localhost' })
		: shop.app.ask('/punchout/oci', { host: 'demo.localhost', method, headers, body });
};

const known = {
	username: 'HAFEN',
	PassWord: 'the password',
	hook_url: 'https://erp.hafen.example/in?id=7',
	'~TARGET': '_top',
};

describe('the test of a purchasing system', () => {
	it('passes every step in both protocols, and orders nothing', async () => {
		for (const id of [shop.buyerId, ociId]) {
			const steps = await test(id);
			expect(steps).toEqual(steps.map?.((step: object) => ({ ...step, passed: true, detail: '' })));
			expect(steps.length).toBeGreaterThanOrEqual(5);
		}
		expect(await shop.rows((sql) => sql`select from procurement_orders`)).toEqual([]);
	});
});

describe('a catalogue that is opened by OCI', () => {
	it('takes its fields by GET and POST in any case, and leads on without the credentials', async () => {
		for (const method of ['GET', 'POST'] as const) {
			const { status, headers } = await enter(known, method);
			expect(status).toBe(303);
			expect(headers.location).toMatch(/\/punchout\/start\?ticket=[\w-]+$/);
		}
	});

	it('is refused with a wrong password, and where the cart would go elsewhere', async () => {
		expect((await enter({ ...known, PassWord: 'x' })).status).toBe(403);
		expect((await enter({ ...known, hook_url: 'https://hafen.example.evil.example/' })).status).toBe(403);
		expect((await enter({ ...known, hook_url: 'http://erp.hafen.example/' })).status).toBe(403);
	});

	it('hands the cart over in fields that are counted from 1 and within their lengths', async () => {
		const browser = new Browser(shop.app);
		const start = new URL(String((await enter(known)).headers.location));
		await browser.ask(start.pathname + start.search);
		await shop.put(browser, 'flyer', 700);
		const form = readForm((await shop.press(browser, 'transfer')).body);
		expect(form).toMatchObject({ action: known.hook_url, target: '_top' });
		const cart = readOciCart(form.fields);
		expect(cart.problems).toEqual([]);
		expect(cart.items).toMatchObject([
			{ quantity: '700', unitPrice: '58.82', basis: '700', unit: 'ST', partId: 'FLYER' },
			{ partId: 'SHIPPING', unitPrice: '4.12' },
		]);
		const again = await enter({ ...known, FUNCTION: 'VALIDATE', PRODUCTID: cart.items[0]?.auxiliaryId ?? '' });
		expect(readOciCart(readForm(again.body).fields).items).toMatchObject([{ quantity: '700', unitPrice: '58.82' }]);
	});

	it('validates a product by its code, shows it, and answers other functions with an empty form', async () => {
		const valid = await enter({ ...known, FUNCTION: 'VALIDATE', PRODUCTID: 'CARD', QUANTITY: '10' });
		expect(readOciCart(readForm(valid.body).fields).items).toMatchObject([{ quantity: '10', unitPrice: '0.84' }]);
		for (const FUNCTION of ['BACKGROUND_SEARCH', 'SOURCING', 'VALIDATE']) {
			const { status, body } = await enter({ ...known, FUNCTION, PRODUCTID: 'NONE', SEARCHSTRING: 'card' });
			const { action, fields } = readForm(body);
			expect({ status, action, fields: [...fields] }).toEqual({ status: 200, action: known.hook_url, fields: [] });
		}
		const browser = new Browser(shop.app);
		const start = new URL(String((await enter({ ...known, FUNCTION: 'DETAIL', PRODUCTID: 'CARD' })).headers.location));
		expect((await browser.ask(start.pathname + start.search)).headers.location).toBe('/product/card');
	});
});
