// The private store in a bucket. What arrives is gathered in a file of this machine until it is a part; the rest of a connection that was
// lost waits as an object of its own (`.tail`) for the next one.
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from '../../config.ts';
import { StoreUnavailable } from '../../failure.ts';
import { s3Bucket } from '../s3-store.ts';
import {
	type PrivateFolder,
	type PrivateStore,
	type PrivateWriter,
	privateKey,
	type WriteProgress,
} from './private-store.ts';
import { openMultipart, type StoredPart } from './s3-multipart.ts';

/** S3 wants at least 5 MiB of every part but the last. */
const partBytes = 5 * 2 ** 20;
/** So many parts are in memory at the same time, whatever arrives. */
const partsAtOnce = 4;

interface UploadState {
	uploadId: string;
	parts: StoredPart[];
	/** Bytes of the object beside it. */
	tail: number;
}

function parseState(state: unknown): UploadState | undefined {
	if (typeof state !== 'object' || state === null || !('uploadId' in state)) return undefined;
	// Written by this file alone, into a column that no one else writes.
	return state as UploadState;
}

/** Runs at most so many at a time. */
function limitConcurrency(most: number) {
	let running = 0;
	const waiting: (() => void)[] = [];
	return async <T>(work: () => Promise<T>): Promise<T> => {
		if (running >= most) await new Promise<void>((resolve) => waiting.push(resolve));
		else running += 1;
		try {
			return await work();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else running -= 1;
		}
	};
}

export function s3PrivateStore(given: Bucket, folder: PrivateFolder): PrivateStore {
	const bucket = s3Bucket(given);
	const multipart = openMultipart(bucket);
	const inTurn = limitConcurrency(partsAtOnce);
	const tailOf = (key: string) => `${key}.tail`;

	/** What was left over of the last connection. */
	async function loadTail(key: string, bytes: number, spool: string): Promise<void> {
		const found = await bucket.get(tailOf(key));
		if (!found) throw new StoreUnavailable('the rest of an upload is missing');
		const handle = await fs.open(spool, 'w', 0o600);
		await pipeline(found.stream, handle.createWriteStream());
		if ((await fs.stat(spool)).size !== bytes) throw new StoreUnavailable('the rest of an upload is broken');
	}

	async function openWriter(key: string, { bytes, state }: WriteProgress): Promise<PrivateWriter> {
		const known = parseState(state);
		const upload: UploadState = known
			? { ...known, parts: [...known.parts] }
			: { uploadId: await multipart.begin(key, 'application/octet-stream'), parts: [], tail: 0 };
		const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'platen-part-'));
		const spool = path.join(folder, 'spool');
		const close = () => fs.rm(folder, { recursive: true, force: true });
		if (upload.tail > 0)
			await loadTail(key, upload.tail, spool).catch(async (error) => {
				await close();
				throw error;
			});
		const handle = await fs.open(spool, 'a+', 0o600);
		let gathered = upload.tail;
		let inParts = bytes - upload.tail;
		const end = async () => {
			await handle.close().catch(() => undefined);
			await close();
		};
		const progress = (tail: number): WriteProgress => ({
			bytes: inParts + tail,
			state: { uploadId: upload.uploadId, parts: [...upload.parts], tail } satisfies UploadState,
		});

		const putGathered = () =>
			inTurn(async () => {
				const part = Buffer.alloc(gathered);
				await handle.read(part, 0, gathered, 0);
				const etag = await multipart.putPart(key, upload.uploadId, upload.parts.length + 1, part);
				upload.parts.push({ etag, bytes: gathered });
				inParts += gathered;
				gathered = 0;
				await handle.truncate(0);
			});

		return {
			async write(chunk) {
				await handle.appendFile(chunk);
				gathered += chunk.length;
				if (gathered >= partBytes) await putGathered();
			},
			// The tail of the last connection is still there as long as no part was put.
			save: async () => progress(inParts + upload.tail === bytes ? upload.tail : 0),
			async pause() {
				try {
					if (gathered > 0) {
						const rest = await fs.readFile(spool);
						await inTurn(() => bucket.put(tailOf(key), 'application/octet-stream', rest));
					}
					return progress(gathered);
				} finally {
					await end();
				}
			},
			async finish() {
				try {
					if (gathered > 0) await putGathered();
					const isCompleted = await multipart.complete(key, upload.uploadId, upload.parts);
					if (!isCompleted && !(await bucket.has(key))) throw new StoreUnavailable('an upload is gone');
					await bucket.remove(tailOf(key));
				} finally {
					await end();
				}
			},
			close: end,
		};
	}

	/** It became one object; only no one has noted it. */
	const finished = (progress: WriteProgress, key: string): PrivateWriter => ({
		write: async () => {
			throw new Error('the file is finished');
		},
		save: async () => progress,
		pause: async () => progress,
		finish: () => bucket.remove(tailOf(key)),
		close: async () => undefined,
	});

	return {
		async resume(tenantId, file, from) {
			const key = privateKey(folder, tenantId, file);
			return from.bytes > 0 && (await bucket.has(key)) ? finished(from, key) : openWriter(key, from);
		},
		async discard(tenantId, file, { state }) {
			const key = privateKey(folder, tenantId, file);
			const known = parseState(state);
			if (known) await multipart.abort(key, known.uploadId);
			await bucket.remove(tailOf(key));
		},
		write: async (tenantId, file, contentType, bytes) =>
			bucket.put(privateKey(folder, tenantId, file), contentType, bytes),
		read: async (tenantId, file) => bucket.get(privateKey(folder, tenantId, file)),
		remove: async (tenantId, file) => bucket.remove(privateKey(folder, tenantId, file)),
	};
}
