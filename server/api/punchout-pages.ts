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

const figure = (text: string) => `<td class="figure">${escaped(text)}</td>`;

function row(t: Translate, { name, code, options, quantity, price, hasDesign, isKnown }: InspectedLine): string {
	if (!isKnown) return `<tr><td colspan="3">${escaped(t('plainPages.punchout.unknownLine', { code }))}</td></tr>`;
	const more = [code, options, hasDesign ? t('plainPages.punchout.withDesign') : '']
		.filter((text) => text !== '')
		.map((text) => `<small>${escaped(text)}</small>`)
		.join('');
	return `<tr><th scope="row">${escaped(name)}${more}</th>${figure(quantity)}${figure(price)}</tr>`;
}

export const cartStylePath = '/punchout/cart.css';

/** In the colours and faces of the shop's theme, which is loaded before it. */
export const cartStyle = `body { place-items: start center; background: var(--colors-background-light); color: var(--applications-page-text); font-family: var(--font-body); }
main { width: min(100%, 56rem); padding: clamp(1rem, 4vw, 3rem); }
h1 { color: var(--applications-page-heading); font-family: var(--font-display); font-size: clamp(1.75rem, 5vw, 2.5rem); }
.cart { margin: 1.5rem 0; padding: 0.5rem clamp(1rem, 3vw, 2rem); border: 1px solid var(--applications-page-border); border-radius: var(--border-radius); background: var(--colors-background-primary); }
table { width: 100%; border-collapse: collapse; }
th, td { padding: 0.75rem 0; border-bottom: 1px solid var(--applications-page-border); text-align: start; vertical-align: top; font-weight: 400; overflow-wrap: anywhere; }
thead th { color: var(--colors-body-light); font-size: 0.875rem; }
tbody th { font-weight: 700; }
tfoot th, tfoot td { border-bottom: 0; font-weight: 700; font-size: 1.125rem; }
small { display: block; color: var(--colors-body-light); font-size: 0.875rem; font-weight: 400; }
.figure { padding-inline-start: 1rem; text-align: end; white-space: nowrap; overflow-wrap: normal; font-variant-numeric: tabular-nums; }
button { min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 0; border-radius: var(--border-radius); background: var(--applications-button-primary-background); color: var(--applications-button-primary-text); font: 600 1rem var(--font-body); cursor: pointer; }
button:hover { background: var(--applications-button-primary-backgroundHover); }
button:focus-visible { outline: 2px solid var(--applications-page-focus); outline-offset: 2px; }
`;

export interface InspectedCart {
	language: string;
	buyerName: string;
	lines: readonly InspectedLine[];
	/** Of the lines that are known. */
	total: string;
	leavePath: string;
	/** The theme of the shop. */
	theme: string;
}

export function sendInspectedCart(
	reply: FastifyReply,
	tenant: Tenant,
	{ language, buyerName, lines, total, leavePath, theme }: InspectedCart,
): FastifyReply {
	const t = translatorFor(language, tenant);
	const heads = (['item', 'quantity', 'price'] as const).map(
		(name) =>
			`<th scope="col"${name === 'item' ? '' : ' class="figure"'}>${escaped(t(`plainPages.punchout.${name}`))}</th>`,
	);
	const sum = `<tfoot><tr><th scope="row" colspan="2">${escaped(t('plainPages.punchout.total'))}</th>${figure(total)}</tr></tfoot>`;
	const table = `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${lines.map((line) => row(t, line)).join('')}</tbody>${sum}</table>`;
	const back = `<form method="post" action="${leavePath}"><p><button>${escaped(t('plainPages.punchout.back', { buyer: buyerName }))}</button></p></form>`;
	return sendMarkup(reply, 200, {
		language,
		heading: t('plainPages.punchout.inspect'),
		markup: `<p>${escaped(t('plainPages.punchout.inspectText', { shop: tenant.name }))}</p><div class="cart">${table}</div><p>${escaped(t('plainPages.punchout.totalText'))}</p>${back}`,
		styles: [theme, cartStylePath],
	});
}
