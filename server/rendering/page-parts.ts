// A document from its parts, as bytes. Parts that were prepared are encoded and compressed once: a gzip stream is a row of blocks,
// and blocks that look back at nothing before them can be put together in any order.
import { constants, crc32, deflateRawSync } from 'node:zlib';
import type { PagePart, PreparedPart } from '../../rules/page-contract.ts';
import { ownBytes } from './own-bytes.ts';

const written = new WeakMap<PreparedPart, Buffer>();
/** Only of parts that someone has asked for compressed: a page that is cached is compressed as a whole. */
const compressed = new WeakMap<PreparedPart, Buffer>();

function once(known: WeakMap<PreparedPart, Buffer>, part: PreparedPart, make: () => Buffer): Buffer {
	const found = known.get(part);
	if (found) return found;
	const made = ownBytes(make());
	known.set(part, made);
	return made;
}

const write = (part: PreparedPart): Buffer => once(written, part, () => Buffer.from(part.text));

const compress = (part: PreparedPart): Buffer =>
	once(compressed, part, () => deflate(write(part), constants.Z_DEFAULT_COMPRESSION));

/** Ends at the border of a byte, and nothing after it looks back into it. */
const deflate = (bytes: Buffer, level: number): Buffer =>
	deflateRawSync(bytes, { level, memLevel: 7, windowBits: 14, finishFlush: constants.Z_FULL_FLUSH });

/** A block that is stored as it is: shorter ones are not worth compressing. */
const worthCompressing = 512;
const quick = 1;

function storedBlock(bytes: Buffer): Buffer {
	const start = Buffer.alloc(5);
	start.writeUInt16LE(bytes.length, 1);
	start.writeUInt16LE(bytes.length ^ 0xffff, 3);
	return Buffer.concat([start, bytes]);
}

const blocksOf = (bytes: Buffer): Buffer =>
	bytes.length < worthCompressing ? storedBlock(bytes) : deflate(bytes, quick);

/** What was written for this page alone, in as few pieces as possible. */
function* merged(parts: readonly PagePart[]): Generator<PagePart> {
	let fresh = '';
	for (const part of parts) {
		if (typeof part === 'string') {
			fresh += part;
			continue;
		}
		if (fresh) yield fresh;
		fresh = '';
		yield part;
	}
	if (fresh) yield fresh;
}

const bytesOf = (part: PagePart): Buffer => (typeof part === 'string' ? Buffer.from(part) : write(part));

export const joinParts = (parts: readonly PagePart[]): Buffer => Buffer.concat([...merged(parts)].map(bytesOf));

const start = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** The last block, with nothing in it. */
const lastBlock = Buffer.from([3, 0]);

export function gzipParts(parts: readonly PagePart[]): Buffer {
	const pieces: Buffer[] = [start];
	let checksum = 0;
	let length = 0;
	for (const part of merged(parts)) {
		const bytes = bytesOf(part);
		checksum = crc32(bytes, checksum);
		length += bytes.length;
		pieces.push(typeof part === 'string' ? blocksOf(bytes) : compress(part));
	}
	const end = Buffer.alloc(8);
	end.writeUInt32LE(checksum, 0);
	end.writeUInt32LE(length % 2 ** 32, 4);
	return Buffer.concat([...pieces, lastBlock, end]);
}
