// The records of the ZIP format, as far as archives of a shop and of an installation need them: deflated or stored, with ZIP64 for what is larger
// than 4 GiB or has more than 65,534 entries, without encryption.

export const localMark = 0x04034b50;
export const centralMark = 0x02014b50;
export const endMark = 0x06054b50;
export const end64Mark = 0x06064b50;
export const locator64Mark = 0x07064b50;
const descriptorMark = 0x08074b50;

export const method = { stored: 0, deflated: 8 } as const;
export const flag = { encrypted: 0x0001, sizesFollow: 0x0008, utf8: 0x0800 } as const;

/** What does not fit stands in the ZIP64 field instead. */
export const max32 = 0xffffffff;
export const max16 = 0xffff;
export const extra64 = 0x0001;

const [version20, version45] = [20, 45];
/** 1 January 1980, the first day that ZIP knows: the same content gives the same file. */
const day = 0x0021;

export interface EntryRecord {
	name: string;
	method: number;
	/** Sizes stand behind the content: they were not known before. */
	isStreamed: boolean;
	crc: number;
	packed: number;
	unpacked: number;
	offset: number;
}

class Record {
	readonly #parts: Buffer[] = [];
	#add(bytes: number, write: (buffer: Buffer) => void): this {
		const buffer = Buffer.alloc(bytes);
		write(buffer);
		this.#parts.push(buffer);
		return this;
	}
	u16(...values: number[]): this {
		for (const value of values) this.#add(2, (buffer) => buffer.writeUInt16LE(value));
		return this;
	}
	u32(...values: number[]): this {
		for (const value of values) this.#add(4, (buffer) => buffer.writeUInt32LE(value));
		return this;
	}
	u64(...values: number[]): this {
		for (const value of values) this.#add(8, (buffer) => buffer.writeBigUInt64LE(BigInt(value)));
		return this;
	}
	bytes(...values: Uint8Array[]): this {
		this.#parts.push(...values.map((value) => Buffer.from(value)));
		return this;
	}
	done(): Buffer {
		return Buffer.concat(this.#parts);
	}
}

const flagsOf = ({ isStreamed }: EntryRecord) => flag.utf8 | (isStreamed ? flag.sizesFollow : 0);

/** Stands before the content. */
export function localHeader(entry: EntryRecord): Buffer {
	const name = Buffer.from(entry.name);
	const isLarge = entry.isStreamed || entry.unpacked >= max32 || entry.packed >= max32;
	const extra = isLarge ? new Record().u16(extra64, 16).u64(entry.unpacked, entry.packed).done() : Buffer.alloc(0);
	return new Record()
		.u32(localMark)
		.u16(isLarge ? version45 : version20, flagsOf(entry), entry.method, 0, day)
		.u32(entry.crc, isLarge ? max32 : entry.packed, isLarge ? max32 : entry.unpacked)
		.u16(name.length, extra.length)
		.bytes(name, extra)
		.done();
}

/** Stands behind the content of an entry whose sizes were not known before. */
export const descriptor = ({ crc, packed, unpacked }: EntryRecord): Buffer =>
	new Record().u32(descriptorMark, crc).u64(packed, unpacked).done();

export function centralHeader(entry: EntryRecord): Buffer {
	const name = Buffer.from(entry.name);
	const large = [entry.unpacked, entry.packed, entry.offset].filter((value) => value >= max32);
	const extra =
		large.length > 0
			? new Record()
					.u16(extra64, large.length * 8)
					.u64(...large)
					.done()
			: Buffer.alloc(0);
	const version = large.length > 0 || entry.isStreamed ? version45 : version20;
	const fitting = (value: number) => Math.min(value, max32);
	return new Record()
		.u32(centralMark)
		.u16(version45, version, flagsOf(entry), entry.method, 0, day)
		.u32(entry.crc, fitting(entry.packed), fitting(entry.unpacked))
		.u16(name.length, extra.length, 0, 0, 0)
		.u32(0, fitting(entry.offset))
		.bytes(name, extra)
		.done();
}

interface Directory {
	entries: number;
	/** Where the list of entries begins, and its length. */
	offset: number;
	bytes: number;
}

/** @param isLarge also where nothing needs it, in tests */
export function endRecords({ entries, offset, bytes }: Directory, isLarge = false): Buffer {
	const record = new Record();
	if (isLarge || entries >= max16 || offset >= max32 || bytes >= max32) {
		record.u32(end64Mark).u64(44).u16(version45, version45).u32(0, 0).u64(entries, entries, bytes, offset);
		record
			.u32(locator64Mark, 0)
			.u64(offset + bytes)
			.u32(1);
	}
	const [count, length, start] = isLarge
		? [max16, max32, max32]
		: [Math.min(entries, max16), Math.min(bytes, max32), Math.min(offset, max32)];
	return record.u32(endMark).u16(0, 0, count, count).u32(length, start).u16(0).done();
}
