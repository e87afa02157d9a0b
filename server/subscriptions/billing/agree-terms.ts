// A change holds once the provider charges by it: its terms are agreed then, and the lines are what they say.
import { emptyBilling, nameOf } from '../../../rules/checkout/address.ts';
import type { Sql } from '../../database/connection.ts';
import type { Rows } from '../../database/rows.generated.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';
import { sendNotice } from '../core/send-notice.ts';
import { takeItems } from './changed-item.ts';
import type { Contract } from './find-contract.ts';

/** What was wanted before and never came to be is replaced by it. @returns the version that holds now */
export async function agreeTerms(sql: Sql, tenantId: string, contract: Contract, version: number): Promise<number> {
	const { id, termsVersion } = contract;
	if (version <= termsVersion) return termsVersion;
	const agreed = await sql<Pick<Rows['subscription_terms'], 'version' | 'billingAddress'>[]>`
		update subscription_terms set state = case when version = ${version} then 'agreed' else 'refused' end
		where tenant_id = ${tenantId} and subscription_id = ${id} and version <= ${version} and state = 'wanted'
		returning version, billing_address`;
	const terms = agreed.find((one) => one.version === version);
	if (!terms) return termsVersion;
	const billing = { ...emptyBilling, ...terms.billingAddress };
	await sql`
		update subscriptions set customer_name = ${nameOf(billing)}, customer_mail = ${billing.email}
		where tenant_id = ${tenantId} and id = ${id} and customer_mail <> ''`;
	await sql`
		update subscription_lines l set design_id = a."designId", release_id = a."releaseId", series_rows = a."seriesRows"
		from subscription_terms t, jsonb_to_recordset(t.lines) as a (position int, "designId" uuid, "releaseId" uuid, "seriesRows" int)
		where t.tenant_id = ${tenantId} and t.subscription_id = ${id} and t.version = ${version}
			and l.tenant_id = ${tenantId} and l.subscription_id = ${id} and l.position = a.position and a."designId" is not null`;
	await takeItems(sql, tenantId, id, version);
	await recordSubscriptionEvent(sql, tenantId, id, { actor: 'system', kind: 'changed', detail: { version } });
	await sendNotice(sql, tenantId, id, { purpose: 'changed', key: String(version) });
	return version;
}
