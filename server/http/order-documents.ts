// The PDFs of orders: for who has ordered, and for those who look after orders. To everybody else they do not exist.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../rules/ids.ts';
import { mayDo } from '../../rules/permissions.ts';
import type { Database } from '../database/connection.ts';
import type { MediaStore } from '../media/store.ts';
import { fileNameOf, findFile, printDocuments } from '../order-documents/print.ts';
import type { SubjectWatch } from '../sign-in/watch-subjects.ts';
import { refuse } from './files.ts';
import { userOf } from './session.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
	store: Pick<MediaStore, 'read'>;
}

export function addOrderDocuments(scope: FastifyInstance, { database, subjects, store }: Parts): void {
	scope.get('/service-api/orders/:orderId/documents/:documentId', async (request, reply) => {
		const { tenant } = request;
		const user = await userOf(request, subjects);
		if (!user || !tenant) return refuse(reply, 'UNAUTHORIZED');
		const { orderId, documentId } = request.params as { orderId: string; documentId: string };
		if (!isId(orderId) || !isId(documentId)) return refuse(reply, 'NOT_FOUND');
		const inTenant: Parameters<typeof printDocuments>[0]['inTenant'] = (work) => database.inTenant(tenant.id, work);
		const wanted = { orderId, documentId, ownerId: mayDo(user, 'qOrder') ? undefined : user.id };
		const find = () => inTenant((sql) => findFile(sql, tenant.id, wanted));
		let file = await find();
		if (!file) return refuse(reply, 'NOT_FOUND');
		if (!file.pdf) {
			// Its job has not come to it yet.
			await printDocuments({ tenantId: tenant.id, inTenant, store }, orderId);
			file = await find();
		}
		if (!file?.pdf) return refuse(reply, 'NOT_FOUND');
		return reply
			.headers({
				'cache-control': 'private, no-store',
				'content-disposition': `inline; filename="${fileNameOf(file)}"`,
			})
			.type('application/pdf')
			.send(file.pdf);
	});
}
