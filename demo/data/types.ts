// What a demo shop consists of. Each domain takes its part of it when the demo is filled.

import type { LabelKind } from '../../rules/catalogue/kinds.ts';
import type { PictureOf } from '../drawing/picture.ts';
import type { Setting } from '../drawing/scenes/table.ts';
import type { Make } from './choices.ts';
import type { DemoContentPage } from './pages/page.ts';
import type { DemoTariff } from './prices.ts';
import type { DemoSelling } from './selling.ts';

export type DemoLanguage = 'de-DE' | 'en-GB';

export type InBoth<T = string> = Record<DemoLanguage, T>;

export const both = <T>(german: T, english: T): InBoth<T> => ({ 'de-DE': german, 'en-GB': english });

export interface DemoCategory {
	slug: string;
	name: InBoth;
	description: InBoth;
	/** The surface that its products are photographed on. */
	setting: Setting;
	picture: PictureOf;
	/** The slug of the category above it. */
	parent?: string;
	/** Only regular customers see it. */
	members?: boolean;
	/** Slugs of products of other categories that are in it as well. */
	products?: readonly string[];
}

/** A word that stands on some products. */
export interface DemoLabel {
	name: InBoth;
	kind: LabelKind;
	/** Days from the filling of the shop on which it begins and ends; always, where they are missing. */
	from?: number;
	until?: number;
	/** Slugs. */
	products: string[];
}

export interface DemoProduct {
	slug: string;
	/** The slug of its category. */
	category: string;
	name: InBoth;
	description: InBoth;
	/** In cents, for the smallest run; with or without tax, as the shop writes its prices. */
	fromPrice: number;
	picture: PictureOf;
}

export interface Section {
	heading: string;
	paragraphs: string[];
}

export interface DemoPage {
	slug: 'imprint' | 'privacy' | 'terms' | 'contact' | 'withdrawal';
	title: InBoth;
	sections: InBoth<Section[]>;
}

/** What the shop says about itself on its home page and in its footer. */
export interface DemoVoice {
	slogan: InBoth;
	heroTitle: InBoth;
	heroText: InBoth;
	reasonsTitle: InBoth;
	reasons: { title: InBoth; text: InBoth }[];
	/** Line by line. */
	address: string[];
	phone: string;
	mail: string;
	openingHours: InBoth<string[]>;
	/** The same as schema.org writes it. */
	hours: string[];
}

/** An item of a menu: `page:about`, `link:…`, `category:…`, `product:…`, `categories`, `heading`, or an address. */
export interface DemoMenuItem {
	to: string;
	label?: InBoth;
	/** Slugs of products that were picked for the panel of a category. */
	products?: string[];
	newTab?: boolean;
	/** For regular customers alone. */
	members?: boolean;
	below?: DemoMenuItem[];
}

export type DemoMenus = Record<'header' | 'footer', DemoMenuItem[]>;

export interface DemoShop {
	slug: 'demo' | 'atelier';
	name: string;
	header: 'default' | 'simple';
	/** What the logo stands on. */
	headerGround: 'light' | 'dark';
	voice: DemoVoice;
	/** In the order in which they are shown. */
	categories: DemoCategory[];
	/** In the order in which they are shown, category by category. */
	products: DemoProduct[];
	/** What they are made of, by slug. */
	makes: Record<string, Make>;
	tariff: DemoTariff;
	selling: DemoSelling;
	labels: DemoLabel[];
	/** Slugs of what is shown and not sold at present, and of what is not shown yet. */
	unavailable: string[];
	unpublished: string[];
	/** Imprint and the like. */
	pages: DemoPage[];
	/** What its editors have built. */
	contentPages: DemoContentPage[];
	menus: DemoMenus;
}
