// What the test buyer does: opens shops, takes carts, orders them, and takes what shops tell it.
import { randomUUID } from 'node:crypto';
import { sendCxml } from './call.ts';
import { readCxmlCart, readOciCart } from './read-cart.ts';
import { find, readXml, textAt } from './read-xml.ts';
import { type Account, type Cart, keep, type Visit, type World } from './world.ts';
import { writeOrderRequest, writeSetupRequest } from './write-documents.ts';

const person = { id: 'erika.muster', firstName: 'Erika', lastName: 'Muster', email: 'erika.muster@nordwerk.example' };

const cxmlUrl = ({ shop }: Account) => `${shop}/service-api/procurement/cxml`;

/** @throws with what the shop has said */
export async function openShop(world: World, account: Account, operation = 'create', cart?: Cart): Promise<Visit> {
	const visit = {
		id: randomUUID(),
		accountId: account.id,
		operation,
		buyerCookie: `${randomUUID()} <&>`,
		startUrl: '',
	};
	if (account.protocol === 'cxml') {
		const { status, text } = await sendCxml(
			cxmlUrl(account),
			writeSetupRequest(account, {
				...{ operation, buyerCookie: visit.buyerCookie, person, language: account.language },
				returnUrl: `${world.publicUrl}/return/${visit.id}`,
				items: cart?.returned.items ?? [],
			}),
		);
		if (status !== 200) throw new Error(`HTTP ${status}`);
		const response = find(readXml(text), 'Response');
		visit.startUrl = textAt(response, 'PunchOutSetupResponse', 'StartPage', 'URL');
		const said = find(response, 'Status');
		if (!visit.startUrl) throw new Error(`${said?.attributes.code} ${said?.text}`);
	}
	keep(world.visits, visit.id, visit);
	return visit;
}

/** As SAP calls them. */
const sapLetters: Readonly<Record<string, string>> = { 'de-DE': 'D', 'en-GB': 'E' };

/** What the browser sends into the frame. */
export const ociFields = (world: World, account: Account, visit: Visit): Record<string, string> => ({
	USERNAME: account.username,
	PASSWORD: account.secret,
	HOOK_URL: `${world.publicUrl}/return/${visit.id}`,
	'~OkCode': 'ADDI',
	'~CALLER': 'CTLG',
	'sap-language': sapLetters[account.language] ?? 'E',
	UniqueName: person.id,
});

/** @returns undefined where nothing has changed */
export function takeCart(world: World, visit: Visit, form: URLSearchParams): Cart | undefined {
	const account = world.accounts.get(visit.accountId);
	const returned = account?.protocol === 'oci' ? readOciCart(form) : readCxmlCart(form);
	if (returned.status === 204 || returned.items.length === 0) return undefined;
	if (account?.protocol === 'cxml' && returned.buyerCookie !== visit.buyerCookie)
		returned.problems.push('another BuyerCookie came back');
	const cart = { id: randomUUID(), accountId: visit.accountId, at: new Date(), returned, order: undefined };
	keep(world.carts, cart.id, cart);
	return cart;
}

let lastNumber = 4_500_000_000 + (Date.now() % 1_000_000);

export async function sendOrder(account: Account, cart: Cart, type: 'new' | 'update' | 'delete'): Promise<void> {
	const { returned, order } = cart;
	const orderId = order?.orderId ?? String(++lastNumber);
	const version = (order?.version ?? 1) + (type === 'update' ? 1 : 0);
	const { status, text } = await sendCxml(
		cxmlUrl(account),
		writeOrderRequest(account, {
			...{ orderId, version, type, total: returned.total, currency: returned.currency },
			// Also of one that is cancelled: the document type asks for a line.
			items: returned.items,
		}),
	);
	const said = status === 200 ? find(readXml(text), 'Response', 'Status') : undefined;
	const code = Number(said?.attributes.code ?? status);
	cart.order = {
		orderId,
		version: code === 200 ? version : (order?.version ?? version),
		status: code,
		text: said?.text ?? `HTTP ${status}`,
	};
}

/** @returns what is answered to the shop, with its status of HTTP */
export function hear(world: World, accountId: string, document: string): { status: number; text: string } {
	if (world.failures > 0) {
		world.failures -= 1;
		return { status: 503, text: 'busy' };
	}
	const request = find(readXml(document), 'Request')?.children[0];
	world.told.push({ accountId, at: new Date(), name: request?.name ?? '?', document });
	if (world.told.length > 200) world.told.shift();
	const answer =
		`<?xml version="1.0" encoding="UTF-8"?>\n<cXML payloadID="${randomUUID()}@buyer.example" timestamp="${new Date().toISOString()}">` +
		'<Response><Status code="200" text="OK"/></Response></cXML>';
	return { status: 200, text: answer };
}
