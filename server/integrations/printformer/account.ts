// A shop's account at the provider. The base URL is typed by an administrator.
import net from 'node:net';
import { isPublicAddress } from '../foreign-fetch/public-address.ts';
import { PrintformerFailure } from './problem.ts';

export interface PrintformerAccount {
	/** `https://{instance}.printformer.net` */
	baseUrl: string;
	/** The client's identifier. */
	client: string;
	/** Also what tokens are signed with. */
	apiKey: string;
}

/** What a name leads to is seen where the connection is made. */
function isPublic({ hostname }: URL): boolean {
	const host = hostname.replace(/^\[|\]$/g, '');
	return net.isIP(host) === 0 ? !/(?:^|\.)localhost\.?$/.test(host) : isPublicAddress(host);
}

/**
 * https at the usual port, without path or user name; or one of these origins, exactly.
 * @param sandboxes origins that are called although they are not public: of the sandbox that came along with the demo
 */
export function isBaseUrl(text: string, sandboxes: readonly string[] = []): boolean {
	const url = text.length <= 500 ? URL.parse(text.trim()) : null;
	const isPlain = url?.username === '' && url.password === '' && /^\/?$/.test(url.pathname) && url.search === '';
	return isPlain && (sandboxes.includes(url.origin) || (url.protocol === 'https:' && url.port === '' && isPublic(url)));
}

/** @throws PrintformerFailure */
export function readBaseUrl(text: string, sandboxes: readonly string[] = []): URL {
	if (!isBaseUrl(text, sandboxes)) throw new PrintformerFailure({ kind: 'address' });
	return new URL(new URL(text.trim()).origin);
}

const sandboxKey = /^pf-sandbox-/;

/**
 * Keys of the sandbox are sent to it alone, and no other key is.
 * @throws PrintformerFailure
 */
export function checkKey(base: URL, apiKey: string, sandboxes: readonly string[]): void {
	if (sandboxKey.test(apiKey) !== sandboxes.includes(base.origin)) throw new PrintformerFailure({ kind: 'otherKey' });
}
