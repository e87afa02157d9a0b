// Written by `npm run blocks` from the folders of the blocks: what they and their settings are called in the page editor.
import { messages as actionWidget } from '../../../blocks/action-widget/messages/de-DE.ts';
import { messages as categoryTiles } from '../../../blocks/category-tiles/messages/de-DE.ts';
import { messages as cloudbar } from '../../../blocks/cloudbar/messages/de-DE.ts';
import { messages as contactForm } from '../../../blocks/contact-form/messages/de-DE.ts';
import { messages as countdown } from '../../../blocks/countdown/messages/de-DE.ts';
import { messages as divider } from '../../../blocks/divider/messages/de-DE.ts';
import { messages as doubleCta } from '../../../blocks/double-cta/messages/de-DE.ts';
import { messages as fancyTitle } from '../../../blocks/fancy-title/messages/de-DE.ts';
import { messages as faq } from '../../../blocks/faq/messages/de-DE.ts';
import { messages as gallery } from '../../../blocks/gallery/messages/de-DE.ts';
import { messages as hero } from '../../../blocks/hero/messages/de-DE.ts';
import { messages as heroSplit } from '../../../blocks/hero-split/messages/de-DE.ts';
import { messages as image } from '../../../blocks/image/messages/de-DE.ts';
import { messages as imageText } from '../../../blocks/image-text/messages/de-DE.ts';
import { messages as linkList } from '../../../blocks/link-list/messages/de-DE.ts';
import { messages as logoWall } from '../../../blocks/logo-wall/messages/de-DE.ts';
import { messages as newsletterBox } from '../../../blocks/newsletter-box/messages/de-DE.ts';
import { messages as openingHours } from '../../../blocks/opening-hours/messages/de-DE.ts';
import { messages as pricingTiers } from '../../../blocks/pricing-tiers/messages/de-DE.ts';
import { messages as productGrid } from '../../../blocks/product-grid/messages/de-DE.ts';
import { messages as profileHead } from '../../../blocks/profile-head/messages/de-DE.ts';
import { messages as quote } from '../../../blocks/quote/messages/de-DE.ts';
import { messages as roiCalculator } from '../../../blocks/roi-calculator/messages/de-DE.ts';
import { messages as roiCalculatorPrint } from '../../../blocks/roi-calculator-print/messages/de-DE.ts';
import { messages as rssFeed } from '../../../blocks/rss-feed/messages/de-DE.ts';
import { messages as singleCta } from '../../../blocks/single-cta/messages/de-DE.ts';
import { messages as singleProduct } from '../../../blocks/single-product/messages/de-DE.ts';
import { messages as socialButtons } from '../../../blocks/social-buttons/messages/de-DE.ts';
import { messages as spacer } from '../../../blocks/spacer/messages/de-DE.ts';
import { messages as steps } from '../../../blocks/steps/messages/de-DE.ts';
import { messages as table } from '../../../blocks/table/messages/de-DE.ts';
import { messages as testimonials } from '../../../blocks/testimonials/messages/de-DE.ts';
import { messages as text } from '../../../blocks/text/messages/de-DE.ts';
import { messages as title } from '../../../blocks/title/messages/de-DE.ts';
import { messages as video } from '../../../blocks/video/messages/de-DE.ts';
import type { pageBlocks as base } from '../en-GB/page-blocks.ts';
import type { TranslationOf } from '../entry.ts';

export const pageBlocks: TranslationOf<typeof base> = {
	...actionWidget,
	...categoryTiles,
	...cloudbar,
	...contactForm,
	...countdown,
	...divider,
	...doubleCta,
	...fancyTitle,
	...faq,
	...gallery,
	...hero,
	...heroSplit,
	...image,
	...imageText,
	...linkList,
	...logoWall,
	...newsletterBox,
	...openingHours,
	...pricingTiers,
	...productGrid,
	...profileHead,
	...quote,
	...roiCalculator,
	...roiCalculatorPrint,
	...rssFeed,
	...singleCta,
	...singleProduct,
	...socialButtons,
	...spacer,
	...steps,
	...table,
	...testimonials,
	...text,
	...title,
	...video,
};
