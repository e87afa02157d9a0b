// Notes that a mail about a subscription was written: once for its purpose and recipient, and in the history.
import type { Sql } from '../../database/connection.ts';
import { recordSubscriptionEvent } from '../core/record-event.ts';

interface WrittenMail {
	purpose: string;
	/** In small letters. */
	recipient: string;
	mailId: string;
}

export async function recordMail(
	sql: Sql,
	tenantId: string,
	subscriptionId: string,
	{ purpose, recipient, mailId }: WrittenMail,
): Promise<void> {
	await sql`
		insert into subscription_mails (tenant_id, subscription_id, purpose, recipient, mail_id)
		values (${tenantId}, ${subscriptionId}, ${purpose}, ${recipient}, ${mailId})`;
	await recordSubscriptionEvent(sql, tenantId, subscriptionId, {
		actor: 'system',
		kind: 'mail',
		detail: { purpose, mailId },
	});
}
