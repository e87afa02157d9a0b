// The plain pages of a shop in the API.
import { builder } from '../graphql/builder.ts';
import { ApiError } from '../graphql/errors.ts';
import { needs } from '../graphql/rights.ts';
import { findPlainPage, type PlainPage } from '../pages/led-to-pages.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';

const section = builder.objectRef<PlainPage['sections'][number]>('PlainPageSection').implement({
	fields: (t) => ({
		heading: t.exposeString('heading'),
		paragraphs: t.exposeStringList('paragraphs'),
	}),
});

const plainPage = builder.objectRef<PlainPage>('PlainPage').implement({
	description: 'Imprint, privacy and the like',
	fields: (t) => ({
		slug: t.exposeString('slug'),
		title: t.exposeString('title'),
		sections: t.field({ type: [section], resolve: ({ sections }) => sections }),
	}),
});

builder.queryField('plainPage', (t) =>
	t.field({
		type: plainPage,
		extensions: needs('public'),
		args: { slug: t.arg.string({ required: true }), language: t.arg.string() },
		async resolve(_root, { slug, language }, { tenant, inTenant }) {
			const spoken = spokenLanguage(tenant, language);
			const found = await inTenant((sql) => findPlainPage(sql, tenant, spoken, slug));
			if (!found) throw new ApiError('NOT_FOUND');
			return found;
		},
	}),
);
