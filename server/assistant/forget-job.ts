// What need not be kept any more: conversations that nobody has gone on with, and counts of days that are long over.
import { daysOfConversations } from '../../rules/assistant/tasks.ts';
import type { Sql } from '../database/connection.ts';
import { defineJob } from '../jobs/define-job.ts';

const monthsOfUsage = 13;

async function forget(sql: Sql, tenantId: string): Promise<void> {
	await sql`
		delete from assistant_conversations
		where tenant_id = ${tenantId} and updated_at < now() - make_interval(days => ${daysOfConversations})`;
	await sql`
		delete from assistant_usage
		where tenant_id = ${tenantId} and day < now() - make_interval(months => ${monthsOfUsage})`;
}

export const forgetConversationsJob = defineJob({
	name: 'assistant.forget',
	cron: '52 3 * * *',
	mayWait: true,
	run: ({ tenantId, inTenant }) => inTenant((sql) => forget(sql, tenantId)),
});
