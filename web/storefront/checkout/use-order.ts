// The order in hand: what is filled in, and what has become of an order of before. A shopper comes back to the checkout while its order is
// under way: from the payment provider by the browser's own way back, or after a reload. What became of it is asked before anything else
// can be ordered.
import { useQuery } from '@tanstack/react-query';
import { type Dispatch, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cancelCheckoutDocument, checkoutOutcomeDocument } from './checkout.documents.ts';
import type { CheckoutResult } from './checkout-result.ts';
import type { OrderEvent, OrderState, Phase } from './order-state.ts';
import { returnPageOf } from './return-address.ts';
import { hasChangedSince } from './sent-order.ts';

/** The shop's own word that there is no such order for this session; anything else says only that it could not be asked. */
const isDenied = (error: unknown) =>
	error instanceof ApiFailure && (error.unauthorized || [400, 403, 404].includes(error.status ?? 0));

interface LookUp {
	state: OrderState;
	phase: Phase;
	tell: Dispatch<OrderEvent>;
}

/** Nobody has paid for it: it makes room for what is entered now. */
function useCancelling({ state, phase, tell }: LookUp) {
	const { ask } = usePlatform();
	const navigate = useNavigate();
	const orderId = state.draft?.orderId ?? null;
	const active = phase === 'cancelling';
	const { data, error, isFetching, refetch } = useQuery({
		queryKey: ['pendingOrder', orderId],
		queryFn: async () =>
			((await ask(cancelCheckoutDocument, { orderId: orderId ?? '' })) as Data<typeof cancelCheckoutDocument>)
				.cancelCheckout,
		enabled: active,
		staleTime: 0,
		gcTime: 0,
	});
	const denied = isDenied(error);
	useEffect(() => {
		if (!active) return;
		if (denied || data?.state === 'failed') tell({ kind: 'cancelled', denied });
		else if (data) void navigate(`/checkout/return?order=${orderId}`, { replace: true });
	}, [active, data, denied, orderId, navigate, tell]);
	return { failed: active && error !== null && !denied, asking: isFetching, refetch };
}

/** What lies in the cart now decides what is said of an order that was placed. */
interface Asked {
	checkout: CheckoutResult | undefined;
	failed: boolean;
}

function useOutcome({ state, phase, tell }: LookUp, asked: Asked) {
	const { ask } = usePlatform();
	const navigate = useNavigate();
	const { draft, presses } = state;
	const active = phase === 'lookingUp';
	const { data, error, isFetching, refetch } = useQuery({
		// What was known before a press says nothing of it.
		queryKey: ['lostOrder', draft?.key, presses],
		queryFn: async () =>
			((await ask(checkoutOutcomeDocument, { checkoutKey: draft?.key ?? '' })) as Data<typeof checkoutOutcomeDocument>)
				.checkoutOutcome,
		enabled: active,
		staleTime: 0,
		gcTime: 0,
	});
	const denied = isDenied(error);
	const isKnown = asked.checkout !== undefined || asked.failed;
	const hasOtherGoods = (asked.checkout?.lines.length ?? 0) > 0;
	useEffect(() => {
		if (!active || !draft?.sent || !isKnown) return;
		if (denied || data === null) tell({ kind: 'foundNone', denied });
		else if (data?.state === 'placed' && (hasOtherGoods || hasChangedSince(draft.sent, draft)))
			void navigate(returnPageOf({ ...data, hasEarlierEntries: true }), { replace: true });
		else if (data) tell({ kind: 'foundOrder', orderId: data.orderId });
	}, [active, draft, data, denied, isKnown, hasOtherGoods, tell, navigate]);
	return { failed: active && error !== null && !denied, asking: isFetching, refetch };
}

/** @returns what to do where an order of before could not be looked up */
export function useLookUp(order: LookUp, asked: Asked) {
	const cancelling = useCancelling(order);
	const outcome = useOutcome(order, asked);
	const failed = [cancelling, outcome].find((one) => one.failed);
	return failed && { asking: failed.asking, onAgain: () => void failed.refetch() };
}

/** A page that the browser has kept as it was left would still be sending. */
export function useFreshReturn(): void {
	useEffect(() => {
		const show = (event: PageTransitionEvent) => event.persisted && window.location.reload();
		window.addEventListener('pageshow', show);
		return () => window.removeEventListener('pageshow', show);
	}, []);
}
