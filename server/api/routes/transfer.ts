// The files of whole shops: an export to take away, and an archive that an operator sends to make a shop of it.

import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { isActingOperator, isAdmin } from '../../../rules/permissions.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import { shopDayOf } from '../../calendar/today.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { plainName } from '../../import-export/tables/exported-file.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { exportFile, findFinishedExport } from '../../tenants/transfer/exports.ts';
import { type ImportServices, importTenant, type WantedImport } from '../../tenants/transfer/import-tenant.ts';
import { ImportRefused } from '../../tenants/transfer/refused.ts';
import { userOf } from '../session.ts';
import { refuse, respondRefused } from './files.ts';

export type TransferParts = ImportServices & { exports: PrivateStore };

interface Parts {
	database: Database;
	subjects: SubjectWatch;
	transfer: TransferParts;
}

const archiveType = 'application/zip';
/** Of a file that is sent; the command takes larger ones. */
const mostArchiveBytes = 20 * 2 ** 30;

const importsAtOnce = 2;

async function* limited(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let bytes = 0;
	for await (const chunk of chunks) {
		bytes += chunk.length;
		if (bytes > mostArchiveBytes) throw new Refused('TOO_LARGE');
		yield chunk;
	}
}

/** Into the folder for temporary files of this machine. */
async function receive(request: FastifyRequest): Promise<string> {
	const place = path.join(os.tmpdir(), `platen-import-${randomUUID()}.zip`);
	try {
		await pipeline(limited(request.raw), fs.createWriteStream(place, { flags: 'wx', mode: 0o600 }));
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
		if (!found || (found.withPasswords && !isActingOperator(user))) return refuse(reply, 'NOT_FOUND');
		const file = await transfer.exports.read(tenant.id, exportFile(id));
		if (!file) return refuse(reply, 'NOT_FOUND');
		return reply
			.headers({
				'cache-control': 'private, no-store',
				'content-length': file.bytes,
				'content-disposition': `attachment; filename="${tenant.slug}-${shopDayOf(found.createdAt, tenant)}.zip"`,
			})
			.type(archiveType)
			.send(file.stream);
	});

	let running = 0;

	/** Goes on when the request is over: how far it is, and why it is refused, the list of imports says. */
	function begin(request: FastifyRequest, operator: WantedImport['operator'], place: string): Promise<string> {
		const { slug, name } = request.query as { slug?: unknown; name?: unknown };
		const wanted = {
			...{ place, operator },
			fileName: plainName(typeof name === 'string' ? name : 'shop.zip'),
			slug: typeof slug === 'string' && slug !== '' ? slug : undefined,
		};
		running += 1;
		return new Promise((resolve, reject) => {
			importTenant(transfer, { ...wanted, onBegin: resolve })
				.catch((error) => {
					if (!(error instanceof ImportRefused)) request.log.error({ err: error }, 'a shop was not imported');
					reject(error);
				})
				.finally(() => {
					running -= 1;
					return fs.promises.rm(place, { force: true });
				});
		});
	}

	async function receiveImport(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
		const user = await userOf(request, subjects);
		const { tenant } = request;
		reply.header('cache-control', 'no-store');
		if (!user?.admin || !tenant)
			return refuse(reply.header('connection', 'close'), user ? 'FORBIDDEN' : 'UNAUTHORIZED');
		if (request.headers['content-type']?.toLowerCase() !== archiveType)
			return refuse(reply, 'UNSUPPORTED_MEDIA_TYPE', archiveType);
		if (Number(request.headers['content-length']) > mostArchiveBytes)
			return refuse(reply.header('connection', 'close'), 'TOO_LARGE');
		if (running >= importsAtOnce) return refuse(reply.header('connection', 'close'), 'BUSY');
		const actor = { id: user.id, email: user.email, address: request.ip, requestId: request.id };
		const id = await begin(request, { tenantId: tenant.id, actor }, await receive(request));
		return reply.code(202).send({ id });
	}

	// In a scope of its own: no other route takes such a body.
	await scope.register(async (own) => {
		own.addContentTypeParser(archiveType, (_request, payload, done) => done(null, payload));
		own.post('/service-api/tenants/imports', { bodyLimit: mostArchiveBytes }, (request, reply) =>
			respondRefused(reply, () => receiveImport(request, reply), { connection: 'close' }),
		);
	});
}
