import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { printformerControl } from './control/client.ts';
import { type ShopServer, startShopServer, temporaryFolder } from './testing/sandbox.ts';

const program = path.join(import.meta.dirname, 'main.ts');
const dataDir = temporaryFolder();
let shop: ShopServer;
let running: ChildProcess | undefined;

beforeAll(async () => {
	shop = await startShopServer();
});
afterAll(async () => {
	running?.kill('SIGKILL');
	await shop.close();
	fs.rmSync(dataDir, { recursive: true, force: true });
});

/** A process of its own, as `npm run sandbox:printformer` starts it. @returns its address */
function startProcess(): Promise<string> {
	const child = spawn(process.execPath, [program], {
		env: { ...process.env, PRINTFORMER_SANDBOX_PORT: '0', PRINTFORMER_SANDBOX_DATA_DIR: dataDir },
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	running = child;
	return new Promise((resolve, reject) => {
		child.once('exit', () => reject(new Error('it did not start')));
		child.stdout.on('data', (chunk: Buffer) => {
			const [, url] = /(http:\/\/\S+)/.exec(chunk.toString()) ?? [];
			if (url) resolve(url);
		});
	});
}

async function call(url: string, method: string, at: string, body?: object): Promise<Record<string, unknown>> {
	const response = await fetch(`${url}/api-ext/${at}`, {
		method,
		headers: { authorization: 'Bearer pf-sandbox-again', 'content-type': 'application/json' },
		...(body ? { body: JSON.stringify(body) } : {}),
	});
	const answered = (await response.json()) as Record<string, unknown>;
	return (answered.data ?? answered) as Record<string, unknown>;
}

describe('a Printformer sandbox that is killed', () => {
	it('comes back with its users, drafts and knobs, and finishes and notifies what it had begun', async () => {
		const first = await startProcess();
		await printformerControl(first).turn({ processing: { delayMs: 1500 }, callbacks: { duplicates: 1 } });
		const { identifier } = await call(first, 'POST', 'user', { firstName: 'Ada' });
		const given = { templateIdentifier: 'pfcard01', user_identifier: identifier, intent: 'customize' };
		const { draftHash } = await call(first, 'POST', 'draft', given);
		const { processingId } = await call(first, 'POST', 'pdf-processing', {
			draftIds: [draftHash],
			stateChangedNotifyUrl: shop.url('/notify'),
		});
		running?.kill('SIGKILL');
		await new Promise((resolve) => running?.once('exit', resolve));
		const second = await startProcess();
		expect(await call(second, 'GET', `user/${identifier}`)).toMatchObject({ profile: { firstName: 'Ada' } });
		expect(await printformerControl(second).quiet()).toBe(true);
		expect(await call(second, 'GET', `pdf-processing/${processingId}`)).toMatchObject({
			draftStates: [{ draftId: draftHash, state: 'processed' }],
		});
		const last = shop.received.filter(({ body }) => JSON.stringify(body).includes('"processed"'));
		expect(last).toHaveLength(2);
	});
});
