// The summary of a contract as PDF, for its customer and for those who look after orders: to everyone else it does not exist.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { mayDo } from '../../../rules/permissions.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import type { Database } from '../../database/connection.ts';
import { findSummaryPdf } from '../../subscriptions/mails/contract-summary.ts';
import { userOf } from '../session.ts';
import { refuse } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
}

export function addSubscriptionFiles(scope: FastifyInstance, { database, subjects }: Parts): void {
	scope.get('/service-api/subscriptions/:subscriptionId/summary.pdf', async (request, reply) => {
		const { tenant } = request;
		const { subscriptionId } = request.params as { subscriptionId: string };
		const user = await userOf(request, subjects);
		if (!user || !tenant) return refuse(reply, 'UNAUTHORIZED');
		const ownerId = mayDo(user, 'qOrder') ? undefined : user.id;
		const file = isId(subscriptionId)
			? await database.inTenant(tenant.id, (sql) => findSummaryPdf(sql, tenant.id, subscriptionId, { ownerId }))
			: undefined;
		if (!file) return refuse(reply, 'NOT_FOUND');
		return reply
			.headers({ 'cache-control': 'private, no-store', 'content-disposition': `inline; filename="${file.name}"` })
			.type('application/pdf')
			.send(file.pdf);
	});
}
