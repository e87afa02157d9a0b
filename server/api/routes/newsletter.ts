// The newsletter without JavaScript: its form, and the pages that its mails lead to. Those change nothing by themselves, as programs that look
// through mails open their links. A mail program ends a subscription with one request (RFC 8058), whose token is its proof.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { maskAddress } from '../../../rules/mask-address.ts';
import { newsletterPages, topicsOfFields } from '../../../rules/newsletter/pages.ts';
import { sourceOfForm } from '../../../rules/newsletter/subscription.ts';
import type { Sql } from '../../database/connection.ts';
import { readForm } from '../../http/requests.ts';
import { type FoundSubscriber, findByConfirmation, findByToken } from '../../newsletter/core/find-subscriber.ts';
import { choosePreferences, confirmSubscription, endSubscription } from '../../newsletter/settle-subscription.ts';
import { subscribe } from '../../newsletter/subscribe.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { spokenLanguage } from '../../tenants/spoken-language.ts';
import { readAddress } from '../rendering/render-page.ts';
import { originOf, userOf } from '../session.ts';
import { addDeclarationForm } from './declaration-forms.ts';
import { type SentPageParts, sentPageWriter } from './sent-page.ts';

const { request: requestPage, confirm: confirmPage, end: endPage } = newsletterPages;

const queryOf = ({ url }: FastifyRequest) => new URL(url, 'http://shop').searchParams;

const baseOf = (tenant: Tenant, { url }: FastifyRequest): string => {
	const address = readAddress(tenant, url);
	return 'base' in address ? address.base : '';
};

interface Shown {
	page: string;
	outcome: string;
	token: string;
	found: FoundSubscriber | undefined;
}

/** No more than one form of a mail program or of our page. */
const longestForm = 2048;

const oneClick = { name: 'List-Unsubscribe', value: 'One-Click' };

const isOneClick = (form: URLSearchParams) => form.get(oneClick.name) === oneClick.value;

/** Mail programs may send it in parts as well. */
const readMailForm = ({ headers }: FastifyRequest, text: string): URLSearchParams => {
	if (!headers['content-type']?.startsWith('multipart/')) return readForm(text);
	const isOne = text.includes(`name="${oneClick.name}"`) && text.includes(oneClick.value);
	return new URLSearchParams(isOne ? { [oneClick.name]: oneClick.value } : {});
};

interface Settling {
	tenant: Tenant;
	form: URLSearchParams;
	token: string;
	/** Of the network. */
	address: string | undefined;
}

interface MailPage {
	page: string;
	find(sql: Sql, tenantId: string, token: string): Promise<FoundSubscriber | undefined>;
	/** What its form does. */
	settle(sql: Sql, settling: Settling): Promise<Shown>;
}

const confirmation: MailPage = {
	page: confirmPage,
	find: findByConfirmation,
	async settle(sql, { tenant, token, address }) {
		const found = await confirmSubscription(sql, tenant.id, token, address);
		return { page: confirmPage, outcome: 'confirmed', token: found?.token ?? '', found };
	},
};

const end: MailPage = {
	page: endPage,
	find: findByToken,
	async settle(sql, { tenant, form, token, address }) {
		const language = form.get('newsletterLanguage');
		if (language === null) {
			const found = await endSubscription(sql, tenant.id, token, address);
			return { page: endPage, outcome: 'ended', token, found };
		}
		const chosen = {
			language: spokenLanguage(tenant, language),
			topicIds: topicsOfFields(form.keys()),
			measured: form.get('measured') === 'on',
		};
		const found = await choosePreferences(sql, tenant.id, token, chosen, address);
		return { page: endPage, outcome: 'saved', token, found };
	},
};

export function addNewsletter(scope: FastifyInstance, parts: SentPageParts): void {
	const page = { page: requestPage, formerPath: '/service-api/newsletter', parameter: 'newsletter' };
	addDeclarationForm(scope, parts, page, (inTenant, caller, text, names, from) => {
		const given = {
			email: text('email'),
			language: text('language'),
			page: text('page') || from,
			topicIds: topicsOfFields(names),
		};
		return subscribe(inTenant, caller, { ...given, source: sourceOfForm(text('form')) });
	});
	const show = subscriberPage(parts);
	for (const mailPage of [confirmation, end])
		scope.register(async (own) => {
			own.addContentTypeParser(
				['application/x-www-form-urlencoded', 'multipart/form-data'],
				{ parseAs: 'string', bodyLimit: longestForm },
				async (request: FastifyRequest, text: string | Buffer) => readMailForm(request, String(text)),
			);
			for (const path of [mailPage.page, `/:language${mailPage.page}`]) addMailPage(own, path, mailPage, parts, show);
		});
}

type Show = (request: FastifyRequest, reply: FastifyReply, tenant: Tenant, shown: Shown) => Promise<FastifyReply>;

/** @returns what shows a subscriber, or that there is none */
function subscriberPage(parts: SentPageParts): Show {
	const write = sentPageWriter(parts);
	return async (request, reply, tenant, { page, outcome, token, found }) => {
		const known = {
			email: maskAddress(found?.email ?? ''),
			language: found?.language ?? '',
			state: found?.state ?? '',
			topics: found?.topicIds.join(' ') ?? '',
			measured: found?.measured ? 'on' : '',
		};
		const user = await userOf(request, parts.signIn.subjects);
		const base = baseOf(tenant, request);
		// The token stands in the address, which no other site is to see. With `no-referrer` browsers would send the form from the origin `null`.
		reply.header('referrer-policy', 'same-origin');
		const sent = { page, base, user, values: { token, ...known } };
		return write({ ...sent, status: found ? 200 : 404, outcome: found ? outcome : 'gone' })(request, reply);
	};
}

function addMailPage(
	scope: FastifyInstance,
	path: string,
	{ page, find, settle }: MailPage,
	{ database, behindProxy }: SentPageParts,
	show: Show,
): void {
	scope.get(path, async (request, reply) => {
		const { tenant } = request;
		if (!tenant) return reply.callNotFound();
		const token = queryOf(request).get('token') ?? '';
		const found = await database.inTenant(tenant.id, (sql) => find(sql, tenant.id, token));
		return show(request, reply, tenant, { page, outcome: 'asked', token, found });
	});
	scope.post(path, async (request, reply) => {
		const { tenant, body } = request;
		if (!tenant) return reply.callNotFound();
		const form = body instanceof URLSearchParams ? body : new URLSearchParams();
		const token = queryOf(request).get('token') ?? '';
		const { address } = originOf(request, behindProxy);
		const shown = await database.inTenant(tenant.id, (sql) => settle(sql, { tenant, form, token, address }));
		reply.header('cache-control', 'no-store');
		// A mail program wants neither a page nor a redirect.
		if (isOneClick(form))
			return reply
				.code(shown.found ? 200 : 404)
				.type('text/plain')
				.send('');
		return show(request, reply, tenant, shown);
	});
}
