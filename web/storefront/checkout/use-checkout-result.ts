// The checkout for what was chosen so far. Where a choice could not be sent, the last result stays, and the failure is reported.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { checkoutDocument } from './checkout.documents.ts';
import type { CheckoutResult } from './checkout-result.ts';
import type { Draft } from './draft.ts';
import { countryOf, differsByMethodOnly, taxedZipCode, type Wish } from './effective.ts';

const checkingEvery = 2000;

const wishOf = (draft: Draft | undefined, vatId: string, language: string): Wish => ({
	language,
	shippingMethodId: draft?.shippingMethodId ?? null,
	country: (draft && countryOf(draft)) || null,
	zipCode: (draft && taxedZipCode(draft)) || null,
	vatId: vatId || null,
});

const keyOf = (wish: Wish) => [textOf(checkoutDocument), wish];

/** What was answered for the country of the shop is what a draft that begins there would ask for. */
export function useSeed(): (draft: Draft, answer: CheckoutResult) => void {
	const client = useQueryClient();
	const { language } = usePlatform();
	return (draft, answer) => {
		if (countryOf(draft) === answer.shopCountry) client.setQueryData(keyOf(wishOf(draft, '', language)), answer);
	};
}

/** A shipping method that was chosen and could not be asked for; the choice is as before. */
export interface FailedMethod {
	id: string;
	error: unknown;
	/** What is filled in since. */
	fallback: Draft;
}

interface Answered {
	wish: Wish;
	answer: CheckoutResult;
}

export function useCheckoutResult(
	given: { draft: Draft | undefined; setDraft(draft: Draft): void },
	vatId: string,
	enabled: boolean,
) {
	const { draft, setDraft } = given;
	const { ask, language } = usePlatform();
	const { shippingMethodId, country, zipCode } = wishOf(draft, vatId, language);
	const wish = useMemo(
		(): Wish => ({ language, shippingMethodId, country, zipCode, vatId: vatId || null }),
		[language, shippingMethodId, country, zipCode, vatId],
	);
	const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
		queryKey: keyOf(wish),
		queryFn: async (): Promise<CheckoutResult> =>
			((await ask(checkoutDocument, wish)) as Data<typeof checkoutDocument>).checkout,
		enabled,
		placeholderData: keepPreviousData,
		staleTime: 0,
		// Without a connection it fails at once: a shopper who waits for one would see nothing happen.
		networkMode: 'always',
		// A VAT ID is looked up in a register, which takes its time.
		refetchInterval: ({ state }) => (state.data?.vatState === 'waiting' ? checkingEvery : false),
	});
	const [last, setLast] = useState<Answered>();
	const [failedMethod, setFailedMethod] = useState<FailedMethod>();
	useEffect(() => {
		if (!data || isPlaceholderData) return;
		setLast({ wish, answer: data });
	}, [data, isPlaceholderData, wish]);
	useEffect(() => {
		if (!data || isPlaceholderData || error) return;
		// Something else was chosen since, and the shop can be asked again.
		setFailedMethod((failed) => (failed?.fallback === draft ? failed : undefined));
	}, [data, isPlaceholderData, error, draft]);
	useEffect(() => {
		if (!error || data || !draft || !last || !differsByMethodOnly(wish, last.wish)) return;
		const fallback = { ...draft, shippingMethodId: last.wish.shippingMethodId };
		setFailedMethod({ id: wish.shippingMethodId ?? '', error, fallback });
		setDraft(fallback);
	}, [error, data, draft, last, wish, setDraft]);
	useEffect(() => {
		if (!error) return;
		const askAgain = () => void refetch();
		window.addEventListener('online', askAgain);
		return () => window.removeEventListener('online', askAgain);
	}, [error, refetch]);
	return {
		answer: data ?? last?.answer,
		/** Why the answer is none to what is filled in now. */
		error: data ? null : error,
		asking: isFetching,
		counting: isPlaceholderData || (!data && isFetching),
		failedMethod,
		refetch,
	};
}
