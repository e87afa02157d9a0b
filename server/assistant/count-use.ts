// How much a user has used of the assistant on a day of the shop: counted in the database, so that all processes count together.
import { chatMessagesPerDay, promptsPerDay } from '../../rules/assistant/tasks.ts';
import { shopDay } from '../calendar/today.ts';
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { Tenant } from '../tenants/find-tenant.ts';

type Counted = 'chatMessages' | 'prompts';

const limits: Record<Counted, number> = { chatMessages: chatMessagesPerDay, prompts: promptsPerDay };

/** @throws Refused when it is one too many */
export async function countUse(sql: Sql, tenant: Tenant, userId: string, counted: Counted): Promise<void> {
	const [messages, prompts] = counted === 'chatMessages' ? [1, 0] : [0, 1];
	const taken = await sql`
		insert into assistant_usage as u (tenant_id, user_id, day, chat_messages, prompts)
		values (${tenant.id}, ${userId}, ${shopDay(tenant)}, ${messages}, ${prompts})
		on conflict (tenant_id, user_id, day) do update set
			chat_messages = u.chat_messages + excluded.chat_messages, prompts = u.prompts + excluded.prompts
		where u.chat_messages + excluded.chat_messages <= ${chatMessagesPerDay}
			and u.prompts + excluded.prompts <= ${promptsPerDay}`;
	if (taken.count === 0) throw new Refused('ASSISTANT_DAY_LIMIT', undefined, { limit: limits[counted] });
}

/** What nothing came of does not count. */
export async function giveBack(sql: Sql, tenant: Tenant, userId: string, counted: Counted): Promise<void> {
	const [messages, prompts] = counted === 'chatMessages' ? [1, 0] : [0, 1];
	await sql`
		update assistant_usage
		set chat_messages = greatest(0, chat_messages - ${messages}::integer), prompts = greatest(0, prompts - ${prompts}::integer)
		where tenant_id = ${tenant.id} and user_id = ${userId} and day = ${shopDay(tenant)}`;
}

export async function countTokens(sql: Sql, tenant: Tenant, userId: string, tokens: number): Promise<void> {
	await sql`
		insert into assistant_usage as u (tenant_id, user_id, day, tokens)
		values (${tenant.id}, ${userId}, ${shopDay(tenant)}, ${tokens})
		on conflict (tenant_id, user_id, day) do update set tokens = u.tokens + excluded.tokens`;
}

export async function findMessagesLeft(sql: Sql, tenant: Tenant, userId: string): Promise<number> {
	const [row] = await sql<{ used: number }[]>`
		select chat_messages as used from assistant_usage
		where tenant_id = ${tenant.id} and user_id = ${userId} and day = ${shopDay(tenant)}`;
	return Math.max(0, chatMessagesPerDay - (row?.used ?? 0));
}

export interface MonthOfUse {
	chatMessages: number;
	prompts: number;
	tokens: number;
}

/** Of all users, since the first of the month. */
export async function findMonthOfUse(sql: Sql, tenant: Tenant): Promise<MonthOfUse> {
	const first = `${shopDay(tenant).slice(0, 7)}-01`;
	const [row] = await sql<MonthOfUse[]>`
		select coalesce(sum(chat_messages), 0)::integer as chat_messages, coalesce(sum(prompts), 0)::integer as prompts,
			coalesce(sum(tokens), 0)::float8 as tokens
		from assistant_usage where tenant_id = ${tenant.id} and day >= ${first}`;
	return row ?? { chatMessages: 0, prompts: 0, tokens: 0 };
}
