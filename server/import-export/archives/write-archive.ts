// Writes a ZIP archive entry by entry, without ever holding more than a piece of it.
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { centralHeader, descriptor, type EntryRecord, endRecords, localHeader, method } from './zip-records.ts';

/** Where the archive goes. Waiting for it is what keeps memory bounded. */
export type Sink = (chunk: Uint8Array) => Promise<void>;

type Chunks = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

export interface WrittenEntry {
	bytes: number;
	sha256: string;
}

interface KnownContent {
	bytes: number;
	crc: number;
}

export interface ArchiveWriter {
	/** Compressed; how large it is may be unknown before. */
	add(name: string, chunks: Chunks): Promise<WrittenEntry>;
	/** As it is, for what is compressed already. */
	addStored(name: string, content: KnownContent, chunks: Chunks): Promise<WrittenEntry>;
	/** Writes the list of entries. @returns length and hash of the whole archive */
	finish(): Promise<WrittenEntry>;
}

/** @param isLarge with the records of large archives in any case, in tests */
export function writeArchive(sink: Sink, isLarge = false): ArchiveWriter {
	const entries: EntryRecord[] = [];
	const whole = createHash('sha256');
	let offset = 0;

	async function write(chunk: Uint8Array): Promise<void> {
		whole.update(chunk);
		offset += chunk.length;
		await sink(chunk);
	}

	const begin = (name: string, how: number, isStreamed: boolean): EntryRecord => ({
		...{ name, method: how, isStreamed, crc: 0, packed: 0, unpacked: 0, offset },
	});

	/** Notes what passes through. */
	async function* noted(entry: EntryRecord, hash: ReturnType<typeof createHash>, chunks: Chunks) {
		for await (const chunk of chunks) {
			hash.update(chunk);
			entry.crc = zlib.crc32(chunk, entry.crc);
			entry.unpacked += chunk.length;
			yield chunk;
		}
	}

	return {
		async add(name, chunks) {
			const entry = begin(name, method.deflated, true);
			const hash = createHash('sha256');
			await write(localHeader(entry));
			const packer = Readable.from(noted(entry, hash, chunks), { objectMode: false }).compose(zlib.createDeflateRaw());
			for await (const packed of packer as AsyncIterable<Buffer>) {
				entry.packed += packed.length;
				await write(packed);
			}
			await write(descriptor(entry));
			entries.push(entry);
			return { bytes: entry.unpacked, sha256: hash.digest('hex') };
		},
		async addStored(name, { bytes, crc }, chunks) {
			const entry = begin(name, method.stored, false);
			const hash = createHash('sha256');
			await write(localHeader({ ...entry, crc, packed: bytes, unpacked: bytes }));
			for await (const chunk of noted(entry, hash, chunks)) await write(chunk);
			if (entry.unpacked !== bytes || entry.crc !== crc) throw new Error(`${name} changed while it was read`);
			entry.packed = bytes;
			entries.push(entry);
			return { bytes, sha256: hash.digest('hex') };
		},
		async finish() {
			const start = offset;
			for (const entry of entries) await write(centralHeader(entry));
			await write(endRecords({ entries: entries.length, offset: start, bytes: offset - start }, isLarge));
			return { bytes: offset, sha256: whole.digest('hex') };
		},
	};
}
