// What can be done with an item of one's own lists, in the API.

import { Refused } from '../failure.ts';
import { builder } from '../graphql/builder.ts';
import { checkId } from '../graphql/ids.ts';
import { limits } from '../graphql/limits.ts';
import { needs } from '../graphql/rights.ts';
import {
	acceptPrices,
	changeItem,
	copyItem,
	finaliseDraft,
	moveItem,
	removeItem,
	restoreItem,
} from './change-items.ts';
import { itemLocation, readerOf } from './graphql.ts';
import { listItemRef } from './graphql-parts.ts';

builder.mutationField('changeItem', (t) =>
	t.field({
		type: listItemRef,
		description:
			'Changes the quantity or the name of a line; what is left out stays as it is. Fails with `CART_NOT_UPDATED`.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the line.' }),
			quantity: t.arg.int({ description: 'New number of pieces.' }),
			itemName: t.arg.string({ description: 'New name of the line; empty removes it.' }),
			seenTotal: t.arg.float({ description: 'Price that the shopper has seen, in minor units.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		resolve: (_root, { id, language, ...change }, context) =>
			context.inTenant((sql) => changeItem(sql, readerOf(context, language), checkId(id), change)),
	}),
);

builder.mutationField('acceptPrices', (t) =>
	t.boolean({
		description:
			'Confirms that the shopper has seen the current prices of lines, which resolves the problem `price`. Always true.',
		extensions: needs('own'),
		args: { ids: t.arg.idList({ required: true, description: 'Ids of the lines, at most 200.' }) },
		async resolve(_root, { ids }, context) {
			if (ids.length > 2 * limits.listLength) throw new Refused('VALIDATION', 'ids');
			await context.inTenant((sql) => acceptPrices(sql, readerOf(context, undefined), ids.map(checkId)));
			return true;
		},
	}),
);

builder.mutationField('moveItem', (t) =>
	t.field({
		type: listItemRef,
		description:
			'Moves a line from the cart to the watchlist or back. A line without a quantity is moved to the cart in the smallest one. Fails with `CONTENT_NOT_CHECKED` if it is moved to the cart and its design is not released.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the line.' }),
			to: t.arg({ type: itemLocation, required: true, description: 'List to move it to: `cart` or `watchlist`.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		resolve: (_root, { id, to, language }, context) =>
			context.inTenant((sql) => moveItem(sql, readerOf(context, language), checkId(id), to)),
	}),
);

builder.mutationField('copyItem', (t) =>
	t.field({
		type: listItemRef,
		description:
			'Adds a copy of a line to the same list, as a line of its own. Print data is copied along and has to be released again. A design is copied with its release; where it cannot be printed any more as it was, the copy of a line of the cart goes to the drafts.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the line.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		resolve(_root, { id, language }, context) {
			const { lineAttachments: attachments, designs, inTenant } = context;
			return copyItem(inTenant, readerOf(context, language), checkId(id), { attachments, designs });
		},
	}),
);

builder.mutationField('removeItem', (t) =>
	t.boolean({
		description: 'Removes a line from its list. `restoreItem` can undo this for one hour. Always true.',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true, description: 'Id of the line.' }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => removeItem(sql, readerOf(context, undefined), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('restoreItem', (t) =>
	t.field({
		type: listItemRef,
		description: 'Restores a line that was removed within the last hour.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of the line.' }),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		resolve: (_root, { id, language }, context) =>
			context.inTenant((sql) => restoreItem(sql, readerOf(context, language), checkId(id))),
	}),
);

builder.mutationField('finaliseDraft', (t) =>
	t.field({
		type: listItemRef,
		description:
			'Moves a draft to the cart once its content has been checked. Fails with `CONTENT_NOT_CHECKED` if it has not, or if its design is not released.',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true, description: 'Id of a line of the drafts.' }),
			contentChecked: t.arg.boolean({
				required: true,
				description: 'Whether the shopper has checked what will be printed.',
			}),
			language: t.arg.string({ description: 'Language of names, such as `en-GB`; without it that of the caller.' }),
		},
		resolve: (_root, { id, contentChecked, language }, context) =>
			context.inTenant((sql) => finaliseDraft(sql, readerOf(context, language), checkId(id), contentChecked)),
	}),
);
