// A line of a cart, watchlist or draft in the API, for domains that show it or add fields to it.
import { builder } from '../graphql/builder.ts';
import type { ListLine } from './lines.ts';

export const listItemRef = builder.objectRef<ListLine>('ListItem');
