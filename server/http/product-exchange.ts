// Tables of products to take away: as the list shows them or all, and what was wrong with an import.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../rules/ids.ts';
import type { Database } from '../database/connection.ts';
import { findImport } from '../imports/imports.ts';
import { errorFile } from '../product-exchange/error-file.ts';
import { exportProducts } from '../product-exchange/export-products.ts';
import { readExportRequest } from '../product-exchange/export-request.ts';
import type { SubjectWatch } from '../sign-in/watch-subjects.ts';
import { allowed, refuse, send } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
}

export function addProductExchange(scope: FastifyInstance, { database, subjects }: Parts): void {
	scope.get('/service-api/products/export', async (request, reply) => {
		const caller = await allowed(subjects, request, reply, 'qProd');
		if (!caller) return reply;
		const { tenant } = caller;
		const wanted = readExportRequest(request.query as Record<string, unknown>, tenant);
		if (typeof wanted === 'string') return refuse(reply, 'VALIDATION', wanted);
		return send(reply, await database.inTenant(tenant.id, (sql) => exportProducts(sql, tenant, wanted)));
	});

	scope.get('/service-api/products/imports/:id/errors', async (request, reply) => {
		const caller = await allowed(subjects, request, reply, 'mProd');
		if (!caller) return reply;
		const { tenant, user } = caller;
		const { id } = request.params as { id: string };
		const { language } = request.query as { language?: unknown };
		const file = await database.inTenant(tenant.id, async (sql) => {
			const owner = { tenantId: tenant.id, userId: user.id, kind: 'products' } as const;
			const found = isId(id) ? await findImport(sql, owner, id) : undefined;
			return found && errorFile(sql, tenant, found, typeof language === 'string' ? language : undefined);
		});
		return file ? send(reply, file) : refuse(reply, 'NOT_FOUND');
	});
}
