// How the reader of a product page pays: a free trial is given once. The page is written for nobody in particular, so whoever is known is asked about later.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Data, textOf } from '../../../platform/graphql.ts';
import { sessionOf } from '../../../platform/session.ts';
import type { ProductDetails } from '../product-query.ts';
import { ownPaymentDocument } from './own-payment.documents.ts';

type Details = Pick<ProductDetails, 'pricing' | 'product' | 'variant'>;

function useLivePayment({ pricing: { payment }, product, variant }: Details): ProductDetails['pricing']['payment'] {
	const { ask } = usePlatform();
	const productId = variant?.id ?? product.id;
	const [known, setKnown] = useState(false);
	useEffect(() => setKnown(sessionOf() !== undefined), []);
	const { data } = useQuery({
		queryKey: [textOf(ownPaymentDocument), productId],
		queryFn: async () => ((await ask(ownPaymentDocument, { productId })) as Data<typeof ownPaymentDocument>).ownPayment,
		enabled: known && payment.trialDays !== null,
	});
	return data ?? payment;
}

export const usePayment: typeof useLivePayment = import.meta.env.SSR
	? ({ pricing }) => pricing.payment
	: useLivePayment;
