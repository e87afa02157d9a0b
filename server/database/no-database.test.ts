// What takes connections and is no database: a proxy without a server behind it, a web server, a wrong port.
import net from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { DatabaseUnavailable, openDatabase } from './connection.ts';
import { openConfiguredDatabase } from './open.ts';

const peers: net.Server[] = [];

afterAll(() => {
	for (const peer of peers) peer.close();
});

interface Peer {
	url: string;
	connections: number;
}

async function startPeer(greet: (socket: net.Socket) => void): Promise<Peer> {
	const peer: Peer = { url: '', connections: 0 };
	const server = net.createServer((socket) => {
		peer.connections++;
		socket.on('error', () => undefined);
		greet(socket);
	});
	peers.push(server);
	await new Promise<void>((resolve) => {
		server.listen(0, '127.0.0.1', resolve);
	});
	peer.url = `postgres://platen_app:secret@127.0.0.1:${(server.address() as net.AddressInfo).port}/platen`;
	return peer;
}

const closes = (socket: net.Socket) => socket.destroy();
const isWebServer = (socket: net.Socket) =>
	socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'));

describe('a peer that takes connections and is no database', () => {
	it.concurrent.each([
		['closes each of them', closes],
		['answers as a web server does', isWebServer],
	])('that %s is told at the start in one sentence, after few tries', { timeout: 60_000 }, async (_name, greet) => {
		const peer = await startPeer(greet);
		const config = readConfig({ DATABASE_URL: peer.url }, process.cwd(), false);
		const since = performance.now();
		await expect(openConfiguredDatabase(config, () => undefined)).rejects.toThrow(
			/^DATABASE_URL: the database at 127\.0\.0\.1:\d+\/platen cannot be reached\.$/,
		);
		expect(performance.now() - since).toBeLessThan(30_000);
		expect(peer.connections).toBeLessThan(60);
	});

	it('is probed a few times a second while the process serves, under any load', async () => {
		const peer = await startPeer(closes);
		const database = openDatabase(peer.url, 10);
		const line = database.listen('anything', { onCall: () => undefined, onOpen: () => undefined });
		const ask = () => database.withoutTenant((sql) => sql`select 1`);
		try {
			await Promise.all(Array.from({ length: 10 }, () => expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable)));
			await expect.poll(() => database.state().database).toBe('away');
			const before = peer.connections;
			const until = performance.now() + 3000;
			while (performance.now() < until) {
				await expect(ask()).rejects.toBeInstanceOf(DatabaseUnavailable);
				await new Promise((resolve) => setTimeout(resolve, 10));
			}
			expect(peer.connections - before).toBeLessThan(30);
		} finally {
			await line.close();
			await database.close();
		}
	});
});
