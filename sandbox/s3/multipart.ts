// Multipart uploads of the sandbox: parts of at least 5 MiB but for the last, completed by their numbers and tags.
import { createHash, randomBytes } from 'node:crypto';
import { S3Error } from './s3-error.ts';
import type { Given, Stored } from './s3-server.ts';

export interface MultipartUpload {
	name: string;
	contentType: string;
	parts: Map<number, Buffer>;
}

interface Held {
	objects: Map<string, Stored>;
	uploads: Map<string, MultipartUpload>;
}

interface Asked extends Given {
	name: string;
	query: URLSearchParams;
}

const smallestPart = 5 * 2 ** 20;
const tagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

function begin({ uploads }: Held, { name, request, response }: Asked): void {
	const id = randomBytes(12).toString('base64');
	const contentType = request.headers['content-type'] ?? 'binary/octet-stream';
	uploads.set(id, { name, contentType, parts: new Map() });
	const xml = `<InitiateMultipartUploadResult><Key>${name}</Key><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`;
	response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

function putPart(upload: MultipartUpload, { query, body, response }: Asked): void {
	const number = Number(query.get('partNumber'));
	if (!Number.isInteger(number) || number < 1 || number > 10_000) throw new S3Error(400, 'InvalidArgument');
	upload.parts.set(number, body);
	response.writeHead(200, { etag: tagOf(body) }).end();
}

function complete({ objects, uploads }: Held, id: string, upload: MultipartUpload, { body, response }: Asked): void {
	const listed = [
		...body.toString().matchAll(/<Part><PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag><\/Part>/g),
	].map(([, number, tag = '']) => ({ number: Number(number), tag: tag.replaceAll('&quot;', '"') }));
	if (listed.length === 0) throw new S3Error(400, 'MalformedXML');
	const bytes = listed.map(({ number, tag }, index) => {
		const part = upload.parts.get(number);
		if (!part || tagOf(part) !== tag) throw new S3Error(400, 'InvalidPart');
		if (number <= (listed[index - 1]?.number ?? 0)) throw new S3Error(400, 'InvalidPartOrder');
		if (index < listed.length - 1 && part.length < smallestPart) throw new S3Error(400, 'EntityTooSmall');
		return part;
	});
	objects.set(upload.name, { contentType: upload.contentType, bytes: Buffer.concat(bytes) });
	uploads.delete(id);
	response.writeHead(200, { 'content-type': 'application/xml' }).end('<CompleteMultipartUploadResult/>');
}

function abort({ uploads }: Held, id: string, { response }: Asked): void {
	uploads.delete(id);
	response.writeHead(204).end();
}

export function handleMultipart(held: Held, asked: Asked): void {
	const { request, query, name } = asked;
	if (request.method === 'POST' && query.has('uploads')) begin(held, asked);
	else {
		const id = query.get('uploadId') ?? '';
		const upload = held.uploads.get(id);
		if (!upload || upload.name !== name) throw new S3Error(404, 'NoSuchUpload');
		if (request.method === 'PUT') putPart(upload, asked);
		else if (request.method === 'POST') complete(held, id, upload, asked);
		else if (request.method === 'DELETE') abort(held, id, asked);
		else throw new S3Error(405, 'MethodNotAllowed');
	}
}
