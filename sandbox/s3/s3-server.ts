// A store on loopback that speaks S3 over HTTP, for tests: one bucket in memory, every signature checked for real (AWS
// Signature Version 4, headers only). It reads the request as it came over the wire and shares no code with the client.
import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { handleMultipart, type MultipartUpload } from './multipart.ts';
import { S3Error } from './s3-error.ts';

export interface Stored {
	contentType: string;
	bytes: Buffer;
}

interface Keys {
	accessKeyId: string;
	secretAccessKey: string;
	region: string;
	bucket: string;
}

export interface S3Sandbox {
	url: string;
	port: number;
	objects: Map<string, Stored>;
	/** Begun and neither completed nor aborted, by their ids. */
	uploads: Map<string, MultipartUpload>;
	/** Answers the next requests with this status, whatever they ask. */
	fail(status: number, times: number): void;
	close(): Promise<void>;
}

export interface Given {
	request: http.IncomingMessage;
	response: http.ServerResponse;
	body: Buffer;
}

const tolerance = 15 * 60_000;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

const authorization =
	/^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

function timeOf(stamp: string): number {
	const [, year, month, day, hour, minute, second] =
		/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(stamp)?.map(Number) ?? [];
	return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
}

/** The request as both sides must write it down; what was not signed is not in it. */
function canonicalRequest(request: http.IncomingMessage, signed: string, payloadHash: string): string {
	const [path = '', query = ''] = (request.url ?? '').split('?');
	const headers = signed.split(';').map((name) => {
		const value = request.headers[name];
		if (value === undefined) throw new S3Error(403, 'SignatureDoesNotMatch');
		return `${name}:${String(value).trim().replace(/\s+/g, ' ')}\n`;
	});
	return [request.method, path, query.split('&').sort().join('&'), headers.join(''), signed, payloadHash].join('\n');
}

function checkSignature(request: http.IncomingMessage, body: Buffer, keys: Keys): void {
	const [, id, day = '', region = '', signed = '', signature = ''] =
		authorization.exec(request.headers.authorization ?? '') ?? [];
	const stamp = String(request.headers['x-amz-date'] ?? '');
	const payloadHash = String(request.headers['x-amz-content-sha256'] ?? '');
	if (!id) throw new S3Error(403, 'AccessDenied');
	if (id !== keys.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId');
	if (region !== keys.region) throw new S3Error(400, 'AuthorizationHeaderMalformed');
	if (!stamp.startsWith(day) || !(Math.abs(Date.now() - timeOf(stamp)) < tolerance))
		throw new S3Error(403, 'RequestTimeTooSkewed');
	for (const name of ['host', 'x-amz-date', 'x-amz-content-sha256'])
		if (!signed.split(';').includes(name)) throw new S3Error(403, 'AccessDenied');

	const toSign = [
		'AWS4-HMAC-SHA256',
		stamp,
		`${day}/${region}/s3/aws4_request`,
		sha256(canonicalRequest(request, signed, payloadHash)),
	].join('\n');
	const dayKey = hmac(`AWS4${keys.secretAccessKey}`, day);
	const key = hmac(hmac(hmac(dayKey, region), 's3'), 'aws4_request');
	if (!timingSafeEqual(hmac(key, toSign), Buffer.from(signature, 'hex')))
		throw new S3Error(403, 'SignatureDoesNotMatch');
	if (payloadHash !== sha256(body)) throw new S3Error(400, 'XAmzContentSHA256Mismatch');
}

function send(response: http.ServerResponse, stored: Stored, range: string | undefined, whole: boolean): void {
	const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(range ?? '') ?? [];
	const { length } = stored.bytes;
	const start = Number(from ?? 0);
	const end = Math.min(to ? Number(to) : length - 1, length - 1);
	if (from !== undefined && start > end) throw new S3Error(416, 'InvalidRange');
	response.writeHead(from === undefined ? 200 : 206, {
		'content-type': stored.contentType,
		'content-length': end - start + 1,
		'accept-ranges': 'bytes',
		...(from === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${length}` }),
	});
	response.end(whole ? stored.bytes.subarray(start, end + 1) : undefined);
}

/** Names with a prefix, in their order and so many at a time. */
function listObjects(
	response: http.ServerResponse,
	names: readonly string[],
	query: URLSearchParams,
	mostKeys: number,
): void {
	const after = query.get('continuation-token') ?? '';
	const found = names.filter((name) => name.startsWith(query.get('prefix') ?? '') && name > after).sort();
	const page = found.slice(0, Math.min(mostKeys, Number(query.get('max-keys') ?? mostKeys)));
	const isCut = page.length < found.length;
	const keys = page.map((name) => `<Contents><Key>${name.replaceAll('&', '&amp;')}</Key></Contents>`).join('');
	const next = isCut ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
	response
		.writeHead(200, { 'content-type': 'application/xml' })
		.end(`<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${keys}</ListBucketResult>`);
}

/** @param mostKeys how many names it lists at a time */
export async function startS3Sandbox(keys: Keys, mostKeys = 1000): Promise<S3Sandbox> {
	const objects = new Map<string, Stored>();
	const uploads = new Map<string, MultipartUpload>();
	let failing = { status: 500, times: 0 };

	/** By method, for a name in the bucket. */
	const methods: Record<string, (name: string, given: Given) => void> = {
		PUT(name, { request, response, body }) {
			objects.set(name, { contentType: request.headers['content-type'] ?? 'binary/octet-stream', bytes: body });
			response.writeHead(200, { etag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
		},
		DELETE(name, { response }) {
			objects.delete(name);
			response.writeHead(204).end();
		},
		GET(name, { request, response }) {
			const stored = objects.get(name);
			if (!stored) throw new S3Error(404, 'NoSuchKey');
			send(response, stored, request.headers.range, request.method === 'GET');
		},
	};

	function methodOf(request: http.IncomingMessage) {
		const method = methods[request.method === 'HEAD' ? 'GET' : (request.method ?? '')];
		if (!method) throw new S3Error(405, 'MethodNotAllowed');
		return method;
	}

	function answer(given: Given): void {
		const { request, body } = given;
		if (failing.times > 0) {
			failing.times -= 1;
			throw new S3Error(failing.status, 'ServiceUnavailable');
		}
		checkSignature(request, body, keys);
		const [path = ''] = (request.url ?? '').split('?');
		const [, bucket, ...name] = decodeURIComponent(path).split('/');
		if (bucket !== keys.bucket) throw new S3Error(404, 'NoSuchBucket');
		const query = new URLSearchParams((request.url ?? '').split('?')[1] ?? '');
		if (query.has('uploads') || query.has('uploadId')) {
			handleMultipart({ objects, uploads }, { ...given, name: name.join('/'), query });
			return;
		}
		if (query.get('list-type') === '2') listObjects(given.response, [...objects.keys()], query, mostKeys);
		else methodOf(request)(name.join('/'), given);
	}

	const server = http.createServer(async (request, response) => {
		try {
			answer({ request, response, body: await buffer(request) });
		} catch (error) {
			const { status, code } = error instanceof S3Error ? error : new S3Error(500, 'InternalError');
			const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`;
			response
				.writeHead(status, { 'content-type': 'application/xml' })
				.end(request.method === 'HEAD' ? undefined : xml);
		}
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	const [id, secret] = [keys.accessKeyId, keys.secretAccessKey].map(encodeURIComponent);
	return {
		url: `http://${id}:${secret}@127.0.0.1:${port}/${keys.bucket}?region=${keys.region}`,
		port,
		objects,
		uploads,
		fail(status, times) {
			failing = { status, times };
		},
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
