// The conversations of a user: nobody else sees them.
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

interface Owner {
	tenantId: string;
	userId: string;
}

export interface Conversation {
	id: string;
	title: string;
	updatedAt: Date;
	/** Of all, on each row of a list. */
	total: number;
}

export const listConversations = (
	sql: Sql,
	{ tenantId, userId }: Owner,
	{ first, offset }: { first: number; offset: number },
): Promise<Conversation[]> => sql<Conversation[]>`
	select id, title, updated_at, count(*) over ()::integer as total from assistant_conversations
	where tenant_id = ${tenantId} and user_id = ${userId}
	order by updated_at desc, id limit ${first} offset ${offset}`;

export interface ConversationMessage {
	id: string;
	author: 'user' | 'assistant';
	content: string;
	state: 'complete' | 'stopped' | 'failed';
	createdAt: Date;
}

/** @throws Refused for one that is not theirs */
export async function findConversation(
	sql: Sql,
	{ tenantId, userId }: Owner,
	id: string,
): Promise<Omit<Conversation, 'total'> & { messages: ConversationMessage[] }> {
	const [found] = await sql<Omit<Conversation, 'total'>[]>`
		select id, title, updated_at from assistant_conversations
		where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id}`;
	if (!found) throw new Refused('NOT_FOUND');
	const messages = await sql<ConversationMessage[]>`
		select id, author, content, state, created_at from assistant_messages
		where tenant_id = ${tenantId} and conversation_id = ${id} order by position`;
	return { ...found, messages };
}

/** @returns whether it was there */
export async function deleteConversation(sql: Sql, { tenantId, userId }: Owner, id: string): Promise<boolean> {
	const gone = await sql`
		delete from assistant_conversations where tenant_id = ${tenantId} and user_id = ${userId} and id = ${id}`;
	return gone.count > 0;
}
