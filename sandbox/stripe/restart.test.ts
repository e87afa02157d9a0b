import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { stripeControl } from './control/client.ts';
import { startStripeSandbox } from './server.ts';
import { ordinary, startListener, stripeAt, temporaryFolder } from './testing/sandbox.ts';

const program = path.join(import.meta.dirname, 'main.ts');
const children: ChildProcess[] = [];

/** A process of its own, as `npm run sandbox:stripe` starts it. */
function startProcess(dataDir: string, port = 0): Promise<{ port: number; kill(): Promise<void> }> {
	const child = spawn(process.execPath, [program], {
		env: { ...process.env, STRIPE_SANDBOX_PORT: String(port), STRIPE_SANDBOX_DATA_DIR: dataDir },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	children.push(child);
	return new Promise((resolve, reject) => {
		child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
		child.stdout?.on('data', (chunk: Buffer) => {
			const [, bound] = /http:\/\/127\.0\.0\.1:(\d+)/.exec(chunk.toString()) ?? [];
			if (bound) resolve({ port: Number(bound), kill });
		});
		const kill = () =>
			new Promise<void>((killed) => {
				child.once('exit', () => killed());
				child.kill('SIGKILL');
			});
	});
}

afterEach(() => {
	for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('a sandbox that is killed', () => {
	it('restarts with everything it had confirmed, and sends outstanding webhooks', async () => {
		const dataDir = temporaryFolder();
		const listener = await startListener();
		listener.status = 503;
		const first = await startProcess(dataDir);
		const stripe = stripeAt(first.port);
		const control = stripeControl(`http://127.0.0.1:${first.port}`);
		const { secret = '' } = await stripe.webhookEndpoints.create({ url: listener.url, enabled_events: ['*'] });
		const key = { idempotencyKey: 'order-1' };
		const session = await stripe.checkout.sessions.create(ordinary(), key);
		await control.pay(session.id);
		await control.turn({ webhooks: { duplicates: 2 } });
		const { now } = await control.advance(3600);
		await first.kill();

		listener.status = 200;
		const second = await startProcess(dataDir, first.port);
		expect(second.port).toBe(first.port);
		expect(await control.quiet()).toBe(true);
		expect(listener.types().sort()).toEqual([
			'charge.succeeded',
			'checkout.session.completed',
			'payment_intent.created',
			'payment_intent.succeeded',
		]);
		for (const { body, headers } of listener.heard)
			stripe.webhooks.constructEvent(body, String(headers['stripe-signature']), secret);
		expect(await stripe.checkout.sessions.retrieve(session.id)).toMatchObject({
			status: 'complete',
			payment_status: 'paid',
		});
		expect(await stripe.checkout.sessions.create(ordinary(), key)).toEqual(session);
		expect(await control.payments()).toHaveLength(1);
		expect((await control.advance(0)).now).toBeGreaterThanOrEqual(now);
		const knobs = await control.turn({});
		expect(knobs.webhooks.duplicates).toBe(2);
		await second.kill();
		await listener.close();
		fs.rmSync(dataDir, { recursive: true });
	});

	it('forgets the change that was being written, and nothing else', async () => {
		const dataDir = temporaryFolder();
		const first = await startStripeSandbox({ dataDir });
		const { id } = await stripeAt(first.port).customers.create({ name: 'Anna' });
		await first.close();
		fs.appendFileSync(path.join(dataDir, 'journal.jsonl'), '[["customer","cus_half","north",{"id":"cus_ha');
		const second = await startStripeSandbox({ dataDir });
		expect((await stripeAt(second.port).customers.list()).data.map((customer) => customer.id)).toEqual([id]);
		await second.close();
		fs.rmSync(dataDir, { recursive: true });
	});

	it('keeps its folder for itself while it runs', async () => {
		const dataDir = temporaryFolder();
		const first = await startStripeSandbox({ dataDir });
		await expect(startStripeSandbox({ dataDir })).rejects.toThrow(/already keeps its data/);
		await first.close();
		await (await startStripeSandbox({ dataDir })).close();
		fs.rmSync(dataDir, { recursive: true });
	});
});
