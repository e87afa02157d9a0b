// A SendGrid of our own, inside of the demo or of a test: POST /v3/mail/send of its API. It delivers nothing.
import { randomBytes } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { findMailErrors, type MailError, type SentMail } from './validate-mail.ts';

export interface SendgridSandbox {
	url: string;
	/** What was taken, the latest last. */
	taken: { key: string; mail: SentMail; headers: http.IncomingHttpHeaders }[];
	/** Every call is refused with this status, as long as it stands here. */
	failWith: 429 | 500 | 503 | undefined;
	close(): Promise<void>;
}

/** Of a whole call, as the provider has it. */
const mostBytes = 30 * 2 ** 20;
const remembered = 100;
/** Keys with this in them are refused: a shop can see what becomes of a wrong one. */
const wrongKey = /wrong/;

class Answer extends Error {
	readonly status: number;
	readonly faults: readonly MailError[];

	constructor(status: number, ...errors: MailError[]) {
		super(String(status));
		this.status = status;
		this.faults = errors;
	}
}

async function readBody(request: http.IncomingMessage): Promise<Buffer> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request) {
		bytes += chunk.length;
		if (bytes > mostBytes) throw new Answer(413, { message: 'Request Entity Too Large', field: null, help: null });
		chunks.push(chunk);
	}
	return Buffer.concat(chunks);
}

function readMail(body: Buffer): SentMail {
	try {
		return JSON.parse(body.toString('utf8'));
	} catch {
		throw new Answer(400, { message: 'Bad Request', field: null, help: null });
	}
}

function keyOf({ headers }: http.IncomingMessage): string {
	const [, key = ''] = /^Bearer (SG\.\S+)$/.exec(headers.authorization ?? '') ?? [];
	if (key !== '' && !wrongKey.test(key)) return key;
	throw new Answer(401, {
		message: 'The provided authorization grant is invalid, expired, or revoked',
		field: null,
		help: null,
	});
}

export async function startSendgridSandbox(): Promise<SendgridSandbox> {
	const sandbox: Pick<SendgridSandbox, 'taken' | 'failWith'> = { taken: [], failWith: undefined };

	async function answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
		const body = await readBody(request);
		if (request.method !== 'POST' || request.url !== '/v3/mail/send')
			throw new Answer(404, { message: 'not found', field: null, help: null });
		if (sandbox.failWith !== undefined)
			throw new Answer(sandbox.failWith, { message: 'try again later', field: null, help: null });
		const key = keyOf(request);
		const mail = readMail(body);
		const errors = findMailErrors(mail);
		if (errors.length > 0) throw new Answer(400, ...errors);
		if (mail.from?.email?.startsWith('unverified'))
			throw new Answer(403, {
				message: 'The from address does not match a verified Sender Identity.',
				field: 'from',
				help: null,
			});
		const trial = mail.mail_settings?.sandbox_mode?.enable === true;
		if (!trial) sandbox.taken.push({ key, mail, headers: request.headers });
		sandbox.taken.splice(0, sandbox.taken.length - remembered);
		response.writeHead(trial ? 200 : 202, { 'x-message-id': randomBytes(11).toString('base64url') }).end();
	}

	const server = http.createServer((request, response) => {
		answer(request, response).catch((error) => {
			const { status, faults } = error instanceof Answer ? error : new Answer(500);
			response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ errors: faults }));
		});
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', resolve);
	});
	const { port } = server.address() as AddressInfo;
	return Object.assign(sandbox, {
		url: `http://127.0.0.1:${port}`,
		close: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
	});
}
