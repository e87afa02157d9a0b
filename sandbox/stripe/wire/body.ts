// The body of a request, up to a limit.
import type http from 'node:http';
import { StripeFailure } from './failures.ts';

const mostBytes = 1024 * 1024;

export async function readBody(request: http.IncomingMessage): Promise<string> {
	const chunks: Buffer[] = [];
	let bytes = 0;
	for await (const chunk of request as AsyncIterable<Buffer>) {
		bytes += chunk.length;
		if (bytes > mostBytes) throw new StripeFailure(413, 'Request body too large.');
		chunks.push(chunk);
	}
	return Buffer.concat(chunks).toString('utf8');
}
