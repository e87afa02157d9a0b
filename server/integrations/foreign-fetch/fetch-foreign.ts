// A file at an address that a user has typed: https and the public net only. Never called inside of a transaction.
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import zlib from 'node:zlib';
import { ForeignFailure } from './foreign-failure.ts';
import { sendGuarded } from './guarded-request.ts';
import { isPublicAddress } from './public-address.ts';

const mostRedirects = 3;
const mostMilliseconds = 10_000;
const longestAddress = 2000;
const usual = { 'accept-encoding': 'gzip, deflate, br', 'user-agent': 'Platen' };

/** Of a response, for a conditional request; '' where there was none. */
export interface Validators {
	etag: string;
	lastModified: string;
}

interface Wanted {
	/** After decompression. */
	maxBytes: number;
	/** Content types, as in the header of that name. */
	accept: string;
	/** Of the response that is known: what has not changed since is not sent again. */
	known?: Validators | undefined;
}

interface Fetched {
	/** Empty if it has not changed since. */
	bytes: Buffer;
	/** Where it was in the end, after the last redirect. */
	address: string;
	notModified: boolean;
	validators: Validators;
}

export type ForeignFetch = (address: string, wanted: Wanted) => Promise<Fetched>;

/** One machine that is let through although it is not public. Only tests give it: servers call without. */
export interface Allowance {
	address: string;
	/** Whose certificate is taken for that of a public machine. */
	ca: string;
	/** Where it listens; all others do at the usual port. */
	port: string;
	milliseconds?: number;
}

function readAddress(text: string, isAllowedPort: (port: string) => boolean, base?: URL): URL {
	const url = text.length <= longestAddress && URL.canParse(text, base?.href) ? new URL(text, base) : undefined;
	if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.hostname === '')
		throw new ForeignFailure('FOREIGN_ADDRESS_INVALID', 'an address begins with https:// and has no user name in it');
	// Other ports are where machines have what is not meant for everyone.
	if (!isAllowedPort(url.port)) throw new ForeignFailure('FOREIGN_ADDRESS_INVALID', 'an address names no port but 443');
	url.hash = '';
	return url;
}

function decoded(response: IncomingMessage): Readable {
	const encoding = response.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
	const decoders: Record<string, (() => zlib.Gunzip | zlib.Inflate | zlib.BrotliDecompress) | undefined> = {
		gzip: zlib.createGunzip,
		deflate: zlib.createInflate,
		br: zlib.createBrotliDecompress,
	};
	if (encoding === 'identity') return response;
	const decoder = decoders[encoding]?.();
	if (!decoder) throw new ForeignFailure('FOREIGN_NO_FILE', 'the answer is compressed in a way that we do not know');
	response.once('error', (error) => decoder.destroy(error));
	return response.pipe(decoder);
}

async function readBytes(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
	const tooLarge = () => new ForeignFailure('TOO_LARGE', `the file has more than ${maxBytes} bytes`);
	if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooLarge();
	const parts: Buffer[] = [];
	let bytes = 0;
	for await (const part of decoded(response)) {
		bytes += part.length;
		if (bytes > maxBytes) throw tooLarge();
		parts.push(part);
	}
	return Buffer.concat(parts);
}

async function readResponse(
	response: IncomingMessage,
	{ maxBytes, known }: Pick<Wanted, 'maxBytes' | 'known'>,
): Promise<Omit<Fetched, 'address'>> {
	const { statusCode = 0, headers } = response;
	if (statusCode === 304 && known) return { bytes: Buffer.alloc(0), notModified: true, validators: known };
	if (statusCode !== 200) throw new ForeignFailure('FOREIGN_NO_FILE', `the answer has the status ${statusCode}`);
	const validators = { etag: validator(headers.etag), lastModified: validator(headers['last-modified']) };
	return { bytes: await readBytes(response, maxBytes), notModified: false, validators };
}

function describe(error: unknown): ForeignFailure {
	if (error instanceof ForeignFailure) return error;
	const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
	const reason = code === 'ABORT_ERR' ? 'the other side took too long' : `the other side cannot be reached (${code})`;
	return new ForeignFailure('FOREIGN_UNREACHABLE', reason);
}

const conditions = ({ etag = '', lastModified = '' }: Partial<Validators> = {}): Record<string, string> => ({
	...(etag && { 'if-none-match': etag }),
	...(lastModified && { 'if-modified-since': lastModified }),
});

const longestValidator = 500;
const validator = (header: string | undefined): string =>
	header !== undefined && header.length <= longestValidator ? header : '';

const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status);

/** @returns a fetcher that throws `ForeignFailure` and nothing else */
export function foreignFetcher(allowance?: Allowance): ForeignFetch {
	const isAllowed = (address: string) => isPublicAddress(address) || address === allowance?.address;
	/** The usual one is not written in an address. */
	const isAllowedPort = (port: string) => port === '' || port === allowance?.port;
	return async (address, { maxBytes, accept, known }) => {
		const signal = AbortSignal.timeout(allowance?.milliseconds ?? mostMilliseconds);
		let response: IncomingMessage | undefined;
		try {
			let url = readAddress(address, isAllowedPort);
			for (let redirects = 0; redirects <= mostRedirects; redirects++) {
				const asked = { accept, ...usual, ...conditions(known) };
				response = await sendGuarded(url, { headers: asked, isAllowed, ca: allowance?.ca, signal });
				const { location } = response.headers;
				if (!isRedirect(response.statusCode ?? 0) || location === undefined)
					return { ...(await readResponse(response, { maxBytes, known })), address: url.href };
				response.destroy();
				url = readAddress(location, isAllowedPort, url);
			}
			throw new ForeignFailure('FOREIGN_NO_FILE', `more than ${mostRedirects} redirects`);
		} catch (error) {
			throw describe(error);
		} finally {
			response?.destroy();
		}
	};
}
