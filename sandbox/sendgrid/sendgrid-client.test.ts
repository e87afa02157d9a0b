// SendGrid's own client speaks with the sandbox: what the sandbox says and takes is what the provider does.
import sendgrid from '@sendgrid/mail';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SendgridSandbox, startSendgridSandbox } from './server.ts';

let sandbox: SendgridSandbox;

beforeAll(async () => {
	sandbox = await startSendgridSandbox();
});

afterAll(() => sandbox.close());

beforeEach(() => {
	sandbox.taken.length = 0;
	sandbox.failWith = undefined;
});

/** What is used of the client; its own types leave the class out that one for each key is made of. */
interface MailService {
	setApiKey(key: string): void;
	client: { setDefaultRequest(options: object): void };
	send(mail: object): Promise<[{ statusCode: number }, object]>;
}

function clientOf(key = 'SG.sandbox.abc'): MailService {
	const { MailService: Service } = sendgrid as unknown as { MailService: new () => MailService };
	const service = new Service();
	service.setApiKey(key);
	service.client.setDefaultRequest({ baseUrl: `${sandbox.url}/`, proxy: false });
	return service;
}

const mail = {
	from: { name: 'Druckwerk', email: 'druck@shop.example' },
	to: 'kunde@example.org',
	subject: 'Ihre Bestellung',
	content: [{ type: 'text/plain', value: 'Danke' }],
};

describe("SendGrid's own client", () => {
	it('has a mail taken', async () => {
		const [{ statusCode }] = await clientOf().send(mail);
		expect(statusCode).toBe(202);
		expect(sandbox.taken).toMatchObject([{ key: 'SG.sandbox.abc', mail: { subject: 'Ihre Bestellung' } }]);
	});

	it('returns errors in the form that the client reads', async () => {
		const error = await clientOf('SG.sandbox.wrong')
			.send(mail)
			.catch((thrown) => thrown);
		expect(error.code).toBe(401);
		expect(error.response.body.errors).toMatchObject([{ message: expect.stringContaining('authorization grant') }]);
	});

	it('tells the client to retry later', async () => {
		sandbox.failWith = 429;
		await expect(clientOf().send(mail)).rejects.toMatchObject({ code: 429 });
	});
});
