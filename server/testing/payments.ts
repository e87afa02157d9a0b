// Orders that wait for their money, at a shop with an account at a sandbox, and a book that only notes the calls it gets.

import { pino } from 'pino';
import { newId } from '../../rules/ids.ts';
import type { TestSandbox } from '../../sandbox/stripe/testing/sandbox.ts';
import type { Database } from '../database/connection.ts';
import { sandboxKeys } from '../integrations/payment/keys.ts';
import { registerProviders } from '../integrations/payment/providers.ts';
import { stripeId, stripeProvider } from '../integrations/payment/stripe.ts';
import type { PaymentCallbacks, PaymentServices } from '../orders/payments/services.ts';
import { enterSecret } from '../secrets/keep-secret.ts';

export const testWebhookSecret = 'whsec_test';

/** As checkout leaves it: in creation, with a payment that no one has begun. */
export async function makeWaitingOrder(database: Database, tenantId: string, lines: readonly number[] = [4999]) {
	const [orderId, paymentId] = [newId(), newId()];
	const shipping = { id: newId(), name: 'Post', days: 2, parts: [{ rate: 1900, net: 412, tax: 78, gross: 490 }] };
	const gross = lines.reduce((sum, line) => sum + line, 490);
	await database.inTenant(tenantId, async (sql) => {
		await sql`
			insert into orders (tenant_id, id, checkout_key, payment_method, language, currency, prices_include_tax,
				billing_address, shipping, totals, net, tax, gross, customer_name, customer_mail, line_count, reserved_until)
			values (${tenantId}, ${orderId}, ${newId()}, 'card', 'de-DE', 'EUR', true, '{}', ${JSON.stringify(shipping)}::text::jsonb,
				'{}', ${gross}, 0, ${gross}, 'Anna Test', 'anna@example.com', ${lines.length}, now() + interval '15 minutes')`;
		for (const [position, line] of lines.entries())
			await sql`
				insert into order_lines (tenant_id, order_id, position, product_id, slug, code, name, item_name, tax_category,
					quantity, unit_price, rate, net, tax, gross)
				values (${tenantId}, ${orderId}, ${position}, ${newId()}, 'flyer', 'F-1', 'Flyer', ${position === 1 ? 'Messe' : ''},
					'standard', 500, 100, ${position % 2 ? 700 : 1900}, ${line}, 0, ${line})`;
		await sql`
			insert into payments (tenant_id, id, order_id, provider, amount, currency)
			values (${tenantId}, ${paymentId}, ${orderId}, ${stripeId}, ${gross}, 'EUR')`;
	});
	return { orderId, paymentId, gross };
}

/** Places and gives up by status alone. */
const notingBook = (told: string[]): PaymentCallbacks => ({
	async finish(sql, tenantId, orderId, paid) {
		told.push(`finish ${paid?.amount} ${paid?.currency}`);
		await sql`
			update orders set status = 'placed', number = ${`N-${orderId}`}, placed_at = now(), payment = 'paid'
			where tenant_id = ${tenantId} and id = ${orderId} and number is null`;
		return 'placed';
	},
	async begin(_sql, _tenantId, _orderId, _begun, finished) {
		told.push(`begin ${finished}`);
	},
	async accept(sql, tenantId, orderId) {
		told.push('accept');
		await sql`update orders set updated_at = now() where tenant_id = ${tenantId} and id = ${orderId}`;
	},
	async giveUp(sql, tenantId, orderId, reason) {
		told.push(`giveUp ${reason}`);
		await sql`
			update orders set status = 'error', error = ${reason} where tenant_id = ${tenantId} and id = ${orderId}`;
	},
});

export async function makePayments(
	database: Database,
	tenantId: string,
	sandbox: TestSandbox,
	secretsKey: Buffer,
): Promise<PaymentServices & { told: string[] }> {
	await database.inTenant(tenantId, async (sql) => {
		await enterSecret(sql, secretsKey, tenantId, 'paymentSecretKey', sandboxKeys(tenantId).secret);
		await enterSecret(sql, secretsKey, tenantId, 'paymentWebhookSecret', testWebhookSecret);
	});
	const told: string[] = [];
	return {
		providers: registerProviders([stripeProvider({ url: undefined, sandboxUrl: sandbox.url })]),
		secretsKey,
		database,
		log: pino({ level: 'silent' }),
		orders: notingBook(told),
		told,
	};
}
