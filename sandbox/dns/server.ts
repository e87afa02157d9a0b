// A small DNS server over UDP on loopback, for the demo and for tests: what a zone says, in real packets.
import dgram from 'node:dgram';
import { type Question, readQuestion, responseCodes, writeAnswer, type ZoneRecord } from './messages.ts';

export type { ZoneRecord } from './messages.ts';

/** All records of a name; undefined: nobody can be found who knows (SERVFAIL). `silent`: no answer at all. */
export type Zone = (name: string) => readonly ZoneRecord[] | undefined | 'silent' | Promise<readonly ZoneRecord[]>;

export interface DnsSandbox {
	address: string;
	port: number;
	/** How many questions came. */
	asked(): number;
	close(): Promise<void>;
}

const longestChain = 8;

/** A name that is another one's alias is looked up there, as resolvers do. */
async function answerOf(
	zone: Zone,
	{ name, type }: Question,
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
	let questions = 0;
	socket.on('message', (message, from) => {
		const question = readQuestion(message);
		if (!question) return;
		questions += 1;
		answerOf(zone, question)
			.catch(() => ({ code: responseCodes.serverFailure, records: [] }))
			.then((answer) => {
				if (answer !== 'silent')
					socket.send(writeAnswer(question, answer.code, answer.records), from.port, from.address, () => undefined);
			});
	});
	await new Promise<void>((resolve, reject) => {
		socket.once('error', reject);
		socket.bind(0, '127.0.0.1', resolve);
	});
	return {
		address: '127.0.0.1',
		port: socket.address().port,
		asked: () => questions,
		close: () => new Promise((resolve) => socket.close(() => resolve())),
	};
}

/** The records of a list, by their names. */
export const zoneOf =
	(records: () => readonly ZoneRecord[]): Zone =>
	(name) =>
		records().filter((record) => record.name === name);
