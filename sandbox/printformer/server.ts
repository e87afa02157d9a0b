// A Printformer of our own, in a process or inside of a test: the API under /api-ext, the pages under /auth, /editor and /review, the control
// under /_sandbox. It takes keys of its own only and calls no one but the addresses that were given to it.
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { lockFolder } from '../folder-lock.ts';
import { openJournal } from '../journal-store.ts';
import { createApi, retryHeader } from './api/api.ts';
import { startWork } from './callbacks/deliver.ts';
import { createControl } from './control/control.ts';
import { createFiles } from './files/files.ts';
import { readKnobs } from './knobs.ts';
import type { Records } from './objects.ts';
import { createPages } from './pages/pages.ts';
import { createRequestLog } from './request-log.ts';
import type { World } from './world.ts';

export interface PrintformerSandboxOptions {
	/** 0 takes any free one. */
	port?: number;
	/** Loopback unless said otherwise; the control stays there in any case. */
	host?: string;
	/** Everything it keeps is in this folder. */
	dataDir: string;
	/** Where browsers find it, when that is not http://{publicHost}:{port}. */
	publicUrl?: string;
	/** localhost unless said otherwise. */
	publicHost?: string;
	/** Milliseconds, like Date.now. */
	clock?: () => number;
}

export interface PrintformerSandbox {
	port: number;
	/** For calls from this machine, and for the control. */
	url: string;
	/** Where browsers find the pages. */
	publicUrl: string;
	close(): Promise<void>;
}

function listen(server: http.Server, port: number, host: string): Promise<void> {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, host, resolve);
	});
}

/** As a proxy says it: in HTML, whatever was asked for. */
function sayMaintenance(world: World, response: http.ServerResponse): void {
	response.writeHead(503, { 'content-type': 'text/html; charset=utf-8', ...retryHeader(world, 503) });
	response.end('<!doctype html><html lang="en"><title>Maintenance</title><h1>We will be back soon</h1></html>');
}

export async function startPrintformerSandbox(options: PrintformerSandboxOptions): Promise<PrintformerSandbox> {
	const { port = 0, host = '127.0.0.1', dataDir, clock = Date.now } = options;
	const release = lockFolder('Printformer', dataDir);
	const store = openJournal<Records>(dataDir);
	const filesDir = path.join(dataDir, 'files');
	fs.mkdirSync(filesDir, { recursive: true });
	const log = createRequestLog();
	const world: World = { store, filesDir, publicUrl: options.publicUrl ?? '', realNow: clock, wake: () => work.wake() };
	const work = startWork(world);
	const api = createApi(world, log);
	const files = createFiles(world);
	const pages = createPages(world);
	const control = createControl({ world, log, work });

	function doorFor(url: string) {
		if (url.startsWith('/api-ext/files/') || /^\/(storage|previews)\//.test(url)) return files;
		return url.startsWith('/api-ext/') ? api : pages;
	}

	const server = http.createServer((request, response) => {
		const { url = '/' } = request;
		const isControl = url.startsWith('/_sandbox');
		if (!isControl && readKnobs(store).answers.maintenance) return sayMaintenance(world, response);
		(isControl ? control : doorFor(url))(request, response).catch((error: unknown) => {
			console.error(error);
			response.destroy();
		});
	});
	try {
		await listen(server, port, host);
	} catch (error) {
		store.close();
		release();
		throw error;
	}
	const bound = (server.address() as AddressInfo).port;
	if (!world.publicUrl) world.publicUrl = `http://${options.publicHost ?? 'localhost'}:${bound}`;
	// What a killed one has left undone.
	work.wake();

	return {
		port: bound,
		url: `http://127.0.0.1:${bound}`,
		publicUrl: world.publicUrl,
		async close() {
			work.close();
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
			store.close();
			release();
		},
	};
}
