// What the test buyer knows: the shops it buys in, its visits there, the carts that came back, and what it was told of its orders. It forgets all of
// that when it ends: shops remember.
import type { ReturnedCart } from './read-cart.ts';
import type { Agreed } from './write-documents.ts';

export interface Account extends Agreed {
	id: string;
	/** For people. */
	name: string;
	/** As https://shop.example */
	shop: string;
	protocol: 'cxml' | 'oci';
	/** Of OCI, whose password is the secret. */
	username: string;
	language: string;
}

export interface Visit {
	id: string;
	accountId: string;
	operation: string;
	buyerCookie: string;
	/** Of cXML. */
	startUrl: string;
}

interface PlacedOrder {
	orderId: string;
	version: number;
	/** What the shop answered last. */
	status: number;
	text: string;
}

export interface Cart {
	id: string;
	accountId: string;
	at: Date;
	returned: ReturnedCart;
	order: PlacedOrder | undefined;
}

interface ShopMessage {
	accountId: string;
	at: Date;
	/** Of the request, such as ConfirmationRequest. */
	name: string;
	document: string;
}

export interface World {
	publicUrl: string;
	accounts: Map<string, Account>;
	visits: Map<string, Visit>;
	carts: Map<string, Cart>;
	told: ShopMessage[];
	/** So many messages of shops are answered with 503 before the next one is taken. */
	failures: number;
}

export const newWorld = (publicUrl: string): World => ({
	publicUrl,
	accounts: new Map(),
	visits: new Map(),
	carts: new Map(),
	told: [],
	failures: 0,
});

const mostKept = 200;

/** The oldest go first. */
export function keep<Value>(map: Map<string, Value>, id: string, value: Value): void {
	map.set(id, value);
	const [oldest] = map.keys();
	if (map.size > mostKept && oldest !== undefined) map.delete(oldest);
}
