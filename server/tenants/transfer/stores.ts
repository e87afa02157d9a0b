// The files of a shop in all stores, by the folder that they are in.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import zlib from 'node:zlib';
import type { FileFolder, ListFiles, RemoveFiles } from '../../media/files/list-files.ts';
import { contentTypes, isEnding } from '../../media/media-path.ts';
import { nothingWritten, type PrivateStore } from '../../media/private/private-store.ts';
import type { MediaStore, StoredFile } from '../../media/store.ts';

/** Exports of the shop are no part of it. */
export const fileFolders = ['media', 'private', 'designs'] as const satisfies readonly FileFolder[];
export type TransferFolder = (typeof fileFolders)[number];

export interface TransferStores {
	media: MediaStore;
	private: PrivateStore;
	designs: PrivateStore;
	list: ListFiles;
	remove: RemoveFiles;
}

export interface FileContent {
	bytes: number;
	sha256: string;
	crc: number;
	open(): Promise<AsyncIterable<Uint8Array>>;
}

/** Smaller ones are read once and kept until they are written; larger ones are read twice. */
const keptBytes = 2 ** 20;

const read = (stores: TransferStores, folder: TransferFolder, tenantId: string, name: string) =>
	stores[folder].read(tenantId, name);

async function mustRead(...file: Parameters<typeof read>): Promise<StoredFile> {
	const found = await read(...file);
	if (!found) throw new Error(`${file[3]} is gone`);
	return found;
}

/** @returns nothing for a file that was removed since it was listed */
export async function readContent(...file: Parameters<typeof read>): Promise<FileContent | undefined> {
	const found = await read(...file);
	if (!found) return undefined;
	const hash = createHash('sha256');
	let [bytes, crc] = [0, 0];
	const kept: Uint8Array[] = [];
	for await (const chunk of found.stream as AsyncIterable<Uint8Array>) {
		hash.update(chunk);
		crc = zlib.crc32(chunk, crc);
		bytes += chunk.length;
		if (bytes <= keptBytes) kept.push(chunk);
	}
	const open = async () => {
		if (bytes <= keptBytes)
			return (async function* () {
				yield* kept;
			})();
		kept.length = 0;
		return (await mustRead(...file)).stream as AsyncIterable<Uint8Array>;
	};
	return { bytes, crc, sha256: hash.digest('hex'), open };
}

const contentTypeOf = (name: string) => {
	const ending = name.split('.').at(-1);
	return isEnding(ending) ? contentTypes[ending] : 'application/octet-stream';
};

export async function writeContent(
	stores: TransferStores,
	folder: TransferFolder,
	tenantId: string,
	name: string,
	chunks: AsyncIterable<Buffer>,
): Promise<void> {
	// Pictures are limited when they are uploaded; print data may be large.
	if (folder === 'media') return stores.media.write(tenantId, name, contentTypeOf(name), await buffer(chunks));
	const writer = await stores[folder].resume(tenantId, name, nothingWritten);
	try {
		for await (const chunk of chunks) await writer.write(chunk);
		await writer.finish();
	} catch (error) {
		await writer.close();
		await stores[folder].discard(tenantId, name, nothingWritten);
		throw error;
	}
}

/** Everything that this tenant has in the stores. */
export async function removeFiles({ remove }: TransferStores, tenantId: string): Promise<void> {
	for (const folder of fileFolders) await remove(folder, tenantId);
}
