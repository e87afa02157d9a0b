// A sandbox for a test, and a server of a shop that receives its callbacks and hands out files.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { printformerControl } from '../control/client.ts';
import { type PrintformerSandboxOptions, startPrintformerSandbox } from '../server.ts';
import { readBytes } from '../wire/body.ts';

export const temporaryFolder = (): string => fs.mkdtempSync(path.join(os.tmpdir(), 'printformer-sandbox-'));

export async function startTestSandbox(options: Partial<PrintformerSandboxOptions> = {}) {
	const dataDir = options.dataDir ?? temporaryFolder();
	const sandbox = await startPrintformerSandbox({ ...options, dataDir });
	return {
		...sandbox,
		dataDir,
		control: printformerControl(sandbox.url),
		async end() {
			await sandbox.close();
			fs.rmSync(dataDir, { recursive: true, force: true });
		},
	};
}
export type TestSandbox = Awaited<ReturnType<typeof startTestSandbox>>;

/** Answers every POST with 204 and every GET with the file of that path. */
export async function startShopServer() {
	const received: { path: string; body: unknown }[] = [];
	const files: Record<string, Uint8Array> = {};
	const server = http.createServer(async (request, response) => {
		const { url: at = '/', method } = request;
		if (method !== 'POST') {
			const file = files[at];
			response.writeHead(file ? 200 : 404).end(file);
			return;
		}
		const text = (await readBytes(request)).toString('utf8');
		received.push({ path: at, body: JSON.parse(text) });
		response.writeHead(204).end();
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	const { port } = server.address() as AddressInfo;
	return {
		received,
		files,
		/** A name that not every resolver knows, as the shops of the demo have it. */
		url: (at: string) => `http://shop.localhost:${port}${at}`,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
export type ShopServer = Awaited<ReturnType<typeof startShopServer>>;
