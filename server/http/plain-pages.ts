// Pages made of strings: a tenant's first page, not found, failure. The one writer below emits every document, escaped.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Language, nearestShipped, pathOfLanguage, shippedLanguages } from '../../rules/languages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { plainTexts } from './plain-texts.ts';

interface Page {
	language: string;
	title: string;
	heading: string;
	paragraphs: string[];
	links?: { href: string; text: string; language?: string; current?: boolean }[];
	linksLabel?: string;
	alternates?: { href: string; language: string }[];
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function writeDocument(page: Page, assets: PageAssets): string {
	const head = [
		'<meta charset="utf-8">',
		'<meta name="viewport" content="width=device-width, initial-scale=1">',
		`<title>${escaped(page.title)}</title>`,
		...(page.alternates ?? []).map(
			({ href, language }) => `<link rel="alternate" hreflang="${escaped(language)}" href="${escaped(href)}">`,
		),
		...assets.styles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`),
		...assets.scripts.map((src) => `<script type="module" src="${escaped(src)}"></script>`),
	];
	const links = (page.links ?? []).map(({ href, text, language, current }) => {
		const hints = `${language ? ` lang="${escaped(language)}" hreflang="${escaped(language)}"` : ''}${current ? ' aria-current="true"' : ''}`;
		return `<li><a href="${escaped(href)}"${hints}>${escaped(text)}</a></li>`;
	});
	const navigation = links.length
		? `<nav${page.linksLabel ? ` aria-label="${escaped(page.linksLabel)}"` : ''}><ul>${links.join('')}</ul></nav>`
		: '';
	const body = [
		`<main><h1>${escaped(page.heading)}</h1>`,
		...page.paragraphs.map((text) => `<p>${escaped(text)}</p>`),
		`${navigation}</main>`,
	];
	return `<!doctype html>\n<html lang="${escaped(page.language)}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n</body>\n</html>\n`;
}

export interface PageAssets {
	styles: string[];
	scripts: string[];
}

declare module 'fastify' {
	interface FastifyInstance {
		pageAssets: PageAssets;
	}
}

function send(reply: FastifyReply, status: number, page: Page): FastifyReply {
	return reply
		.code(status)
		.header('cache-control', status === 200 ? 'no-cache' : 'no-store')
		.type('text/html; charset=utf-8')
		.send(writeDocument(page, reply.server.pageAssets));
}

const defaultLanguage = (tenant: Tenant) =>
	tenant.languages.find((language) => language.default)?.languageCode ?? 'de-DE';

export function sendFirstPage(reply: FastifyReply, tenant: Tenant, language: Language): FastifyReply {
	const texts = plainTexts[nearestShipped(language.languageCode)];
	return send(reply, 200, {
		language: language.languageCode,
		title: tenant.name,
		heading: tenant.name,
		paragraphs: [texts.welcome],
		linksLabel: texts.languages,
		links: tenant.languages.map((other) => ({
			href: pathOfLanguage(other),
			text: plainTexts[nearestShipped(other.languageCode)].languageName,
			language: other.languageCode,
			current: other.languageCode === language.languageCode,
		})),
		alternates: tenant.languages.map((other) => ({ href: pathOfLanguage(other), language: other.languageCode })),
	});
}

/** The language of a page about a failure: that of the address if it names one of the tenant's, else the tenant's own. */
function languageOf(request: FastifyRequest): string {
	const prefix = request.url.split(/[/?]/)[1]?.toLowerCase();
	const named = request.tenant?.languages.find(({ languageCode }) => languageCode.toLowerCase() === prefix);
	if (named) return named.languageCode;
	return request.tenant ? defaultLanguage(request.tenant) : preferredLanguage(request.headers['accept-language']);
}

function preferredLanguage(header: string | undefined): string {
	const wanted = (header ?? '').split(',').map((entry) => entry.trim().slice(0, 2).toLowerCase());
	return (
		wanted.map((tongue) => shippedLanguages.find((code) => code.startsWith(tongue))).find((code) => code) ?? 'de-DE'
	);
}

/** The same for a host that never existed and for one that is not active; nothing of the host is repeated. */
export function sendUnknownHost(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const language = preferredLanguage(request.headers['accept-language']);
	const texts = plainTexts[nearestShipped(language)];
	return send(reply.header('vary', 'accept-language'), 404, {
		language,
		title: texts.unknownHostTitle,
		heading: texts.unknownHostTitle,
		paragraphs: [texts.unknownHostText],
	});
}

export function sendNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
	const language = languageOf(request);
	const texts = plainTexts[nearestShipped(language)];
	return send(reply, 404, {
		language,
		title: texts.notFoundTitle,
		heading: texts.notFoundTitle,
		paragraphs: [texts.notFoundText],
		links: [{ href: '/', text: texts.toFirstPage }],
	});
}

export function sendFailurePage(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
	const language = languageOf(request);
	const texts = plainTexts[nearestShipped(language)];
	const [title, text] =
		status === 503
			? [texts.unavailableTitle, texts.unavailableText]
			: status < 500
				? [texts.refusedTitle, texts.refusedText]
				: [texts.failureTitle, texts.failureText];
	return send(reply, status, {
		language,
		title,
		heading: title,
		paragraphs: [text, `${texts.requestNumber}: ${request.id}`],
	});
}
