// Reading the mails of a shop without a mail server, in the demo: from this machine only, and with the token that the start prints.
// To everyone else these addresses do not exist.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { formatMoment } from '../../../rules/formats.ts';
import { escaped } from '../../../rules/html.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { languageChain } from '../../../rules/texts/lookup.ts';
import { shippedMessages } from '../../../rules/texts/shipped-messages.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import type { Database } from '../../database/connection.ts';
import { findAttachment, findMail, listMails, type Mail, type MailEntry } from '../../mail/read-mails.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import { sameToken } from './status.ts';

interface Parts {
	database: Database;
	token: string;
}

const place = '/service-api/mails';
/** A mail is a foreign document: it may show itself in our frame, with pictures of this shop, and that is all. */
const mailPolicy =
	"default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; frame-ancestors 'self'; sandbox";
const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

const isLoopback = (address: string | undefined) => /^(::ffff:)?127\.|^::1$/.test(address ?? '');

/** A proxy on this machine would make everyone look as if they sat at it. */
const isFromHere = ({ headers: given, socket, ip }: FastifyRequest) =>
	isLoopback(socket.remoteAddress) &&
	isLoopback(ip) &&
	['forwarded', 'x-forwarded-for', 'via'].every((name) => given[name] === undefined);

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Page {
	language: string;
	title: string;
	body: string;
}

function send(reply: FastifyReply, { language, title, body }: Page): FastifyReply {
	const sheets = reply.server.plainStyles.map((href) => `<link rel="stylesheet" href="${escaped(href)}">`).join('');
	const document =
		`<!doctype html>\n<html lang="${escaped(language)}"><head><meta charset="utf-8">` +
		`<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title>${sheets}</head>` +
		`<body><main><h1>${escaped(title)}</h1>\n${body}</main></body></html>\n`;
	return reply.headers(headers).type('text/html; charset=utf-8').send(document);
}

function listBody(t: Translate, mails: readonly MailEntry[], query: string, when: (date: Date) => string): string {
	if (mails.length === 0) return `<p>${escaped(t('mails.list.none'))}</p>`;
	const entries = mails.map(({ id, to, subject, state, createdAt }) => {
		const link = `<a href="${place}/${escaped(id)}${escaped(query)}">${escaped(subject)}</a>`;
		return `<li>${link}<br>${escaped([when(createdAt), to, t(`mails.state.${state}`)].join(' · '))}</li>`;
	});
	return `<ul>${entries.join('\n')}</ul>`;
}

function mailBody(t: Translate, mail: Mail, query: string): string {
	const facts = [
		[t('mails.list.to'), mail.to],
		[t('mails.list.state'), [t(`mails.state.${mail.state}`), mail.error].filter((word) => word).join(': ')],
	];
	return (
		`<p><a href="${place}${escaped(query)}">${escaped(t('mails.list.back'))}</a></p>` +
		`<ul>${mail.attachments.map((name, position) => `<li><a href="${place}/${escaped(mail.id)}/files/${position}${escaped(query)}">${escaped(name)}</a></li>`).join('')}</ul>` +
		`<dl>${facts.map(([name = '', value = '']) => `<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`).join('')}</dl>` +
		`<iframe sandbox title="${escaped(mail.subject)}" src="${place}/${escaped(mail.id)}/html${escaped(query)}" ` +
		'style="width:100%;height:36rem;border:1px solid"></iframe>' +
		`<h2>${escaped(t('mails.list.text'))}</h2><pre style="white-space:pre-wrap">${escaped(mail.text)}</pre>`
	);
}

export function addMails(scope: FastifyInstance, { database, token }: Parts): void {
	scope.register(async (inner) => {
		inner.addHook('onRequest', async (request, reply) => {
			const { token: given } = request.query as { token?: unknown };
			if (!isFromHere(request) || typeof given !== 'string' || !sameToken(given, token)) return reply.callNotFound();
		});
		const query = `?token=${encodeURIComponent(token)}`;

		inner.get(place, async ({ tenant }, reply) => {
			if (!tenant) return reply.callNotFound();
			const language = defaultLanguage(tenant);
			const t = translatorIn(language);
			const mails = await database.inTenant(tenant.id, (sql) => listMails(sql, tenant.id));
			const when = (date: Date) => formatMoment(date.toISOString(), language, tenant.timeZone);
			return send(reply, { language, title: t('mails.list.title'), body: listBody(t, mails, query, when) });
		});

		const find = async ({ tenant, params }: FastifyRequest): Promise<Mail | undefined> => {
			const { id } = params as { id: string };
			if (!tenant || !isId.test(id)) return undefined;
			return database.inTenant(tenant.id, (sql) => findMail(sql, tenant.id, id));
		};

		inner.get(`${place}/:id`, async (request, reply) => {
			const mail = await find(request);
			if (!mail || !request.tenant) return reply.callNotFound();
			const language = defaultLanguage(request.tenant);
			return send(reply, { language, title: mail.subject, body: mailBody(translatorIn(language), mail, query) });
		});

		inner.get(`${place}/:id/files/:position`, async ({ tenant, params }, reply) => {
			const { id, position } = params as { id: string; position: string };
			if (!tenant || !isId.test(id) || !/^\d{1,3}$/.test(position)) return reply.callNotFound();
			const file = await database.inTenant(tenant.id, (sql) => findAttachment(sql, tenant.id, id, Number(position)));
			if (!file) return reply.callNotFound();
			const name = `filename*=UTF-8''${encodeURIComponent(file.name)}`;
			return reply
				.headers({ ...headers, 'content-disposition': `attachment; ${name}` })
				.type(file.contentType)
				.send(file.content);
		});

		inner.get(`${place}/:id/html`, async (request, reply) => {
			const mail = await find(request);
			if (!mail) return reply.callNotFound();
			return reply
				.headers({ ...headers, 'content-security-policy': mailPolicy })
				.type('text/html; charset=utf-8')
				.send(mail.html);
		});
	});
}

const translatorIn = (language: string): Translate =>
	translatorOf(language, shippedMessages(['mails'], languageChain(language, language)));
