// A shop of tests with a purchasing system, and the people of it.
import { type Buyer, emptySettings } from '../../rules/procurement/buyer.ts';
import { type ReturnedCart, readCxmlCart, readOciCart } from '../../sandbox/procurement/read-cart.ts';
import { find, readXml, textAt } from '../../sandbox/procurement/read-xml.ts';
import {
	type Agreed,
	type Order,
	type Setup,
	writeOrderRequest,
	writeSetupRequest,
} from '../../sandbox/procurement/write-documents.ts';
import { deriveKey } from '../accounts/sessions/keys.ts';
import { secretPurposeOf } from '../procurement/buyers/buyer-rows.ts';
import { enterBuyer } from '../procurement/buyers/save-buyer.ts';
import { enterSecret } from '../secrets/keep-secret.ts';
import { Browser } from './accounts.ts';
import { offerParcel } from './checkout.ts';
import { type Shop, startShop } from './shop.ts';
import { fillShop, inRuns, piece } from './sold.ts';

type Cluster = Parameters<typeof startShop>[0];

export const returnUrl = 'https://erp.example.com/return?session=1';

export const agreed: Agreed = {
	fromDomain: 'NetworkId',
	fromIdentity: 'AN0100',
	supplierDomain: 'DUNS',
	supplierIdentity: '0012345',
	secret: 'of this buyer alone',
};

const { secret, ...identities } = agreed;

export const someBuyer = (given: Partial<Buyer['settings']> = {}): Buyer => ({
	...{ name: 'Nordwerk AG', protocol: 'cxml', roleId: null, active: true },
	settings: { ...emptySettings, ...identities, hosts: ['erp.example.com'], ...given },
});

export const ociBuyer: Buyer = {
	...{ name: 'Hafen SE', protocol: 'oci', roleId: null, active: true },
	settings: {
		...{ ...emptySettings, fromIdentity: '', username: 'hafen', hosts: ['*.hafen.example'], unitOfPiece: 'ST' },
		vendorNumber: '4711',
	},
};

/** What a form of a page says, and where it goes. */
export function readForm(html: string): { action: string; target: string; fields: URLSearchParams } {
	const unescaped = (text: string) =>
		text
			.replace(/&quot;/g, '"')
			.replace(/&#39;/g, "'")
			.replace(/&lt;/g, '<')
			.replace(/&gt;/g, '>')
			.replace(/&amp;/g, '&');
	const form = /<form method="post" action="([^"]*)"(?: target="([^"]*)")?/.exec(html);
	const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)">/g)];
	return {
		action: unescaped(form?.[1] ?? ''),
		target: form?.[2] ?? '',
		fields: new URLSearchParams(
			fields.map(([, name = '', value = '']): [string, string] => [unescaped(name), unescaped(value)]),
		),
	};
}

export interface CxmlAnswer {
	http: number;
	status: number;
	text: string;
	xml: string;
}

type AppParts = NonNullable<Parameters<typeof startShop>[2]>;

export async function startProcurementShop(
	cluster: Cluster,
	procurementSandboxes: readonly string[] = [],
	parts: AppParts = {},
) {
	const shop: Shop = await startShop(cluster, undefined, { procurementSandboxes, ...parts });
	const { database } = shop.test;
	const products = await fillShop(shop.test, shop.demo, [piece('card', 100), inRuns('flyer', 10, [500, 700])]);
	await offerParcel(database, shop.demo);
	const key = deriveKey('the secret of all tests, long enough', 'secrets');
	const addBuyer = (buyer: Buyer, own?: string) =>
		database.inTenant(shop.demo.id, async (sql) => {
			const id = await enterBuyer(sql, shop.demo.id, buyer);
			if (own) await enterSecret(sql, key, shop.demo.id, secretPurposeOf(id), own);
			return id;
		});
	const buyerId = await addBuyer(someBuyer(), secret);
	const origin = `http://demo.localhost:${shop.app.port}`;

	async function send(document: string | Buffer, headers: Record<string, string> = {}): Promise<CxmlAnswer> {
		const answer = await shop.app.ask('/service-api/procurement/cxml', {
			...{ host: 'demo.localhost', method: 'POST', body: document },
			headers: { 'content-type': 'text/xml; charset=UTF-8', ...headers },
		});
		if (!answer.body.startsWith('<?xml')) return { http: answer.status, status: 0, text: '', xml: answer.body };
		const status = find(readXml(answer.body), 'Response', 'Status');
		return { http: answer.status, status: Number(status?.attributes.code), text: status?.text ?? '', xml: answer.body };
	}

	let people = 0;
	const someone = { id: 'EM1', firstName: 'Erika', lastName: 'Muster', email: 'erika@nordwerk.example' };

	const someSetup = (given: Partial<Setup> = {}): Setup => ({
		...{ operation: 'create', buyerCookie: ' 00123 <&> "ä" ', returnUrl },
		person: someone,
		...given,
	});

	/** The address that the system gives to the browser. */
	async function setUp(given: Partial<Setup> = {}): Promise<string> {
		const answer = await send(writeSetupRequest(agreed, someSetup(given)));
		if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`);
		return textAt(readXml(answer.xml), 'Response', 'PunchOutSetupResponse', 'StartPage', 'URL');
	}

	/** A browser in which the visit has begun. */
	async function visit(given: Partial<Setup> = {}) {
		const browser = new Browser(shop.app);
		const start = new URL(await setUp(given));
		const answer = await browser.ask(start.pathname + start.search);
		return { browser, answer, start: start.pathname + start.search };
	}

	const put = (browser: Browser, slug: string, quantity: number) =>
		browser.resultOf(
			`mutation { addToCart(items: [{ productId: "${products.get(slug)}", quantity: ${quantity} }]) { id } }`,
		);

	const press = (browser: Browser, path: 'transfer' | 'leave', body = '') =>
		browser.ask(`/punchout/${path}`, {
			...{ method: 'POST', body },
			headers: { origin, 'content-type': 'application/x-www-form-urlencoded' },
		});

	/** What the purchasing system gets. */
	async function transfer(browser: Browser): Promise<ReturnedCart> {
		const { body, status } = await press(browser, 'transfer');
		if (status !== 200) throw new Error(`${status} ${body}`);
		const { action, fields } = readForm(body);
		return action.includes('hafen') ? readOciCart(fields) : readCxmlCart(fields);
	}

	/** Of a new visit. */
	async function handOver(items: readonly (readonly [slug: string, quantity: number])[]): Promise<ReturnedCart> {
		people += 1;
		const { browser } = await visit({ person: { ...someone, id: `P${people}` } });
		for (const [slug, quantity] of items) await put(browser, slug, quantity);
		return transfer(browser);
	}

	const place = (cart: ReturnedCart, given: Partial<Order> & { orderId: string }) =>
		send(
			writeOrderRequest(agreed, {
				type: 'new',
				items: cart.items,
				total: cart.total,
				currency: cart.currency,
				...given,
			}),
		);

	return {
		...shop,
		shop,
		origin,
		products,
		buyerId,
		addBuyer,
		send,
		someSetup,
		setUp,
		visit,
		put,
		press,
		transfer,
		handOver,
		place,
	};
}

export type ProcurementShop = Awaited<ReturnType<typeof startProcurementShop>>;
