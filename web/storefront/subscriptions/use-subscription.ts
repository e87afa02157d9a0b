// One of the reader's own subscriptions, as the page shows it: asked anew while the payment provider has something to confirm.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, toQueryOptions } from '../../platform/page.ts';
import { subscriptionDocument } from './subscription.documents.ts';

export type Subscription = Data<typeof subscriptionDocument>['subscription'];

const whileChanging = 4000;

const isMissing = (error: unknown) => error instanceof ApiFailure && (error.code === 'NOT_FOUND' || error.unauthorized);

export function useSubscription(id: string, wanted: boolean) {
	const platform = usePlatform();
	const options = toQueryOptions(platform, query(subscriptionDocument, { id, language: platform.language }));
	const asked = useQuery({
		...options,
		enabled: wanted,
		staleTime: 0,
		refetchOnMount: 'always',
		// Who has authorised a payment at the bank comes back to this window.
		refetchOnWindowFocus: 'always',
		refetchInterval: ({ state }) =>
			(state.data as Data<typeof subscriptionDocument> | undefined)?.subscription.isBeingChanged
				? whileChanging
				: false,
	});
	return {
		subscription: (asked.data as Data<typeof subscriptionDocument> | undefined)?.subscription,
		isMissing: !wanted || isMissing(asked.error),
		failed: asked.isError && !asked.isFetching,
		askAgain: () => void asked.refetch(),
	};
}

/** After a change that has returned the new state. */
export function useSetSubscription(): (subscription: Subscription) => void {
	const platform = usePlatform();
	const client = useQueryClient();
	return (subscription) => {
		const { queryKey } = toQueryOptions(
			platform,
			query(subscriptionDocument, { id: subscription.id, language: platform.language }),
		);
		client.setQueryData(queryKey, { subscription });
	};
}
