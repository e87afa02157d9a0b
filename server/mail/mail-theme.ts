// The look of a tenant as mail clients understand it: no variables, no transparency, fonts with something to fall back on.
import type { DocumentSeller } from '../../rules/documents/document.ts';
import { opaqueColour } from '../../rules/theme/contrast.ts';
import { findFont } from '../../rules/theme/fonts.ts';
import { resolveColour } from '../../rules/theme/resolve-colour.ts';
import { borderRadii, type FontRole, type Theme } from '../../rules/theme/theme.ts';
import type { MailLogo } from './find-sender.ts';

export interface MailTheme {
	shopName: string;
	language: string;
	/** How the shop writes prices in this language, for formatMoney. */
	notation: string | null;
	/** Of the shop: in it days and times are written. */
	timeZone: string;
	/** At the end of every mail, before the details of the company. */
	sentBy: string;
	/** Legal details of the company, line by line. */
	senderLines: readonly string[];
	/** Where an invoice is paid to. */
	bank: DocumentSeller['bank'];
	/** In place of the shop's name. */
	logo: MailLogo | undefined;
	fonts: { display: string; body: string };
	/** Six digits each. */
	colours: Record<keyof typeof paths, string>;
	radius: string;
}

const paths = {
	ground: 'colors.background.light',
	paper: 'colors.background.primary',
	border: 'colors.border.DEFAULT',
	text: 'colors.body.DEFAULT',
	quietText: 'colors.body.light',
	headerGround: 'applications.header.background',
	headerText: 'applications.headerLogo.text',
	link: 'colors.body.link',
	buttonGround: 'applications.button.primary.background',
	buttonText: 'applications.button.primary.text',
};

/** What machines have that cannot load our fonts, as mail clients cannot. */
const everywhere = {
	'sans-serif': "'Helvetica Neue', Helvetica, Arial, sans-serif",
	serif: "Georgia, 'Times New Roman', serif",
	monospace: "'Courier New', Courier, monospace",
};

function fontStack(theme: Theme, role: FontRole): string {
	const family = theme.fonts[role];
	return `'${family}', ${everywhere[findFont(family)?.generic ?? 'sans-serif']}`;
}

export function mailTheme(theme: Theme, words: Omit<MailTheme, 'fonts' | 'colours' | 'radius'>): MailTheme {
	const paper = opaqueColour(resolveColour(theme, paths.paper), '#ffffff');
	const colours = Object.fromEntries(
		Object.entries(paths).map(([name, path]) => [name, opaqueColour(resolveColour(theme, path), paper)]),
	) as MailTheme['colours'];
	return {
		...words,
		fonts: { display: fontStack(theme, 'display'), body: fontStack(theme, 'body') },
		colours,
		radius: borderRadii[theme.border.radius],
	};
}
