// The table of contacts, for those who may read them.
import type { FastifyInstance } from 'fastify';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import { exportContacts, readExportRequest } from '../../contacts/export-contacts.ts';
import type { Database } from '../../database/connection.ts';
import { allowed, send } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
}

export function addContactFiles(scope: FastifyInstance, { database, subjects }: Parts): void {
	scope.get('/service-api/contacts/export', async (request, reply) => {
		const caller = await allowed(subjects, request, reply, 'qCRM');
		if (!caller) return reply;
		const { tenant } = caller;
		const wanted = readExportRequest(request.query as Record<string, unknown>, tenant);
		return send(reply, await database.inTenant(tenant.id, (sql) => exportContacts(sql, tenant, wanted)));
	});
}
