// A sandbox for a test, and a server of a shop that receives its callbacks and hands out files.
import { createHmac } from 'node:crypto';
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

interface Claims {
	[name: string]: unknown;
}

/** Signs by itself, as a client of another author does: what is wrong with a token can be chosen. */
export function tokenFor(key: string, claims: Claims, header: Claims = {}): string {
	const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
	const now = Math.floor(Date.now() / 1000);
	const content = `${encode({ alg: 'HS256', typ: 'JWT', ...header })}.${encode({ iat: now, ...claims })}`;
	return `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
}

interface Shown {
	status: number;
	html: string;
	location: string | null;
}

/** A browser without JavaScript that does not follow redirects by itself. */
export function openBrowser(base: string, acceptLanguage = 'en') {
	let cookie = '';
	let at = base;
	async function visit(address: string, init: RequestInit = {}): Promise<Shown> {
		at = new URL(address, at).href;
		const headers = { cookie, 'accept-language': acceptLanguage };
		const response = await fetch(at, { redirect: 'manual', headers, ...init });
		cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
		return { status: response.status, html: await response.text(), location: response.headers.get('location') };
	}
	return {
		visit,
		/** From /auth to the page that it leads to. */
		async enter(address: string): Promise<Shown> {
			const first = await visit(address);
			return first.location === null ? first : visit(first.location);
		},
		/** The form of the page that is shown. */
		submit(fields: Record<string, string | Blob>): Promise<Shown> {
			const body = new FormData();
			for (const [name, value] of Object.entries(fields)) body.set(name, value);
			return visit(at, { method: 'POST', body });
		},
	};
}
