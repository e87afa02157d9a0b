// Pages of a visit from a purchasing system that are made of strings: the way back with the cart, what an earlier cart holds, and why it does not go on.
import type { FastifyReply } from 'fastify';
import { escaped } from '../../rules/html.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { ReturnForm } from '../procurement/carts/write-cart.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import { sendMarkup, translatorFor } from './plain-pages.ts';

export const submitScriptPath = '/punchout/submit.js';

/** The form goes by itself; without JavaScript by its button. */
export const submitScript = 'document.forms[0].submit();\n';

type Notice = 'ended' | 'ticket' | 'refused';

export function sendPunchoutNotice(
	reply: FastifyReply,
	tenant: Tenant,
	notice: Notice,
	language: string,
	status = 200,
): FastifyReply {
	const t = translatorFor(language, tenant);
	return sendMarkup(reply, status, {
		language,
		heading: t(`plainPages.punchout.${notice}`),
		markup: `<p>${escaped(t(`plainPages.punchout.${notice}Text`, { shop: tenant.name }))}</p>`,
	});
}

const hidden = ([name, value]: readonly [string, string]) =>
	`<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`;

function writeForm({ action, target, fields }: ReturnForm, submit: string): string {
	const where = target ? ` target="${escaped(target)}"` : '';
	return `<form method="post" action="${escaped(action)}"${where} accept-charset="utf-8">${fields.map(hidden).join('')}<p><button>${escaped(submit)}</button></p></form>`;
}

/** Where the form goes is on the list of the purchasing system; it may lead on from there, by https. */
const formPolicy = (action: string, frames: readonly string[]): string =>
	[
		"default-src 'none'",
		"script-src 'self'",
		"style-src 'self'",
		'img-src data:',
		"base-uri 'none'",
		`form-action https: ${new URL(action).origin}`,
		["frame-ancestors 'self'", ...frames].join(' '),
	].join('; ');

interface WayBack {
	tenant: Tenant;
	language: string;
	form: ReturnForm;
	/** Whether a cart is in it. */
	hasCart: boolean;
	buyerName: string;
	frames: readonly string[];
}

export function sendWayBack(reply: FastifyReply, { tenant, language, form, hasCart, buyerName, frames }: WayBack) {
	const t = translatorFor(language, tenant);
	const text = t(hasCart ? 'plainPages.punchout.handingText' : 'plainPages.punchout.leavingText', { buyer: buyerName });
	return sendMarkup(reply.header('content-security-policy', formPolicy(form.action, frames)), 200, {
		language,
		heading: t(hasCart ? 'plainPages.punchout.handing' : 'plainPages.punchout.leaving'),
		markup: `<p>${escaped(text)}</p>${writeForm(form, t('plainPages.punchout.go'))}<script src="${submitScriptPath}" defer></script>`,
	});
}

export interface InspectedLine {
	name: string;
	code: string;
	options: string;
	quantity: string;
	price: string;
	hasDesign: boolean;
	/** Whether it is known here, and of this purchasing system. */
	isKnown: boolean;
}

const cell = (text: string) => `<td>${escaped(text)}</td>`;

function row(t: Translate, { name, code, options, quantity, price, hasDesign, isKnown }: InspectedLine): string {
	if (!isKnown) return `<tr><td colspan="4">${escaped(t('plainPages.punchout.unknownLine', { code }))}</td></tr>`;
	const more = [options, hasDesign ? t('plainPages.punchout.withDesign') : '']
		.filter((text) => text !== '')
		.join(' · ');
	const what = `<td>${escaped(name)}${more ? `<br><small>${escaped(more)}</small>` : ''}</td>`;
	return `<tr>${what}${cell(code)}${cell(quantity)}${cell(price)}</tr>`;
}

export function sendInspectedCart(
	reply: FastifyReply,
	tenant: Tenant,
	{
		language,
		buyerName,
		lines,
		leavePath,
	}: { language: string; buyerName: string; lines: readonly InspectedLine[]; leavePath: string },
): FastifyReply {
	const t = translatorFor(language, tenant);
	const heads = (['item', 'code', 'quantity', 'price'] as const).map(
		(name) => `<th scope="col">${escaped(t(`plainPages.punchout.${name}`))}</th>`,
	);
	const table = `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.map((line) => row(t, line)).join('')}</tbody></table>`;
	const back = `<form method="post" action="${leavePath}"><p><button>${escaped(t('plainPages.punchout.back', { buyer: buyerName }))}</button></p></form>`;
	return sendMarkup(reply, 200, {
		language,
		heading: t('plainPages.punchout.inspect'),
		markup: `<p>${escaped(t('plainPages.punchout.inspectText', { shop: tenant.name }))}</p>${table}${back}`,
	});
}
