// The files of pictures: what a store can do, and the one on disk, with a folder per tenant. Names cannot be guessed, and what
// lies under a name never gets another content.
import { randomBytes } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { errorCode } from '../failure.ts';

export interface StoredFile {
	bytes: number;
	/** Must be read or destroyed. */
	stream: Readable;
}

/** A file is `{id}.{ending}` or `{id}/{width}.{ending}`, see media-path.ts. */
export interface MediaStore {
	/** Whole or not at all: a file that is there is complete, and stays when the machine stops. */
	write(tenantId: string, file: string, contentType: string, bytes: Uint8Array): Promise<void>;
	read(tenantId: string, file: string): Promise<StoredFile | undefined>;
	exists(tenantId: string, file: string): Promise<boolean>;
	/** Also when it is not there. */
	remove(tenantId: string, file: string): Promise<void>;
}

const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const tenantPattern = new RegExp(`^${uuid}$`);
const filePattern = new RegExp(`^${uuid}(?:/[1-9]\\d{1,4})?\\.[a-z]{3,4}$`);

/** Carries the tenant, and can be nothing but a name below it. */
export function storeKey(tenantId: string, file: string): string {
	if (!tenantPattern.test(tenantId) || !filePattern.test(file)) throw new Error('no name of a stored file');
	return `media/${tenantId}/${file}`;
}

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR'].includes(errorCode(error) ?? '');

/** Makes names in it last. */
export async function keepFolder(folder: string): Promise<void> {
	const handle = await fs.open(folder, 'r');
	await handle.sync().finally(() => handle.close());
}

/** Whole or not at all. */
export async function writeWhole(place: string, bytes: Uint8Array): Promise<void> {
	const folder = path.dirname(place);
	const half = `${place}.${randomBytes(6).toString('hex')}.half`;
	await fs.mkdir(folder, { recursive: true });
	try {
		await fs.writeFile(half, bytes, { flush: true });
		await fs.rename(half, place);
	} catch (error) {
		await fs.rm(half, { force: true });
		throw error;
	}
	await keepFolder(folder);
}

export async function readFromDisk(place: string): Promise<StoredFile | undefined> {
	try {
		const handle = await fs.open(place, 'r');
		return { bytes: (await handle.stat()).size, stream: handle.createReadStream() };
	} catch (error) {
		if (isMissing(error)) return undefined;
		throw error;
	}
}

/** The store on disk, under the data folder. */
export function mediaStore(dataDir: string): MediaStore {
	const placeOf = (tenantId: string, file: string) => path.join(dataDir, storeKey(tenantId, file));
	return {
		write: async (tenantId, file, _contentType, bytes) => writeWhole(placeOf(tenantId, file), bytes),
		read: async (tenantId, file) => readFromDisk(placeOf(tenantId, file)),
		async exists(tenantId, file) {
			return fs.access(placeOf(tenantId, file)).then(
				() => true,
				() => false,
			);
		},
		remove: (tenantId, file) => fs.rm(placeOf(tenantId, file), { force: true }),
	};
}
