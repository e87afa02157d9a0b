// PunchOutSetupRequest: a purchasing system opens the shop for one of its people.
import { CxmlFailure } from './cxml-failure.ts';
import { type ItemOut, readItems } from './read-items.ts';
import {
	attributeOf,
	childOf,
	childrenOf,
	requiredAttribute,
	requiredChild,
	textOf,
	type XmlElement,
} from './xml-tree.ts';

const operations = ['create', 'edit', 'inspect'] as const;
export type Operation = (typeof operations)[number];

export interface SetupRequest {
	operation: Operation;
	/** Opaque, and handed back byte for byte. */
	buyerCookie: string;
	returnUrl: string;
	/** What the system says of the person, by name in lower case. */
	extrinsics: ReadonlyMap<string, string>;
	contactName: string;
	contactEmail: string;
	/** Of the product to begin with; empty: none. */
	selectedPart: string;
	items: readonly ItemOut[];
}

const longestCookie = 1000;
const mostExtrinsics = 50;
const longestExtrinsic = 200;

function cookieOf(request: XmlElement): string {
	const cookie = requiredChild(request, 'BuyerCookie');
	if (cookie.children.length > 0) throw new CxmlFailure(400, 'The BuyerCookie holds elements; it has to be text.');
	if (cookie.text === '' || cookie.text.length > longestCookie)
		throw new CxmlFailure(400, `The BuyerCookie has 1 to ${longestCookie} characters.`);
	return cookie.text;
}

function operationOf(request: XmlElement): Operation {
	const given = requiredAttribute(request, 'operation');
	const known = operations.find((operation) => operation === given);
	if (known) return known;
	throw given === 'source'
		? new CxmlFailure(450, 'The operation "source" is not offered.')
		: new CxmlFailure(400, `The operation "${given.slice(0, 40)}" is not known.`);
}

export function readSetupRequest(request: XmlElement): SetupRequest {
	const operation = operationOf(request);
	const extrinsics = childrenOf(request, 'Extrinsic')
		.slice(0, mostExtrinsics)
		.map((one): [string, string] => [
			attributeOf(one, 'name').toLowerCase(),
			one.text.trim().slice(0, longestExtrinsic),
		]);
	const contact = childOf(request, 'Contact');
	const items = readItems(request);
	if (operation !== 'create' && items.length === 0)
		throw new CxmlFailure(400, `The operation "${operation}" needs the lines of the cart as <ItemOut>.`);
	const returnUrl = textOf(request, 'BrowserFormPost', 'URL');
	if (returnUrl === '') throw new CxmlFailure(400, 'The request has no BrowserFormPost/URL for the cart.');
	return {
		operation,
		buyerCookie: cookieOf(request),
		returnUrl,
		extrinsics: new Map(extrinsics.filter(([name, value]) => name !== '' && value !== '')),
		contactName: textOf(contact, 'Name').slice(0, longestExtrinsic),
		contactEmail: textOf(contact, 'Email').slice(0, longestExtrinsic),
		selectedPart: textOf(request, 'SelectedItem', 'ItemID', 'SupplierPartID').slice(0, longestExtrinsic),
		items,
	};
}
