// A pooler in transaction mode in its smallest form, for machines without pgbouncer: a caller who begins a transaction is lent a connection, and
// has to give it back at its end. Connections sign in for the client that came with them and are anyone's after that. As pgbouncer does, it
// refuses to begin a connection with settings, and drops what the database says to no one.
import net from 'node:net';

export interface TransactionPooler {
	/** The same address, but through the pooler. */
	through(url: string): string;
	close(): Promise<void>;
}

const fromStart = new Set(['user', 'database', 'application_name', 'client_encoding']);
const sslRequest = 80_877_103;

/** Cuts a stream into messages: an optional letter, then a length that includes itself. */
class Messages {
	#rest: Buffer = Buffer.alloc(0);

	/** @param letters how many bytes come before the length */
	*read(chunk: Buffer, letters: () => number): Generator<Buffer> {
		this.#rest = Buffer.concat([this.#rest, chunk]);
		for (;;) {
			const before = letters();
			if (this.#rest.length < before + 4) return;
			const length = before + this.#rest.readInt32BE(before);
			if (this.#rest.length < length) return;
			const message = this.#rest.subarray(0, length);
			this.#rest = this.#rest.subarray(length);
			yield message;
		}
	}
}

interface Server {
	socket: net.Socket;
	client: Client | undefined;
	/** How many statements it has not answered: they may have been sent together. */
	owed: number;
}

interface Client {
	socket: net.Socket;
	server: Server | undefined;
	/** What it has said while no connection was free. */
	waiting: Buffer[];
	isSignedIn: boolean;
}

function refusal(text: string): Buffer {
	const body = Buffer.from(`SFATAL\0VFATAL\0C08P01\0M${text}\0\0`);
	const head = Buffer.alloc(5);
	head.write('E');
	head.writeInt32BE(body.length + 4, 1);
	return Buffer.concat([head, body]);
}

/** A text, or the end of what was said about a prepared statement. Before that it signs in with `p`. */
const endsStatement = new Set(['Q', 'S']);

const letterOf = (message: Buffer) => String.fromCharCode(message[0] ?? 0);

/** @param url of the database behind it; one role in one database, as connections go from hand to hand */
export async function startTransactionPooler(url: string): Promise<TransactionPooler> {
	const { hostname, port } = new URL(url);
	const sockets = new Set<net.Socket>();
	/** The one that was given back first is lent first: no one keeps one by chance. */
	const free: Server[] = [];
	const queue: Client[] = [];

	function keep(socket: net.Socket): void {
		sockets.add(socket);
		socket.setNoDelay(true);
		socket.on('error', () => undefined);
		socket.on('close', () => sockets.delete(socket));
	}

	function pass(server: Server, message: Buffer): void {
		if (endsStatement.has(letterOf(message))) server.owed++;
		server.socket.write(message);
	}

	function lend(): void {
		while (free.length > 0 && queue.length > 0) {
			const server = free.shift() as Server;
			const client = queue.shift() as Client;
			server.client = client;
			client.server = server;
			for (const message of client.waiting.splice(0)) pass(server, message);
		}
	}

	function giveBack(server: Server): void {
		const { client } = server;
		if (client) client.server = undefined;
		server.client = undefined;
		free.push(server);
		lend();
	}

	/** @param state `I` outside of a transaction */
	function rest(server: Server, state: string): void {
		server.owed--;
		if (server.client) server.client.isSignedIn = true;
		if (server.owed === 0 && state === 'I') giveBack(server);
	}

	function connectServer(client: Client, startup: Buffer): void {
		const server: Server = { socket: net.connect(Number(port), hostname), client, owed: 1 };
		const messages = new Messages();
		client.server = server;
		keep(server.socket);
		server.socket.on('close', () => {
			server.client?.socket.destroy();
			const at = free.indexOf(server);
			if (at >= 0) free.splice(at, 1);
		});
		server.socket.on('data', (chunk) => {
			for (const message of messages.read(chunk, () => 1)) {
				server.client?.socket.write(message);
				if (letterOf(message) === 'Z') rest(server, String.fromCharCode(message[5] ?? 0));
			}
		});
		server.socket.write(startup);
	}

	function hear(client: Client, message: Buffer): void {
		if (client.isSignedIn && letterOf(message) === 'X') client.socket.end();
		else if (client.server) pass(client.server, message);
		else if (client.waiting.push(message) === 1) {
			queue.push(client);
			lend();
		}
	}

	function begin(client: Client, startup: Buffer): void {
		if (startup.readInt32BE(4) === sslRequest) {
			client.socket.write('N');
			return;
		}
		const names = startup
			.subarray(8)
			.toString()
			.split('\0')
			.filter((_, index) => index % 2 === 0);
		const foreign = names.find((name) => name !== '' && !fromStart.has(name));
		if (foreign) client.socket.end(refusal(`unsupported startup parameter: ${foreign}`));
		else connectServer(client, startup);
	}

	const listener = net.createServer((socket) => {
		const client: Client = { socket, server: undefined, waiting: [], isSignedIn: false };
		const messages = new Messages();
		let hasBegun = false;
		keep(socket);
		socket.on('data', (chunk) => {
			for (const message of messages.read(chunk, () => (hasBegun ? 1 : 0))) {
				if (hasBegun) hear(client, message);
				else {
					begin(client, message);
					hasBegun = client.server !== undefined;
				}
			}
		});
		// In the middle of a transaction its connection is of no use to others.
		socket.on('close', () => client.server?.socket.destroy());
	});
	await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
	const { port: ownPort } = listener.address() as net.AddressInfo;
	return {
		through(address) {
			const changed = new URL(address);
			changed.host = `127.0.0.1:${ownPort}`;
			return changed.href;
		},
		async close() {
			for (const socket of sockets) socket.destroy();
			await new Promise((resolve) => listener.close(resolve));
		},
	};
}
