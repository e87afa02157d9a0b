// Our cookies: the access token, the refresh token, one without any secret that says that there is a session, one that lasts longer and says
// which accounts know this device, and for a short while the tokens of orders that were opened from mails.
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
	acceptsFormerNames,
	cookieNames,
	readCookie,
	readMarker,
	type SessionMarker,
} from '../../rules/accounts/session-cookies.ts';
import { deviceDays } from '../accounts/sign-in/known-devices.ts';
import type { Tokens } from '../accounts/sign-in/parts.ts';

/** What of a request decides which cookies count. */
type Carrier = Pick<FastifyRequest, 'protocol' | 'headers' | 'url'>;

const isSecure = ({ protocol }: Carrier) => protocol === 'https';
const namesFor = (request: Carrier) => cookieNames(isSecure(request));

/** A refresh token used to be sent to the calls around sessions alone. */
const formerPath = '/service-api/auth';
const formerRefreshName = '__Secure-platen_refresh';

export const accessCookie = (request: Carrier): string | undefined =>
	readCookie(request.headers.cookie, namesFor(request).access);

export function refreshCookie(request: Carrier, now = Date.now()): string | undefined {
	const { cookie } = request.headers;
	const former = isSecure(request) && acceptsFormerNames(now) ? readCookie(cookie, formerRefreshName) : undefined;
	return readCookie(cookie, namesFor(request).refresh) ?? former;
}

export const deviceCookie = (request: Carrier): string | undefined =>
	readCookie(request.headers.cookie, namesFor(request).device);

export const markerCookie = (request: Carrier, now = Date.now()): SessionMarker | undefined =>
	readMarker(request.headers.cookie, isSecure(request), now);

interface Written {
	name: string;
	value: string;
	seconds: number;
	path?: string;
	/** Whether code in the page may read it. */
	readable?: boolean;
}

const write = (request: Carrier, { name, value, seconds, path = '/', readable }: Written) =>
	`${name}=${value}; Path=${path}; Max-Age=${seconds}; SameSite=Lax` +
	`${readable ? '' : '; HttpOnly'}${isSecure(request) ? '; Secure' : ''}`;

/** Takes away what came under a former name or path. Without https the name has not changed, only its path. */
function clearFormer(request: Carrier): string[] {
	if (!acceptsFormerNames(Date.now())) return [];
	const { cookie } = request.headers;
	const refresh = isSecure(request) ? formerRefreshName : cookieNames(false).refresh;
	const marker = cookieNames(false).marker;
	return [
		...(request.url.startsWith(formerPath) && readCookie(cookie, refresh)
			? [write(request, { name: refresh, value: '', seconds: 0, path: formerPath })]
			: []),
		...(isSecure(request) && readCookie(cookie, marker)
			? [write(request, { name: marker, value: '', seconds: 0, readable: true })]
			: []),
	];
}

export function setTokens(request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void {
	const { access, refresh, marker } = namesFor(request);
	const whose: SessionMarker = tokens.guest ? 'guest' : 'user';
	reply.header('set-cookie', [
		...clearFormer(request),
		write(request, { name: access, value: tokens.access, seconds: tokens.accessLives }),
		write(request, { name: refresh, value: tokens.refresh, seconds: tokens.refreshLives }),
		write(request, { name: marker, value: whose, seconds: tokens.refreshLives, readable: true }),
	]);
}

/** Logging out leaves it: it opens nothing, and who comes back is known. */
export function setDevice(request: FastifyRequest, reply: FastifyReply, value: string): void {
	const seconds = deviceDays * 24 * 3600;
	reply.header('set-cookie', write(request, { name: namesFor(request).device, value, seconds }));
}

export function clearTokens(request: FastifyRequest, reply: FastifyReply): void {
	const { access, refresh, marker } = namesFor(request);
	reply.header('set-cookie', [
		...clearFormer(request),
		write(request, { name: access, value: '', seconds: 0 }),
		write(request, { name: refresh, value: '', seconds: 0 }),
		write(request, { name: marker, value: '', seconds: 0, readable: true }),
	]);
}

const isThisMachine = ({ hostname }: FastifyRequest) => /(^|\.)localhost$|^127\./.test(hostname);

/**
 * Of a visit from a purchasing system, which may show the shop in a frame of its own: such a page is another site there, so the cookie is one for
 * every site, kept apart for each of them. Browsers trust this machine without https as well.
 */
function writeVisit(request: FastifyRequest, value: string, seconds: number): string {
	const crossSite = isSecure(request) || isThisMachine(request);
	const site = crossSite ? 'SameSite=None; Secure; Partitioned' : 'SameSite=Lax';
	return `${namesFor(request).punchout}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; ${site}`;
}

export const visitCookie = (request: Carrier): string | undefined =>
	readCookie(request.headers.cookie, namesFor(request).punchout);

export const setVisit = (request: FastifyRequest, reply: FastifyReply, value: string, seconds: number): FastifyReply =>
	reply.header('set-cookie', writeVisit(request, value, seconds));

export const clearVisit = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
	reply.header('set-cookie', writeVisit(request, '', 0));

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
	reply.header('set-cookie', write(request, { name: namesFor(request).orders, value, seconds: openedFor }));
}
