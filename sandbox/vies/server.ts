// A register of VAT ids of our own, inside of the demo or of a test: POST check-vat-number of VIES. It knows no one: numbers say by
// themselves what they are.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { isVatId } from '../../rules/vat-id.ts';

export interface ViesSandbox {
	url: string;
	/** What it was asked, the latest last. */
	asked: Record<string, string>[];
	/** While it is, it answers as the Commission does when a member state is away. */
	away: boolean;
	close(): Promise<void>;
}

const place = '/taxation_customs/vies/rest-api/check-vat-number';
const remembered = 100;

const failure = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/** Numbers that end with 200 are not registered; all others of the right shape are. */
function answerTo(asked: Record<string, string>): object {
	const { countryCode = '', vatNumber = '', requesterNumber } = asked;
	if (!isVatId(`${countryCode}${vatNumber}`)) return failure('INVALID_INPUT');
	const valid = !/200[A-Z]?$/.test(vatNumber);
	return {
		countryCode,
		vatNumber,
		requestDate: new Date().toISOString(),
		valid,
		requestIdentifier: requesterNumber ? `WAPI${randomBytes(8).toString('base64url')}` : '',
		name: valid ? 'Sandbox GmbH' : '---',
		address: valid ? 'Teststraße 1' : '---',
	};
}

export async function startViesSandbox(): Promise<ViesSandbox> {
	const sandbox: Pick<ViesSandbox, 'asked' | 'away'> = { asked: [], away: false };
	const server = http.createServer(async (request, response) => {
		const send = (status: number, body: object) =>
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
		const body = await text(request);
		if (request.method !== 'POST' || request.url !== place) return send(404, failure('NOT_FOUND'));
		if (sandbox.away) return send(200, failure('MS_UNAVAILABLE'));
		const asked = JSON.parse(body);
		sandbox.asked.push(asked);
		sandbox.asked.splice(0, sandbox.asked.length - remembered);
		return send(200, answerTo(asked));
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', resolve);
	});
	return Object.assign(sandbox, {
		url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	});
}
