// Somebody who comes back to the checkout while its order is under way: from the payment provider by the browser's own way back, or
// after a reload. What became of the order is asked before anything else can be ordered.
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure, isTransient } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cancelCheckoutDocument, placeOrderDocument } from './checkout.documents.ts';
import type { CheckoutResult } from './checkout-answer.ts';
import { type Draft, withNewKey } from './draft.ts';
import { returnPageOf } from './return-address.ts';
import { hasChangedSince, inputSent } from './sent-order.ts';

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
 * The button was pressed, no answer came, and the cart is empty: it was ordered. The same key leads to that order; should there be none, an
 * empty cart makes none. While the shop cannot be reached nobody knows, and nothing is said of an empty cart.
 */
export function useLostOrder(
	draft: Draft | undefined,
	checkout: CheckoutResult | undefined,
	setDraft: (draft: Draft) => void,
) {
	const { ask } = usePlatform();
	const navigate = useNavigate();
	const sent = draft?.orderId === null ? draft.sent : null;
	const lost = sent !== null && checkout?.lines.length === 0;
	const { data, error, refetch } = useQuery({
		queryKey: ['lostOrder', draft?.key],
		queryFn: async () => {
			if (!sent) return null;
			const answer = await ask(placeOrderDocument, { input: inputSent(sent) });
			return (answer as Data<typeof placeOrderDocument>).placeOrder;
		},
		enabled: lost,
		staleTime: 0,
		gcTime: 0,
	});
	const refused = error instanceof ApiFailure && !isTransient(error);
	useEffect(() => {
		if (!lost || !draft) return;
		if (refused) setDraft(withNewKey(draft));
		else if (data && sent && (data.hasEarlierEntries || hasChangedSince(sent, draft)))
			void navigate(returnPageOf({ ...data, hasEarlierEntries: true }), { replace: true });
		else if (data) setDraft({ ...draft, orderId: data.orderId });
	}, [lost, draft, sent, data, refused, setDraft, navigate]);
	return { lost, failed: lost && error !== null && !refused, refetch };
}

/** A page that the browser has kept as it was left would still be sending. */
export function useFreshReturn(): void {
	useEffect(() => {
		const show = (event: PageTransitionEvent) => event.persisted && window.location.reload();
		window.addEventListener('pageshow', show);
		return () => window.removeEventListener('pageshow', show);
	}, []);
}
