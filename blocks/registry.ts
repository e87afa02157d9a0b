// Written by `npm run blocks` from the folders here.
import type { Definitions } from '../rules/pages/block.ts';
import type { Migrations } from '../rules/pages/upgrade.ts';
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
import { block as quote } from './quote/block.ts';
import { migrations as quoteMigrations } from './quote/migrations.ts';
import { block as singleCta } from './single-cta/block.ts';
import { migrations as singleCtaMigrations } from './single-cta/migrations.ts';
import { block as spacer } from './spacer/block.ts';
import { migrations as spacerMigrations } from './spacer/migrations.ts';
import { block as text } from './text/block.ts';
import { migrations as textMigrations } from './text/migrations.ts';
import { block as title } from './title/block.ts';
import { migrations as titleMigrations } from './title/migrations.ts';

export const definitions = {
	divider,
	doubleCta,
	fancyTitle,
	faq,
	gallery,
	hero,
	heroSplit,
	image,
	imageText,
	quote,
	singleCta,
	spacer,
	text,
	title,
} as unknown as Definitions;

export const migrations: Migrations = {
	divider: dividerMigrations,
	doubleCta: doubleCtaMigrations,
	fancyTitle: fancyTitleMigrations,
	faq: faqMigrations,
	gallery: galleryMigrations,
	hero: heroMigrations,
	heroSplit: heroSplitMigrations,
	image: imageMigrations,
	imageText: imageTextMigrations,
	quote: quoteMigrations,
	singleCta: singleCtaMigrations,
	spacer: spacerMigrations,
	text: textMigrations,
	title: titleMigrations,
};
