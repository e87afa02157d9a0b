// The one layout of all mails: the shop's logo or name, the content, who sent it. Both versions come from the same parts.
// Tables and inline styles, as mail clients show nothing else alike; everything that is no tag of ours is escaped here.
import { escaped } from '../../rules/html.ts';
import type { MailTheme } from './mail-theme.ts';

export interface MailContent {
	subject: string;
	html: string;
	text: string;
}

export interface MailRow {
	label: string;
	/** Below the label. */
	details?: string | undefined;
	value: string;
	sum?: boolean;
	/** Address of a picture beside the label, which says what it shows. */
	picture?: string | undefined;
}

export type MailPart =
	| { kind: 'heading'; text: string }
	| { kind: 'paragraph'; text: string }
	/** What no one reads at once: terms and the like. */
	| { kind: 'small'; text: string }
	/** What something comes to, row by row; sums stand out. */
	| { kind: 'rows'; rows: readonly MailRow[] }
	| { kind: 'button'; text: string; href: string }
	/** By the domain that sends it, in both versions; whatever is not ours in it is escaped there. */
	| { kind: 'drawn'; html: string; text: string };

/** What a template is: words, look and data in, both versions out. No I/O. */
export type MailTemplate<Texts, Data> = (texts: Texts, look: MailTheme, data: Data) => MailContent;

/** A link in a mail leads to a web page, whatever a template was given. */
function webAddress(href: string): string {
	const url = new URL(href);
	if (url.protocol !== 'https:' && url.protocol !== 'http:') throw new Error('a link in a mail must be http or https');
	return url.href;
}

const style = (rules: Record<string, string>) =>
	escaped(
		Object.entries(rules)
			.map(([name, value]) => `${name}:${value}`)
			.join(';'),
	);

const pictureSize = 72;

const pictureCell = (address: string, rules: string) =>
	`<td valign="top" width="${pictureSize}" style="${rules}"><img src="${escaped(webAddress(address))}" alt="" width="${pictureSize}" style="${style({ display: 'block', width: `${pictureSize}px`, height: 'auto', border: '0' })}"></td>`;

function rowsOf(rows: readonly MailRow[], { colours, fonts }: MailTheme): string {
	const hasPictures = rows.some(({ picture }) => picture !== undefined);
	const cells = rows.map(({ label, details, value, sum = false, picture }) => {
		const font = `${sum ? 'bold ' : ''}16px/1.4 ${fonts.body}`;
		const rules = { padding: '8px 0', font, color: colours.text, 'border-top': `1px solid ${colours.border}` };
		const quiet = style({ font: `13px/1.4 ${fonts.body}`, color: colours.quietText });
		const below = details ? `<br><span style="${quiet}">${escaped(details).replaceAll('\n', '<br>')}</span>` : '';
		const amount = style({ ...rules, 'text-align': 'right', 'white-space': 'nowrap', 'padding-left': '16px' });
		const shown = picture === undefined ? '' : pictureCell(picture, style({ ...rules, 'padding-right': '16px' }));
		const span = hasPictures && picture === undefined ? ' colspan="2"' : '';
		return `<tr>${shown}<td valign="top"${span} style="${style(rules)}">${escaped(label)}${below}</td><td valign="top" align="right" style="${amount}">${escaped(value)}</td></tr>`;
	});
	return `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 24px">${cells.join('')}</table>`;
}

function htmlOf(part: MailPart, look: MailTheme): string {
	const { colours, fonts, radius } = look;
	switch (part.kind) {
		case 'drawn':
			return part.html;
		case 'heading': {
			const rules = { margin: '0 0 16px', font: `bold 26px/1.25 ${fonts.display}`, color: colours.text };
			return `<h1 style="${style(rules)}">${escaped(part.text)}</h1>`;
		}
		case 'paragraph': {
			const rules = { margin: '0 0 16px', font: `16px/1.5 ${fonts.body}`, color: colours.text };
			return `<p style="${style(rules)}">${escaped(part.text).replaceAll('\n', '<br>')}</p>`;
		}
		case 'small': {
			const rules = { margin: '0 0 12px', font: `13px/1.5 ${fonts.body}`, color: colours.quietText };
			return `<p style="${style(rules)}">${escaped(part.text).replaceAll('\n', '<br>')}</p>`;
		}
		case 'rows':
			return rowsOf(part.rows, look);
		case 'button': {
			const cell = { background: colours.buttonGround, 'border-radius': radius };
			const link = {
				display: 'inline-block',
				padding: '12px 24px',
				font: `bold 16px/1.25 ${fonts.body}`,
				color: colours.buttonText,
				'text-decoration': 'none',
			};
			return (
				'<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 24px"><tr>' +
				`<td bgcolor="${colours.buttonGround}" style="${style(cell)}">` +
				`<a href="${escaped(webAddress(part.href))}" style="${style(link)}">${escaped(part.text)}</a></td></tr></table>`
			);
		}
	}
}

function textOf(part: MailPart): string {
	switch (part.kind) {
		case 'heading':
			return `${part.text}\n${'='.repeat(Math.min(part.text.length, 72))}`;
		case 'paragraph':
		case 'small':
		case 'drawn':
			return part.text;
		case 'rows':
			return part.rows
				.map(
					({ label, details, value }) =>
						`${label}${value === '' ? '' : `: ${value}`}${details ? `\n   ${details.replaceAll('\n', '\n   ')}` : ''}`,
				)
				.join('\n');
		case 'button':
			return `${part.text}: ${webAddress(part.href)}`;
	}
}

/** Programs that show no pictures write its alternative text, in the look of the name. */
function headOf({ shopName, logo, colours, fonts }: MailTheme): string {
	const name = { font: `bold 22px/1.25 ${fonts.display}`, color: colours.headerText };
	if (!logo) return `<span style="${style(name)}">${escaped(shopName)}</span>`;
	const { path, width, height } = logo;
	const size = { display: 'block', width: `${width}px`, height: `${height}px`, border: '0' };
	return `<img src="${escaped(path)}" alt="${escaped(shopName)}" width="${width}" height="${height}" style="${style({ ...name, ...size })}">`;
}

interface MailExtras {
	/** What mail programs show beside the subject. */
	preheader?: string;
	/** Before the details of the sender: why it comes, and how it ends. */
	end?: { text: string; link: string; href: string };
	/** After everything else. */
	afterwards?: string;
}

const hidden = style({ display: 'none', 'max-height': '0', overflow: 'hidden', 'font-size': '1px', opacity: '0' });

export function layOutMail(
	look: MailTheme,
	subject: string,
	parts: readonly MailPart[],
	{ preheader = '', end, afterwards = '' }: MailExtras = {},
): MailContent {
	const { shopName, language, sentBy, senderLines, colours, fonts, radius } = look;
	const table = 'table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%"';
	const row = (ground: string, rules: Record<string, string>, html: string) =>
		`<tr><td bgcolor="${ground}" style="${style({ background: ground, ...rules })}">${html}</td></tr>`;
	const frame = style({
		'max-width': '600px',
		margin: '0 auto',
		border: `1px solid ${colours.border}`,
		'border-radius': radius,
		'border-collapse': 'separate',
		overflow: 'hidden',
	});
	const footer = { padding: '16px 32px', font: `13px/1.5 ${fonts.body}`, color: colours.quietText };
	const sender = [sentBy, ...senderLines];
	const endLink =
		end &&
		`<a href="${escaped(end.href)}" style="${style({ color: colours.quietText })}">${escaped(end.link)}</a><br><br>`;
	const endHtml = end ? `${escaped(end.text)}<br>${endLink}` : '';
	const html =
		`<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">` +
		'<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light">' +
		`<title>${escaped(subject)}</title></head><body style="${style({ margin: '0', padding: '0', background: colours.ground })}">` +
		(preheader ? `<div style="${hidden}">${escaped(preheader)}</div>` : '') +
		`<${table} bgcolor="${colours.ground}"><tr><td style="padding:24px 12px"><${table} style="${frame}">` +
		row(colours.headerGround, { padding: '20px 32px' }, headOf(look)) +
		row(colours.paper, { padding: '32px 32px 16px' }, parts.map((part) => htmlOf(part, look)).join('')) +
		row(
			colours.paper,
			{ ...footer, 'border-top': `1px solid ${colours.border}` },
			endHtml + sender.map(escaped).join('<br>'),
		) +
		`</table></td></tr></table>${afterwards}</body></html>\n`;
	const text = `${[shopName, ...parts.map(textOf), ...(end ? [`${end.text}\n${end.link}: ${end.href}`] : []), `-- \n${sender.join('\n')}`].join('\n\n')}\n`;
	return { subject, html, text };
}
