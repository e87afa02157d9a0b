// A page in the API as those see it who edit it.
import { builder } from '../../graphql/builder.ts';
import { pageKind } from '../../graphql/page-kind.ts';
import type { EditedPage } from './edited-page.ts';

export const editedPage = builder.objectRef<EditedPage>('EditedPage').implement({
	description: 'A page with its settings, without its document.',
	fields: (t) => ({
		id: t.exposeID('id', { description: 'Id of the page.' }),
		kind: t.expose('kind', { type: pageKind, description: 'Kind of the page.' }),
		slug: t.exposeString('slug', { description: 'Slug of the page.' }),
		home: t.exposeBoolean('home', { description: 'Whether it is the home page.' }),
		active: t.exposeBoolean('active', {
			description: 'Whether visitors can open the page; otherwise they read that it has been deactivated.',
		}),
		inNavigation: t.exposeBoolean('inNavigation', { description: 'Whether the navigation links to it.' }),
		inFooter: t.exposeBoolean('inFooter', { description: 'Whether the footer links to it.' }),
		names: t.expose('names', { type: 'JSON', description: 'Names, as an object by language code.' }),
		revision: t.exposeInt('revision', { description: 'Revision of the draft.' }),
		publishedRevision: t.exposeInt('publishedRevision', {
			nullable: true,
			description: 'Revision that is published; null if it is not published.',
		}),
		publishedAt: t.string({
			nullable: true,
			description: 'When it was published last, in ISO 8601; null if it is not published.',
			resolve: ({ publishedAt }) => publishedAt?.toISOString() ?? null,
		}),
		publishAt: t.string({
			nullable: true,
			description: 'When the draft is scheduled to be published, in ISO 8601; null if it is not scheduled.',
			resolve: ({ publishAt }) => publishAt?.toISOString() ?? null,
		}),
		updatedAt: t.string({
			description: 'When it was changed last, in ISO 8601.',
			resolve: ({ updatedAt }) => updatedAt.toISOString(),
		}),
		published: t.exposeBoolean('published', { description: 'Whether the page is published.' }),
		changed: t.exposeBoolean('changed', { description: 'Whether the draft differs from the published page.' }),
		needed: t.exposeBoolean('needed', {
			description:
				'Whether the page is required by law and no other page fulfils this, so that it cannot be deleted, deactivated or moved to another slug.',
		}),
	}),
});
