// Somebody who comes back to the checkout while its order is under way: from the payment provider by the browser's own way back, or
// after a reload. What became of the order is asked before anything else can be ordered.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cancelCheckoutDocument, checkoutOutcomeDocument } from './checkout.documents.ts';
import type { CheckoutResult } from './checkout-answer.ts';
import { type Draft, withNewKey } from './draft.ts';
import { returnPageOf } from './return-address.ts';
import { hasChangedSince } from './sent-order.ts';

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

/** Of an order that nobody may look up nothing can be known either. */
const isForbidden = (error: unknown) => error instanceof ApiFailure && (error.unauthorized || error.status === 403);

/**
 * The button was pressed and no answer came, before this page was opened, or the cart is empty since: what became of it is looked up
 * before anything is said of the cart or ordered anew.
 * @param opened the draft that the page was opened with
 */
export function useLostOrder(
	opened: Draft | undefined,
	draft: Draft | undefined,
	asked: { checkout: CheckoutResult | undefined; failed: boolean },
	setDraft: (draft: Draft) => void,
) {
	const { ask } = usePlatform();
	const navigate = useNavigate();
	const { checkout } = asked;
	/** What lies in the cart now decides what is said of the order. */
	const isKnown = checkout !== undefined || asked.failed;
	const hasOtherGoods = (checkout?.lines.length ?? 0) > 0;
	const sent = draft?.orderId === null ? draft.sent : null;
	/** Until it is known: what is pressed on this page is no order of before. */
	const [isOfBefore, setOfBefore] = useState(opened?.sent != null);
	const lost = sent !== null && (isOfBefore || checkout?.lines.length === 0);
	const { data, error, refetch } = useQuery({
		queryKey: ['lostOrder', draft?.key],
		queryFn: async () =>
			((await ask(checkoutOutcomeDocument, { checkoutKey: draft?.key ?? '' })) as Data<typeof checkoutOutcomeDocument>)
				.checkoutOutcome,
		enabled: lost,
		staleTime: 0,
		gcTime: 0,
	});
	const none = data === null || isForbidden(error);
	useEffect(() => {
		if (!lost || !draft || !sent || !isKnown) return;
		if (none) {
			setOfBefore(false);
			setDraft({ ...draft, sent: null });
		}
		if (data?.state === 'placed' && (hasOtherGoods || hasChangedSince(sent, draft)))
			void navigate(returnPageOf({ ...data, hasEarlierEntries: true }), { replace: true });
		else if (data) setDraft({ ...draft, orderId: data.orderId });
	}, [lost, draft, sent, data, none, isKnown, hasOtherGoods, setDraft, navigate]);
	return { lost, failed: lost && error !== null && !none, refetch };
}

/** A page that the browser has kept as it was left would still be sending. */
export function useFreshReturn(): void {
	useEffect(() => {
		const show = (event: PageTransitionEvent) => event.persisted && window.location.reload();
		window.addEventListener('pageshow', show);
		return () => window.removeEventListener('pageshow', show);
	}, []);
}
