// Lets the demo shops take cards at the sandbox: each has its own account there, is notified of what happens in it, and finds there what its
// orders were paid with and its subscriptions.

import { orderSettings } from '../rules/settings/orders.ts';
import type { Database } from '../server/database/connection.ts';
import { isSandboxKey, sandboxKeys } from '../server/integrations/payment/keys.ts';
import type { PaymentProvider } from '../server/integrations/payment/port.ts';
import { webhookPath } from '../server/integrations/payment/providers.ts';
import { enterSecret, readSecret } from '../server/secrets/keep-secret.ts';
import { enterSettings } from '../server/settings/store-settings.ts';
import { tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { demoShops } from './data/shops.ts';
import type { Piece } from './keep-filling.ts';
import { findPastPayments, type PastPayment } from './order-money.ts';
import { findPastSubscriptions, type PastSubscription } from './subscriptions/past-subscriptions.ts';

interface Parts {
	database: Database;
	provider: PaymentProvider;
	secretsKey: Buffer;
	/** Where the provider reaches this process: http://127.0.0.1:3000 */
	address: string;
	/** Tells the sandbox what was paid and agreed before its time. */
	teach: {
		payments(account: string, payments: readonly PastPayment[]): Promise<unknown>;
		subscriptions(account: string, subscriptions: readonly PastSubscription[]): Promise<unknown>;
	};
}

interface Kept {
	secret: string | undefined;
	webhook: string | undefined;
}

/** Who has put keys of a real account there knows what they are doing: they stay. */
const isOurs = ({ secret }: Kept) => secret === undefined || isSandboxKey(secret);

async function fillShop({ database, provider, secretsKey, address }: Parts, tenantId: string, kept: Kept) {
	const { secret, publishable } = sandboxKeys(tenantId);
	const knownSecret = kept.secret === secret ? kept.webhook : undefined;
	const webhook = await provider
		.account(secret)
		.registerWebhook({ url: `${address}${webhookPath(provider, tenantId)}`, knownSecret });
	if (webhook === knownSecret) return;
	await database.inTenant(tenantId, async (sql) => {
		await enterSecret(sql, secretsKey, tenantId, 'paymentSecretKey', secret);
		await enterSecret(sql, secretsKey, tenantId, 'paymentWebhookSecret', webhook);
		await enterSettings(sql, tenantId, orderSettings, { paymentPublishableKey: publishable });
	});
}

/** What it knows already it keeps as it is: asked at each start, as the sandbox's folder may be a new one. */
async function bringPast({ database, teach }: Parts, tenantId: string): Promise<void> {
	const { account } = sandboxKeys(tenantId);
	const payments = await database.inTenant(tenantId, (sql) => findPastPayments(sql, tenantId));
	if (payments.length > 0) await teach.payments(account, payments);
	const subscriptions = await database.inTenant(tenantId, (sql) => findPastSubscriptions(sql, tenantId));
	if (subscriptions.length > 0) await teach.subscriptions(account, subscriptions);
}

/** What each shop needs. Found again at the next start, at whatever port that is. */
export function paymentPieces(parts: Parts): Piece[] {
	const { database, secretsKey } = parts;
	const fill = async (slug: string) => {
		const tenant = await tenantWithSlug(database, slug);
		if (!tenant) return;
		const kept = await database.inTenant(tenant.id, async (sql) => ({
			secret: await readSecret(sql, secretsKey, tenant.id, 'paymentSecretKey'),
			webhook: await readSecret(sql, secretsKey, tenant.id, 'paymentWebhookSecret'),
		}));
		if (!isOurs(kept)) return;
		await fillShop(parts, tenant.id, kept);
		await bringPast(parts, tenant.id);
	};
	return Object.values(demoShops).map(({ slug }) => ({ shop: slug, fill: () => fill(slug) }));
}
