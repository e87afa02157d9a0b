// The table of all subscriptions, for those who look after them.
import type { FastifyInstance } from 'fastify';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Database } from '../../database/connection.ts';
import { contentTypes, plainName } from '../../import-export/tables/exported-file.ts';
import { readExportRequest, writeSubscriptions } from '../../subscriptions/administration/export-subscriptions.ts';
import { allowed, send } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
}

export function addSubscriptionList(scope: FastifyInstance, { database, subjects }: Parts): void {
	scope.get<{ Querystring: Record<string, unknown> }>('/service-api/subscriptions/export', async (request, reply) => {
		const caller = await allowed(subjects, request, reply, 'qOrder');
		if (!caller) return reply;
		const { tenant } = caller;
		return send(reply, {
			name: plainName(`subscriptions-${tenant.slug}-${shopDay(tenant)}.csv`),
			contentType: contentTypes.csv,
			content: writeSubscriptions(
				(work) => database.inTenant(tenant.id, work),
				tenant,
				readExportRequest(request.query),
			),
		});
	});
}
