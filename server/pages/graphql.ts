// Pages in the API as visitors read them, and what the canvas of the editor shows beside its document.

import { definitions } from '../../blocks/registry.ts';
import { emptyPage, type Section } from '../../rules/pages/document.ts';
import { documentProblem } from '../../rules/pages/validate.ts';
import { productRef } from '../catalogue/graphql-parts.ts';
import { audienceOf } from '../catalogue/read-model/audience.ts';
import { shownProducts } from '../catalogue/shown-product.ts';
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { pageKind } from '../graphql/page-kind.ts';
import { needs } from '../graphql/rights.ts';
import { imageRef } from '../media/graphql-parts.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { findShownPage, type ShownPage } from './find-page.ts';
import { judgingFor } from './page-documents.ts';
import { findParts, type PageParts, type SectionProducts } from './page-parts.ts';

const sectionProducts = builder.objectRef<SectionProducts>('PageProducts').implement({
	description: 'The products that a section of a page shows',
	fields: (t) => ({
		section: t.exposeString('section'),
		products: t.field({
			type: [productRef],
			resolve: ({ products }, _args, context) => shownProducts(products, context),
		}),
	}),
});

const contentPage = builder.objectRef<ShownPage>('ContentPage').implement({
	description: 'A page as it was published, in one language',
	fields: (t) => ({
		id: t.exposeID('id'),
		slug: t.exposeString('slug'),
		kind: t.expose('kind', { type: pageKind }),
		name: t.exposeString('name'),
		seoTitle: t.exposeString('seoTitle', { description: 'Its name where nobody has said anything else' }),
		seoDescription: t.exposeString('seoDescription', { description: 'Its first words where nobody has said more' }),
		seoImage: t.expose('seoImage', { type: imageRef, nullable: true }),
		indexed: t.exposeBoolean('indexed', { description: 'Whether search engines may name it' }),
		canonical: t.exposeString('canonical', {
			description: 'The path of the page that search engines find instead, without language; empty: its own',
		}),
		words: t.stringList({
			description: 'Groups of interface texts that its blocks show',
			resolve: ({ sections }) => [...new Set(sections.flatMap(({ type }) => definitions[type]?.words ?? []))],
		}),
		sections: t.expose('sections', { type: 'JSON' }),
		pictures: t.field({
			type: [imageRef],
			description: 'All that the sections name',
			resolve: ({ pictures }) => pictures,
		}),
		products: t.field({ type: [sectionProducts], resolve: ({ products }) => products }),
	}),
});

builder.queryField('page', (t) =>
	t.field({
		type: contentPage,
		extensions: needs('public'),
		args: {
			slug: t.arg.string({ required: true }),
			kind: t.arg({ type: pageKind, required: true }),
			language: t.arg.string(),
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
		description: 'The page at the root of the shop; null: none is published',
		extensions: needs('public'),
		args: { language: t.arg.string() },
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
		description:
			'The regular page of the shop at an address at which there is something in any case; null: it has none',
		extensions: needs('public'),
		args: { slug: t.arg.string({ required: true }), language: t.arg.string() },
		async resolve(_root, { slug, language }, context) {
			const { tenant, user } = context;
			const reader = { language: spokenLanguage(tenant, language), audience: audienceOf(user) };
			return (await findShownPage(context, { kind: 'page', slug }, reader)) ?? null;
		},
	}),
);

const pageParts = builder.objectRef<PageParts>('PageParts').implement({
	description: 'What sections need beside themselves',
	fields: (t) => ({
		pictures: t.field({ type: [imageRef], resolve: ({ pictures }) => pictures }),
		products: t.field({ type: [sectionProducts], resolve: ({ products }) => products }),
	}),
});

builder.queryField('pageParts', (t) =>
	t.field({
		type: pageParts,
		description: 'For the canvas: pictures and products of sections as they are in the draft',
		extensions: needs('qContent'),
		args: { sections: t.arg({ type: 'JSON', required: true }), language: t.arg.string() },
		resolve(_root, { sections, language }, context) {
			const { tenant, user } = context;
			const judging = { ...judgingFor(tenant), anyLanguage: true } as const;
			const given = { ...emptyPage, sections: sections as Section[] };
			const problem = documentProblem(given, judging);
			if (problem) throw new ApiError('PAGE_REFUSED', problem.fault, { problem });
			return findParts(context, given.sections, {
				language: spokenLanguage(tenant, language),
				audience: audienceOf(user),
			});
		},
	}),
);
