// What a user has talked about with the assistant, and how much.
import type { PersonPart } from '../accounts/person-part.ts';

export const assistantOfPerson: PersonPart = {
	name: 'assistant',
	tables: ['assistant_conversations', 'assistant_messages', 'assistant_usage'],
	async exportPart(sql, tenantId, { id }) {
		const [conversations, usage] = await Promise.all([
			sql`
				select c.title, c.created_at, (
					select coalesce(jsonb_agg(jsonb_build_object(
						'author', m.author, 'content', m.content, 'state', m.state, 'at', m.created_at
					) order by m.position), '[]')
					from assistant_messages m where m.tenant_id = ${tenantId} and m.conversation_id = c.id
				) as messages
				from assistant_conversations c where c.tenant_id = ${tenantId} and c.user_id = ${id} order by c.created_at, c.id`,
			sql`
				select day, chat_messages, prompts, tokens::float8 as tokens from assistant_usage
				where tenant_id = ${tenantId} and user_id = ${id} order by day`,
		]);
		return { conversations, usage };
	},
	async erasePart(sql, tenantId, { id }) {
		await sql`delete from assistant_conversations where tenant_id = ${tenantId} and user_id = ${id}`;
		await sql`delete from assistant_usage where tenant_id = ${tenantId} and user_id = ${id}`;
	},
};
