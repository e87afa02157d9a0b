// Pages made of strings, for when there is no shop to show: not found, failure. They need neither database nor theme.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { escaped } from '../../rules/html.ts';
import { bestLanguage, publishedLanguages } from '../../rules/languages.ts';
import { shippedLanguages } from '../../rules/messages/shipped.ts';
import { showEmail } from '../../rules/show-email.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import { languageChain } from '../../rules/texts/lookup.ts';
import { shippedMessages } from '../../rules/texts/shipped-messages.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage } from '../tenants/spoken-language.ts';

interface Link {
	href: string;
	text: string;
}

interface Page {
	language: string;
	heading: string;
	/** Behind the heading in the title; unknown where no shop was found. */
	shopName: string | undefined;
	paragraphs: string[];
	/** Below one another. */
	links?: readonly Link[];
	link?: Link;
	/** Goes there by itself. */
	goesOn?: boolean;
	/** A form in place of the link, and what sends it where there is JavaScript. */
	form?: { action: string; script: string; hidden: Readonly<Record<string, string>>; submit: string };
}

function writeForm({ action, script, hidden, submit }: NonNullable<Page['form']>): string {
	const inputs = Object.entries(hidden).map(
		([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
	);
	return (
		`<form method="post" action="${escaped(action)}">${inputs.join('')}<p><button>${escaped(submit)}</button></p></form>` +
		`<script src="${escaped(script)}" defer></script>`
	);
}

function writeDocument(
	{ language, title, head, heading, markup }: Record<'language' | 'title' | 'head' | 'heading' | 'markup', string>,
	styles: readonly string[],
): string {
	const sheets = styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`);
	return (
		`<!doctype html>\n<html lang="${escaped(language)}">\n<head>\n<meta charset="utf-8">\n` +
		`<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${escaped(title)}</title>\n<link rel="icon" href="data:,">\n` +
		`${head}${sheets.join('\n')}\n</head>\n<body>\n<main><h1>${escaped(heading)}</h1>\n${markup}</main>\n</body>\n</html>\n`
	);
}

function writePlainDocument(
	{ language, heading, shopName, paragraphs, links = [], link, goesOn, form }: Page,
	styles: readonly string[],
): string {
	const texts = paragraphs.map((text) => `<p>${escaped(text)}</p>`);
	const title = shopName === undefined ? heading : `${heading} · ${shopName}`;
	const head = link && goesOn ? `<meta http-equiv="refresh" content="0;url=${escaped(link.href)}">\n` : '';
	const ways = [...links, ...(link ? [link] : [])].map(
		({ href, text }) => `<p><a href="${escaped(href)}">${escaped(text)}</a></p>`,
	);
	const markup = `${texts.join('\n')}${ways.join('')}${form ? writeForm(form) : ''}`;
	return writeDocument({ language, title, head, heading, markup }, styles);
}

declare module 'fastify' {
	interface FastifyInstance {
		plainStyles: string[];
	}
}

function sendDocument(reply: FastifyReply, status: number, document: string): FastifyReply {
	return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(document);
}

const send = (reply: FastifyReply, status: number, page: Page): FastifyReply =>
	sendDocument(reply, status, writePlainDocument(page, reply.server.plainStyles));

/** @param page with markup in which everything is escaped */
export const sendMarkup = (
	reply: FastifyReply,
	status: number,
	{
		language,
		heading,
		markup,
		styles = [],
	}: { language: string; heading: string; markup: string; styles?: readonly string[] },
): FastifyReply =>
	sendDocument(
		reply,
		status,
		writeDocument({ language, title: heading, head: '', heading, markup }, [...reply.server.plainStyles, ...styles]),
	);

/** The shipped wording, never a tenant's own: these pages do without the database. */
export const translatorFor = (language: string, tenant?: Tenant): Translate =>
	translatorOf(
		language,
		shippedMessages(['plainPages'], languageChain(language, tenant ? defaultLanguage(tenant) : language)),
	);

/** The language of a page about a failure: that of the address if it names one of the tenant's, else the tenant's own. */
function languageOf(request: FastifyRequest): string {
	const prefix = request.url.split(/[/?]/)[1]?.toLowerCase();
	const named = publishedLanguages(request.tenant?.languages ?? []).find(
		({ languageCode }) => languageCode.toLowerCase() === prefix,
	);
	if (named) return named.languageCode;
	if (request.tenant) return defaultLanguage(request.tenant);
	// What is refused before its shop is known is reported in the language of its address all the same.
	const shipped = shippedLanguages.find((code) => code.toLowerCase() === prefix);
	return shipped ?? preferredLanguage(request.headers['accept-language']);
}

export function preferredLanguage(header: string | undefined): string {
	const wanted = (header ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
	return wanted.map((tongue) => bestLanguage(tongue, shippedLanguages)).find((code) => code) ?? 'de-DE';
}

/**
 * In place of a redirect after a form that ends on another host: browsers hold the whole way against the policy for forms, which knows no
 * editor of a shop. From this page on it is a way like any other.
 * @param to a path of the shop
 */
export function sendToEditor(reply: FastifyReply, tenant: Tenant, language: string, to: string): FastifyReply {
	const t = translatorFor(language, tenant);
	return send(reply, 200, {
		language,
		heading: t('plainPages.editorTitle'),
		shopName: tenant.name,
		paragraphs: [],
		link: { href: to, text: t('plainPages.editorLink') },
		goesOn: true,
	});
}

/** Lets an operator of the platform in. A deleted shop is not named. */
export function sendEntrance(
	request: FastifyRequest,
	reply: FastifyReply,
	{ action, script, to }: { action: string; script: string; to: string },
): FastifyReply {
	const language = languageOf(request);
	const t = translatorFor(language, request.tenant);
	return send(reply, 200, {
		language,
		heading: t('plainPages.enterTitle'),
		shopName: request.tenant?.deletedAt ? undefined : request.tenant?.name,
		paragraphs: [],
		form: { action, script, hidden: { ticket: '', to }, submit: t('plainPages.enterButton') },
	});
}

/** An operator has left the shop: in place of a redirect, as forms may lead to no other host. @param to the shop they came from */
export function sendLeft(request: FastifyRequest, reply: FastifyReply, to: string): FastifyReply {
	const language = languageOf(request);
	const t = translatorFor(language, request.tenant);
	return send(reply, 200, {
		language,
		heading: t('plainPages.leftTitle'),
		shopName: request.tenant?.deletedAt ? undefined : request.tenant?.name,
		paragraphs: [],
		link: { href: to, text: t('plainPages.leftLink') },
		goesOn: true,
	});
}

/** The same for a host that never existed and for one that is not active; nothing of the host is repeated. */
export function sendUnknownHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const language = preferredLanguage(request.headers['accept-language']);
	const t = translatorFor(language);
	return send(reply.header('vary', 'accept-language'), 404, {
		language,
		heading: t('plainPages.unknownHostTitle'),
		shopName: undefined,
		paragraphs: [t('plainPages.unknownHostText')],
	});
}

/** How visitors reach a shop; empty where it has not said so. */
export interface Contact {
	mail: string;
	phone: string;
}

/** The same for every page of a suspended shop. When it opens again is not known: the page does not ask by itself. */
export function sendSuspended(
	request: FastifyRequest,
	reply: FastifyReply,
	tenant: Tenant,
	{ mail, phone }: Contact,
): FastifyReply {
	const language = languageOf(request);
	const t = translatorFor(language, tenant);
	const { name: shop } = tenant;
	const links = [
		...(mail ? [{ href: `mailto:${mail}`, text: showEmail(mail) }] : []),
		...(phone ? [{ href: `tel:${phone.replace(/[^+\d]/g, '')}`, text: phone }] : []),
	];
	const contact = links.length > 0 ? [t('plainPages.suspendedContact', { shop })] : [];
	return send(reply, 503, {
		...{ language, heading: t('plainPages.suspendedTitle'), shopName: shop, links },
		paragraphs: [t('plainPages.suspendedText', { shop }), ...contact],
	});
}

/** @param status 400 where nothing could ever be at such an address */
export function sendNotFound(request: FastifyRequest, reply: FastifyReply, status: 400 | 404 = 404): FastifyReply {
	const language = languageOf(request);
	const t = translatorFor(language, request.tenant);
	return send(reply, status, {
		language,
		heading: t('plainPages.notFoundTitle'),
		shopName: request.tenant?.name,
		paragraphs: [t('plainPages.notFoundText')],
		link: { href: '/', text: t('plainPages.toFirstPage') },
	});
}

export function sendFailurePage(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
	// Who asks for a page sends nothing but its address: that is what is wrong.
	if (status === 400 && request.method === 'GET') return sendNotFound(request, reply, 400);
	// What is only late comes by itself; what was sent by a form is not sent twice.
	const retryAfter = reply.getHeader('retry-after');
	if (status === 503 && request.method === 'GET' && retryAfter) reply.header('refresh', retryAfter);
	const language = languageOf(request);
	const t = translatorFor(language, request.tenant);
	const [title, text] =
		status === 503
			? [t('plainPages.unavailableTitle'), t('plainPages.unavailableText')]
			: status < 500
				? [t('plainPages.refusedTitle'), t('plainPages.refusedText')]
				: [t('plainPages.failureTitle'), t('plainPages.failureText')];
	return send(reply, status, {
		language,
		heading: title,
		shopName: request.tenant?.name,
		paragraphs: [text, t('plainPages.requestNumber', { number: request.id })],
	});
}
