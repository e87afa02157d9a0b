// Somebody who comes back to the checkout while its order is under way: from the payment provider by the browser's own way back, or
// after a reload. What became of the order is asked before anything else can be ordered.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cancelCheckoutDocument, placeOrderDocument } from './checkout.documents.ts';
import type { CheckoutAnswer } from './checkout-answer.ts';
import { type Draft, withNewKey } from './draft.ts';
import { inputOf } from './effective.ts';

/** A way back from an order that nobody knows leads to a new one. */
const isUnknown = (error: unknown) => error instanceof ApiFailure && error.code !== undefined;

export function usePendingOrder(draft: Draft | undefined, setDraft: (draft: Draft) => void) {
	const { ask } = usePlatform();
	const navigate = useNavigate();
	const orderId = draft?.orderId ?? null;
	const { data, error, refetch } = useQuery({
		queryKey: ['pendingOrder', orderId],
		queryFn: async () =>
			((await ask(cancelCheckoutDocument, { orderId: orderId ?? '' })) as Data<typeof cancelCheckoutDocument>)
				.cancelCheckout,
		enabled: orderId !== null,
		staleTime: 0,
		gcTime: 0,
	});
	const over = data ? data.state === 'failed' : isUnknown(error);
	useEffect(() => {
		if (!draft || !orderId) return;
		if (over) setDraft(withNewKey(draft));
		else if (data) void navigate(`/checkout/return?order=${orderId}`, { replace: true });
	}, [draft, orderId, over, data, navigate, setDraft]);
	return { pending: orderId !== null, failed: orderId !== null && error !== null && !over, refetch };
}

/**
 * The button was pressed, the page was left before the answer came, and the cart is empty: it was ordered. The same key leads to that
 * order; should there be none, an empty cart makes none.
 */
export function useLostOrder(
	draft: Draft | undefined,
	checkout: CheckoutAnswer | undefined,
	setDraft: (draft: Draft) => void,
): boolean {
	const { ask, language } = usePlatform();
	const lost = draft?.sentTotal != null && draft.orderId === null && checkout?.lines.length === 0;
	useEffect(() => {
		if (!lost || !draft || !checkout) return;
		ask(placeOrderDocument, { input: inputOf(draft, checkout, language) }).then(
			(answer) => setDraft({ ...draft, orderId: (answer as Data<typeof placeOrderDocument>).placeOrder.orderId }),
			() => setDraft(withNewKey(draft)),
		);
	}, [lost, draft, checkout, ask, language, setDraft]);
	return lost;
}

/** A page that the browser has kept as it was left would still be sending. */
export function useFreshReturn(): void {
	useEffect(() => {
		const show = (event: PageTransitionEvent) => event.persisted && window.location.reload();
		window.addEventListener('pageshow', show);
		return () => window.removeEventListener('pageshow', show);
	}, []);
}
