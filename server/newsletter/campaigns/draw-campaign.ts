// A campaign as it is sent in one language: its blocks below the logo, and at its end who sends it and how it is ended.
import { definitions } from '../../../blocks/registry.ts';
import { escaped } from '../../../rules/html.ts';
import { formatMoney } from '../../../rules/money.ts';
import { newsletterPages } from '../../../rules/newsletter/pages.ts';
import { linkMark, pixelMark, unsubscribeMark } from '../../../rules/newsletter/tracking.ts';
import type { ShownSection } from '../../../rules/pages/block.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import type { PageLink } from '../../../rules/pages/fields.ts';
import type { RichText } from '../../../rules/pages/rich-text.ts';
import { shownSections } from '../../../rules/pages/show-page.ts';
import { languageChain } from '../../../rules/texts/lookup.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { shopLink } from '../../accounts/shop-link.ts';
import { everybody } from '../../catalogue/read-model/audience.ts';
import type { Sql } from '../../database/connection.ts';
import { layOutMail, type MailContent } from '../../mail/lay-out-mail.ts';
import { loadMailTheme } from '../../mail/load-mail-theme.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import { pictureAddress } from '../../media/media-path.ts';
import { currentDocument } from '../../pages/page-documents.ts';
import { findParts, type PageParts } from '../../pages/page-parts.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage } from '../../tenants/spoken-language.ts';
import * as draw from './mail-html.ts';

export interface DrawnCampaign extends MailContent {
	/** Where its links lead, in the order of their marks. */
	links: string[];
}

interface Drawing {
	look: MailTheme;
	t: Translate;
	parts: PageParts;
	/** https://shop.example */
	origin: string;
	currency: string;
	toHref: draw.ToHref;
}

type DrawBlock = (section: ShownSection, drawing: Drawing) => (draw.Drawn | undefined)[];

const textOf = (section: { texts: Readonly<Record<string, unknown>> }, name: string): string => {
	const text = section.texts[name];
	return typeof text === 'string' ? text.trim() : '';
};

const richOf = (section: { texts: Readonly<Record<string, unknown>> }, name: string): RichText =>
	Array.isArray(section.texts[name]) ? (section.texts[name] as RichText) : [];

function buttonOf(section: ShownSection, name: string, { look, toHref }: Drawing, centred = false) {
	const words = section.calls[name]?.trim();
	const href = toHref((section.values[name] as PageLink | null)?.url ?? '');
	return words && href !== undefined ? draw.button(look, words, href, centred) : undefined;
}

const headingOf = (section: ShownSection, { look }: Drawing, size: 'small' | 'medium' | 'large', centred = false) =>
	textOf(section, 'title') ? draw.heading(look, textOf(section, 'title'), size, centred) : undefined;

function productsOf({ id }: ShownSection, { look, t, parts, origin, currency, toHref }: Drawing) {
	const found = parts.products.find(({ section }) => section === id)?.products ?? [];
	const items = found.flatMap(({ card: { name, slug, image, fromPrice } }) => {
		const href = toHref(`/product/${slug}`);
		if (href === undefined) return [];
		const price = fromPrice ? formatMoney({ minor: fromPrice, currency }, look.language, look.notation) : '';
		return {
			...{ name, href, price: price && t('mails.newsletter.fromPrice', { price }) },
			picture: image
				? { src: `${origin}${pictureAddress(image)}`, alt: '', width: image.width, height: image.height }
				: undefined,
		};
	});
	return items.length > 0 ? draw.products(look, items) : undefined;
}

const shares = { small: 0.4, medium: 0.7, large: 1 } as const;
const heights = { small: 16, medium: 32, large: 56, huge: 80 } as const;

const sizes = { small: 'small', medium: 'medium', large: 'large' } as const;

const among = <Value extends string>(
	values: Readonly<Record<Value, unknown>>,
	given: unknown,
	usual: NoInfer<Value>,
): Value => (typeof given === 'string' && Object.hasOwn(values, given) ? (given as Value) : usual);

const isCentred = ({ values }: ShownSection): boolean => values.align === 'center';

const blocks: Readonly<Record<string, DrawBlock>> = {
	title(section, drawing) {
		const size = among(sizes, section.values.size, 'medium');
		const words = textOf(section, 'text');
		return [
			headingOf(section, drawing, size, isCentred(section)),
			words ? draw.paragraph(drawing.look, words, isCentred(section)) : undefined,
		];
	},
	text: (section, { look, toHref }) =>
		section.items.flatMap((item) => [
			textOf(item, 'title') ? draw.heading(look, textOf(item, 'title'), 'small', isCentred(section)) : undefined,
			draw.rich(look, richOf(item, 'text'), toHref, isCentred(section)),
		]),
	image(section, { look, parts, origin, toHref }) {
		const image = parts.pictures.find(({ id }) => id === section.values.picture);
		if (!image) return [];
		const share = shares[among(shares, section.values.size, 'large')];
		const href = toHref((section.values.link as PageLink | null)?.url ?? '');
		const { alt, width, height } = image;
		const caption = textOf(section, 'caption');
		return [
			draw.picture({ src: `${origin}${pictureAddress(image)}`, alt, width, height }, share, href),
			caption ? draw.small(look, caption) : undefined,
		];
	},
	singleCta: (section, drawing) => [
		headingOf(section, drawing, 'medium', isCentred(section)),
		textOf(section, 'text') ? draw.paragraph(drawing.look, textOf(section, 'text'), isCentred(section)) : undefined,
		buttonOf(section, 'first', drawing, isCentred(section)),
	],
	productGrid(section, drawing) {
		const items = productsOf(section, drawing);
		return items ? [headingOf(section, drawing, 'medium'), items, buttonOf(section, 'call', drawing)] : [];
	},
	singleProduct(section, drawing) {
		const items = productsOf(section, drawing);
		if (!items) return [];
		const words = draw.rich(drawing.look, richOf(section, 'text'), drawing.toHref);
		return [headingOf(section, drawing, 'medium'), items, words, buttonOf(section, 'call', drawing)];
	},
	divider: (_section, { look }) => [draw.divider(look)],
	spacer: (section) => [draw.spacer(heights[among(heights, section.values.size, 'medium')])],
};

interface Wanted {
	draft: PageDocument;
	subject: string;
	preheader: string;
	language: string;
	/** Of the shop, without a domain of its own. */
	shop: string;
}

/** Links of the mail become marks, in their order; what leads to an anchor of a page leads nowhere in a mail. */
function linkKeeper(tenant: Tenant, shop: string, language: string) {
	const links: string[] = [];
	const toHref: draw.ToHref = (url) => {
		if (url === '' || url.startsWith('#')) return undefined;
		if (/^(mailto|tel):/.test(url)) return escaped(url);
		const target = url.startsWith('/')
			? shopLink(tenant, shop, language, url.replace(/^\/+/, ''))
			: URL.parse(url)?.href;
		if (target === undefined || !/^https?:/.test(target)) return undefined;
		const known = links.indexOf(target);
		return linkMark(known >= 0 ? known : links.push(target) - 1);
	};
	return { links, toHref };
}

/** Everything that is read for it is read in this transaction. */
export async function drawCampaign(sql: Sql, tenant: Tenant, wanted: Wanted): Promise<DrawnCampaign> {
	const { draft, subject, preheader, language, shop } = wanted;
	const document = currentDocument(draft);
	const { texts: t, look } = await loadMailTheme(sql, tenant, language);
	const reading = {
		tenant,
		read: async <Rows extends readonly object[]>(query: (of: Sql) => PromiseLike<Rows>) => query(sql),
	};
	const parts = await findParts(reading, document.sections, { language, audience: everybody });
	const chain = languageChain(language, defaultLanguage(tenant));
	const { links, toHref } = linkKeeper(tenant, shop, language);
	const origin = new URL(shopLink(tenant, shop, language, '')).origin;
	const drawing: Drawing = { look, t, parts, origin, currency: tenant.currency, toHref };
	const drawn = shownSections(document, definitions, chain).flatMap((section) =>
		(blocks[section.type]?.(section, drawing) ?? []).filter((one) => one !== undefined),
	);
	const end = `${shopLink(tenant, shop, language, newsletterPages.end.slice(1))}?token=${unsubscribeMark}`;
	const laidOut = layOutMail(
		look,
		subject,
		drawn.map(({ html, text }) => ({ kind: 'drawn', html, text })),
		{
			preheader,
			end: { text: t('mails.newsletter.endText', { shop: tenant.name }), link: t('mails.newsletter.end'), href: end },
			afterwards: pixelMark,
		},
	);
	// The logo is addressed within the shop.
	return { ...laidOut, html: laidOut.html.replaceAll('src="/', `src="${origin}/`), links };
}
