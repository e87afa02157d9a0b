// What a shop may enter as base URL: https at the usual port, with a path and nothing behind it. That it is a machine of the public net is
// validated where the connection is made.
import net from 'node:net';
import { isPublicAddress } from '../foreign-fetch/public-address.ts';

export function readBaseUrl(text: string): URL | undefined {
	const url = URL.parse(text);
	if (url?.protocol !== 'https:' || url.port !== '' || url.username || url.password || url.search || url.hash)
		return undefined;
	const host = url.hostname.replace(/^\[|\]$/g, '');
	if (net.isIP(host) ? !isPublicAddress(host) : !host.includes('.') || /(^|\.)(localhost|local|internal)$/.test(host))
		return undefined;
	return url;
}
