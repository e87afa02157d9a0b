// Written by `npm run blocks` from the folders here.
import type { InLanguages, SectionTexts } from '../rules/pages/sample-texts.ts';
import { sample as actionWidgetDeDE } from './action-widget/sample/de-DE.ts';
import { sample as actionWidgetEnGB } from './action-widget/sample/en-GB.ts';
import { sample as categoryTilesDeDE } from './category-tiles/sample/de-DE.ts';
import { sample as categoryTilesEnGB } from './category-tiles/sample/en-GB.ts';
import { sample as cloudbarDeDE } from './cloudbar/sample/de-DE.ts';
import { sample as cloudbarEnGB } from './cloudbar/sample/en-GB.ts';
import { sample as contactFormDeDE } from './contact-form/sample/de-DE.ts';
import { sample as contactFormEnGB } from './contact-form/sample/en-GB.ts';
import { sample as countdownDeDE } from './countdown/sample/de-DE.ts';
import { sample as countdownEnGB } from './countdown/sample/en-GB.ts';
import { sample as doubleCtaDeDE } from './double-cta/sample/de-DE.ts';
import { sample as doubleCtaEnGB } from './double-cta/sample/en-GB.ts';
import { sample as fancyTitleDeDE } from './fancy-title/sample/de-DE.ts';
import { sample as fancyTitleEnGB } from './fancy-title/sample/en-GB.ts';
import { sample as faqDeDE } from './faq/sample/de-DE.ts';
import { sample as faqEnGB } from './faq/sample/en-GB.ts';
import { sample as galleryDeDE } from './gallery/sample/de-DE.ts';
import { sample as galleryEnGB } from './gallery/sample/en-GB.ts';
import { sample as heroDeDE } from './hero/sample/de-DE.ts';
import { sample as heroEnGB } from './hero/sample/en-GB.ts';
import { sample as heroSplitDeDE } from './hero-split/sample/de-DE.ts';
import { sample as heroSplitEnGB } from './hero-split/sample/en-GB.ts';
import { sample as imageDeDE } from './image/sample/de-DE.ts';
import { sample as imageEnGB } from './image/sample/en-GB.ts';
import { sample as imageTextDeDE } from './image-text/sample/de-DE.ts';
import { sample as imageTextEnGB } from './image-text/sample/en-GB.ts';
import { sample as linkListDeDE } from './link-list/sample/de-DE.ts';
import { sample as linkListEnGB } from './link-list/sample/en-GB.ts';
import { sample as logoWallDeDE } from './logo-wall/sample/de-DE.ts';
import { sample as logoWallEnGB } from './logo-wall/sample/en-GB.ts';
import { sample as newsletterBoxDeDE } from './newsletter-box/sample/de-DE.ts';
import { sample as newsletterBoxEnGB } from './newsletter-box/sample/en-GB.ts';
import { sample as openingHoursDeDE } from './opening-hours/sample/de-DE.ts';
import { sample as openingHoursEnGB } from './opening-hours/sample/en-GB.ts';
import { sample as pricingTiersDeDE } from './pricing-tiers/sample/de-DE.ts';
import { sample as pricingTiersEnGB } from './pricing-tiers/sample/en-GB.ts';
import { sample as productGridDeDE } from './product-grid/sample/de-DE.ts';
import { sample as productGridEnGB } from './product-grid/sample/en-GB.ts';
import { sample as profileHeadDeDE } from './profile-head/sample/de-DE.ts';
import { sample as profileHeadEnGB } from './profile-head/sample/en-GB.ts';
import { sample as quoteDeDE } from './quote/sample/de-DE.ts';
import { sample as quoteEnGB } from './quote/sample/en-GB.ts';
import { sample as roiCalculatorDeDE } from './roi-calculator/sample/de-DE.ts';
import { sample as roiCalculatorEnGB } from './roi-calculator/sample/en-GB.ts';
import { sample as roiCalculatorPrintDeDE } from './roi-calculator-print/sample/de-DE.ts';
import { sample as roiCalculatorPrintEnGB } from './roi-calculator-print/sample/en-GB.ts';
import { sample as rssFeedDeDE } from './rss-feed/sample/de-DE.ts';
import { sample as rssFeedEnGB } from './rss-feed/sample/en-GB.ts';
import { sample as singleCtaDeDE } from './single-cta/sample/de-DE.ts';
import { sample as singleCtaEnGB } from './single-cta/sample/en-GB.ts';
import { sample as singleProductDeDE } from './single-product/sample/de-DE.ts';
import { sample as singleProductEnGB } from './single-product/sample/en-GB.ts';
import { sample as stepsDeDE } from './steps/sample/de-DE.ts';
import { sample as stepsEnGB } from './steps/sample/en-GB.ts';
import { sample as tableDeDE } from './table/sample/de-DE.ts';
import { sample as tableEnGB } from './table/sample/en-GB.ts';
import { sample as testimonialsDeDE } from './testimonials/sample/de-DE.ts';
import { sample as testimonialsEnGB } from './testimonials/sample/en-GB.ts';
import { sample as textDeDE } from './text/sample/de-DE.ts';
import { sample as textEnGB } from './text/sample/en-GB.ts';
import { sample as titleDeDE } from './title/sample/de-DE.ts';
import { sample as titleEnGB } from './title/sample/en-GB.ts';
import { sample as videoDeDE } from './video/sample/de-DE.ts';
import { sample as videoEnGB } from './video/sample/en-GB.ts';

/** What a new section of a block says, by language. */
export const sampleTexts: Readonly<Record<string, InLanguages<SectionTexts>>> = {
	actionWidget: {
		'de-DE': actionWidgetDeDE,
		'en-GB': actionWidgetEnGB,
	},
	categoryTiles: {
		'de-DE': categoryTilesDeDE,
		'en-GB': categoryTilesEnGB,
	},
	cloudbar: {
		'de-DE': cloudbarDeDE,
		'en-GB': cloudbarEnGB,
	},
	contactForm: {
		'de-DE': contactFormDeDE,
		'en-GB': contactFormEnGB,
	},
	countdown: {
		'de-DE': countdownDeDE,
		'en-GB': countdownEnGB,
	},
	doubleCta: {
		'de-DE': doubleCtaDeDE,
		'en-GB': doubleCtaEnGB,
	},
	fancyTitle: {
		'de-DE': fancyTitleDeDE,
		'en-GB': fancyTitleEnGB,
	},
	faq: {
		'de-DE': faqDeDE,
		'en-GB': faqEnGB,
	},
	gallery: {
		'de-DE': galleryDeDE,
		'en-GB': galleryEnGB,
	},
	hero: {
		'de-DE': heroDeDE,
		'en-GB': heroEnGB,
	},
	heroSplit: {
		'de-DE': heroSplitDeDE,
		'en-GB': heroSplitEnGB,
	},
	image: {
		'de-DE': imageDeDE,
		'en-GB': imageEnGB,
	},
	imageText: {
		'de-DE': imageTextDeDE,
		'en-GB': imageTextEnGB,
	},
	linkList: {
		'de-DE': linkListDeDE,
		'en-GB': linkListEnGB,
	},
	logoWall: {
		'de-DE': logoWallDeDE,
		'en-GB': logoWallEnGB,
	},
	newsletterBox: {
		'de-DE': newsletterBoxDeDE,
		'en-GB': newsletterBoxEnGB,
	},
	openingHours: {
		'de-DE': openingHoursDeDE,
		'en-GB': openingHoursEnGB,
	},
	pricingTiers: {
		'de-DE': pricingTiersDeDE,
		'en-GB': pricingTiersEnGB,
	},
	productGrid: {
		'de-DE': productGridDeDE,
		'en-GB': productGridEnGB,
	},
	profileHead: {
		'de-DE': profileHeadDeDE,
		'en-GB': profileHeadEnGB,
	},
	quote: {
		'de-DE': quoteDeDE,
		'en-GB': quoteEnGB,
	},
	roiCalculator: {
		'de-DE': roiCalculatorDeDE,
		'en-GB': roiCalculatorEnGB,
	},
	roiCalculatorPrint: {
		'de-DE': roiCalculatorPrintDeDE,
		'en-GB': roiCalculatorPrintEnGB,
	},
	rssFeed: {
		'de-DE': rssFeedDeDE,
		'en-GB': rssFeedEnGB,
	},
	singleCta: {
		'de-DE': singleCtaDeDE,
		'en-GB': singleCtaEnGB,
	},
	singleProduct: {
		'de-DE': singleProductDeDE,
		'en-GB': singleProductEnGB,
	},
	steps: {
		'de-DE': stepsDeDE,
		'en-GB': stepsEnGB,
	},
	table: {
		'de-DE': tableDeDE,
		'en-GB': tableEnGB,
	},
	testimonials: {
		'de-DE': testimonialsDeDE,
		'en-GB': testimonialsEnGB,
	},
	text: {
		'de-DE': textDeDE,
		'en-GB': textEnGB,
	},
	title: {
		'de-DE': titleDeDE,
		'en-GB': titleEnGB,
	},
	video: {
		'de-DE': videoDeDE,
		'en-GB': videoEnGB,
	},
};
