// Which tasks somebody of the shop has taken on or done. Those that are open are free again.
import type { PersonPart } from '../accounts/person-part.ts';

export const tasksOfPerson: PersonPart = {
	name: 'tasks',
	tables: ['tasks'],
	exportPart: (sql, tenantId, { id }) => sql`
		select kind, subject, since, done_at from tasks
		where tenant_id = ${tenantId} and (assigned_to = ${id} or done_by = ${id}) order by since`,
	async erasePart(sql, tenantId, { id }) {
		await sql`
			update tasks set assigned_to = nullif(assigned_to, ${id}), done_by = nullif(done_by, ${id})
			where tenant_id = ${tenantId} and (assigned_to = ${id} or done_by = ${id})`;
	},
};
