// Pages in the API as visitors read them, and what the canvas of the editor shows beside its document.

import { definitions } from '../../blocks/registry.ts';
import type { PictureFacts } from '../../rules/pages/check-page.ts';
import { emptyPage, type Section } from '../../rules/pages/document.ts';
import { documentProblem } from '../../rules/pages/validate.ts';
import { productRef } from '../catalogue/graphql-parts.ts';
import { audienceOf } from '../catalogue/read-model/audience.ts';
import { shownProducts } from '../catalogue/shown-product.ts';
import { pageFeedRef } from '../feeds/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { languageArgument } from '../graphql/language-argument.ts';
import { pageKind } from '../graphql/page-kind.ts';
import { needs } from '../graphql/rights.ts';
import { imageRef } from '../media/graphql-parts.ts';
import { findPictureFacts } from '../media/library/picture-facts.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { findShownPage, loadsOf, type ShownPage } from './find-page.ts';
import { validationFor } from './page-documents.ts';
import { findParts, type PageParts, type SectionProducts } from './page-parts.ts';

const sectionProducts = builder.objectRef<SectionProducts>('PageProducts').implement({
	description: 'Products that a section of a page shows.',
	fields: (t) => ({
		section: t.exposeString('section', { description: 'Id of the section.' }),
		products: t.field({
			type: [productRef],
			description: 'Products that the caller may see.',
			resolve: ({ products }, _args, context) => shownProducts(products, context),
		}),
	}),
});

const contentPage = builder.objectRef<ShownPage>('ContentPage').implement({
	description: 'A published page in one language.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the page.' }),
		slug: t.exposeString('slug', { description: 'Slug of the page.' }),
		kind: t.expose('kind', { type: pageKind, description: 'Kind of the page.' }),
		name: t.exposeString('name', { description: 'Name in the requested language.' }),
		seoTitle: t.exposeString('seoTitle', { description: 'Title for search engines; the name if there is none.' }),
		seoDescription: t.exposeString('seoDescription', {
			description: 'Description for search engines; the beginning of its text if there is none.',
		}),
		seoImage: t.expose('seoImage', {
			type: imageRef,
			nullable: true,
			description: 'Image for search engines and social networks; null if there is none.',
		}),
		indexed: t.exposeBoolean('indexed', { description: 'Whether search engines may index the page.' }),
		canonical: t.exposeString('canonical', {
			description: 'Path of the canonical page for search engines, without a language; empty if it is its own page.',
		}),
		words: t.stringList({
			description: 'Groups of interface texts that its blocks and pictures need.',
			resolve: ({ sections, pictures }) => [
				...new Set(sections.flatMap(({ type }) => definitions[type]?.words ?? [])),
				...(pictures.some(({ credit }) => credit) ? ['credits'] : []),
			],
		}),
		sections: t.expose('sections', { type: 'JSON', description: 'Sections of the page with their values and texts.' }),
		pictures: t.field({
			type: [imageRef],
			description: 'All images that the sections refer to.',
			resolve: ({ pictures }) => pictures,
		}),
		products: t.field({
			type: [sectionProducts],
			description: 'Products that the sections show.',
			resolve: ({ products }) => products,
		}),
		feeds: t.field({
			type: [pageFeedRef],
			description: 'Feeds that the sections show.',
			resolve: ({ feeds }) => feeds,
		}),
		loads: t.stringList({
			description:
				'What the page loads from other sites after its visitor has agreed: `media` for audio and video files, `youtube` and `vimeo` for embedded videos, `unsplash` for images. Its content security policy allows nothing else.',
			resolve: loadsOf,
		}),
		madeAt: t.string({
			nullable: true,
			description: 'When the page was read, in ISO 8601, if what its blocks show depends on that; else null.',
			resolve: ({ madeAt }) => madeAt?.toISOString() ?? null,
		}),
	}),
});

builder.queryField('page', (t) =>
	t.field({
		type: contentPage,
		description:
			'A published page. Fails with `NOT_FOUND` if there is none, and with `PAGE_DEACTIVATED` if it is deactivated.',
		extensions: needs('public'),
		args: {
			slug: t.arg.string({ required: true, description: 'Slug of the page.' }),
			kind: t.arg({ type: pageKind, required: true, description: 'Kind of the page.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, { slug, kind, language }, context) {
			const { tenant, user } = context;
			const reader = { language: spokenLanguage(tenant, language), audience: audienceOf(user) };
			const found = await findShownPage(context, { kind, slug }, reader);
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);

builder.queryField('homePage', (t) =>
	t.field({
		type: contentPage,
		nullable: true,
		description: 'The home page; null if none is published.',
		extensions: needs('public'),
		args: { language: t.arg.string(languageArgument) },
		async resolve(_root, { language }, context) {
			const { tenant, user } = context;
			const reader = { language: spokenLanguage(tenant, language), audience: audienceOf(user) };
			return (await findShownPage(context, 'home', reader)) ?? null;
		},
	}),
);

builder.queryField('ownPage', (t) =>
	t.field({
		type: contentPage,
		nullable: true,
		description: 'The published regular page of the shop that replaces a built-in page; null if there is none.',
		extensions: needs('public'),
		args: {
			slug: t.arg.string({ required: true, description: 'Slug of the built-in page.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, { slug, language }, context) {
			const { tenant, user } = context;
			const reader = { language: spokenLanguage(tenant, language), audience: audienceOf(user) };
			return (await findShownPage(context, { kind: 'page', slug }, reader)) ?? null;
		},
	}),
);

const pictureFacts = builder.objectRef<PictureFacts>('PagePictureFacts').implement({
	description: 'What an image of a page lacks before the page is published.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the image.' }),
		placeholder: t.exposeBoolean('placeholder', {
			description: 'Whether it is the placeholder of templates, to be replaced by another image.',
		}),
		missingAlt: t.stringList({
			description: 'Codes of languages of the shop without an alternative text.',
			resolve: ({ missingAlt }) => [...missingAlt],
		}),
	}),
});

const pageParts = builder.objectRef<PageParts>('PageParts').implement({
	description: 'Images and products that sections show.',
	fields: (t) => ({
		pictures: t.field({
			type: [imageRef],
			description: 'Images that the sections refer to.',
			resolve: ({ pictures }) => pictures,
		}),
		pictureFacts: t.field({
			type: [pictureFacts],
			description: 'What each of the images lacks before the page is published.',
			resolve: ({ pictures }, _args, { tenant, inTenant }) =>
				inTenant((sql) =>
					findPictureFacts(
						sql,
						tenant,
						pictures.map(({ id }) => id),
					),
				),
		}),
		products: t.field({
			type: [sectionProducts],
			description: 'Products that the sections show.',
			resolve: ({ products }) => products,
		}),
		feeds: t.field({
			type: [pageFeedRef],
			description: 'Feeds that the sections show, as they were fetched last.',
			resolve: ({ feeds }) => feeds,
		}),
	}),
});

builder.queryField('pageParts', (t) =>
	t.field({
		type: pageParts,
		description:
			'Images and products for sections of a draft, of a page or a mail. Fails with `PAGE_REFUSED` if the sections are invalid.',
		extensions: needs('qContent', 'mCRM'),
		args: {
			sections: t.arg({ type: 'JSON', required: true, description: 'Sections as in the document of a page.' }),
			language: t.arg.string(languageArgument),
		},
		resolve(_root, { sections, language }, context) {
			const { tenant, user } = context;
			const validation = { ...validationFor(tenant), anyLanguage: true } as const;
			const given = { ...emptyPage, sections: sections as Section[] };
			const problem = documentProblem(given, validation);
			if (problem) throw new ApiError('PAGE_REFUSED', problem.fault, { problem });
			return findParts(context, given.sections, {
				language: spokenLanguage(tenant, language),
				audience: audienceOf(user),
			});
		},
	}),
);
