// An operation with files, as the GraphQL multipart convention has it: the fields `operations` and `map`, then the files. No byte of a file is
// stored before the caller is known to be allowed to send it, and no more than the operation takes.
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import type { UploadLimits } from '../graphql/admit-upload.ts';
import { ApiError } from '../graphql/errors.ts';
import { Upload } from '../graphql/upload.ts';

const operationHeader = 'x-operation-name';
const uploadOperation = 'fileUpload';

const fieldSize = 2 ** 20;
/** Of the parser; how many and how large they may be is a matter of the operation. */
export const uploadLimits = { fileSize: 2 ** 31, files: 20, fields: 2, fieldSize, parts: 22 };
/** The two fields, and the lines between the parts. */
const overhead = 2 * fieldSize + 64 * 2 ** 10;

/** Nothing of it is stored. */
const mostDiscarded = 128 * 2 ** 20;

type Json = Record<string, unknown>;

interface Received {
	operations: Json;
	/** Removes the files. */
	clear(): Promise<void>;
}

interface Admission {
	/** Over all operations. */
	mostBytes: number;
	/** Called once, before the first file. @throws ApiError, when this caller may send none */
	admit(operations: Json): Promise<UploadLimits>;
}

function parseObject(name: string, text: unknown): Json {
	try {
		const value: unknown = JSON.parse(String(text));
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Json;
	} catch {}
	throw new ApiError('BAD_REQUEST', `the field ${name} is no JSON object`);
}

/** Puts the file where the map says: a path like `variables.file` or `variables.files.0`. */
function place(operations: Json, target: unknown, upload: Upload): void {
	const steps = String(target).split('.');
	const last = steps.pop() ?? '';
	let holder: unknown = operations;
	for (const step of steps) {
		holder =
			typeof holder === 'object' && holder !== null && Object.hasOwn(holder, step)
				? Reflect.get(holder, step)
				: undefined;
	}
	if (steps[0] !== 'variables' || typeof holder !== 'object' || holder === null || !Object.hasOwn(holder, last))
		throw new ApiError('BAD_REQUEST', `the map names ${String(target)}, which is not there`);
	Reflect.set(holder, last, upload);
}

function placeAll(operations: Json, map: Json, uploads: ReadonlyMap<string, Upload>): void {
	for (const [field, targets] of Object.entries(map)) {
		const upload = uploads.get(field);
		if (!upload || !Array.isArray(targets)) throw new ApiError('BAD_REQUEST', `the file ${field} is missing`);
		for (const target of targets) place(operations, target, upload);
	}
}

async function* upTo(most: number, chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
	let bytes = 0;
	for await (const chunk of chunks) {
		bytes += chunk.length;
		if (bytes > most) throw new ApiError('TOO_LARGE');
		yield chunk;
	}
}

async function storeFile(file: string, part: MultipartFile, most: number): Promise<Upload> {
	await pipeline(part.file, (chunks) => upTo(most, chunks), createWriteStream(file, { mode: 0o600 }));
	const { size } = await fs.stat(file);
	return new Upload({ name: part.filename, contentType: part.mimetype, path: file, bytes: size });
}

function refuseLength(request: FastifyRequest, most: number): void {
	if (Number(request.headers['content-length'] ?? 0) > most + overhead) throw new ApiError('TOO_LARGE');
}

async function receive(
	request: FastifyRequest,
	openFolder: () => Promise<string>,
	{ admit }: Admission,
): Promise<Json> {
	const fields = new Map<string, unknown>();
	const uploads = new Map<string, Upload>();
	let admitted: { operations: Json; map: Json; limits: UploadLimits } | undefined;
	const readFields = async () => {
		const operations = parseObject('operations', fields.get('operations'));
		const map = parseObject('map', fields.get('map'));
		const limits = await admit(operations);
		refuseLength(request, limits.files * limits.bytes);
		return { operations, map, limits };
	};
	for await (const part of request.parts()) {
		if (part.type === 'field') {
			fields.set(part.fieldname, part.value);
			continue;
		}
		admitted ??= await readFields();
		const { map, limits } = admitted;
		if (!Object.hasOwn(map, part.fieldname)) throw new ApiError('BAD_REQUEST', 'a file is not in the map');
		if (uploads.size >= limits.files) throw new ApiError('TOO_LARGE', `files: at most ${limits.files}`);
		const file = path.join(await openFolder(), String(uploads.size));
		uploads.set(part.fieldname, await storeFile(file, part, limits.bytes));
	}
	const { operations, map } = admitted ?? (await readFields());
	placeAll(operations, map, uploads);
	return operations;
}

/**
 * Takes what a refused caller still sends, and throws it away: who is still sending reads the response only afterwards. Who
 * goes on for too long is cut off.
 */
function discardRest({ raw }: FastifyRequest): void {
	let bytes = 0;
	raw.unpipe();
	raw.on('data', (chunk: Buffer) => {
		bytes += chunk.length;
		if (bytes > mostDiscarded) raw.destroy();
	});
	raw.resume();
}

/** @throws ApiError, with nothing left behind */
export async function receiveUpload(request: FastifyRequest, admission: Admission): Promise<Received> {
	let folder: string | undefined;
	const openFolder = async () => {
		folder ??= await fs.mkdtemp(path.join(os.tmpdir(), 'platen-upload-'));
		return folder;
	};
	const clear = async () => {
		if (folder) await fs.rm(folder, { recursive: true, force: true });
	};
	try {
		// Another site's form can send multipart, but not this header: it is the guard against forged requests.
		if (request.headers[operationHeader] !== uploadOperation)
			throw new ApiError('BAD_REQUEST', `the header ${operationHeader} must be ${uploadOperation}`);
		refuseLength(request, admission.mostBytes);
		return { operations: await receive(request, openFolder, admission), clear };
	} catch (error) {
		discardRest(request);
		await clear();
		throw error;
	}
}
