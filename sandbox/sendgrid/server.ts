// A SendGrid of our own, inside of the demo or of a test: POST /v3/mail/send of its API, GET /v3/messages of its Email Activity, and the events
// that it posts to a shop, signed with a key of its own. It delivers nothing.
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { findMailErrors, type MailError, type SentMail } from './validate-mail.ts';

export interface SendgridSandbox {
	url: string;
	/** What was taken, the latest last. */
	taken: { key: string; mail: SentMail; headers: http.IncomingHttpHeaders }[];
	/** As its dashboard shows it: events are signed with it. */
	verificationKey: string;
	/** Addresses of recipients by batch; every mail that was taken, however many. */
	batches: Map<string, string[]>;
	/** Posts events to a webhook. @returns the status */
	tell(webhook: string, events: readonly object[]): Promise<number>;
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
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const sandbox: Omit<SendgridSandbox, 'url' | 'close'> = {
		...{ taken: [], failWith: undefined, batches: new Map() },
		verificationKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
		async tell(webhook, events) {
			const body = JSON.stringify(events);
			const timestamp = String(Math.floor(Date.now() / 1000));
			const signature = sign('sha256', Buffer.from(timestamp + body), privateKey).toString('base64');
			const answer = await fetch(webhook, {
				method: 'POST',
				headers: {
					'content-type': 'application/json',
					'x-twilio-email-event-webhook-timestamp': timestamp,
					'x-twilio-email-event-webhook-signature': signature,
				},
				body,
			});
			return answer.status;
		},
	};

	/** Only what we ask: mails with a unique argument. */
	function findMessages(request: http.IncomingMessage): object {
		keyOf(request);
		const query = new URL(request.url ?? '/', 'http://sandbox').searchParams.get('query') ?? '';
		const [, batch = ''] = /^\(unique_args\['batch'\]="([\w-]+)"\)$/.exec(query) ?? [];
		const found = sandbox.batches.get(batch) ?? [];
		return { messages: found.map((email) => ({ to_email: email, status: 'processed', msg_id: batch })) };
	}

	function take(key: string, mail: SentMail, headers: http.IncomingHttpHeaders): void {
		sandbox.taken.push({ key, mail, headers });
		const { batch } = mail.custom_args ?? {};
		const to = (mail.personalizations ?? []).flatMap((one) => (one.to ?? []).map(({ email = '' }) => email));
		if (batch) sandbox.batches.set(batch, [...(sandbox.batches.get(batch) ?? []), ...to]);
	}

	async function search(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
		const found = JSON.stringify(findMessages(request));
		response.writeHead(200, { 'content-type': 'application/json' }).end(found);
	}

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
		if (!trial) take(key, mail, request.headers);
		sandbox.taken.splice(0, sandbox.taken.length - remembered);
		response.writeHead(trial ? 200 : 202, { 'x-message-id': randomBytes(11).toString('base64url') }).end();
	}

	const server = http.createServer((request, response) => {
		const isSearch = request.method === 'GET' && request.url?.startsWith('/v3/messages?');
		(isSearch ? search(request, response) : answer(request, response)).catch((error) => {
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
