// Favourites in the API: the watchlist as the page of a product knows it.
import type { Subject } from '../accounts/subject.ts';
import { builder } from '../graphql/builder.ts';
import type { GraphContext } from '../graphql/context.ts';
import { ApiError } from '../graphql/errors.ts';
import { checkId } from '../graphql/ids.ts';
import { checkPaging, type Paging } from '../graphql/paging.ts';
import { needs } from '../graphql/rights.ts';
import {
	addFavourite,
	countFavourites,
	type Favourite,
	findFavourite,
	listFavourites,
	removeFavourite,
} from './watchlist.ts';

function ownerOf({ user }: GraphContext): Subject {
	if (!user) throw new ApiError('UNAUTHORIZED');
	return user;
}

const favourite = builder.objectRef<Favourite>('Favourite').implement({
	fields: (t) => ({
		productId: t.exposeID('productId', { description: 'Of a product or a variant' }),
		addedAt: t.string({ resolve: ({ addedAt }) => addedAt.toISOString() }),
	}),
});

const favouriteList = builder.objectRef<Paging>('FavouriteList').implement({
	fields: (t) => ({
		items: t.field({
			type: [favourite],
			resolve: (page, _args, context) =>
				context.read((sql) => listFavourites(sql, context.tenant.id, ownerOf(context).id, page)),
		}),
		total: t.int({
			async resolve(_page, _args, context) {
				const [counted] = await context.read((sql) => countFavourites(sql, context.tenant.id, ownerOf(context).id));
				return counted?.total ?? 0;
			},
		}),
	}),
});

builder.queryField('favourites', (t) =>
	t.field({
		type: favouriteList,
		description: 'What the caller has put on the watchlist, the newest first',
		extensions: needs('own'),
		args: { first: t.arg.int({ defaultValue: 25 }), offset: t.arg.int({ defaultValue: 0 }) },
		resolve: (_root, { first, offset }) => checkPaging({ first: first ?? 25, offset: offset ?? 0 }),
	}),
);

builder.queryField('isFavourite', (t) =>
	t.boolean({
		extensions: needs('own'),
		args: { productId: t.arg.id({ required: true }) },
		async resolve(_root, { productId }, context) {
			const id = checkId(productId);
			const found = await context.read((sql) => findFavourite(sql, context.tenant.id, ownerOf(context).id, id));
			return found.length > 0;
		},
	}),
);

builder.mutationField('setFavourite', (t) =>
	t.boolean({
		description:
			'Puts a product or a variant on the watchlist of the caller, or takes it away; answers whether it is there',
		extensions: needs('own'),
		args: { productId: t.arg.id({ required: true }), on: t.arg.boolean({ required: true }) },
		async resolve(_root, { productId, on }, context) {
			const { tenant } = context;
			const [user, id] = [ownerOf(context), checkId(productId)];
			await context.inTenant((sql) =>
				on ? addFavourite(sql, tenant, user, id) : removeFavourite(sql, tenant.id, user.id, id),
			);
			return on;
		},
	}),
);
