// Invoices and credit notes of the plans that a shop pays the platform for: orders of the shop that sells them, handed to those who look after
// the shop that has paid. To every other shop they do not exist.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import { findPlanDocument } from '../../subscriptions/plans/find-plan-payments.ts';
import { findPlanSeller } from '../../tenants/plan-seller.ts';
import { allowed, refuse } from './files.ts';
import { type DocumentParts, sendPdf, sendXrechnung } from './send-document.ts';

interface Parts extends DocumentParts {
	subjects: SubjectWatch;
}

/** What is to be sent; undefined: the caller has been refused. */
async function findWanted({ database, subjects }: Parts, request: FastifyRequest, reply: FastifyReply) {
	const caller = await allowed(subjects, request, reply, 'qTenant');
	if (!caller) return undefined;
	const { documentId } = request.params as { documentId: string };
	const seller = isId(documentId) ? await database.withoutTenant(findPlanSeller) : undefined;
	const orderId =
		seller &&
		(await database.inTenant(seller.id, (sql) => findPlanDocument(sql, seller.id, caller.tenant.id, documentId)));
	if (seller && orderId) return { tenantId: seller.id, orderId, documentId, ownerId: undefined };
	refuse(reply, 'NOT_FOUND');
	return undefined;
}

export function addPlanDocuments(scope: FastifyInstance, parts: Parts): void {
	scope.get('/service-api/plan-documents/:documentId', async (request, reply) => {
		const wanted = await findWanted(parts, request, reply);
		return wanted ? sendPdf(request, reply, parts, wanted) : reply;
	});
	scope.get('/service-api/plan-documents/:documentId/xrechnung', async (request, reply) => {
		const wanted = await findWanted(parts, request, reply);
		return wanted ? sendXrechnung(reply, parts, wanted) : reply;
	});
}
