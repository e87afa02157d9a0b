// Has the provider charge by terms that are wanted, from the next payment on; for a larger plan the rest of the period at once.
import type { TaxedLine } from '../../../rules/tax/tax-of.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { PaymentRefused } from '../../integrations/payment/port.ts';
import type { ProviderSubscription } from '../../integrations/payment/recurring.ts';
import type { PaymentServices } from '../../orders/payments/services.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import type { ChangedItem } from './changed-item.ts';
import { withProviderLock } from './provider-lock.ts';
import { openRecurring } from './read-provider.ts';
import { settleOne } from './settle-one.ts';

export interface WantedChange {
	subscriptionId: string;
	version: number;
}

type Wanted = Pick<Rows['subscriptions'], 'currency' | 'intervalUnit' | 'intervalCount'> & {
	providerId: string;
	lines: { position: number; gross: number; item?: Pick<ChangedItem, 'plan'> }[];
	shipping: { parts: TaxedLine[] } | null;
	items: { position: number; item: string | null }[];
};

/** Nothing where it was agreed, refused or superseded. */
async function findWanted(sql: Sql, tenantId: string, { subscriptionId, version }: WantedChange) {
	const [wanted] = await sql<Wanted[]>`
		select s.provider_id, s.currency, s.interval_unit, s.interval_count, t.lines, t.shipping, (
			select jsonb_agg(jsonb_build_object('position', l.position, 'item', l.provider_item))
			from subscription_lines l where l.tenant_id = ${tenantId} and l.subscription_id = s.id
		) as items
		from subscriptions s join subscription_terms t on t.tenant_id = ${tenantId} and t.subscription_id = s.id
		where s.tenant_id = ${tenantId} and s.id = ${subscriptionId} and s.provider_id is not null and not s.detached
			and t.version = ${version} and t.state = 'wanted'`;
	return wanted;
}

/** Each line is one item; what is left is the shipping. */
function itemsOf({ lines, shipping, items }: Wanted, found: ProviderSubscription) {
	// Of very many lines the provider has one item for each tax rate.
	if (items.some(({ item }) => item === null)) throw new PaymentRefused('items_not_known');
	const ofLines = new Map(items.map(({ position, item }) => [item, position]));
	const sent = (shipping?.parts ?? []).reduce((sum, { gross }) => sum + gross, 0);
	return found.items.map((item) => {
		const position = ofLines.get(item.id);
		const line = lines.find((one) => one.position === position);
		if (position !== undefined && !line) throw new Error(`item ${item.id} is not paid for`);
		return { ...item, amount: line?.gross ?? sent };
	});
}

async function refuse({ database, log }: PaymentServices, tenantId: string, change: WantedChange, code: string) {
	const { subscriptionId, version } = change;
	log.warn({ tenantId, ...change, code }, 'the provider refuses a change');
	await database.inTenant(tenantId, async (sql) => {
		const refused = await sql`
			update subscription_terms set state = 'refused'
			where tenant_id = ${tenantId} and subscription_id = ${subscriptionId} and version = ${version} and state = 'wanted'`;
		if (refused.count > 0)
			await recordSubscriptionEvent(sql, tenantId, subscriptionId, {
				...{ actor: 'system', kind: 'changed' },
				detail: { version, refused: true },
			});
	});
}

async function changeAlone(services: PaymentServices, tenantId: string, change: WantedChange): Promise<void> {
	const { subscriptionId, version } = change;
	const wanted = await services.database.inTenant(tenantId, (sql) => findWanted(sql, tenantId, change));
	if (!wanted) return;
	const account = await openRecurring(services, tenantId);
	try {
		const found = await account.readSubscription(wanted.providerId);
		if (found.termsVersion < version)
			await account.change(
				wanted.providerId,
				{
					items: itemsOf(wanted, found),
					currency: wanted.currency,
					interval: { unit: wanted.intervalUnit, count: wanted.intervalCount },
					...{ termsVersion: version, prorate: wanted.lines.some(({ item }) => item?.plan.prorate) },
				},
				`${subscriptionId}.${version}`,
			);
	} catch (error) {
		if (!(error instanceof PaymentRefused)) throw error;
		await refuse(services, tenantId, change, error.code);
	}
	await settleOne(services, tenantId, { subscriptionId });
}

/** May be run again. Throws PaymentUnanswered: then it is. */
export const runChange = (services: PaymentServices, tenantId: string, change: WantedChange): Promise<void> =>
	withProviderLock(services, tenantId, change.subscriptionId, () => changeAlone(services, tenantId, change));
