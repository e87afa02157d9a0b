// The bytes of print data: received with PATCH from where they stopped, previews and originals for those who reach the line. To everyone
// else nothing of it exists.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import { mostUploadBytes } from '../../../rules/printing/print-data.ts';
import type { SubjectWatch } from '../../accounts/sign-in/watch-subjects.ts';
import type { Database, InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { UploadCounter } from '../../http/upload-counter.ts';
import { plainName } from '../../import-export/tables/exported-file.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import { type ReachedData, reachPrintData } from '../../printing/data/find-print-data.ts';
import { contentTypeOf } from '../../printing/data/inspection/file-type.ts';
import { type LineReader, lineReader } from '../../printing/data/line-access.ts';
import { originalFile, previewFile } from '../../printing/data/private-files.ts';
import { receiveUpload } from '../../printing/data/receive-upload.ts';
import { type FoundUpload, findUpload } from '../../printing/data/upload-tickets.ts';
import { UploadWriters } from '../../printing/data/upload-writers.ts';
import { orderTokens } from '../cookies.ts';
import { hasLapsedSession, userOf } from '../session.ts';
import { isHeld, refuse } from './files.ts';

interface Parts {
	database: Database;
	subjects: SubjectWatch;
	store: PrivateStore;
}

interface Asking {
	tenantId: string;
	inTenant: InTenant;
	reader: LineReader;
	caller: string;
}

const path = '/service-api/print-data/:id';
const contentType = 'application/offset+octet-stream';
const noStore = { 'cache-control': 'private, no-store' };
/** Of one person, and of one shop. */
const atOnce = { perCaller: 4, perTenant: 200 };

const idOf = (request: FastifyRequest) => (request.params as { id: string }).id.toLowerCase();

function offsetOf(request: FastifyRequest): number | undefined {
	const text = request.headers['upload-offset'];
	return typeof text === 'string' && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
}

export async function addPrintData(scope: FastifyInstance, { database, subjects, store }: Parts): Promise<void> {
	const writers = new UploadWriters();
	const counter = new UploadCounter(atOnce);

	async function asking(request: FastifyRequest, right: 'qOrder' | 'mOrder'): Promise<Asking | undefined> {
		const { tenant } = request;
		if (!tenant || !isId(idOf(request))) return undefined;
		const user = await userOf(request, subjects);
		// A long upload outlives an access token: the client refreshes and goes on.
		if (hasLapsedSession(request, user)) throw new Refused('UNAUTHORIZED');
		const reader = lineReader(user, orderTokens(request), right);
		const inTenant: InTenant = (work) => database.inTenant(tenant.id, work);
		return { tenantId: tenant.id, inTenant, reader, caller: user?.id ?? request.ip };
	}

	async function uploadFor(request: FastifyRequest, asked: Asking | undefined): Promise<FoundUpload | undefined> {
		return asked?.inTenant((sql) => findUpload(sql, asked.tenantId, asked.reader, idOf(request)));
	}

	const tellOffset = (reply: FastifyReply, received: number, size: number) =>
		reply.headers({ ...noStore, 'upload-offset': String(received), 'upload-length': String(size) });

	scope.head(path, async (request, reply) => {
		const asked = await asking(request, 'mOrder');
		if (await uploadFor(request, asked)) await writers.stop(idOf(request));
		const upload = await uploadFor(request, asked);
		if (upload) return tellOffset(reply, upload.received, upload.size).code(200).send();
		// The answer to the last piece may have been lost: the ticket is gone, and all of the file is there.
		const whole = await asked?.inTenant((sql) => reachPrintData(sql, asked.tenantId, asked.reader, idOf(request)));
		if (!whole) return refuse(reply, 'NOT_FOUND');
		return tellOffset(reply, whole.data.size, whole.data.size).code(200).send();
	});

	async function receive(request: FastifyRequest, reply: FastifyReply, asked: Asking, upload: FoundUpload) {
		const offset = offsetOf(request);
		if (offset === undefined) throw new Refused('BAD_REQUEST', 'Upload-Offset');
		const { tenantId, inTenant } = asked;
		const arrived = await writers.run(upload.id, (signal) => {
			// A request that is taken over need not send any more.
			signal.addEventListener('abort', () => request.raw.destroy(), { once: true });
			return receiveUpload({ tenantId, inTenant, store }, upload, { offset, chunks: request.raw, signal });
		});
		return tellOffset(reply, arrived.offset, upload.size).code(204).send();
	}

	function sendRefused(reply: FastifyReply, error: Refused, { size }: FoundUpload): FastifyReply {
		const offset = error.facts?.offset;
		if (typeof offset === 'number') tellOffset(reply, offset, size);
		// The rest of the body is not read: the connection ends with the answer.
		return refuse(reply.headers({ ...noStore, connection: 'close' }), error.code, error.details);
	}

	async function receiveCounted(request: FastifyRequest, reply: FastifyReply, asked: Asking, upload: FoundUpload) {
		const end = counter.begin(asked.tenantId, asked.caller);
		if (!end) return refuse(reply.header('connection', 'close'), 'BUSY', 'too many files at once');
		try {
			return await receive(request, reply, asked, upload);
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			return sendRefused(reply, error, upload);
		} finally {
			end();
		}
	}

	// In a scope of its own: no other route takes such a body.
	await scope.register(async (own) => {
		own.addContentTypeParser(contentType, (_request, payload, done) => done(null, payload));
		own.patch(path, { bodyLimit: mostUploadBytes }, async (request, reply) => {
			if (request.headers['content-type']?.toLowerCase() !== contentType)
				return refuse(reply, 'UNSUPPORTED_MEDIA_TYPE', contentType);
			const asked = await asking(request, 'mOrder');
			const upload = await uploadFor(request, asked);
			if (!asked || !upload) return refuse(reply.header('connection', 'close'), 'NOT_FOUND');
			return receiveCounted(request, reply, asked, upload);
		});
	});

	async function dataFor(request: FastifyRequest): Promise<(ReachedData & Asking) | undefined> {
		const asked = await asking(request, 'qOrder');
		const reached = await asked?.inTenant((sql) => reachPrintData(sql, asked.tenantId, asked.reader, idOf(request)));
		return asked && reached?.data.stored ? { ...asked, ...reached } : undefined;
	}

	scope.get(`${path}/pages/:page`, async (request, reply) => {
		const found = await dataFor(request);
		const page = Number((request.params as { page: string }).page);
		if (!found || !(Number.isInteger(page) && page >= 1 && page <= found.data.previews))
			return refuse(reply, 'NOT_FOUND');
		if (isHeld(request, reply, `${found.data.id} ${page}`)) return reply.code(304).send();
		const file = await store.read(found.tenantId, previewFile(found.data.id, page));
		if (!file) return refuse(reply, 'NOT_FOUND');
		return reply.header('content-length', file.bytes).type('image/webp').send(file.stream);
	});

	scope.get(`${path}/original`, async (request, reply) => {
		const found = await dataFor(request);
		if (!found?.reader.isStaff) return refuse(reply, 'NOT_FOUND');
		const { id, name, fileType } = found.data;
		const file = await store.read(found.tenantId, originalFile(id));
		if (!file) return refuse(reply, 'NOT_FOUND');
		return reply
			.headers({
				...noStore,
				'content-length': file.bytes,
				'content-disposition': `attachment; filename="${plainName(name)}"`,
				'content-security-policy': "default-src 'none'; sandbox",
			})
			.type(contentTypeOf[fileType])
			.send(file.stream);
	});
}
