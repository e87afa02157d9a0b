// Connections of this process, from the first byte to the end.
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Any expectation but 100-continue is ignored, as the standard allows: Node would refuse it without our headers. */
export function ignoreExpectations({ server }: FastifyInstance): void {
	server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}

/**
 * At the end only connections with a running request are waited for. Node also waits for those that browsers open
 * in advance, for half-sent requests and for the sockets of the development server.
 */
export function endIdleConnections(app: FastifyInstance): void {
	const idle = new Set<Socket>();
	let ending = false;
	const keep = (socket: Socket) => {
		if (ending) socket.destroy();
		else idle.add(socket);
	};
	app.server.on('connection', (socket) => {
		keep(socket);
		socket.once('close', () => idle.delete(socket));
	});
	app.server.on('request', ({ socket }, response) => {
		idle.delete(socket);
		response.once('close', () => keep(socket));
	});
	app.addHook('preClose', async () => {
		ending = true;
		for (const socket of idle) socket.destroy();
	});
}
