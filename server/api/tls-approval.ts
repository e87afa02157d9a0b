// On loopback, for the proxy that ends TLS: may there be a certificate for this host? Answered from memory, before every first handshake.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HostDirectory } from '../tenants/domains/host-directory.ts';

const askPath = '/internal/tls';

export interface TlsApproval {
	port: number;
	close(): Promise<void>;
}

export async function startTlsApproval(port: number, directory: Pick<HostDirectory, 'has'>): Promise<TlsApproval> {
	const server = http.createServer((request, response) => {
		const { pathname, searchParams } = new URL(request.url ?? '/', 'http://127.0.0.1');
		const host = searchParams.get('domain')?.toLowerCase().replace(/\.$/, '') ?? '';
		const isAllowed = request.method === 'GET' && pathname === askPath && directory.has(host);
		response.writeHead(isAllowed ? 200 : 404, { 'content-type': 'text/plain', 'cache-control': 'no-store' });
		response.end();
	});
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', resolve);
	});
	return {
		port: (server.address() as AddressInfo).port,
		async close() {
			server.closeAllConnections();
			await new Promise((resolve) => server.close(resolve));
		},
	};
}
