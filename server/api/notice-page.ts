// The page that a notice of what is back in stock is confirmed and given up on, without JavaScript.
import type { FastifyReply } from 'fastify';
import { escaped } from '../../rules/html.ts';
import { pathOfLanguage, publishedLanguages } from '../../rules/languages.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../tenants/spoken-language.ts';
import { sendMarkup, translatorFor } from './plain-pages.ts';

type NoticeState =
	| 'asked'
	| 'confirmed'
	| 'stopped'
	| 'gone'
	| 'waiting'
	| 'mailed'
	| 'available'
	| 'invalid'
	| 'limited';

interface NoticePage {
	tenant: Tenant;
	state: NoticeState;
	language?: string | undefined;
	token?: string;
	product?: string;
	/** Where the product is ordered, below the language. */
	page?: string;
}

export function sendNoticePage(reply: FastifyReply, status: number, page: NoticePage): FastifyReply {
	const { tenant, state, token = '', product = '', page: productPage } = page;
	const language = page.language ? spokenLanguage(tenant, page.language) : defaultLanguage(tenant);
	const t = translatorFor(language, tenant);
	const button = (act: 'confirm' | 'stop') =>
		`<form method="post" action="/service-api/stock-notices/settle"><input type="hidden" name="token" value="${escaped(token)}">` +
		`<input type="hidden" name="language" value="${escaped(language)}">` +
		`<input type="hidden" name="do" value="${act}"><p><button>${escaped(t(`plainPages.notice.${act}`))}</button></p></form>`;
	const buttons = { asked: ['confirm', 'stop'], confirmed: ['stop'] } as const;
	const forms = state === 'asked' || state === 'confirmed' ? buttons[state].map(button).join('') : '';
	const text = t(`plainPages.notice.${state}Text`, { product, shop: tenant.name });
	const spoken = publishedLanguages(tenant.languages).find(({ languageCode }) => languageCode === language);
	const href = `${spoken ? pathOfLanguage(spoken) : '/'}${productPage}`;
	const toProduct =
		productPage === undefined
			? ''
			: `<p><a href="${escaped(href)}">${escaped(t('plainPages.notice.toProduct'))}</a></p>`;
	return sendMarkup(reply, status, {
		language,
		heading: t(`plainPages.notice.${state}`),
		markup: `<p>${escaped(text)}</p>${forms}${toProduct}<p><a href="/">${escaped(t('plainPages.toFirstPage'))}</a></p>`,
	});
}
