// An operation with files: the fields `operations` and `map`, then the files, as the GraphQL multipart convention has it.
import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../graphql/errors.ts';
import { Upload } from '../graphql/upload.ts';

const operationHeader = 'x-operation-name';
const uploadOperation = 'fileUpload';

export const uploadLimits = { fileSize: 100 * 2 ** 20, files: 20, fields: 2, fieldSize: 2 ** 20, parts: 22 };

interface Received {
	operations: Record<string, unknown>;
	/** Removes the files. */
	clear(): Promise<void>;
}

function parseObject(name: string, text: unknown): Record<string, unknown> {
	try {
		const value: unknown = JSON.parse(String(text));
		if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
	} catch {}
	throw new ApiError('BAD_REQUEST', `the field ${name} is no JSON object`);
}

/** Puts the file where the map says: a path like `variables.file` or `variables.files.0`. */
function place(operations: Record<string, unknown>, target: unknown, upload: Upload): void {
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

async function keepFile(folder: string, number: number, part: MultipartFile): Promise<Upload> {
	const file = path.join(folder, String(number));
	await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
	if (part.file.truncated) throw new ApiError('TOO_LARGE');
	const { size } = await fs.stat(file);
	return new Upload({ name: part.filename, contentType: part.mimetype, path: file, bytes: size });
}

async function receive(request: FastifyRequest, folder: string): Promise<Record<string, unknown>> {
	const fields = new Map<string, unknown>();
	const uploads = new Map<string, Upload>();
	for await (const part of request.parts()) {
		if (part.type === 'field') fields.set(part.fieldname, part.value);
		else uploads.set(part.fieldname, await keepFile(folder, uploads.size, part));
	}
	const operations = parseObject('operations', fields.get('operations'));
	const map = parseObject('map', fields.get('map'));
	for (const [field, targets] of Object.entries(map)) {
		const upload = uploads.get(field);
		if (!upload || !Array.isArray(targets)) throw new ApiError('BAD_REQUEST', `the file ${field} is missing`);
		for (const target of targets) place(operations, target, upload);
	}
	return operations;
}

export async function receiveUpload(request: FastifyRequest): Promise<Received> {
	// Another site's form can send multipart, but not this header: it is the guard against forged requests.
	if (request.headers[operationHeader] !== uploadOperation)
		throw new ApiError('BAD_REQUEST', `the header ${operationHeader} must be ${uploadOperation}`);
	const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'platen-upload-'));
	const clear = () => fs.rm(folder, { recursive: true, force: true });
	try {
		return { operations: await receive(request, folder), clear };
	} catch (error) {
		await clear();
		throw error;
	}
}
