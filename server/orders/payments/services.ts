// What taking money needs beside the database, and what it tells orders. Payments stand below orders and checkout: what becomes of an
// order is theirs, and is handed in.
import type { OnlineMethod } from '../../../rules/payments/methods.ts';
import type { Database, Sql } from '../../database/connection.ts';
import { type PaymentAccount, PaymentUnanswered } from '../../integrations/payment/port.ts';
import type { PaymentProviders } from '../../integrations/payment/providers.ts';
import type { ProviderInvoice, ProviderSubscription } from '../../integrations/payment/recurring.ts';
import { readSecret } from '../../secrets/keep-secret.ts';

interface PaymentLog {
	info(fields: object, message: string): void;
	warn(fields: object, message: string): void;
	error(fields: object, message: string): void;
}

/** What the provider says was paid. */
export interface PaidMoney {
	paymentId: string;
	amount: number;
	currency: string;
	intentId: string;
}

/** What a session has begun at the provider beside the payment. */
export interface BegunSubscription {
	subscription: ProviderSubscription;
	/** The first, which the session has paid; null: a trial, in which nothing is due. */
	invoice: ProviderInvoice | null;
}

/** Each in the transaction that it is given. */
export interface PaymentCallbacks {
	finish(
		sql: Sql,
		tenantId: string,
		orderId: string,
		paid: PaidMoney | null,
	): Promise<'placed' | 'already' | 'refunded'>;
	/** The shopper has paid, and the money is on its way: the order is placed and not paid. */
	accept(sql: Sql, tenantId: string, orderId: string): Promise<void>;
	giveUp(sql: Sql, tenantId: string, orderId: string, reason: 'expired' | 'cancelled' | 'failed'): Promise<void>;
	/** After `finish`, whose result it is given; a trial has none, as there is no money. */
	begin(
		sql: Sql,
		tenantId: string,
		orderId: string,
		begun: BegunSubscription,
		finished: 'placed' | 'already' | 'refunded' | 'trial',
	): Promise<void>;
}

/** Notified of what has happened, after it was committed. */
export interface PaymentMeter {
	/** started: the page to pay on is open. refused, unanswered: by the provider, when it was to be opened. */
	payment(result: 'started' | 'succeeded' | 'expired' | 'refused' | 'unanswered'): void;
	refund(result: 'done' | 'failed'): void;
	/** again: it was received before. refused: its signature does not hold. failed: it will be sent again. */
	webhook(result: 'heard' | 'again' | 'refused' | 'failed'): void;
}

export interface PaymentServices {
	providers: PaymentProviders;
	/** The key of the installation for the secrets of its shops. */
	secretsKey: Buffer;
	database: Pick<Database, 'inTenant'>;
	log: PaymentLog;
	orders: PaymentCallbacks;
	meter?: PaymentMeter | undefined;
}

export interface CardPayment {
	/** Its id. */
	provider: string;
	/** No money moves: shoppers are notified. */
	sandbox: boolean;
	/** Whether the same card can be charged again: who cannot sells no subscriptions. */
	recurring: boolean;
	/** What can be paid with at its page. */
	methods: readonly OnlineMethod[];
}

/** @returns nothing where the shop has not both keys: it takes no cards then */
export async function findCardPayment(
	sql: Sql,
	services: Pick<PaymentServices, 'providers' | 'secretsKey'> | undefined,
	tenantId: string,
): Promise<CardPayment | undefined> {
	if (!services) return undefined;
	const secret = await readSecret(sql, services.secretsKey, tenantId, 'paymentSecretKey');
	const webhook = await readSecret(sql, services.secretsKey, tenantId, 'paymentWebhookSecret');
	if (secret === undefined || webhook === undefined) return undefined;
	const provider = services.providers.of(tenantId);
	const recurring = provider.account(secret).recurring !== undefined;
	const { methods = ['card'] } = provider;
	return { provider: provider.id, sandbox: provider.isSandbox(secret), recurring, methods };
}

/** Without a key no one can be asked; what was begun with one waits until there is one again. */
export async function openAccount(services: PaymentServices, tenantId: string): Promise<PaymentAccount> {
	const key = await services.database.inTenant(tenantId, (sql) =>
		readSecret(sql, services.secretsKey, tenantId, 'paymentSecretKey'),
	);
	if (key === undefined) throw new PaymentUnanswered('no_key');
	return services.providers.of(tenantId).account(key);
}
