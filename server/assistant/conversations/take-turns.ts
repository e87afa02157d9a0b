// A turn of a conversation: what the user says is there before anything is sent to the provider, what came back as far as it came.
import { newId } from '../../../rules/ids.ts';
import type { Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';

interface Owner {
	tenantId: string;
	userId: string;
}

interface Said {
	author: 'user' | 'assistant';
	content: string;
}

/** Of what was said before: newer messages matter more, and tokens cost. */
const mostMessages = 20;
const mostCharacters = 24_000;
const titleLength = 80;

function titleOf(text: string): string {
	const line = text.trim().replace(/\s+/g, ' ');
	return line.length > titleLength ? `${line.slice(0, titleLength - 1).trimEnd()}…` : line;
}

function newest(messages: readonly Said[]): Said[] {
	let characters = 0;
	return messages
		.slice(-mostMessages)
		.reverse()
		.filter(({ content }, index) => {
			characters += content.length;
			return index === 0 || characters <= mostCharacters;
		})
		.reverse();
}

/**
 * A message that is sent again is the same one: what was answered to it before makes room.
 * @returns what was said, this message last
 */
export async function beginTurn(
	sql: Sql,
	{ tenantId, userId }: Owner,
	{ conversation, id, text }: { conversation: string; id: string; text: string },
): Promise<Said[]> {
	await sql`
		insert into assistant_conversations (tenant_id, id, user_id, title)
		values (${tenantId}, ${conversation}, ${userId}, ${titleOf(text)})
		on conflict (tenant_id, id) do nothing`;
	const [own] = await sql`
		select 1 from assistant_conversations
		where tenant_id = ${tenantId} and id = ${conversation} and user_id = ${userId} for update`;
	if (!own) throw new Refused('NOT_FOUND');
	await sql`
		delete from assistant_messages m using assistant_messages said
		where m.tenant_id = ${tenantId} and m.conversation_id = ${conversation} and said.tenant_id = ${tenantId}
			and said.id = ${id} and said.conversation_id = ${conversation} and m.position > said.position`;
	await sql`
		insert into assistant_messages (tenant_id, id, conversation_id, position, author, content)
		select ${tenantId}::uuid, ${id}::uuid, ${conversation}::uuid, coalesce(max(position) + 1, 0), 'user', ${text}
		from assistant_messages where tenant_id = ${tenantId} and conversation_id = ${conversation}
		on conflict (tenant_id, id) do nothing`;
	await sql`
		update assistant_conversations set updated_at = now() where tenant_id = ${tenantId} and id = ${conversation}`;
	const said = await sql<Said[]>`
		select author, content from assistant_messages
		where tenant_id = ${tenantId} and conversation_id = ${conversation} order by position`;
	return newest(said);
}

const longestReply = 40_000;

/** A conversation that was deleted meanwhile stays so. */
export async function endTurn(
	sql: Sql,
	tenantId: string,
	conversation: string,
	{ text, state }: { text: string; state: 'complete' | 'stopped' | 'failed' },
): Promise<string> {
	const id = newId();
	const [own] = await sql`
		select 1 from assistant_conversations where tenant_id = ${tenantId} and id = ${conversation} for update`;
	if (!own) return id;
	await sql`
		insert into assistant_messages (tenant_id, id, conversation_id, position, author, content, state)
		select ${tenantId}::uuid, ${id}::uuid, ${conversation}::uuid, coalesce(max(position) + 1, 0), 'assistant',
			${text.slice(0, longestReply)}, ${state}
		from assistant_messages where tenant_id = ${tenantId} and conversation_id = ${conversation}`;
	return id;
}
