// What the test buyer says, in both languages.

export type Tongue = 'de' | 'en';

const en = {
	sandbox: 'Test buyer: a purchasing system for trying things out',
	title: 'Purchasing',
	shops: 'Shops',
	open: 'Open shop',
	noShops: 'No shop has been set up here yet.',
	carts: 'Carts',
	cart: 'Cart',
	noCarts: 'No cart has come back yet.',
	lines: 'Lines',
	total: 'Total',
	order: 'Order',
	told: 'Messages from shops',
	nothingTold: 'No shop has sent anything yet.',
	shopOf: 'Shop:',
	back: 'Back to purchasing',
	received: 'The cart has arrived',
	unchanged: 'Back without a cart',
	goOn: 'Continue',
	item: 'Item',
	code: 'Article code',
	quantity: 'Quantity',
	price: 'Price',
	edit: 'Edit in the shop',
	inspect: 'Look at it in the shop',
	place: 'Order',
	again: 'Send the order again',
	update: 'Send as update',
	cancel: 'Cancel the order',
	ociOrders: 'By OCI the cart comes back; the order goes another way, such as by cXML or mail.',
	failed: 'The shop has not been opened',
};

const de: typeof en = {
	sandbox: 'Test-Einkäufer: ein Beschaffungssystem zum Ausprobieren',
	title: 'Einkauf',
	shops: 'Shops',
	open: 'Shop öffnen',
	noShops: 'Hier ist noch kein Shop eingerichtet.',
	carts: 'Warenkörbe',
	cart: 'Warenkorb',
	noCarts: 'Noch kein Warenkorb ist zurückgekommen.',
	lines: 'Positionen',
	total: 'Summe',
	order: 'Bestellung',
	told: 'Nachrichten von Shops',
	nothingTold: 'Noch kein Shop hat etwas gesendet.',
	shopOf: 'Shop:',
	back: 'Zurück zum Einkauf',
	received: 'Der Warenkorb ist angekommen',
	unchanged: 'Zurück ohne Warenkorb',
	goOn: 'Weiter',
	item: 'Artikel',
	code: 'Artikelnummer',
	quantity: 'Menge',
	price: 'Preis',
	edit: 'Im Shop ändern',
	inspect: 'Im Shop ansehen',
	place: 'Bestellen',
	again: 'Bestellung noch einmal senden',
	update: 'Als Änderung senden',
	cancel: 'Bestellung stornieren',
	ociOrders: 'Per OCI kommt der Warenkorb zurück; die Bestellung geht einen anderen Weg, etwa per cXML oder E-Mail.',
	failed: 'Der Shop wurde nicht geöffnet',
};

const texts: Readonly<Record<Tongue, typeof en>> = { en, de };

export const messagesIn = (tongue: Tongue): typeof en => texts[tongue];

/** The first language of a browser, if this page speaks it. */
export function tongueOf(header: string | undefined): Tongue {
	const wanted = (header ?? '').trim().slice(0, 2).toLowerCase();
	return (Object.keys(texts) as Tongue[]).find((tongue) => tongue === wanted) ?? 'en';
}
