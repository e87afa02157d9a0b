// DNS messages, as RFC 1035 puts them on the wire: one query in, its records out.

const types = { A: 1, CNAME: 5, TXT: 16, AAAA: 28 } as const;
type ZoneType = keyof typeof types;

export interface DnsQuery {
	id: number;
	/** In lower case, without dot at its end. */
	name: string;
	/** Undefined: a type that no zone of ours has. */
	type: ZoneType | undefined;
	/** As it was asked, to be repeated. */
	bytes: Buffer;
	recursionDesired: boolean;
}

export interface ZoneRecord {
	name: string;
	type: ZoneType;
	value: string;
}

export const responseCodes = { ok: 0, serverFailure: 2, noSuchName: 3 } as const;

const headerLength = 12;

/** @returns undefined for what is no query of ours */
export function readQuery(message: Buffer): DnsQuery | undefined {
	if (message.length < headerLength || message.readUInt16BE(4) !== 1 || (message.readUInt8(2) & 0x80) !== 0)
		return undefined;
	const labels: string[] = [];
	let at = headerLength;
	for (;;) {
		const length = message[at];
		if (length === undefined || length > 63 || at + length + 1 > message.length) return undefined;
		at += 1;
		if (length === 0) break;
		labels.push(message.toString('latin1', at, at + length));
		at += length;
	}
	if (at + 4 > message.length) return undefined;
	const number = message.readUInt16BE(at);
	const type = (Object.keys(types) as ZoneType[]).find((each) => types[each] === number);
	return {
		id: message.readUInt16BE(0),
		name: labels.join('.').toLowerCase(),
		type,
		bytes: message.subarray(headerLength, at + 4),
		recursionDesired: (message.readUInt8(2) & 1) === 1,
	};
}

const nameBytes = (name: string): Buffer =>
	Buffer.concat([
		...name.split('.').flatMap((label) => [Buffer.from([label.length]), Buffer.from(label, 'latin1')]),
		Buffer.from([0]),
	]);

function ipv6Bytes(address: string): Buffer {
	const [head = '', tail] = address.split('::');
	const groups = (text: string) => (text === '' ? [] : text.split(':'));
	const [first, last] = [groups(head), groups(tail ?? '')];
	const middle = tail === undefined ? [] : Array<string>(8 - first.length - last.length).fill('0');
	return Buffer.concat(
		[...first, ...middle, ...last].map((group) => Buffer.from(group.padStart(4, '0').slice(-4), 'hex')),
	);
}

function dataOf({ type, value }: ZoneRecord): Buffer {
	switch (type) {
		case 'A':
			return Buffer.from(value.split('.').map(Number));
		case 'AAAA':
			return ipv6Bytes(value);
		case 'CNAME':
			return nameBytes(value);
		case 'TXT': {
			// Strings of at most 255 bytes: longer texts are several of them.
			const bytes = Buffer.from(value, 'utf8');
			const count = Math.max(1, Math.ceil(bytes.length / 255));
			const parts = Array.from({ length: count }, (_, index) => bytes.subarray(index * 255, (index + 1) * 255));
			return Buffer.concat(parts.flatMap((part) => [Buffer.from([part.length]), part]));
		}
	}
}

function recordBytes(record: ZoneRecord): Buffer {
	const data = dataOf(record);
	const fixed = Buffer.alloc(10);
	fixed.writeUInt16BE(types[record.type], 0);
	fixed.writeUInt16BE(1, 2);
	fixed.writeUInt32BE(0, 4);
	fixed.writeUInt16BE(data.length, 8);
	return Buffer.concat([nameBytes(record.name), fixed, data]);
}

export function writeResponse(query: DnsQuery, code: number, records: readonly ZoneRecord[]): Buffer {
	const header = Buffer.alloc(headerLength);
	header.writeUInt16BE(query.id, 0);
	// A response, of who is responsible for the name, with recursion available.
	header.writeUInt8(0x84 | (query.recursionDesired ? 1 : 0), 2);
	header.writeUInt8(0x80 | code, 3);
	header.writeUInt16BE(1, 4);
	header.writeUInt16BE(records.length, 6);
	return Buffer.concat([header, query.bytes, ...records.map(recordBytes)]);
}
