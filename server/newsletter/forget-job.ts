// What need not be kept any more: requests that were never confirmed, and proofs whose time is over.
import type { Sql } from '../database/connection.ts';
import { defineJob } from '../jobs/define-job.ts';
import { daysToConfirm } from './core/find-subscriber.ts';

/** Claims about a mail that nobody wanted lapse after three years, at the end of a year: one more covers that. */
const yearsOfProof = 4;

async function forget(sql: Sql, tenantId: string): Promise<void> {
	await sql`
		delete from newsletter_subscribers
		where tenant_id = ${tenantId} and state = 'pending' and confirmed_at is null
			and coalesce(confirmation_sent_at, created_at) < now() - make_interval(days => ${daysToConfirm})`;
	// What they had is over; a link that nobody followed is nothing.
	await sql`
		update newsletter_subscribers set confirmation_hash = null, confirmation_sent_at = null
		where tenant_id = ${tenantId} and confirmation_sent_at < now() - make_interval(days => ${daysToConfirm})`;
	await sql`
		delete from newsletter_consents c using newsletter_subscribers s
		where c.tenant_id = ${tenantId} and s.tenant_id = ${tenantId} and s.id = c.subscriber_id
			and s.ended_at < now() - make_interval(years => ${yearsOfProof})`;
	// The address is not needed to know who must not be written to.
	await sql`
		update newsletter_subscribers set email = ''
		where tenant_id = ${tenantId} and email <> '' and ended_at < now() - make_interval(years => ${yearsOfProof})`;
}

export const forgetSubscribersJob = defineJob({
	name: 'newsletter.forget',
	cron: '41 3 * * *',
	run: ({ tenantId, inTenant }) => inTenant((sql) => forget(sql, tenantId)),
});
