// What a purchasing system sends to a shop by cXML. Written apart from the shop's own writer, so that both have to agree.
import { randomUUID } from 'node:crypto';

export interface Agreed {
	fromDomain: string;
	fromIdentity: string;
	supplierDomain: string;
	supplierIdentity: string;
	secret: string;
}

const escapeXml = (text: string): string =>
	text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');

const credential = (domain: string, identity: string, more = ''): string =>
	`<Credential domain="${escapeXml(domain)}"><Identity>${escapeXml(identity)}</Identity>${more}</Credential>`;

interface Envelope {
	mode?: 'production' | 'test';
	/** A message that is sent again keeps it. */
	payloadId?: string;
}

function envelope(
	agreed: Agreed,
	request: string,
	{ mode = 'production', payloadId = randomUUID() }: Envelope,
): string {
	const { fromDomain, fromIdentity, supplierDomain, supplierIdentity, secret } = agreed;
	const sender = credential(fromDomain, fromIdentity, `<SharedSecret>${escapeXml(secret)}</SharedSecret>`);
	return (
		'<?xml version="1.0" encoding="UTF-8"?>\n' +
		'<!DOCTYPE cXML SYSTEM "http://xml.cxml.org/schemas/cXML/1.2.050/cXML.dtd">\n' +
		`<cXML payloadID="${escapeXml(payloadId)}@buyer.example" timestamp="${new Date().toISOString()}" xml:lang="en-US">` +
		`<Header><From>${credential(fromDomain, fromIdentity)}</From><To>${credential(supplierDomain, supplierIdentity)}</To>` +
		`<Sender>${sender}<UserAgent>Platen test buyer</UserAgent></Sender></Header>` +
		`<Request deploymentMode="${mode}">${request}</Request></cXML>`
	);
}

export const writeProfileRequest = (agreed: Agreed, options: Envelope = {}): string =>
	envelope(agreed, '<ProfileRequest/>', options);

/** A line of a cart, as it came back. */
export interface CartItem {
	quantity: string;
	partId: string;
	auxiliaryId: string;
	unitPrice: string;
	currency: string;
	/** Of PriceBasisQuantity; empty: none. */
	basis: string;
	description: string;
	unit: string;
	classification: string;
	classificationDomain: string;
}

function itemOut(item: CartItem, index: number): string {
	const basis = item.basis
		? `<PriceBasisQuantity quantity="${item.basis}" conversionFactor="1"><UnitOfMeasure>${escapeXml(item.unit)}</UnitOfMeasure></PriceBasisQuantity>`
		: '';
	return (
		`<ItemOut quantity="${item.quantity}" lineNumber="${index + 1}">` +
		`<ItemID><SupplierPartID>${escapeXml(item.partId)}</SupplierPartID>` +
		`<SupplierPartAuxiliaryID>${escapeXml(item.auxiliaryId)}</SupplierPartAuxiliaryID></ItemID>` +
		`<ItemDetail><UnitPrice><Money currency="${item.currency}">${item.unitPrice}</Money></UnitPrice>` +
		`<Description xml:lang="en">${escapeXml(item.description)}</Description><UnitOfMeasure>${escapeXml(item.unit)}</UnitOfMeasure>${basis}` +
		`<Classification domain="${escapeXml(item.classificationDomain)}">${escapeXml(item.classification)}</Classification></ItemDetail></ItemOut>`
	);
}

export interface Setup extends Envelope {
	operation: string;
	buyerCookie: string;
	returnUrl: string;
	person: { id: string; firstName: string; lastName: string; email: string };
	language?: string;
	selectedPart?: string;
	items?: readonly CartItem[];
}

const extrinsic = (name: string, value: string) => `<Extrinsic name="${name}">${escapeXml(value)}</Extrinsic>`;

export function writeSetupRequest(agreed: Agreed, setup: Setup): string {
	const { operation, buyerCookie, returnUrl, person, language, selectedPart, items = [] } = setup;
	const selected = selectedPart
		? `<SelectedItem><ItemID><SupplierPartID>${escapeXml(selectedPart)}</SupplierPartID></ItemID></SelectedItem>`
		: '';
	return envelope(
		agreed,
		`<PunchOutSetupRequest operation="${operation}"><BuyerCookie>${escapeXml(buyerCookie)}</BuyerCookie>` +
			extrinsic('UniqueName', person.id) +
			extrinsic('FirstName', person.firstName) +
			extrinsic('LastName', person.lastName) +
			extrinsic('UserEmail', person.email) +
			(language ? extrinsic('Language', language) : '') +
			`<BrowserFormPost><URL>${escapeXml(returnUrl)}</URL></BrowserFormPost>${selected}${items.map(itemOut).join('')}</PunchOutSetupRequest>`,
		setup,
	);
}

export interface Order extends Envelope {
	orderId: string;
	version?: number;
	type: 'new' | 'update' | 'delete';
	items: readonly CartItem[];
	/** Net, as decimal text. */
	total: string;
	currency: string;
	comments?: string;
}

const address = (name: string) =>
	`<Address><Name xml:lang="en">${escapeXml(name)}</Name><PostalAddress><DeliverTo>Erika Muster</DeliverTo>` +
	'<Street>Hafenstraße 12</Street><City>Hamburg</City><PostalCode>20457</PostalCode>' +
	'<Country isoCountryCode="DE">Germany</Country></PostalAddress><Email>einkauf@buyer.example</Email></Address>';

export function writeOrderRequest(agreed: Agreed, order: Order): string {
	const { orderId, version = 1, type, items, total, currency, comments = '' } = order;
	const header =
		`<OrderRequestHeader orderID="${escapeXml(orderId)}" orderVersion="${version}" orderDate="${new Date().toISOString()}" type="${type}">` +
		`<Total><Money currency="${currency}">${total}</Money></Total><ShipTo>${address('Nordwerk AG')}</ShipTo>` +
		`<BillTo>${address('Nordwerk AG')}</BillTo>${comments ? `<Comments>${escapeXml(comments)}</Comments>` : ''}</OrderRequestHeader>`;
	return envelope(agreed, `<OrderRequest>${header}${items.map(itemOut).join('')}</OrderRequest>`, order);
}
