// Files of texts to take away: what the list shows as CSV, workbook or XLIFF, and what was wrong with an import.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../rules/ids.ts';
import type { Database } from '../database/connection.ts';
import { findImport } from '../imports/imports.ts';
import type { SubjectWatch } from '../sign-in/watch-subjects.ts';
import { errorFile } from '../text-exchange/error-file.ts';
import { readExportRequest } from '../text-exchange/export-request.ts';
import { exportTexts } from '../text-exchange/export-texts.ts';
import { allowed, refuse, send } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
}

export function addTextExchange(scope: FastifyInstance, { database, subjects }: Parts): void {
	scope.get('/service-api/texts/export', async (request, reply) => {
		const caller = await allowed(subjects, request, reply, 'qLocalisation');
		if (!caller) return reply;
		const { tenant } = caller;
		const wanted = readExportRequest(request.query as Record<string, unknown>, tenant);
		if (typeof wanted === 'string') return refuse(reply, 'VALIDATION', wanted);
		return send(reply, await database.inTenant(tenant.id, (sql) => exportTexts(sql, tenant, wanted)));
	});

	scope.get('/service-api/texts/imports/:id/errors', async (request, reply) => {
		const caller = await allowed(subjects, request, reply, 'mLocalisation');
		if (!caller) return reply;
		const { tenant, user } = caller;
		const { id } = request.params as { id: string };
		const { language } = request.query as { language?: unknown };
		const file = await database.inTenant(tenant.id, async (sql) => {
			const found = isId(id)
				? await findImport(sql, { tenantId: tenant.id, userId: user.id, kind: 'texts' }, id)
				: undefined;
			return found && errorFile(sql, tenant, found, typeof language === 'string' ? language : undefined);
		});
		return file ? send(reply, file) : refuse(reply, 'NOT_FOUND');
	});
}
