// A small DNS server over UDP on loopback, for the demo and for tests: what a zone says, in real packets.
import dgram from 'node:dgram';
import { type DnsQuery, readQuery, responseCodes, writeResponse, type ZoneRecord } from './messages.ts';

export type { ZoneRecord } from './messages.ts';

type Said = readonly ZoneRecord[] | undefined | 'silent';

/** All records of a name; undefined: nobody can be found who knows (SERVFAIL). `silent`: no answer at all. */
type Zone = (name: string) => Said | Promise<Said>;

interface DnsSandbox {
	address: string;
	port: number;
	/** How many queries came. */
	asked(): number;
	close(): Promise<void>;
}

const longestChain = 8;

/** A name that is another one's alias is looked up there, as resolvers do. */
async function answerOf(
	zone: Zone,
	{ name, type }: DnsQuery,
): Promise<{ code: number; records: ZoneRecord[] } | 'silent'> {
	const records: ZoneRecord[] = [];
	let at = name;
	for (let step = 0; step < longestChain; step += 1) {
		const found = await zone(at);
		if (found === 'silent') return 'silent';
		if (found === undefined) return { code: responseCodes.serverFailure, records: [] };
		const wanted = found.filter((record) => record.type === type);
		records.push(...wanted);
		const alias = found.find((record) => record.type === 'CNAME');
		if (wanted.length > 0 || !alias) {
			const isUnknown = found.length === 0 && records.length === 0;
			return { code: isUnknown ? responseCodes.noSuchName : responseCodes.ok, records };
		}
		records.push(alias);
		at = alias.value;
	}
	return { code: responseCodes.serverFailure, records: [] };
}

export async function startDnsSandbox(zone: Zone): Promise<DnsSandbox> {
	const socket = dgram.createSocket('udp4');
	let queries = 0;
	socket.on('message', (message, from) => {
		const query = readQuery(message);
		if (!query) return;
		queries += 1;
		answerOf(zone, query)
			.catch(() => ({ code: responseCodes.serverFailure, records: [] }))
			.then((answer) => {
				if (answer !== 'silent')
					socket.send(writeResponse(query, answer.code, answer.records), from.port, from.address, () => undefined);
			})
			// Closed meanwhile.
			.catch(() => undefined);
	});
	await new Promise<void>((resolve, reject) => {
		socket.once('error', reject);
		socket.bind(0, '127.0.0.1', resolve);
	});
	return {
		address: '127.0.0.1',
		port: socket.address().port,
		asked: () => queries,
		close: () => new Promise((resolve) => socket.close(() => resolve())),
	};
}
