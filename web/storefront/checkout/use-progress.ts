// Looks what has become of an order until it is known: the shop's own word, and every now and then the payment provider's.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isId } from '../../../rules/ids.ts';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cancelCheckoutDocument, checkoutStateDocument, settleCheckoutDocument } from './checkout.documents.ts';

export type Progress = Data<typeof checkoutStateDocument>['checkoutState'];

/** What the screen shows; `long`: it is still being processed; `elsewhere`: it is not an order of this browser, if it is one at all. */
export type Shown = Progress['state'] | 'long' | 'elsewhere' | 'unknown';

const everySecond = 1000;
const askTheProviderEvery = 5;
const longAfter = 20_000;

function useLong(): boolean {
	const [long, setLong] = useState(false);
	useEffect(() => {
		const timer = setTimeout(() => setLong(true), longAfter);
		return () => clearTimeout(timer);
	}, []);
	return long;
}

function shownOf(progress: Progress | undefined, error: unknown, long: boolean): Shown {
	if (progress && progress.state !== 'processing') return progress.state;
	// A failure with a code is the API's own word; without one nobody could be asked, and that says nothing of the order.
	if (!progress && error instanceof ApiFailure && error.code) return 'elsewhere';
	return long ? 'long' : 'processing';
}

/** An address that names no order: nobody comes back to it from paying. */
const isNone = (orderId: string | null | undefined): boolean => orderId !== undefined && !(orderId && isId(orderId));

/** @param orderId undefined as long as nobody can know it, null where the address names none */
export function useProgress(orderId: string | null | undefined, cancelled: boolean) {
	const { ask } = usePlatform();
	const client = useQueryClient();
	const looks = useRef(0);
	const { data, error } = useQuery({
		queryKey: ['checkoutProgress', orderId],
		async queryFn(): Promise<Progress> {
			const look = looks.current++;
			const variables = { orderId: orderId ?? '' };
			if (cancelled && look === 0)
				return ((await ask(cancelCheckoutDocument, variables)) as Data<typeof cancelCheckoutDocument>).cancelCheckout;
			if (look % askTheProviderEvery === 0)
				return ((await ask(settleCheckoutDocument, variables)) as Data<typeof settleCheckoutDocument>).settleCheckout;
			return ((await ask(checkoutStateDocument, variables)) as Data<typeof checkoutStateDocument>).checkoutState;
		},
		enabled: orderId !== undefined && !isNone(orderId),
		staleTime: 0,
		gcTime: 0,
		refetchInterval: ({ state }) => {
			const known = state.data && state.data.state !== 'processing';
			const unknown = !state.data && state.error instanceof ApiFailure && state.error.code !== undefined;
			return known || unknown ? false : everySecond;
		},
	});
	const long = useLong();
	const shown = isNone(orderId) ? 'unknown' : shownOf(data, error, long);
	const over = shown !== 'processing' && shown !== 'long' && shown !== 'elsewhere' && shown !== 'unknown';
	// What is in the cart is another matter now.
	useEffect(() => {
		if (over) void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'checkoutProgress' });
	}, [over, client]);
	return { shown, progress: data, unanswered: error !== null && shown !== 'elsewhere' };
}
