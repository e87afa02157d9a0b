// What the page of a product asks about the watchlist of its reader.
import { graphql } from '../../platform/graphql.ts';

export const isOnWatchlistDocument = graphql(`
	query IsFavourite($productId: ID!) {
		isFavourite(productId: $productId)
	}
`);

export const setOnWatchlistDocument = graphql(`
	mutation SetFavourite($productId: ID!, $on: Boolean!) {
		setFavourite(productId: $productId, on: $on)
	}
`);
