// What a block stands on: pictures, links and products come from the code that shows the page, and so does every text. For visitors they are
// just shown; on the canvas of the editor the same renderer gets texts that can be typed into.
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import type { ShownFeed } from '../../rules/feeds/feed.ts';
import type { ShownImage } from '../../rules/page-contract.ts';
import type { ShownPart, ShownSection } from '../../rules/pages/block.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { PageForms } from './page-forms.ts';

// biome-ignore lint/suspicious/noExplicitAny: a part of any block.
export type AnyPart = ShownPart<any, any>;
// biome-ignore lint/suspicious/noExplicitAny: likewise.
export type AnySection = ShownSection<any, any, any, any>;

export interface TextProps {
	of: AnyPart;
	name: string;
	as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'div' | 'strong' | 'cite' | 'summary' | 'figcaption' | 'li';
	className?: string;
}

export interface RichProps {
	of: AnyPart;
	name: string;
	className?: string;
}

export interface PhotoProps {
	of: AnyPart;
	name: string;
	/** How wide it is shown, as in the attribute of the same name. */
	sizes: string;
	className?: string;
	/** In view at once. */
	eager?: boolean;
	/** Says nothing that does not stand beside it. */
	decorative?: boolean;
}

export interface CallProps {
	of: AnyPart;
	name: string;
	size?: 'medium' | 'large';
	/** False: another button has the tile, so that this one is a button whatever was chosen. */
	tile?: boolean;
	/** Stands before the words. */
	icon?: ReactNode;
	/** Round at its ends, whatever the shop's corners are. */
	pill?: boolean;
}

export interface ItemProps {
	of: AnyPart;
	as?: 'li' | 'div' | 'article' | 'figure' | 'details' | 'tr';
	className?: string;
	/** Of details: whether they are open at first. */
	open?: boolean;
	/** What one sees of it, which has its colours and borders: itself, or what stands in it. */
	surface?: 'self' | 'child';
	children: ReactNode;
}

export interface LinkProps {
	/** https://… or a path of the shop without its language. */
	to: string;
	/** A name opens a new tab. */
	target?: string;
	className?: string;
	'aria-label'?: string;
	/** The key of its words, for those who may correct them. */
	'data-text'?: string;
	children?: ReactNode;
}

export interface ProductsProps {
	of: AnySection;
	/** How many beside each other where there is room. */
	columns?: 1 | 2 | 3 | 4;
	/** The level below the heading of the section. */
	heading: 'h2' | 'h3';
}

interface PictureProps {
	image: ShownImage;
	sizes: string;
	className?: string;
	eager?: boolean;
	decorative?: boolean;
}

interface ShopContact {
	address: readonly string[];
	/** As schema.org writes them. */
	openingHours: readonly string[];
	phone: string;
	mail: string;
}

export interface Stage {
	language: string;
	/** How the shop writes numbers; null: as the language does. */
	notation: string | null;
	currency: string;
	/** Of the shop. */
	timeZone: string;
	t: Translate;
	/** Whether this is the canvas: nothing leads away, and what is empty shows where it would be. */
	canvas: boolean;
	/** The heading of a section: the first of a page is its h1. */
	headingOf(section: AnySection): 'h1' | 'h2';
	/** Of the media library; undefined for what is gone. */
	pictureOf(id: string | null): ShownImage | undefined;
	/** The feed that a section shows, as it was fetched last. */
	feedOf(section: AnySection): ShownFeed | undefined;
	/** When the page was made; undefined where it says nothing of that. */
	madeAt: number | undefined;
	/** What the settings of the shop say of where it is and when it is open. */
	shop: ShopContact;
	/** Whether the visitor has agreed to content of other sites; asked in the browser. */
	mayLoad(): boolean;
	/** Shows the visitor what they have agreed to, to be changed. */
	openConsent(): void;
	/** What plain forms know of their page; only where there is one. */
	useForms?: () => PageForms;
	/** Colours of buttons as classes. */
	buttonClass(colour: string, size: 'medium' | 'large'): string;
	Text: ComponentType<TextProps>;
	Rich: ComponentType<RichProps>;
	Photo: ComponentType<PhotoProps>;
	Call: ComponentType<CallProps>;
	Item: ComponentType<ItemProps>;
	Link: ComponentType<LinkProps>;
	Picture: ComponentType<PictureProps>;
	/** Asks whether pictures of a provider may be loaded, as long as they are not. */
	PictureConsent?: ComponentType<{ provider: string }>;
	/** Names who took the pictures of a section; only where some are to be named. */
	Credits?: ComponentType<{ section: AnySection }>;
	/** The products that the settings of a section choose, as cards. */
	Products: ComponentType<ProductsProps>;
	/** Categories as pictures: those below the chosen one, or the uppermost. */
	CategoryTiles: ComponentType<{ of: AnySection; below: string | null; heading: 'h2' | 'h3' }>;
}

const StageContext = createContext<Stage | undefined>(undefined);

export const StageProvider = StageContext.Provider;

export function useStage(): Stage {
	const stage = useContext(StageContext);
	if (!stage) throw new Error('no stage around this block');
	return stage;
}

type NameIn<P extends AnyPart, Kind> = {
	[Name in keyof P['texts']]: P['texts'][Name] extends Kind ? Name : never;
}[keyof P['texts']] &
	string;

/** One line or several; nothing where nothing is written. */
export function Text<P extends AnyPart>(props: Omit<TextProps, 'of' | 'name'> & { of: P; name: NameIn<P, string> }) {
	const { Text: Shown } = useStage();
	return <Shown {...props} />;
}

export function Rich<P extends AnyPart>(
	props: Omit<RichProps, 'of' | 'name'> & { of: P; name: keyof P['texts'] & string },
) {
	const { Rich: Shown } = useStage();
	return <Shown {...props} />;
}

export function Photo<P extends AnyPart>(
	props: Omit<PhotoProps, 'of' | 'name'> & { of: P; name: keyof P['values'] & string },
) {
	const { Photo: Shown } = useStage();
	return <Shown {...props} />;
}

/** A button that leads somewhere. What it is the tile of has `relative`. */
export function Call<P extends AnyPart>(
	props: Omit<CallProps, 'of' | 'name'> & { of: P; name: keyof P['values'] & string },
) {
	const { Call: Shown } = useStage();
	return <Shown {...props} />;
}

/** An item of a section: on the canvas it can be chosen and moved. */
export function Item(props: ItemProps) {
	const { Item: Shown } = useStage();
	return <Shown {...props} />;
}

export function Link(props: LinkProps) {
	const { Link: Shown } = useStage();
	return <Shown {...props} />;
}

export function Products(props: ProductsProps) {
	const { Products: Shown } = useStage();
	return <Shown {...props} />;
}
