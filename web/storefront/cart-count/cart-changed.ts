// Tells the header that something was put into the cart: it counts anew, also for a visitor who has only now become a guest.
import type { QueryClient } from '@tanstack/react-query';
import { textOf } from '../../platform/graphql.ts';
import { cartCountDocument } from './cart-count.documents.ts';

export function cartChanged(client: QueryClient): void {
	client.invalidateQueries({ queryKey: [textOf(cartCountDocument)] });
	window.dispatchEvent(new Event('cart'));
}
