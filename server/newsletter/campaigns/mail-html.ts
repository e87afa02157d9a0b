// Blocks of pages as mail programs understand them: tables and inline styles. Both versions, HTML and text, come from the same values.
import { escaped } from '../../../rules/html.ts';
import type { RichInline, RichLeaf, RichParagraph, RichText } from '../../../rules/pages/rich-text.ts';
import { isRichList } from '../../../rules/pages/rich-text.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';

export interface Drawn {
	html: string;
	text: string;
}

/** Where a link of the mail leads; undefined: nowhere that a mail could lead to. */
export type ToHref = (url: string) => string | undefined;

const style = (rules: Readonly<Record<string, string>>): string =>
	escaped(
		Object.entries(rules)
			.map(([name, value]) => `${name}:${value}`)
			.join(';'),
	);

const lines = (text: string): string => escaped(text).replaceAll('\n', '<br>');

const align = (centred: boolean): Record<string, string> => (centred ? { 'text-align': 'center' } : {});

export function heading(look: MailTheme, text: string, size: 'small' | 'medium' | 'large', centred = false): Drawn {
	const pixels = { small: 20, medium: 26, large: 32 }[size];
	const rules = {
		margin: '0 0 12px',
		font: `bold ${pixels}px/1.25 ${look.fonts.display}`,
		color: look.colours.text,
		...align(centred),
	};
	return {
		html: `<h2 style="${style(rules)}">${lines(text)}</h2>`,
		text: `${text}\n${'='.repeat(Math.min(text.length, 72))}`,
	};
}

export function paragraph(look: MailTheme, text: string, centred = false): Drawn {
	const rules = {
		margin: '0 0 16px',
		font: `16px/1.5 ${look.fonts.body}`,
		color: look.colours.text,
		...align(centred),
	};
	return { html: `<p style="${style(rules)}">${lines(text)}</p>`, text };
}

export function small(look: MailTheme, text: string): Drawn {
	const rules = { margin: '0 0 16px', font: `13px/1.5 ${look.fonts.body}`, color: look.colours.quietText };
	return { html: `<p style="${style(rules)}">${lines(text)}</p>`, text };
}

export function button(look: MailTheme, text: string, href: string, centred = false): Drawn {
	const { colours, fonts, radius } = look;
	const cell = { background: colours.buttonGround, 'border-radius': radius };
	const link = {
		display: 'inline-block',
		padding: '12px 24px',
		font: `bold 16px/1.25 ${fonts.body}`,
		color: colours.buttonText,
		'text-decoration': 'none',
	};
	const table = style({ margin: centred ? '4px auto 20px' : '4px 0 20px' });
	return {
		html:
			`<table role="presentation" cellpadding="0" cellspacing="0" border="0"${centred ? ' align="center"' : ''} style="${table}"><tr>` +
			`<td bgcolor="${colours.buttonGround}" style="${style(cell)}"><a href="${href}" style="${style(link)}">${escaped(text)}</a></td></tr></table>` +
			(centred ? '<div style="clear:both"></div>' : ''),
		text: `${text}: ${href}`,
	};
}

const marks: readonly [keyof RichLeaf, string][] = [
	['bold', 'font-weight:bold'],
	['italic', 'font-style:italic'],
];

function leafHtml(leaf: RichLeaf): string {
	const decoration = [leaf.underline && 'underline', leaf.strike && 'line-through'].filter(Boolean).join(' ');
	const rules = [
		...marks.flatMap(([name, rule]) => (leaf[name] ? [rule] : [])),
		...(decoration ? [`text-decoration:${decoration}`] : []),
	];
	const words = lines(leaf.text);
	return rules.length > 0 ? `<span style="${rules.join(';')}">${words}</span>` : words;
}

function inlineHtml(inline: RichInline, look: MailTheme, toHref: ToHref): string {
	if (!('children' in inline)) return leafHtml(inline);
	const words = inline.children.map(leafHtml).join('');
	const href = toHref(inline.url);
	return href === undefined ? words : `<a href="${href}" style="${style({ color: look.colours.link })}">${words}</a>`;
}

function inlineText(inline: RichInline, toHref: ToHref): string {
	if (!('children' in inline)) return inline.text;
	const words = inline.children.map(({ text }) => text).join('');
	const href = toHref(inline.url);
	return href === undefined ? words : `${words} (${href})`;
}

const headingSizes: Partial<Record<RichParagraph['type'], number>> = { heading2: 22, heading3: 19, heading4: 17 };

function paragraphHtml(block: RichParagraph, look: MailTheme, toHref: ToHref, centred: boolean): string {
	const { colours, fonts } = look;
	const words = block.children.map((inline) => inlineHtml(inline, look, toHref)).join('');
	const size = headingSizes[block.type];
	const aligned = block.align ?? (centred ? 'center' : undefined);
	const rules = {
		margin: size ? '0 0 10px' : '0 0 14px',
		font: size ? `bold ${size}px/1.3 ${fonts.display}` : `16px/1.5 ${fonts.body}`,
		color: colours.text,
		...(aligned && { 'text-align': aligned === 'end' ? 'right' : aligned }),
		...(block.type === 'quote' && { 'border-left': `3px solid ${colours.border}`, 'padding-left': '14px' }),
	};
	const tag = size ? 'h3' : 'p';
	return `<${tag} style="${style(rules)}">${words || '&nbsp;'}</${tag}>`;
}

/** Formatted text of an editor. */
export function rich(look: MailTheme, text: RichText, toHref: ToHref, centred = false): Drawn {
	const item = style({ margin: '0 0 6px', font: `16px/1.5 ${look.fonts.body}`, color: look.colours.text });
	const html = text.map((block) => {
		if (!isRichList(block)) return paragraphHtml(block, look, toHref, centred);
		const tag = block.type === 'numbered' ? 'ol' : 'ul';
		const items = block.children.map(
			({ children }) =>
				`<li style="${item}">${children.map((inline) => inlineHtml(inline, look, toHref)).join('')}</li>`,
		);
		return `<${tag} style="${style({ margin: '0 0 14px', padding: '0 0 0 22px' })}">${items.join('')}</${tag}>`;
	});
	const plain = text.map((block) =>
		isRichList(block)
			? block.children
					.map(({ children }, index) => {
						const sign = block.type === 'numbered' ? `${index + 1}.` : '-';
						return `${sign} ${children.map((inline) => inlineText(inline, toHref)).join('')}`;
					})
					.join('\n')
			: block.children.map((inline) => inlineText(inline, toHref)).join(''),
	);
	return { html: html.join(''), text: plain.join('\n\n') };
}

/** In pixels: what is inside of the frame of a mail. */
const innerWidth = 536;

interface MailPicture {
	src: string;
	alt: string;
	width: number;
	height: number;
}

export function picture({ src, alt, width, height }: MailPicture, share: number, href: string | undefined): Drawn {
	const shown = Math.min(Math.round(innerWidth * share), width);
	const rules = {
		display: 'block',
		width: '100%',
		'max-width': `${shown}px`,
		height: 'auto',
		border: '0',
		margin: '0 auto',
	};
	const image = `<img src="${escaped(src)}" alt="${escaped(alt)}" width="${shown}" height="${Math.round((shown * height) / width)}" style="${style(rules)}">`;
	const linked = href === undefined ? image : `<a href="${href}">${image}</a>`;
	return {
		html: `<div style="${style({ margin: '0 0 16px' })}">${linked}</div>`,
		text: [alt && `[${alt}]`, href].filter(Boolean).join(' '),
	};
}

export interface MailProduct {
	name: string;
	price: string;
	href: string;
	picture: MailPicture | undefined;
}

const cellOf = (look: MailTheme, { name, price, href, picture: image }: MailProduct, width: string): string => {
	const { colours, fonts } = look;
	const shown = image
		? `<a href="${href}"><img src="${escaped(image.src)}" alt="" width="160" style="${style({ display: 'block', width: '100%', 'max-width': '240px', height: 'auto', border: '0', margin: '0 auto 8px' })}"></a>`
		: '';
	const named = style({ font: `bold 15px/1.35 ${fonts.body}`, color: colours.text, 'text-decoration': 'none' });
	const priced = style({ font: `14px/1.35 ${fonts.body}`, color: colours.quietText, margin: '2px 0 0' });
	return (
		`<td valign="top" width="${width}" style="${style({ padding: '0 8px 20px' })}">${shown}<a href="${href}" style="${named}">${escaped(name)}</a>` +
		`${price ? `<p style="${priced}">${escaped(price)}</p>` : ''}</td>`
	);
};

/** Two beside each other; one alone takes the whole width. */
export function products(look: MailTheme, items: readonly MailProduct[]): Drawn {
	const perRow = items.length === 1 ? 1 : 2;
	const width = perRow === 1 ? '100%' : '50%';
	const rows: string[] = [];
	for (let start = 0; start < items.length; start += perRow) {
		const cells = items.slice(start, start + perRow).map((item) => cellOf(look, item, width));
		while (cells.length < perRow) cells.push(`<td width="${width}"></td>`);
		rows.push(`<tr>${cells.join('')}</tr>`);
	}
	return {
		html: `<table role="presentation" cellpadding="0" cellspacing="0" border="0" width="100%">${rows.join('')}</table>`,
		text: items.map(({ name, price, href }) => [price ? `${name}, ${price}` : name, href].join('\n')).join('\n\n'),
	};
}

export const divider = ({ colours }: MailTheme): Drawn => ({
	html: `<div style="${style({ 'border-top': `1px solid ${colours.border}`, margin: '8px 0 24px', 'font-size': '0', 'line-height': '0' })}">&nbsp;</div>`,
	text: '-'.repeat(40),
});

export const spacer = (pixels: number): Drawn => ({
	html: `<div style="${style({ height: `${pixels}px`, 'font-size': '0', 'line-height': `${pixels}px` })}">&nbsp;</div>`,
	text: '',
});
