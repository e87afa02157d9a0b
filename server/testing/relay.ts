// A way to the database that can be cut and mended: for a caller who goes it, the database goes away and comes back.
import net from 'node:net';
import { freePort } from './free-port.ts';

export interface Relay {
	url: string;
	cut(): void;
	mend(): Promise<void>;
}

export async function startRelay(databaseUrl: string): Promise<Relay> {
	const { hostname, port } = new URL(databaseUrl);
	const ownPort = await freePort();
	const sockets = new Set<net.Socket>();
	const listener = net.createServer((near) => {
		const far = net.connect(Number(port), hostname);
		near.pipe(far).pipe(near);
		for (const [end, other] of [
			[near, far],
			[far, near],
		] as const) {
			sockets.add(end);
			end.on('error', () => undefined);
			end.on('close', () => {
				sockets.delete(end);
				other.destroy();
			});
		}
	});
	const mend = () => new Promise<void>((resolve) => listener.listen(ownPort, '127.0.0.1', resolve));
	await mend();
	return {
		url: Object.assign(new URL(databaseUrl), { host: `127.0.0.1:${ownPort}` }).href,
		mend,
		cut() {
			listener.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
