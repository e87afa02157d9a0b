// Removes what has run out: tries, codes, links, answers, sessions, and guests whom no one has seen for 30 days.
import { defineJob } from '../jobs/define-job.ts';
import { findShopsToClean } from '../tenants/find-shops-to-clean.ts';
import { cleanSessions } from './sessions/clean-sessions.ts';

const guestDays = 30;

export const cleanAccounts = defineJob({
	name: 'accounts.clean',
	cron: '17 * * * *',
	findTenants: findShopsToClean('accounts'),
	async run({ tenantId, inTenant }) {
		await inTenant((sql) => cleanSessions(sql, tenantId));
		await inTenant(async (sql) => {
			await sql`delete from rate_limits where tenant_id = ${tenantId} and began_at < now() - interval '1 day'`;
			await sql`delete from login_challenges where tenant_id = ${tenantId} and expires_at < now()`;
			await sql`delete from one_time_tokens where tenant_id = ${tenantId} and expires_at < now()`;
			await sql`delete from operator_tickets where tenant_id = ${tenantId} and expires_at < now()`;
			// A user who has a session has been here: what has run out of those is gone by now.
			await sql`
				delete from users u where tenant_id = ${tenantId} and guest and procurement_buyer_id is null
					and created_at < now() - make_interval(days => ${guestDays})
					and not exists (select from sessions s where s.tenant_id = u.tenant_id and s.user_id = u.id)`;
		});
	},
});
