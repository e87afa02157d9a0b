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
import { itemLocation, languageHelp, readerOf } from './graphql.ts';
import { listItemRef } from './graphql-parts.ts';

builder.mutationField('changeItem', (t) =>
	t.field({
		type: listItemRef,
		description: 'Another quantity or name; what is left out stays',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true }),
			quantity: t.arg.int(),
			itemName: t.arg.string(),
			seenTotal: t.arg.float({ description: 'What the caller was shown for it, in minor units' }),
			language: t.arg.string(languageHelp),
		},
		resolve: (_root, { id, language, ...change }, context) =>
			context.inTenant((sql) => changeItem(sql, readerOf(context, language), checkId(id), change)),
	}),
);

builder.mutationField('acceptPrices', (t) =>
	t.boolean({
		description: 'The caller has seen what these lines cost now',
		extensions: needs('own'),
		args: { ids: t.arg.idList({ required: true }) },
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
		description: 'From the cart to the watchlist or back',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true }),
			to: t.arg({ type: itemLocation, required: true }),
			language: t.arg.string(languageHelp),
		},
		resolve: (_root, { id, to, language }, context) =>
			context.inTenant((sql) => moveItem(sql, readerOf(context, language), checkId(id), to)),
	}),
);

builder.mutationField('copyItem', (t) =>
	t.field({
		type: listItemRef,
		description: 'A second line of the same, in the same list',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true }), language: t.arg.string(languageHelp) },
		resolve: (_root, { id, language }, context) =>
			context.inTenant((sql) => copyItem(sql, readerOf(context, language), checkId(id))),
	}),
);

builder.mutationField('removeItem', (t) =>
	t.boolean({
		description: 'Takes it out of its list; it can be put back for an hour',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true }) },
		async resolve(_root, { id }, context) {
			await context.inTenant((sql) => removeItem(sql, readerOf(context, undefined), checkId(id)));
			return true;
		},
	}),
);

builder.mutationField('restoreItem', (t) =>
	t.field({
		type: listItemRef,
		description: 'Puts back what was taken out within the last hour',
		extensions: needs('own'),
		args: { id: t.arg.id({ required: true }), language: t.arg.string(languageHelp) },
		resolve: (_root, { id, language }, context) =>
			context.inTenant((sql) => restoreItem(sql, readerOf(context, language), checkId(id))),
	}),
);

builder.mutationField('finaliseDraft', (t) =>
	t.field({
		type: listItemRef,
		description: 'From the drafts to the cart, once somebody has checked what will be printed',
		extensions: needs('own'),
		args: {
			id: t.arg.id({ required: true }),
			contentChecked: t.arg.boolean({ required: true }),
			language: t.arg.string(languageHelp),
		},
		resolve: (_root, { id, contentChecked, language }, context) =>
			context.inTenant((sql) => finaliseDraft(sql, readerOf(context, language), checkId(id), contentChecked)),
	}),
);
