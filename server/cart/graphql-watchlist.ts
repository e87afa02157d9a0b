// The watchlist in the API, as the page of a product knows it.
import type { Subject } from '../accounts/subject.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, type Paging, pageOffset, pageSize } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import {
	addToWatchlist,
	countWatchlist,
	findWatchlistEntry,
	listWatchlist,
	removeFromWatchlist,
	type WatchlistEntry,
} from './watchlist.ts';

function ownerOf({ user }: GraphContext): Subject {
	if (!user) throw new ApiError('UNAUTHORIZED');
	return user;
}

const watchlistEntry = builder.objectRef<WatchlistEntry>('Favourite').implement({
	description: 'An entry of the watchlist.',
	fields: (t) => ({
		productId: t.exposeID('productId', { description: 'Id of the product or variant.' }),
		addedAt: t.string({
			description: 'When it was added, in ISO 8601.',
			resolve: ({ addedAt }) => addedAt.toISOString(),
		}),
	}),
});

const watchlistEntryList = builder.objectRef<Paging>('FavouriteList').implement({
	description: 'A page of the watchlist.',
	fields: (t) => ({
		items: t.field({
			type: [watchlistEntry],
			description: 'Entries of this page, the newest first.',
			resolve: (page, _args, context) =>
				context.read((sql) => listWatchlist(sql, context.tenant.id, ownerOf(context).id, page)),
		}),
		total: t.int({
			description: 'Number of entries of the watchlist.',
			async resolve(_page, _args, context) {
				const [counted] = await context.read((sql) => countWatchlist(sql, context.tenant.id, ownerOf(context).id));
				return counted?.total ?? 0;
			},
		}),
	}),
});

builder.queryField('favourites', (t) =>
	t.field({
		type: watchlistEntryList,
		description: 'Watchlist of the caller, the newest entry first.',
		extensions: needs('own'),
		args: { first: t.arg.int(pageSize(25)), offset: t.arg.int(pageOffset) },
		resolve: (_root, { first, offset }) => checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
	}),
);

builder.queryField('isFavourite', (t) =>
	t.boolean({
		description: 'Whether a product or variant is on the watchlist of the caller.',
		extensions: needs('own'),
		args: { productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }) },
		async resolve(_root, { productId }, context) {
			const id = checkId(productId);
			const found = await context.read((sql) => findWatchlistEntry(sql, context.tenant.id, ownerOf(context).id, id));
			return found.length > 0;
		},
	}),
);

builder.mutationField('setFavourite', (t) =>
	t.boolean({
		description:
			'Adds a product or variant to the watchlist of the caller, or removes it. Returns whether it is on the watchlist.',
		extensions: needs('own'),
		args: {
			productId: t.arg.id({ required: true, description: 'Id of the product or variant.' }),
			on: t.arg.boolean({ required: true, description: 'True to add it, false to remove it.' }),
		},
		async resolve(_root, { productId, on }, context) {
			const { tenant } = context;
			const [user, id] = [ownerOf(context), checkId(productId)];
			await context.inTenant((sql) =>
				on ? addToWatchlist(sql, tenant, user, id) : removeFromWatchlist(sql, tenant.id, user.id, id),
			);
			return on;
		},
	}),
);
