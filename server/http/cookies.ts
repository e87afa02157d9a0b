// Our cookies: the access token, the refresh token, one without any secret that says that there is a session, and for a short while the
// tokens of orders that were opened from mails.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tokens } from '../sign-in/parts.ts';

export type Marker = 'user' | 'guest';

interface Names {
	access: string;
	refresh: string;
	orders: string;
}

/** The prefixes make browsers refuse these cookies from other hosts and without https. */
const secureNames: Names = {
	access: '__Host-platen_access',
	refresh: '__Secure-platen_refresh',
	orders: '__Host-platen_orders',
};
const plainNames: Names = { access: 'platen_access', refresh: 'platen_refresh', orders: 'platen_orders' };
const markerName = 'platen_session';
const refreshPath = '/service-api/auth';

const isSecure = (request: FastifyRequest) => request.protocol === 'https';
const namesFor = (request: FastifyRequest) => (isSecure(request) ? secureNames : plainNames);

function readCookie(header: string | undefined, name: string): string | undefined {
	if (header === undefined || !header.includes(name)) return undefined;
	const start = `${name}=`;
	const found = header.split(';').find((pair) => pair.trimStart().startsWith(start));
	return found?.trim().slice(start.length) || undefined;
}

export const accessCookie = (request: FastifyRequest): string | undefined =>
	readCookie(request.headers.cookie, namesFor(request).access);

export const refreshCookie = (request: FastifyRequest): string | undefined =>
	readCookie(request.headers.cookie, namesFor(request).refresh);

export function markerCookie(request: FastifyRequest): Marker | undefined {
	const value = readCookie(request.headers.cookie, markerName);
	return value === 'user' || value === 'guest' ? value : undefined;
}

interface Written {
	name: string;
	value: string;
	path: string;
	seconds: number;
	/** Whether code in the page may read it. */
	readable?: boolean;
}

const write = (request: FastifyRequest, { name, value, path, seconds, readable }: Written) =>
	`${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax` +
	`${readable ? '' : '; HttpOnly'}${isSecure(request) ? '; Secure' : ''}`;

export function setTokens(request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void {
	const { access, refresh } = namesFor(request);
	const marker: Marker = tokens.guest ? 'guest' : 'user';
	reply.header('set-cookie', [
		write(request, { name: access, value: tokens.access, path: '/', seconds: tokens.accessLives }),
		write(request, { name: refresh, value: tokens.refresh, path: refreshPath, seconds: tokens.refreshLives }),
		write(request, { name: markerName, value: marker, path: '/', seconds: tokens.refreshLives, readable: true }),
	]);
}

export function clearTokens(request: FastifyRequest, reply: FastifyReply): void {
	const { access, refresh } = namesFor(request);
	reply.header('set-cookie', [
		write(request, { name: access, value: '', path: '/', seconds: 0 }),
		write(request, { name: refresh, value: '', path: refreshPath, seconds: 0 }),
		write(request, { name: markerName, value: '', path: '/', seconds: 0, readable: true }),
	]);
}

const mostOpened = 5;
const openedFor = 2 * 3600;

/** Of the orders that were opened from mails in this browser, the latest first. */
export function orderTokens(request: FastifyRequest): string[] {
	const value = readCookie(request.headers.cookie, namesFor(request).orders) ?? '';
	return value
		.split('.')
		.filter((token) => /^[\w-]{43}$/.test(token))
		.slice(0, mostOpened);
}

/** In place of the address, from which it would get into histories and logs. */
export function rememberOrderToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
	const value = [token, ...orderTokens(request).filter((known) => known !== token)].slice(0, mostOpened).join('.');
	reply.header('set-cookie', write(request, { name: namesFor(request).orders, value, path: '/', seconds: openedFor }));
}
