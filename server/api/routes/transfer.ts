// The files of whole shops: an export to take away, and an archive that an operator sends to make a shop of it.
import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { isAdmin } from '../../../rules/permissions.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import type { Database } from '../../database/connection.ts';
import { plainName } from '../../import-export/tables/exported-file.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { exportFile, findFinishedExport } from '../../tenants/transfer/exports.ts';
import { type ImportServices, importTenant } from '../../tenants/transfer/import-tenant.ts';
import { ImportRefused } from '../../tenants/transfer/refused.ts';
import { userOf } from '../session.ts';
import { refuse } from './files.ts';

export type TransferParts = ImportServices & { exports: PrivateStore };

interface Parts {
	database: Database;
	subjects: SubjectWatch;
	transfer: TransferParts;
}

const archiveType = 'application/zip';
/** Of a file that is sent; the command takes larger ones. */
const mostArchiveBytes = 20 * 2 ** 30;

const day = (at: Date) => at.toISOString().slice(0, 10);

/** Into the folder for temporary files of this machine. */
async function receive(request: FastifyRequest): Promise<string> {
	const place = path.join(os.tmpdir(), `platen-import-${randomUUID()}.zip`);
	try {
		await pipeline(request.raw, fs.createWriteStream(place, { flags: 'wx', mode: 0o600 }));
	} catch (error) {
		await fs.promises.rm(place, { force: true });
		throw error;
	}
	return place;
}

export async function addTransfer(scope: FastifyInstance, { database, subjects, transfer }: Parts): Promise<void> {
	scope.get('/service-api/exports/:id', async (request, reply) => {
		const user = await userOf(request, subjects);
		const { tenant } = request;
		const { id } = request.params as { id: string };
		if (!user || !tenant) return refuse(reply, 'UNAUTHORIZED');
		if (!isAdmin(user)) return refuse(reply, 'FORBIDDEN');
		const found = isId(id) && (await database.inTenant(tenant.id, (sql) => findFinishedExport(sql, tenant.id, id)));
		// Of those with password hashes only operators have any.
		if (!found || (found.withPasswords && !user.admin)) return refuse(reply, 'NOT_FOUND');
		const file = await transfer.exports.read(tenant.id, exportFile(id));
		if (!file) return refuse(reply, 'NOT_FOUND');
		return reply
			.headers({
				'cache-control': 'private, no-store',
				'content-length': file.bytes,
				'content-disposition': `attachment; filename="${tenant.slug}-${day(found.createdAt)}.zip"`,
			})
			.type(archiveType)
			.send(file.stream);
	});

	/** Goes on when the request is over: how far it is, and why it is refused, the list of imports says. */
	async function begin(request: FastifyRequest, place: string, query: { slug?: string; name?: string }, actor: object) {
		const fileName = plainName(query.name ?? 'shop.zip');
		return new Promise<string>((resolve, reject) => {
			importTenant(transfer, {
				...{ place, fileName, slug: query.slug || undefined, onBegin: resolve },
				actor: { id: undefined, email: null, address: request.ip, requestId: request.id, ...actor },
			})
				.catch((error) => {
					if (!(error instanceof ImportRefused)) request.log.error({ err: error }, 'a shop was not imported');
					reject(error);
				})
				.finally(() => fs.promises.rm(place, { force: true }));
		});
	}

	// In a scope of its own: no other route takes such a body.
	await scope.register(async (own) => {
		own.addContentTypeParser(archiveType, (_request, payload, done) => done(null, payload));
		own.post('/service-api/tenants/imports', { bodyLimit: mostArchiveBytes }, async (request, reply) => {
			const user = await userOf(request, subjects);
			if (!user?.admin) return refuse(reply.header('connection', 'close'), user ? 'FORBIDDEN' : 'UNAUTHORIZED');
			if (request.headers['content-type']?.toLowerCase() !== archiveType)
				return refuse(reply, 'UNSUPPORTED_MEDIA_TYPE', archiveType);
			const place = await receive(request);
			const id = await begin(request, place, request.query as { slug?: string; name?: string }, {});
			return reply.code(202).send({ id });
		});
	});
}
