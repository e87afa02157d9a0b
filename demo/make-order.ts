// Makes up one order of a demo shop at the shop's own prices: what was bought, how it is sent and paid, and how far it has come.
import { type BillingAddress, nameOf } from '../rules/checkout/address.ts';
import { quoteFor } from '../rules/checkout/quote.ts';
import { newId } from '../rules/ids.ts';
import type { OrderStatus } from '../rules/orders/machine.ts';
import type { PaymentMethod } from '../rules/payments/methods.ts';
import type { OrderSettings } from '../rules/settings/orders.ts';
import { isExport } from '../rules/tax/vat-area.ts';
import { shopDayOf } from '../server/calendar/today.ts';
import type { SoldItem } from '../server/cart/sold-items.ts';
import type { FoundOrder, OrderLine } from '../server/orders/find-order.ts';
import type { OfferedMethod } from '../server/orders/shipping/find-methods.ts';
import type { Tenant } from '../server/tenants/find-tenant.ts';

export interface MadeOrder extends FoundOrder {
	/** What happened to it, each with the hours since it was begun. */
	story: { hours: number; to: OrderStatus }[];
	refund: { id: string; amount: number; reason: string } | null;
	/** Under which the provider has taken the money; null: it has not. */
	paymentId: string | null;
	/** What has made it; null: a checkout that is paid once. */
	subscription: { id: string; kind: 'first' | 'renewal' } | null;
	/** For which it was ordered; left out: by people for themselves. */
	company?: { id: string; costCentre: { id: string; code: string } };
}

export interface Market {
	tenant: Tenant;
	/** What is sold, by the language that it is named in. */
	things: ReadonlyMap<string, readonly SoldItem[]>;
	methods: readonly OfferedMethod[];
	settings: OrderSettings;
	shopper: { id: string; email: string } | undefined;
	/** Ids of what is printed from data. */
	printed: ReadonlySet<string>;
	now: Date;
}

const hour = 3_600_000;

/** So many hours after it was begun; never in the future. */
export const later = ({ createdAt }: Pick<MadeOrder, 'createdAt'>, hours: number, now: Date): Date =>
	new Date(Math.min(createdAt.getTime() + hours * hour, now.getTime()));

export interface Bought {
	thing: SoldItem;
	quantity: number;
	total: number;
	unitPrice: number;
	itemName: string;
}

interface Told {
	customer: BillingAddress;
	language: string;
	userId: string | null;
	at: Date;
	method: PaymentMethod;
	/** Undefined: it is still being paid. */
	storyFor: ((arrived: boolean) => MadeOrder['story']) | undefined;
	paid: boolean;
	/** Long enough ago that bills are paid. */
	long: boolean;
}

export function makeOrder(
	basket: readonly Bought[],
	told: Told,
	{ tenant, methods, settings, now }: Pick<Market, 'tenant' | 'methods' | 'settings' | 'now'>,
): MadeOrder {
	const { customer, at } = told;
	const reverseCharge = customer.vatId !== '' && customer.country !== tenant.country;
	const { country, zipCode } = customer;
	const exported = isExport({ sellerCountry: tenant.country, country, zipCode });
	const quote = (shippingMethodId: string | null) =>
		quoteFor(
			basket.map(({ thing, quantity, total }) => ({
				...{ quantity, total, rate: thing.offer.taxRate, weightMg: thing.weightMg },
				...{ productionDays: thing.productionDays, problem: undefined },
			})),
			{
				...{ settings, shop: tenant, methods, country: customer.country, shippingMethodId, card: true },
				...{ reverseCharge, exported, buyer: 'staff', today: shopDayOf(at, tenant) },
			},
		);
	const { totals, exemption, chosen, deliveryDay, paymentMethods } = quote(quote(null).shippingMethods[0]?.id ?? null);
	// A shop that takes invoices alone has no others.
	const method = paymentMethods.includes(told.method) ? told.method : (paymentMethods[0] ?? 'invoice');
	const isPaid = told.paid && (method === 'card' || told.long);
	const story = told.storyFor?.(deliveryDay < shopDayOf(now, tenant)) ?? [];
	const lines = basket.map(({ thing, quantity, unitPrice, itemName }, position): OrderLine => {
		const { rate = 0, net = 0, tax = 0, gross = 0 } = totals.lines[position] ?? {};
		return {
			...{
				position,
				itemId: null,
				quantity,
				unitPrice,
				itemName,
				rate,
				net,
				tax,
				gross,
				designId: null,
				seriesRows: null,
				releaseId: null,
			},
			...{ productId: thing.productId, slug: thing.slug, code: thing.code, name: thing.name, options: thing.options },
			...{ mediaId: thing.picture?.id ?? null, taxCategory: thing.taxCategory, personalised: thing.personalised },
		};
	});
	const { net, tax, gross, rates } = totals;
	const status = story.at(-1)?.to ?? 'inCreation';
	return {
		...{ id: newId(), number: null, status, approval: 'none', payment: isPaid ? 'paid' : 'open' },
		...{ paymentMethod: method, createdAt: at, placedAt: story.length > 0 ? at : null, gross, refunded: 0 },
		...{ currency: tenant.currency, customerName: nameOf(customer), customerMail: customer.email },
		...{
			waitsForPrintData: false,
			waitsForPayment: false,
			neverCharged: false,
			lineCount: lines.length,
			deliveryDay,
			userId: told.userId,
			guest: told.userId === null,
			createdBy: null,
		},
		...{
			language: told.language,
			pricesIncludeTax: tenant.pricesIncludeTax,
			timeZone: tenant.timeZone,
		},
		...{ billingAddress: customer, shippingAddress: null, totals: { net, tax, gross, rates } },
		...{ reverseCharge: exemption === 'reverseCharge', taxFreeExport: exemption === 'export' },
		shipping: chosen ? { id: chosen.id, name: chosen.name, days: chosen.days, parts: totals.shipping } : null,
		...{ error: status === 'error' ? 'staff' : null, lines, story, refund: null },
		...{ cancelledAt: null, cancelledBy: null, cancelReason: null, cancelNote: '', shipped: 'none' as const },
		paymentId: isPaid && method === 'card' && story.length > 0 ? newId() : null,
		subscription: null,
	};
}
