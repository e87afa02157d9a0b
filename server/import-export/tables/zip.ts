// ZIP archives, as far as workbooks need them: whole in memory, stored or deflated, without encryption, below 4 GiB. Node brings
// the compression; what is left is a list of names.
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { BrokenTable } from './table.ts';

const deflate = promisify(zlib.deflateRaw) as (data: Buffer) => Promise<Buffer>;
const inflate = promisify(zlib.inflateRaw) as (data: Buffer, options: zlib.ZlibOptions) => Promise<Buffer>;

const localMark = 0x04034b50;
const centralMark = 0x02014b50;
const endMark = 0x06054b50;
const version = 20;
const utf8Names = 0x0800;
const encrypted = 0x0001;
const stored = 0;
const deflated = 8;
/** 1 January 1980, the first day that ZIP knows: the same table gives the same file. */
const day = 0x0021;
const mostEntries = 2000;

export interface ZipEntry {
	name: string;
	content: string | Buffer;
}

interface Sizes {
	name: Buffer;
	crc: number;
	packed: number;
	unpacked: number;
}

/** The part that stands in front of the content and again in the list at the end. */
function commonHeader({ name, crc, packed, unpacked }: Sizes): Buffer {
	const header = Buffer.alloc(26);
	header.writeUInt16LE(version, 0);
	header.writeUInt16LE(utf8Names, 2);
	header.writeUInt16LE(deflated, 4);
	header.writeUInt16LE(0, 6);
	header.writeUInt16LE(day, 8);
	header.writeUInt32LE(crc, 10);
	header.writeUInt32LE(packed, 14);
	header.writeUInt32LE(unpacked, 18);
	header.writeUInt16LE(name.length, 22);
	return header;
}

const number32 = (value: number) => {
	const bytes = Buffer.alloc(4);
	bytes.writeUInt32LE(value);
	return bytes;
};

function listed(sizes: Sizes, offset: number): Buffer {
	const rest = Buffer.alloc(14);
	rest.writeUInt32LE(offset, 10);
	const made = Buffer.alloc(2);
	made.writeUInt16LE(version);
	return Buffer.concat([number32(centralMark), made, commonHeader(sizes), rest, sizes.name]);
}

export async function writeZip(entries: readonly ZipEntry[]): Promise<Buffer> {
	const parts: Buffer[] = [];
	const list: Buffer[] = [];
	let offset = 0;
	for (const { name, content } of entries) {
		const bytes = typeof content === 'string' ? Buffer.from(content) : content;
		const packed = await deflate(bytes);
		const sizes = { name: Buffer.from(name), crc: zlib.crc32(bytes), packed: packed.length, unpacked: bytes.length };
		const local = Buffer.concat([number32(localMark), commonHeader(sizes), sizes.name, packed]);
		list.push(listed(sizes, offset));
		parts.push(local);
		offset += local.length;
	}
	const directory = Buffer.concat(list);
	const end = Buffer.alloc(22);
	end.writeUInt32LE(endMark, 0);
	end.writeUInt16LE(entries.length, 8);
	end.writeUInt16LE(entries.length, 10);
	end.writeUInt32LE(directory.length, 12);
	end.writeUInt32LE(offset, 16);
	return Buffer.concat([...parts, directory, end]);
}

const unreadable = (): never => {
	throw new BrokenTable('unreadable');
};

export interface Zip {
	names: readonly string[];
	/** Undefined when there is no such entry. */
	read(name: string): Promise<Buffer | undefined>;
}

interface Found {
	method: number;
	packed: number;
	crc: number;
	offset: number;
}

function readList(file: Buffer): Map<string, Found> {
	const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
	if (end === -1 || end + 22 > file.length) return unreadable();
	const count = file.readUInt16LE(end + 10);
	if (count > mostEntries) return unreadable();
	let at = file.readUInt32LE(end + 16);
	const found = new Map<string, Found>();
	for (let index = 0; index < count; index += 1) {
		if (at + 46 > file.length || file.readUInt32LE(at) !== centralMark) return unreadable();
		if (file.readUInt16LE(at + 8) & encrypted) return unreadable();
		const nameEnd = at + 46 + file.readUInt16LE(at + 28);
		found.set(file.toString('utf8', at + 46, nameEnd), {
			method: file.readUInt16LE(at + 10),
			crc: file.readUInt32LE(at + 16),
			packed: file.readUInt32LE(at + 20),
			offset: file.readUInt32LE(at + 42),
		});
		at = nameEnd + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32);
	}
	return found;
}

function contentOf(file: Buffer, { offset, packed }: Found): Buffer {
	if (offset + 30 > file.length || file.readUInt32LE(offset) !== localMark) return unreadable();
	const start = offset + 30 + file.readUInt16LE(offset + 26) + file.readUInt16LE(offset + 28);
	return start + packed > file.length ? unreadable() : file.subarray(start, start + packed);
}

/** The limit is for everything that is read of it, together; what the archive says about its own sizes counts for nothing. */
export function openZip(file: Buffer, unpackedAtMost: number): Zip {
	const entries = readList(file);
	let left = unpackedAtMost;

	async function unpack({ method }: Found, content: Buffer): Promise<Buffer> {
		if (method === stored) return content;
		if (method !== deflated || left === 0) return unreadable();
		return inflate(content, { maxOutputLength: left }).catch((error: NodeJS.ErrnoException) => {
			throw new BrokenTable(error.code === 'ERR_BUFFER_TOO_LARGE' ? 'fileTooLarge' : 'unreadable');
		});
	}

	return {
		names: [...entries.keys()],
		async read(name) {
			const entry = entries.get(name);
			if (!entry) return undefined;
			const bytes = await unpack(entry, contentOf(file, entry));
			if (bytes.length > left) throw new BrokenTable('fileTooLarge');
			left -= bytes.length;
			return zlib.crc32(bytes) === entry.crc ? bytes : unreadable();
		},
	};
}
