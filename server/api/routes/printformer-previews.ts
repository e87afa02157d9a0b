// Previews of templates at Printformer, for staff: to everybody else there are none.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { mayDo } from '../../../rules/permissions.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import type { Database } from '../../database/connection.ts';
import { hasPreview } from '../../designs/printformer/templates/find-templates.ts';
import { readPreview } from '../../designs/printformer/templates/preview.ts';
import { Refused } from '../../failure.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { userOf } from '../session.ts';
import { isHeld, respondRefused } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
	store: PrivateStore;
}

export function addPrintformerPreviews(scope: FastifyInstance, { database, subjects, store }: Parts): void {
	scope.get('/service-api/printformer/previews/:id', (request, reply) =>
		respondRefused(reply, async () => {
			const { id } = request.params as { id: string };
			const [user, { tenant }] = [await userOf(request, subjects), request];
			const mayRead = user && (mayDo(user, 'qProd') || mayDo(user, 'qTenant'));
			if (!mayRead || !tenant || !isId(id)) throw new Refused('NOT_FOUND');
			if (!(await database.inTenant(tenant.id, (sql) => hasPreview(sql, tenant.id, id))))
				throw new Refused('NOT_FOUND');
			if (isHeld(request, reply, id)) return reply.code(304).send();
			const preview = await readPreview(store, tenant.id, id);
			if (!preview) throw new Refused('NOT_FOUND');
			return reply
				.header('content-security-policy', "default-src 'none'; sandbox")
				.header('content-length', preview.file.bytes)
				.type(preview.type)
				.send(preview.file.stream);
		}),
	);
}
