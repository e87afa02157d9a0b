// The plain pages of a shop in the API.

import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { languageArgument } from '../graphql/language-argument.ts';
import { needs } from '../graphql/rights.ts';
import { findPlainPage, type PlainPage } from '../pages/led-to-pages.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';

const section = builder.objectRef<PlainPage['sections'][number]>('PlainPageSection').implement({
	description: 'A section of a page as plain text.',
	fields: (t) => ({
		heading: t.exposeString('heading', { description: 'Heading of the section; empty if it has none.' }),
		paragraphs: t.exposeStringList('paragraphs', { description: 'Paragraphs of the section.' }),
	}),
});

const plainPage = builder.objectRef<PlainPage>('PlainPage').implement({
	description: 'A published page as plain text, such as imprint or privacy policy.',
	fields: (t) => ({
		slug: t.exposeString('slug', { description: 'Slug of the page.' }),
		title: t.exposeString('title', { description: 'Name in the requested language.' }),
		sections: t.field({ type: [section], description: 'Sections of the page.', resolve: ({ sections }) => sections }),
	}),
});

builder.queryField('plainPage', (t) =>
	t.field({
		type: plainPage,
		description: 'A published regular page as plain text. Fails with `NOT_FOUND` if there is none.',
		extensions: needs('public'),
		args: {
			slug: t.arg.string({ required: true, description: 'Slug of the page.' }),
			language: t.arg.string(languageArgument),
		},
		async resolve(_root, { slug, language }, { tenant, inTenant }) {
			const spoken = spokenLanguage(tenant, language);
			const found = await inTenant((sql) => findPlainPage(sql, tenant, spoken, slug));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
