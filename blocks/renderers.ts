// Written by `npm run blocks` from the folders here.
import type { ComponentType } from 'react';
import type { AnySection } from './stage/stage.tsx';

export interface Renderer {
	load(): Promise<{ Render: ComponentType<{ section: AnySection }> }>;
}

/** Those of usual first pages. */
export const firstBlocks: readonly string[] = [
	'categoryTiles',
	'doubleCta',
	'hero',
	'imageText',
	'productGrid',
	'quote',
	'text',
];

const first = async (type: keyof typeof import('./first-blocks.ts')) => ({
	Render: (await import('./first-blocks.ts'))[type],
});

export const renderers: Readonly<Record<string, Renderer>> = {
	actionWidget: { load: () => import('./action-widget/render.tsx') },
	categoryTiles: { load: () => first('categoryTiles') },
	cloudbar: { load: () => import('./cloudbar/render.tsx') },
	contactForm: { load: () => import('./contact-form/render.tsx') },
	countdown: { load: () => import('./countdown/render.tsx') },
	divider: { load: () => import('./divider/render.tsx') },
	doubleCta: { load: () => first('doubleCta') },
	fancyTitle: { load: () => import('./fancy-title/render.tsx') },
	faq: { load: () => import('./faq/render.tsx') },
	gallery: { load: () => import('./gallery/render.tsx') },
	hero: { load: () => first('hero') },
	heroSplit: { load: () => import('./hero-split/render.tsx') },
	image: { load: () => import('./image/render.tsx') },
	imageText: { load: () => first('imageText') },
	linkList: { load: () => import('./link-list/render.tsx') },
	logoWall: { load: () => import('./logo-wall/render.tsx') },
	newsletterBox: { load: () => import('./newsletter-box/render.tsx') },
	openingHours: { load: () => import('./opening-hours/render.tsx') },
	pricingTiers: { load: () => import('./pricing-tiers/render.tsx') },
	productGrid: { load: () => first('productGrid') },
	profileHead: { load: () => import('./profile-head/render.tsx') },
	quote: { load: () => first('quote') },
	roiCalculator: { load: () => import('./roi-calculator/render.tsx') },
	roiCalculatorPrint: { load: () => import('./roi-calculator-print/render.tsx') },
	rssFeed: { load: () => import('./rss-feed/render.tsx') },
	singleCta: { load: () => import('./single-cta/render.tsx') },
	singleProduct: { load: () => import('./single-product/render.tsx') },
	socialButtons: { load: () => import('./social-buttons/render.tsx') },
	spacer: { load: () => import('./spacer/render.tsx') },
	steps: { load: () => import('./steps/render.tsx') },
	table: { load: () => import('./table/render.tsx') },
	testimonials: { load: () => import('./testimonials/render.tsx') },
	text: { load: () => first('text') },
	title: { load: () => import('./title/render.tsx') },
	video: { load: () => import('./video/render.tsx') },
};
