// Reads a ZIP archive that anyone may have made. What it says about itself is compared with what it is before any of it is used: where entries are,
// how large they are, and that unpacking them gives no more than they say.
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream';
import zlib from 'node:zlib';
import {
	centralMark,
	end64Mark,
	endMark,
	extra64,
	flag,
	localMark,
	locator64Mark,
	max16,
	max32,
	method,
} from './zip-records.ts';

export type ArchiveError =
	| 'notAnArchive'
	| 'truncated'
	| 'damaged'
	| 'encrypted'
	| 'unsafeName'
	| 'tooManyEntries'
	| 'tooLarge'
	| 'bomb';

export class BrokenArchive extends Error {
	readonly fault: ArchiveError;
	/** Which entry. */
	readonly entry: string | undefined;

	constructor(fault: ArchiveError, entry?: string) {
		super(entry === undefined ? fault : `${fault}: ${entry}`);
		this.fault = fault;
		this.entry = entry;
	}
}

export interface ArchiveLimits {
	entries: number;
	/** Of all entries together, unpacked. */
	bytes: number;
	/** How many times larger an entry may become; small ones are free of it. */
	ratio: number;
}

/** The densest text that we write is a hundred times smaller when packed; the densest archive that can be made a thousand times. */
export const usualLimits: ArchiveLimits = { entries: 2_000_000, bytes: 500 * 2 ** 30, ratio: 400 };

const smallEntry = 4 * 2 ** 20;
const longestName = 200;
/** Plain names in plain folders: nothing absolute, no step up, no backslash, no drive. */
const safeName = /^[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/;

interface ArchiveEntry {
	name: string;
	/** Unpacked. */
	bytes: number;
}

export interface Archive {
	entries: ReadonlyMap<string, ArchiveEntry>;
	/** Throws `damaged` when the content is not what the list of entries says. */
	read(name: string): AsyncGenerator<Buffer>;
	close(): Promise<void>;
}

interface Found extends ArchiveEntry {
	method: number;
	packed: number;
	crc: number;
	offset: number;
}

async function readAt(file: fs.FileHandle, at: number, length: number): Promise<Buffer> {
	const bytes = Buffer.alloc(length);
	for (let done = 0; done < length; ) {
		const { bytesRead } = await file.read(bytes, done, length - done, at + done);
		if (bytesRead === 0) throw new BrokenArchive('truncated');
		done += bytesRead;
	}
	return bytes;
}

function read64(bytes: Buffer, at: number): number {
	const value = bytes.readBigUInt64LE(at);
	if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new BrokenArchive('damaged');
	return Number(value);
}

interface Directory {
	entries: number;
	offset: number;
	bytes: number;
	/** Where what follows the list begins. */
	end: number;
}

const endBytes = 22;
const [locatorBytes, end64Bytes] = [20, 56];

async function findDirectory(file: fs.FileHandle, size: number): Promise<Directory> {
	const head = await readAt(file, 0, Math.min(4, size));
	if (size < endBytes || head.length < 4 || ![localMark, endMark].includes(head.readUInt32LE(0)))
		throw new BrokenArchive('notAnArchive');
	// We write no comment behind it: an archive that ends otherwise was cut off, or is not ours.
	const end = await readAt(file, size - endBytes, endBytes);
	if (end.readUInt32LE(0) !== endMark || end.readUInt16LE(20) !== 0) throw new BrokenArchive('truncated');
	const [entries, bytes, offset] = [end.readUInt16LE(10), end.readUInt32LE(12), end.readUInt32LE(16)];
	if (entries < max16 && bytes < max32 && offset < max32) return { entries, bytes, offset, end: size - endBytes };
	const at = size - endBytes - locatorBytes;
	if (at < end64Bytes) throw new BrokenArchive('damaged');
	const locator = await readAt(file, at, locatorBytes);
	if (locator.readUInt32LE(0) !== locator64Mark || read64(locator, 8) !== at - end64Bytes)
		throw new BrokenArchive('damaged');
	const end64 = await readAt(file, at - end64Bytes, end64Bytes);
	if (end64.readUInt32LE(0) !== end64Mark) throw new BrokenArchive('damaged');
	return { entries: read64(end64, 32), bytes: read64(end64, 40), offset: read64(end64, 48), end: at - end64Bytes };
}

/** Of what does not fit into 32 bits, in the order in which the format has it. */
function readLarge(extra: Buffer, values: number[], name: string): number[] {
	if (values.every((value) => value < max32)) return values;
	for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
		if (extra.readUInt16LE(at) !== extra64) continue;
		let next = at + 4;
		return values.map((value) => {
			if (value < max32) return value;
			if (next + 8 > extra.length) throw new BrokenArchive('damaged', name);
			next += 8;
			return read64(extra, next - 8);
		});
	}
	throw new BrokenArchive('damaged', name);
}

function parseEntry(list: Buffer, at: number): { entry: Found; next: number } {
	if (at + 46 > list.length || list.readUInt32LE(at) !== centralMark) throw new BrokenArchive('damaged');
	const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => list.readUInt16LE(at + field)) as [
		number,
		number,
		number,
	];
	const next = at + 46 + nameBytes + extraBytes + commentBytes;
	if (next > list.length) throw new BrokenArchive('damaged');
	const name = list.toString('utf8', at + 46, at + 46 + nameBytes);
	if (name.length > longestName || !safeName.test(name) || name.includes('..'))
		throw new BrokenArchive('unsafeName', name.slice(0, longestName));
	if (list.readUInt16LE(at + 8) & flag.encrypted) throw new BrokenArchive('encrypted', name);
	const how = list.readUInt16LE(at + 10);
	if (how !== method.stored && how !== method.deflated) throw new BrokenArchive('damaged', name);
	const extra = list.subarray(at + 46 + nameBytes, at + 46 + nameBytes + extraBytes);
	const [bytes = 0, packed = 0, offset = 0] = readLarge(
		extra,
		[list.readUInt32LE(at + 24), list.readUInt32LE(at + 20), list.readUInt32LE(at + 42)],
		name,
	);
	return { entry: { name, method: how, crc: list.readUInt32LE(at + 16), packed, bytes, offset }, next };
}

function refuseBombs(entries: readonly Found[], { offset: end }: Directory, limits: ArchiveLimits): void {
	let total = 0;
	for (const { name, bytes, packed } of entries) {
		total += bytes;
		if (bytes > smallEntry && bytes > packed * limits.ratio) throw new BrokenArchive('bomb', name);
	}
	if (total > limits.bytes) throw new BrokenArchive('tooLarge');
	// Each has its own bytes: entries that share them are how a small file becomes endless.
	const places = [...entries].sort((a, b) => a.offset - b.offset);
	for (const [index, { name, offset, packed }] of places.entries()) {
		const next = places[index + 1]?.offset ?? end;
		if (offset + 30 + packed > next) throw new BrokenArchive('bomb', name);
	}
}

async function readEntries(file: fs.FileHandle, size: number, limits: ArchiveLimits): Promise<Map<string, Found>> {
	const directory = await findDirectory(file, size);
	if (directory.entries > limits.entries) throw new BrokenArchive('tooManyEntries');
	if (directory.offset + directory.bytes !== directory.end) throw new BrokenArchive('damaged');
	const list = await readAt(file, directory.offset, directory.bytes);
	const entries = new Map<string, Found>();
	let at = 0;
	for (let index = 0; index < directory.entries; index += 1) {
		const { entry, next } = parseEntry(list, at);
		if (entries.has(entry.name)) throw new BrokenArchive('damaged', entry.name);
		entries.set(entry.name, entry);
		at = next;
	}
	if (at !== list.length) throw new BrokenArchive('damaged');
	refuseBombs([...entries.values()], directory, limits);
	return entries;
}

export async function openArchive(place: string, limits: ArchiveLimits = usualLimits): Promise<Archive> {
	const file = await fs.open(place, 'r');
	try {
		const entries = await readEntries(file, (await file.stat()).size, limits);
		return { entries, read: (name) => readEntry(file, entries, name), close: () => file.close() };
	} catch (error) {
		await file.close();
		throw error;
	}
}

const pieceBytes = 256 * 2 ** 10;

async function* pieces(file: fs.FileHandle, start: number, length: number): AsyncGenerator<Buffer> {
	for (let at = 0; at < length; at += pieceBytes)
		yield await readAt(file, start + at, Math.min(pieceBytes, length - at));
}

async function* unpack(entry: Found, packed: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
	if (entry.method === method.stored) {
		yield* packed;
		return;
	}
	const unpacker = zlib.createInflateRaw();
	pipeline(packed, unpacker, () => undefined);
	try {
		for await (const chunk of unpacker) yield chunk as Buffer;
	} catch {
		throw new BrokenArchive('damaged', entry.name);
	}
}

async function* readEntry(
	file: fs.FileHandle,
	entries: ReadonlyMap<string, Found>,
	name: string,
): AsyncGenerator<Buffer> {
	const entry = entries.get(name);
	if (!entry) throw new BrokenArchive('damaged', name);
	const local = await readAt(file, entry.offset, 30);
	if (local.readUInt32LE(0) !== localMark) throw new BrokenArchive('damaged', name);
	const start = entry.offset + 30 + local.readUInt16LE(26) + local.readUInt16LE(28);
	let [bytes, crc] = [0, 0];
	for await (const chunk of unpack(entry, pieces(file, start, entry.packed))) {
		bytes += chunk.length;
		crc = zlib.crc32(chunk, crc);
		// What the list says has been compared with the limits; more than that is not unpacked.
		if (bytes > entry.bytes) throw new BrokenArchive('bomb', name);
		yield chunk;
	}
	if (bytes !== entry.bytes || crc !== entry.crc) throw new BrokenArchive('damaged', name);
}
