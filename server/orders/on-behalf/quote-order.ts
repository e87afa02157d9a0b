// What an order would cost a customer: with their prices, sent where they want it. The same calculation as in their own checkout.
import { methodToBeginWith, type Quote, quoteFor } from '../../../rules/checkout/quote.ts';
import { newId } from '../../../rules/ids.ts';
import { isExport } from '../../../rules/tax/vat-area.ts';
import { tidyVatId } from '../../../rules/vat-id.ts';
import { shopDay } from '../../calendar/today.ts';
import { cartLineOf, type ListLine, lineOf, refuseSubscription } from '../../cart/lines.ts';
import { loadSoldItems } from '../../cart/sold-items.ts';
import type { Sql } from '../../database/connection.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { isReverseCharge, quotedLine } from '../checkout/prepare-order.ts';
import { findOrderSettings } from '../settings/find-settings.ts';
import { findShippingMethods } from '../shipping/find-methods.ts';
import { findVatState } from '../vat-ids/check-vat-id.ts';
import { findBuyer } from './find-buyer.ts';

export interface QuoteWish {
	userId: string;
	items: readonly { productId: string; quantity: number }[];
	shippingMethodId: string | null;
	/** Where it goes; none: the shop's own. */
	country: string | null;
	vatId: string;
	language: string | null;
}

export interface OrderQuote {
	tenant: Tenant;
	lines: readonly ListLine[];
	quote: Quote;
	showShipping: boolean;
}

/** What is not in the shop any more is left out. The number of statements is the same for any number of items. */
export async function quoteOrder(sql: Sql, tenant: Tenant, wish: QuoteWish): Promise<OrderQuote> {
	const user = await findBuyer(sql, tenant.id, wish.userId);
	const day = shopDay(tenant);
	const language = spokenLanguage(tenant, wish.language ?? user.language);
	const vatId = tidyVatId(wish.vatId).slice(0, 20);
	const [things, settings, methods, vatState] = await Promise.all([
		loadSoldItems(
			sql,
			{ tenant, user, language, day },
			wish.items.map(({ productId }) => productId),
		),
		findOrderSettings(sql, tenant.id),
		findShippingMethods(sql, tenant.id, language),
		findVatState(sql, tenant.id, vatId),
	]);
	const now = new Date();
	const lines = wish.items.flatMap(({ productId, quantity }) => {
		const thing = things.get(productId);
		const kept = {
			location: 'cart',
			itemName: '',
			designId: null,
			releaseId: null,
			designRevision: null,
			seriesRows: null,
			hasPrintData: false,
			seenTotal: null,
			createdAt: now,
			changedAt: now,
		} as const;
		if (!thing) return [];
		return refuseSubscription(lineOf({ ...kept, id: newId(), productId, quantity }, thing), thing.offer.payment);
	});
	const country = wish.country || tenant.country;
	const reverseCharge = isReverseCharge({ tenant, settings, country, vatId, vatState });
	// No one pays for another user by card.
	const terms = {
		settings,
		shop: tenant,
		methods,
		country,
		reverseCharge,
		exported: isExport({ sellerCountry: tenant.country, country, zipCode: '' }),
		today: day,
		card: false,
		buyer: 'staff' as const,
	};
	const quoted = lines.map((line) => quotedLine(cartLineOf(line)));
	const asked = quoteFor(quoted, { ...terms, shippingMethodId: wish.shippingMethodId });
	const first = methodToBeginWith(asked, terms);
	const quote = asked.chosen || !first ? asked : quoteFor(quoted, { ...terms, shippingMethodId: first.id });
	return { tenant, lines, quote, showShipping: settings.showShipping };
}
