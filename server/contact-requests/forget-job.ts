// What need not be kept any more: requests that were settled long ago, and people who never booked what they were sent a link for.
import type { Sql } from '../database/connection.ts';
import { defineJob } from '../jobs/define-job.ts';

/** Whoever comes back to a request does so by then; claims about it have lapsed with the year after. */
const yearsOfRequests = 2;
const yearsOfMeetings = 2;
const monthsOfLeads = 12;

async function forget(sql: Sql, tenantId: string): Promise<void> {
	await sql`
		delete from contact_requests
		where tenant_id = ${tenantId} and settled_at < now() - make_interval(years => ${yearsOfRequests})`;
	await sql`
		delete from booked_meetings
		where tenant_id = ${tenantId} and begins_at < now() - make_interval(years => ${yearsOfMeetings})`;
	await sql`
		delete from onboarding_leads
		where tenant_id = ${tenantId} and created_at < now() - make_interval(months => ${monthsOfLeads})`;
}

export const forgetContactsJob = defineJob({
	name: 'contact.forget',
	cron: '52 3 * * *',
	run: ({ tenantId, inTenant }) => inTenant((sql) => forget(sql, tenantId)),
});
