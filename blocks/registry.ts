// Written by `npm run blocks` from the folders here.
import type { Definitions } from '../rules/pages/block.ts';
import { withSamples } from '../rules/pages/sample-texts.ts';
import type { Migrations } from '../rules/pages/upgrade.ts';
import { block as actionWidget } from './action-widget/block.ts';
import { migrations as actionWidgetMigrations } from './action-widget/migrations.ts';
import { block as categoryTiles } from './category-tiles/block.ts';
import { migrations as categoryTilesMigrations } from './category-tiles/migrations.ts';
import { block as cloudbar } from './cloudbar/block.ts';
import { migrations as cloudbarMigrations } from './cloudbar/migrations.ts';
import { block as contactForm } from './contact-form/block.ts';
import { migrations as contactFormMigrations } from './contact-form/migrations.ts';
import { block as countdown } from './countdown/block.ts';
import { migrations as countdownMigrations } from './countdown/migrations.ts';
import { block as divider } from './divider/block.ts';
import { migrations as dividerMigrations } from './divider/migrations.ts';
import { block as doubleCta } from './double-cta/block.ts';
import { migrations as doubleCtaMigrations } from './double-cta/migrations.ts';
import { block as fancyTitle } from './fancy-title/block.ts';
import { migrations as fancyTitleMigrations } from './fancy-title/migrations.ts';
import { block as faq } from './faq/block.ts';
import { migrations as faqMigrations } from './faq/migrations.ts';
import { block as gallery } from './gallery/block.ts';
import { migrations as galleryMigrations } from './gallery/migrations.ts';
import { block as hero } from './hero/block.ts';
import { migrations as heroMigrations } from './hero/migrations.ts';
import { block as heroSplit } from './hero-split/block.ts';
import { migrations as heroSplitMigrations } from './hero-split/migrations.ts';
import { block as image } from './image/block.ts';
import { migrations as imageMigrations } from './image/migrations.ts';
import { block as imageText } from './image-text/block.ts';
import { migrations as imageTextMigrations } from './image-text/migrations.ts';
import { block as linkList } from './link-list/block.ts';
import { migrations as linkListMigrations } from './link-list/migrations.ts';
import { block as logoWall } from './logo-wall/block.ts';
import { migrations as logoWallMigrations } from './logo-wall/migrations.ts';
import { block as newsletterBox } from './newsletter-box/block.ts';
import { migrations as newsletterBoxMigrations } from './newsletter-box/migrations.ts';
import { block as openingHours } from './opening-hours/block.ts';
import { migrations as openingHoursMigrations } from './opening-hours/migrations.ts';
import { block as pricingTiers } from './pricing-tiers/block.ts';
import { migrations as pricingTiersMigrations } from './pricing-tiers/migrations.ts';
import { block as productGrid } from './product-grid/block.ts';
import { migrations as productGridMigrations } from './product-grid/migrations.ts';
import { block as profileHead } from './profile-head/block.ts';
import { migrations as profileHeadMigrations } from './profile-head/migrations.ts';
import { block as quote } from './quote/block.ts';
import { migrations as quoteMigrations } from './quote/migrations.ts';
import { block as roiCalculator } from './roi-calculator/block.ts';
import { migrations as roiCalculatorMigrations } from './roi-calculator/migrations.ts';
import { block as roiCalculatorPrint } from './roi-calculator-print/block.ts';
import { migrations as roiCalculatorPrintMigrations } from './roi-calculator-print/migrations.ts';
import { block as rssFeed } from './rss-feed/block.ts';
import { migrations as rssFeedMigrations } from './rss-feed/migrations.ts';
import { sampleTexts } from './sample-texts.ts';
import { block as singleCta } from './single-cta/block.ts';
import { migrations as singleCtaMigrations } from './single-cta/migrations.ts';
import { block as singleProduct } from './single-product/block.ts';
import { migrations as singleProductMigrations } from './single-product/migrations.ts';
import { block as socialButtons } from './social-buttons/block.ts';
import { migrations as socialButtonsMigrations } from './social-buttons/migrations.ts';
import { block as spacer } from './spacer/block.ts';
import { migrations as spacerMigrations } from './spacer/migrations.ts';
import { block as steps } from './steps/block.ts';
import { migrations as stepsMigrations } from './steps/migrations.ts';
import { block as table } from './table/block.ts';
import { migrations as tableMigrations } from './table/migrations.ts';
import { block as testimonials } from './testimonials/block.ts';
import { migrations as testimonialsMigrations } from './testimonials/migrations.ts';
import { block as text } from './text/block.ts';
import { migrations as textMigrations } from './text/migrations.ts';
import { block as title } from './title/block.ts';
import { migrations as titleMigrations } from './title/migrations.ts';
import { block as video } from './video/block.ts';
import { migrations as videoMigrations } from './video/migrations.ts';

const blocks = {
	actionWidget,
	categoryTiles,
	cloudbar,
	contactForm,
	countdown,
	divider,
	doubleCta,
	fancyTitle,
	faq,
	gallery,
	hero,
	heroSplit,
	image,
	imageText,
	linkList,
	logoWall,
	newsletterBox,
	openingHours,
	pricingTiers,
	productGrid,
	profileHead,
	quote,
	roiCalculator,
	roiCalculatorPrint,
	rssFeed,
	singleCta,
	singleProduct,
	socialButtons,
	spacer,
	steps,
	table,
	testimonials,
	text,
	title,
	video,
} as unknown as Definitions;

export const definitions: Definitions = withSamples(blocks, sampleTexts);

export const migrations: Migrations = {
	actionWidget: actionWidgetMigrations,
	categoryTiles: categoryTilesMigrations,
	cloudbar: cloudbarMigrations,
	contactForm: contactFormMigrations,
	countdown: countdownMigrations,
	divider: dividerMigrations,
	doubleCta: doubleCtaMigrations,
	fancyTitle: fancyTitleMigrations,
	faq: faqMigrations,
	gallery: galleryMigrations,
	hero: heroMigrations,
	heroSplit: heroSplitMigrations,
	image: imageMigrations,
	imageText: imageTextMigrations,
	linkList: linkListMigrations,
	logoWall: logoWallMigrations,
	newsletterBox: newsletterBoxMigrations,
	openingHours: openingHoursMigrations,
	pricingTiers: pricingTiersMigrations,
	productGrid: productGridMigrations,
	profileHead: profileHeadMigrations,
	quote: quoteMigrations,
	roiCalculator: roiCalculatorMigrations,
	roiCalculatorPrint: roiCalculatorPrintMigrations,
	rssFeed: rssFeedMigrations,
	singleCta: singleCtaMigrations,
	singleProduct: singleProductMigrations,
	socialButtons: socialButtonsMigrations,
	spacer: spacerMigrations,
	steps: stepsMigrations,
	table: tableMigrations,
	testimonials: testimonialsMigrations,
	text: textMigrations,
	title: titleMigrations,
	video: videoMigrations,
};
