// Written by `npm run blocks` from the folders here.
import type { ComponentType } from 'react';
import type { AnySection } from './stage/stage.tsx';

export interface Renderer {
	/** The source file, as the build names it. */
	module: string;
	load(): Promise<{ Render: ComponentType<{ section: AnySection }> }>;
}

export const renderers: Readonly<Record<string, Renderer>> = {
	categoryTiles: { module: 'blocks/category-tiles/render.tsx', load: () => import('./category-tiles/render.tsx') },
	cloudbar: { module: 'blocks/cloudbar/render.tsx', load: () => import('./cloudbar/render.tsx') },
	divider: { module: 'blocks/divider/render.tsx', load: () => import('./divider/render.tsx') },
	doubleCta: { module: 'blocks/double-cta/render.tsx', load: () => import('./double-cta/render.tsx') },
	fancyTitle: { module: 'blocks/fancy-title/render.tsx', load: () => import('./fancy-title/render.tsx') },
	faq: { module: 'blocks/faq/render.tsx', load: () => import('./faq/render.tsx') },
	gallery: { module: 'blocks/gallery/render.tsx', load: () => import('./gallery/render.tsx') },
	hero: { module: 'blocks/hero/render.tsx', load: () => import('./hero/render.tsx') },
	heroSplit: { module: 'blocks/hero-split/render.tsx', load: () => import('./hero-split/render.tsx') },
	image: { module: 'blocks/image/render.tsx', load: () => import('./image/render.tsx') },
	imageText: { module: 'blocks/image-text/render.tsx', load: () => import('./image-text/render.tsx') },
	linkList: { module: 'blocks/link-list/render.tsx', load: () => import('./link-list/render.tsx') },
	logoWall: { module: 'blocks/logo-wall/render.tsx', load: () => import('./logo-wall/render.tsx') },
	pricingTiers: { module: 'blocks/pricing-tiers/render.tsx', load: () => import('./pricing-tiers/render.tsx') },
	productGrid: { module: 'blocks/product-grid/render.tsx', load: () => import('./product-grid/render.tsx') },
	profileHead: { module: 'blocks/profile-head/render.tsx', load: () => import('./profile-head/render.tsx') },
	quote: { module: 'blocks/quote/render.tsx', load: () => import('./quote/render.tsx') },
	roiCalculator: { module: 'blocks/roi-calculator/render.tsx', load: () => import('./roi-calculator/render.tsx') },
	roiCalculatorPrint: {
		module: 'blocks/roi-calculator-print/render.tsx',
		load: () => import('./roi-calculator-print/render.tsx'),
	},
	rssFeed: { module: 'blocks/rss-feed/render.tsx', load: () => import('./rss-feed/render.tsx') },
	singleCta: { module: 'blocks/single-cta/render.tsx', load: () => import('./single-cta/render.tsx') },
	singleProduct: { module: 'blocks/single-product/render.tsx', load: () => import('./single-product/render.tsx') },
	socialButtons: { module: 'blocks/social-buttons/render.tsx', load: () => import('./social-buttons/render.tsx') },
	spacer: { module: 'blocks/spacer/render.tsx', load: () => import('./spacer/render.tsx') },
	steps: { module: 'blocks/steps/render.tsx', load: () => import('./steps/render.tsx') },
	table: { module: 'blocks/table/render.tsx', load: () => import('./table/render.tsx') },
	testimonials: { module: 'blocks/testimonials/render.tsx', load: () => import('./testimonials/render.tsx') },
	text: { module: 'blocks/text/render.tsx', load: () => import('./text/render.tsx') },
	title: { module: 'blocks/title/render.tsx', load: () => import('./title/render.tsx') },
};
