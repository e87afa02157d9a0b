// A newsletter at Substack: at an address of Substack, {publication}.substack.com, or at the publication's own domain.
import { isDomain } from '../field-formats.ts';
import { isForeignAddress } from '../pages/foreign-address.ts';

const substack = 'substack.com';
const publication = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Parts of Substack itself, which are nobody's publication. */
const own: ReadonlySet<string> = new Set(['www', 'open', 'support', 'api', 'cdn', 'reader']);

export function isPublicationAddress(value: unknown): value is string {
	if (typeof value !== 'string' || !isForeignAddress(value)) return false;
	const { hostname } = new URL(value);
	if (!isDomain(hostname)) return false;
	if (hostname !== substack && !hostname.endsWith(`.${substack}`)) return true;
	const name = hostname.slice(0, -substack.length - 1);
	return publication.test(name) && !own.has(name);
}

/** Where people subscribe. */
export const subscribeAddress = (address: string): string => `${new URL(address).origin}/subscribe`;

/** The same as a part of another page. */
export const embedAddress = (address: string): string => `${new URL(address).origin}/embed`;

export const siteOf = (address: string): string => new URL(address).hostname;
