// What the provider is to be asked for an order: its lines as they were copied into it, in the shopper's language.

import { isOnline } from '../../../rules/payments/methods.ts';
import { mostItems, paymentItems, type ShippingToPay } from '../../../rules/payments/payment-items.ts';
import { formatRate } from '../../../rules/tax/format-rate.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import type { Sql } from '../../database/connection.ts';
import type { NewSession } from '../../integrations/payment/port.ts';
import type { NewSubscriptionSession } from '../../integrations/payment/recurring.ts';
import { findProviderCustomer } from '../../subscriptions/core/find-provider-customer.ts';
import { findSubscription } from '../../subscriptions/core/find-subscription.ts';
import { loadTenant } from '../../tenants/load-tenant.ts';
import { defaultLanguage, publishedLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';
import type { Payment } from './find-payment.ts';

export interface PaymentUrls {
	/** Where the shopper comes back to after paying, and without. */
	successUrl: string;
	cancelUrl: string;
}

interface OrderToPay {
	language: string;
	customerMail: string;
	shipping: { name?: string; parts?: { gross: number }[] } | null;
	gross: number;
	subscriptionId: string | null;
	paymentMethod: string;
	number: string | null;
}

interface Line {
	name: string;
	itemName: string;
	quantity: number;
	gross: number;
	rate: number;
}

function shippingOf({ shipping }: OrderToPay, otherwise: string): ShippingToPay | null {
	if (!shipping) return null;
	return {
		name: shipping.name || otherwise,
		gross: (shipping.parts ?? []).reduce((sum, { gross }) => sum + gross, 0),
	};
}

type Contract = Omit<NewSubscriptionSession, keyof NewSession>;

async function contractOf(sql: Sql, tenantId: string, { subscriptionId }: OrderToPay): Promise<Contract | undefined> {
	const found = subscriptionId && (await findSubscription(sql, tenantId, { id: subscriptionId }));
	if (!found) return undefined;
	const { id, userId, provider, intervalUnit, intervalCount, trialDays, termsVersion } = found;
	return {
		...{ subscriptionId: id, termsVersion, trialDays },
		interval: { unit: intervalUnit, count: intervalCount },
		customerId: userId && (await findProviderCustomer(sql, tenantId, userId, provider)),
	};
}

export async function writeRequest(
	sql: Sql,
	tenantId: string,
	{ id, orderId, amount, currency, placed, method: chosen }: Payment,
	urls: PaymentUrls,
): Promise<NewSession | NewSubscriptionSession> {
	const [order] = await sql<OrderToPay[]>`
		select language, customer_mail as "customerMail", shipping, gross::float8 as gross, subscription_id as "subscriptionId",
			payment_method as "paymentMethod", number
		from orders
		where tenant_id = ${tenantId} and id = ${orderId}`;
	if (!order) throw new Error(`payment ${id} has no order`);
	const lines = await sql<Line[]>`
		select name, item_name as "itemName", quantity, gross::float8 as gross, rate from order_lines
		where tenant_id = ${tenantId} and order_id = ${orderId} order by position`;
	const tenant = await loadTenant(sql, tenantId);
	const language = publishedLanguage(tenant, order.language);
	const wanted = { language, tenantDefault: defaultLanguage(tenant), groups: ['payments'] as const };
	const texts = translatorOf(language, await resolveInterfaceTexts(sql, tenantId, wanted));
	const contract = await contractOf(sql, tenantId, order);
	const number = order.number ?? '';
	// Of what was placed a part may have been given back: what is left is one sum.
	const items = placed
		? [{ name: texts('payments.order', { number }), amount }]
		: paymentItems(
				lines.map(({ itemName, name, ...line }) => ({ ...line, name: itemName ? `${name}: ${itemName}` : name })),
				shippingOf(order, texts('payments.shipping')),
				{
					line: (name, quantity) => texts('payments.line', { name, quantity }),
					sum: (rate) => texts('payments.sum', { rate: formatRate(rate, language) }),
				},
				contract ? mostItems.again : mostItems.once,
			);
	const sum = items.reduce((total, item) => total + item.amount, 0);
	const due = contract && !placed ? order.gross : amount;
	if (sum !== due) throw new Error(`payment ${id}: the lines come to ${sum}, the order to ${due}`);
	const method = chosen ?? (isOnline(order.paymentMethod) ? order.paymentMethod : 'card');
	const session = {
		method,
		paymentId: id,
		tenantId,
		orderId,
		currency,
		items,
		amount,
		email: order.customerMail,
		language,
	};
	return { ...session, ...urls, ...contract };
}
