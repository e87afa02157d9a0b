// Asks the platform itself, at its configured addresses and nowhere else, for the answer that only it can give for a host. DNS has no part in
// it: wherever a domain leads, no request of ours goes there.
import http from 'node:http';
import https from 'node:https';
import { errorCode } from '../../failure.ts';
import type { DomainProbe, Probe } from './port.ts';

export const probePath = '/.well-known/platen-domain';

interface Options {
	addresses: readonly { address: string; port: number | undefined }[];
	protocol: 'https' | 'http';
	/** In place of the authorities that Node trusts, in PEM. */
	ca?: string;
	timeoutMs?: number;
}

const longestAnswer = 1000;

/** Failures of the way there: they say nothing about the host. */
const noWay = new Set([
	'ECONNREFUSED',
	'EHOSTUNREACH',
	'ENETUNREACH',
	'EADDRNOTAVAIL',
	'ETIMEDOUT',
	'ABORT_ERR',
	'EACCES',
]);

function judge(status: number, body: string, expected: string): Probe {
	if (status === 200 && body.trim() === expected) return { finding: 'answered' };
	// The platform itself is not well.
	if (status >= 500 || status === 429) return { finding: 'unreachable', reason: `HTTP ${status}` };
	return { finding: 'failed', reason: status === 200 ? 'another answer' : `HTTP ${status}` };
}

function judgeError(error: unknown): Probe {
	const code = errorCode(error) ?? '';
	const reason = code || (error instanceof Error ? error.message : 'unknown');
	return { finding: noWay.has(code) ? 'unreachable' : 'failed', reason };
}

function askAt(address: string, port: number, host: string, expected: string, options: Options): Promise<Probe> {
	const { protocol, ca, timeoutMs = 5000 } = options;
	const asked = {
		...{ host: address, port, path: probePath, agent: false, signal: AbortSignal.timeout(timeoutMs) },
		headers: { host, 'user-agent': 'Platen', accept: 'text/plain' },
	};
	return new Promise((resolve) => {
		const heard = (response: http.IncomingMessage) => {
			let body = '';
			response.setEncoding('utf8');
			response.on('error', (error) => resolve(judgeError(error)));
			response.on('data', (part: string) => {
				body += part;
				if (body.length > longestAnswer) response.destroy(new Error('another answer'));
			});
			response.on('end', () => resolve(judge(response.statusCode ?? 0, body, expected)));
		};
		const request =
			protocol === 'https'
				? https.request({ ...asked, servername: host, ...(ca === undefined ? {} : { ca }) }, heard)
				: http.request(asked, heard);
		request.on('error', (error) => resolve(judgeError(error)));
		request.end();
	});
}

/** The first address that can be reached decides. */
export function domainProbe(options: Options): DomainProbe {
	const usual = options.protocol === 'https' ? 443 : 80;
	return async (host, expected) => {
		let last: Probe = { finding: 'unreachable', reason: 'PLATFORM_ADDRESSES' };
		for (const { address, port = usual } of options.addresses) {
			last = await askAt(address, port, host, expected, options);
			if (last.finding !== 'unreachable') return last;
		}
		return last;
	};
}
