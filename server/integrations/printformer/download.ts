// Files of the provider: a signed address leads to a short-lived one, often on another machine. Read as a stream, and never more than allowed.
import type { IncomingMessage } from 'node:http';
import { ForeignFailure } from '../foreign-fetch/foreign-failure.ts';
import { sendGuarded } from '../foreign-fetch/guarded-request.ts';
import { invalidResponse, PrintformerFailure } from './problem.ts';
import { addressGuard, type Connection, describeError, failureOf, within } from './send-call.ts';

export interface DownloadLimits {
	maxBytes: number;
	/** The content type without its parameters must be one of these. */
	types: readonly string[];
}

export interface Download {
	type: string;
	/** Throws PrintformerFailure in the middle when it is too large, breaks off or takes too long. */
	chunks: AsyncIterable<Uint8Array>;
}

const mostRedirects = 3;

/** An address, or where it leads: of the sandbox, or https on a public machine. */
function nextAddress({ sandboxes }: Connection, location: string, from: URL): URL {
	const url = URL.canParse(location, from.href) ? new URL(location, from) : undefined;
	const isAllowed = url && (sandboxes.includes(url.origin) || (url.protocol === 'https:' && url.port === ''));
	if (!isAllowed || url.username !== '') throw new ForeignFailure('FOREIGN_ADDRESS_INVALID', 'a file is elsewhere');
	return url;
}

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

async function firstBytes(response: IncomingMessage): Promise<string> {
	for await (const chunk of response as AsyncIterable<Buffer>) return chunk.subarray(0, 4096).toString('utf8');
	return '';
}

async function open(connection: Connection, address: string, signal: AbortSignal): Promise<IncomingMessage> {
	let url = nextAddress(connection, address, connection.base);
	for (let redirects = 0; redirects <= mostRedirects; redirects++) {
		// No key is sent along: the token in the address is what counts.
		const response = await sendGuarded(url, {
			headers: { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Platen' },
			isAllowed: addressGuard(connection, url),
			signal,
		});
		const { statusCode = 0, headers } = response;
		if (statusCode === 200) return response;
		if (!isRedirect(statusCode) || headers.location === undefined)
			throw failureOf(statusCode, await firstBytes(response), headers['retry-after']);
		response.destroy();
		url = nextAddress(connection, headers.location, url);
	}
	throw invalidResponse(`more than ${mostRedirects} redirects`);
}

async function* limited(connection: Connection, response: IncomingMessage, maxBytes: number) {
	let bytes = 0;
	try {
		for await (const chunk of response as AsyncIterable<Buffer>) {
			bytes += chunk.length;
			if (bytes > maxBytes) throw new PrintformerFailure({ kind: 'tooLarge', maxBytes });
			yield chunk;
		}
	} catch (error) {
		throw describeError(connection, error);
	} finally {
		response.destroy();
	}
}

/** @throws PrintformerFailure */
export async function downloadFile(
	connection: Connection,
	address: string,
	{ maxBytes, types }: DownloadLimits,
): Promise<Download> {
	try {
		const response = await open(connection, address, within(connection, connection.patience.downloadMs));
		const [type = ''] = (response.headers['content-type'] ?? '').toLowerCase().split(/\s*;/, 1);
		const isTooLarge = Number(response.headers['content-length'] ?? 0) > maxBytes;
		if (!isTooLarge && types.includes(type)) return { type, chunks: limited(connection, response, maxBytes) };
		response.destroy();
		throw isTooLarge
			? new PrintformerFailure({ kind: 'tooLarge', maxBytes })
			: invalidResponse('the file is of another type');
	} catch (error) {
		throw describeError(connection, error);
	}
}
