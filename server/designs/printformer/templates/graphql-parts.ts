// Templates of Printformer in the API.
import { offersPagePlanner } from '../../../../rules/designs/product-design.ts';
import { builder } from '../../../graphql/builder.ts';
import type { FoundTemplate } from './find-templates.ts';

const previewAddress = (id: string) => `/service-api/printformer/previews/${id}`;

const variant = builder.objectRef<FoundTemplate['variants'][number]>('PrintformerVariant').implement({
	description: 'A variant of a template at Printformer.',
	fields: (t) => ({
		id: t.exposeInt('id', { description: 'Number of the variant.' }),
		name: t.exposeString('name', { description: 'Name at Printformer.' }),
	}),
});

export const templateType = builder.objectRef<FoundTemplate>('PrintformerTemplate').implement({
	description: 'A template at Printformer, as it was last synchronised.',
	fields: (t) => ({
		identifier: t.exposeString('identifier', { description: 'Identifier at Printformer.' }),
		name: t.exposeString('name', { description: 'Name at Printformer.' }),
		type: t.exposeString('type', { description: 'Type at Printformer, such as `customizable` or `group`.' }),
		intents: t.stringList({
			description: 'What shoppers can do with it: `customize`, `personalize`, `upload`, `upload-and-editor`.',
			resolve: ({ intents }) => [...intents],
		}),
		pages: t.exposeInt('pages', { description: 'Number of pages.' }),
		variants: t.field({
			type: [variant],
			description: 'Variants of the template.',
			resolve: ({ variants }) => [...variants],
		}),
		members: t.stringList({
			description: 'Names of the templates of a group.',
			resolve: ({ members }) => members.map(({ name, identifier }) => name || identifier),
		}),
		offersPagePlanner: t.boolean({
			description: 'Whether shoppers can add and sort pages.',
			resolve: offersPagePlanner,
		}),
		previewUrl: t.string({
			nullable: true,
			description: 'Path of its preview for staff; null if there is none.',
			resolve: ({ previewId }) => previewId && previewAddress(previewId),
		}),
		pageWidth: t.exposeInt('pageWidth', {
			nullable: true,
			description: 'Width of its first page in micrometres; null until a draft has shown it.',
		}),
		pageHeight: t.exposeInt('pageHeight', {
			nullable: true,
			description: 'Height of its first page in micrometres; null until a draft has shown it.',
		}),
		isGone: t.exposeBoolean('isGone', { description: 'Whether it is not at Printformer any more.' }),
	}),
});
