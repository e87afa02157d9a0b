// What the shopper's company and the shop want of this order: asked anew with every total and every cost centre. Guests are asked for nothing.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { sessionOf } from '../../platform/session.ts';
import { checkoutTermsDocument } from './checkout.documents.ts';
import type { CheckoutResult } from './checkout-result.ts';

export type Terms = Data<typeof checkoutTermsDocument>['checkoutTerms'];

export function useTerms({ lines, totals: { net } }: CheckoutResult, costCentreId: string | null): Terms | undefined {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: [textOf(checkoutTermsDocument), net, costCentreId, lines.map(({ id, quantity }) => [id, quantity])],
		queryFn: async () =>
			((await ask(checkoutTermsDocument, { net, costCentreId })) as Data<typeof checkoutTermsDocument>).checkoutTerms,
		enabled: sessionOf() === 'user' && lines.length > 0,
		placeholderData: keepPreviousData,
		staleTime: 0,
	});
	return data;
}

/** Where there is but one it needs no choosing. */
export const needsCostCentre = (terms: Terms | undefined): boolean =>
	terms !== undefined && terms.costCentres.length > 0 && terms.costCentreId === null;
