// Which print files somebody of the shop has sent to the press. The files stay.
import type { PersonPart } from '../../accounts/person-part.ts';

export const printJobsOfPerson: PersonPart = {
	name: 'printJobs',
	tables: ['print_jobs'],
	exportPart: (sql, tenantId, { id }) => sql`
		select id, printed_at from print_jobs where tenant_id = ${tenantId} and printed_by = ${id} order by printed_at`,
	async erasePart(sql, tenantId, { id }) {
		await sql`update print_jobs set printed_by = null where tenant_id = ${tenantId} and printed_by = ${id}`;
	},
};
