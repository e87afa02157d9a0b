// Files of texts to take away: what the list shows as CSV, workbook or XLIFF, and what was wrong with an import.
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ErrorCode, errorCatalogue } from '../../rules/errors.ts';
import { isId } from '../../rules/ids.ts';
import { mayDo, type Right } from '../../rules/permissions.ts';
import type { Subject } from '../accounts/subject.ts';
import type { Database } from '../database/connection.ts';
import { messageOf } from '../graphql/errors.ts';
import type { SubjectWatch } from '../sign-in/watch-subjects.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { errorFile } from '../text-exchange/error-file.ts';
import { readExportRequest } from '../text-exchange/export-request.ts';
import { exportTexts } from '../text-exchange/export-texts.ts';
import type { ExportedFile } from '../text-exchange/exported-file.ts';
import { findImport } from '../text-exchange/imports.ts';
import { userOf } from './session.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
}

function refuse(reply: FastifyReply, code: ErrorCode, details?: string): FastifyReply {
	const { status } = errorCatalogue[code];
	const message = details ? `${messageOf(code)} (${details})` : messageOf(code);
	return reply.code(status).send({ statusCode: status, message });
}

const send = (reply: FastifyReply, { name, contentType, content }: ExportedFile): FastifyReply =>
	reply
		.headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}"` })
		.type(contentType)
		.send(Buffer.isBuffer(content) ? content : Readable.from(content));

export function addTextExchange(scope: FastifyInstance, { database, subjects }: Parts): void {
	/** Whoever calls, if he may; otherwise he has been told so. */
	async function allowed(request: FastifyRequest, reply: FastifyReply, right: Right) {
		const user: Subject | undefined = await userOf(request, subjects);
		const tenant: Tenant | undefined = request.tenant;
		if (user && tenant && mayDo(user, right)) return { user, tenant };
		refuse(reply, user ? 'FORBIDDEN' : 'UNAUTHORIZED');
		return undefined;
	}

	scope.get('/service-api/texts/export', async (request, reply) => {
		const caller = await allowed(request, reply, 'qLocalisation');
		if (!caller) return reply;
		const { tenant } = caller;
		const wanted = readExportRequest(request.query as Record<string, unknown>, tenant);
		if (typeof wanted === 'string') return refuse(reply, 'VALIDATION', wanted);
		return send(reply, await database.inTenant(tenant.id, (sql) => exportTexts(sql, tenant, wanted)));
	});

	scope.get('/service-api/texts/imports/:id/errors', async (request, reply) => {
		const caller = await allowed(request, reply, 'mLocalisation');
		if (!caller) return reply;
		const { tenant, user } = caller;
		const { id } = request.params as { id: string };
		const { language } = request.query as { language?: unknown };
		const file = await database.inTenant(tenant.id, async (sql) => {
			const found = isId(id) ? await findImport(sql, { tenantId: tenant.id, userId: user.id }, id) : undefined;
			return found && errorFile(sql, tenant, found, typeof language === 'string' ? language : undefined);
		});
		return file ? send(reply, file) : refuse(reply, 'NOT_FOUND');
	});
}
