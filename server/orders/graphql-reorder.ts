// Ordering once more over the API.

import { shopDay } from '../calendar/today.ts';
import { listItemRef } from '../cart/graphql-parts.ts';
import { builder } from '../graphql/builder.ts';
import { describeValues } from '../graphql/describe-values.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { lineProblemType } from '../graphql/line-problem.ts';
import { needs } from '../graphql/rights.ts';
import { spokenLanguage } from '../tenants/spoken-language.ts';
import { type ChangedDesign, type Reordered, reorder } from './reorder.ts';

const left = builder.objectRef<Reordered['left'][number]>('LeftItem').implement({
	description: 'A line of an earlier order that cannot be ordered again.',
	fields: (t) => ({
		name: t.exposeString('name', { description: 'Name of the product when it was ordered.' }),
		problem: t.expose('problem', { type: lineProblemType, description: 'Why it cannot be ordered.' }),
	}),
});

const changeType = builder.enumType('DesignChange', {
	description: 'Why a design has to be checked again before it is ordered.',
	values: describeValues(['template', 'specification', 'profile', 'face', 'picture'] as const, {
		template: 'There is a newer version of its template.',
		specification: 'The print specification of the product is another one.',
		profile: 'The colour profile of the product is another one.',
		face: 'A font is not there any more, or has changed.',
		picture: 'A picture is not there any more.',
	}),
});

const changedType = builder.objectRef<ChangedDesign>('ReorderedDesign').implement({
	description: 'A design of an earlier order that was added to the drafts, and what has changed since.',
	fields: (t) => ({
		itemId: t.exposeID('itemId', { description: 'Id of the line among the drafts.' }),
		name: t.exposeString('name', { description: 'Name of the product when it was ordered.' }),
		reasons: t.field({
			type: [changeType],
			description: 'What has changed; empty if the design was not released.',
			resolve: ({ reasons }) => [...reasons],
		}),
	}),
});

const reordered = builder.objectRef<Reordered>('Reordered').implement({
	description: 'Result of ordering an earlier order again.',
	fields: (t) => ({
		cart: t.field({
			type: [listItemRef],
			description: 'Lines that were added to the cart.',
			resolve: ({ cart }) => cart,
		}),
		drafts: t.field({
			type: [listItemRef],
			description:
				'Lines with a design that cannot be printed any more as it was; they were added to the drafts so that the content is checked again.',
			resolve: ({ drafts }) => drafts,
		}),
		changed: t.field({
			type: [changedType],
			description: 'What has changed for the lines that were added to the drafts.',
			resolve: ({ changed }) => changed,
		}),
		left: t.field({
			type: [left],
			description: 'Lines that cannot be ordered any more, with the reason.',
			resolve: (one) => one.left,
		}),
	}),
});

builder.mutationField('reorder', (t) =>
	t.field({
		type: reordered,
		description:
			'Adds the products of an earlier order of the caller to the cart, at the prices of today. Print data is copied along and has to be released again. A design is copied with its release; where something has changed since, its line goes to the drafts.',
		extensions: needs('own'),
		args: {
			orderId: t.arg.id({ required: true, description: 'Id of a placed order of the caller.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		resolve(_root, { orderId, language }, { tenant, user, inTenant, lineAttachments: attachments, designs }) {
			if (!user) throw new ApiError('UNAUTHORIZED');
			const reader = {
				tenant,
				user,
				language: spokenLanguage(tenant, language ?? user.language),
				day: shopDay(tenant),
			};
			return reorder(inTenant, reader, checkId(orderId), { attachments, designs });
		},
	}),
);
