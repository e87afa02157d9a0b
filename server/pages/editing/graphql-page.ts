// A page in the API as those see it who edit it.
import { builder } from '../../graphql/builder.ts';
import { pageKind } from '../../graphql/page-kind.ts';
import type { EditedPage } from './edited-page.ts';

export const editedPage = builder.objectRef<EditedPage>('EditedPage').implement({
	fields: (t) => ({
		id: t.exposeID('id'),
		kind: t.expose('kind', { type: pageKind }),
		slug: t.exposeString('slug'),
		home: t.exposeBoolean('home'),
		active: t.exposeBoolean('active', { description: 'Off: visitors are told that it has been deactivated' }),
		inNavigation: t.exposeBoolean('inNavigation'),
		inFooter: t.exposeBoolean('inFooter'),
		names: t.expose('names', { type: 'JSON', description: 'By language' }),
		revision: t.exposeInt('revision'),
		publishedRevision: t.exposeInt('publishedRevision', { nullable: true }),
		publishedAt: t.string({ nullable: true, resolve: ({ publishedAt }) => publishedAt?.toISOString() ?? null }),
		publishAt: t.string({
			nullable: true,
			description: 'When the draft is published by itself',
			resolve: ({ publishAt }) => publishAt?.toISOString() ?? null,
		}),
		updatedAt: t.string({ resolve: ({ updatedAt }) => updatedAt.toISOString() }),
		published: t.exposeBoolean('published'),
		changed: t.exposeBoolean('changed', { description: 'The draft is another than what visitors see' }),
		needed: t.exposeBoolean('needed', {
			description: 'The law wants it and no other page does the same: it is not deleted, switched off or moved away',
		}),
	}),
});
