// The design of the page: as the server has written it, then as the provider has it. While the proof is being made, it is looked for again.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Platform } from '../../platform/environment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { cachedResult, query, type RouteLocation, toQueryOptions, useRouteLocation } from '../../platform/page.ts';
import { checkedProofDocument, storedProofDocument } from './proof.documents.ts';

export type ShownDesign = NonNullable<Data<typeof storedProofDocument>['design']>;
export type Proof = NonNullable<ShownDesign['proof']>;

interface ShownProof {
	/** Null: there is none for this reader; undefined: not known yet. */
	design: ShownDesign | null | undefined;
	failed: boolean;
	busy: boolean;
	checkAgain(): void;
}

const variables = ({ language }: Pick<Platform, 'language'>, { params }: RouteLocation) => ({
	id: params.design ?? '',
	language,
});

export const storedProofQuery = (platform: Platform, place: RouteLocation) =>
	query(storedProofDocument, variables(platform, place));

const soonMs = 2000;

function useWritten(): ShownProof {
	const design = cachedResult(usePlatform(), storedProofQuery(usePlatform(), useRouteLocation()))?.design;
	return { design, failed: false, busy: false, checkAgain: () => undefined };
}

function useLive(): ShownProof {
	const platform = usePlatform();
	const place = useRouteLocation();
	const written = cachedResult(platform, storedProofQuery(platform, place))?.design;
	const asked = useQuery({
		...toQueryOptions(platform, query(checkedProofDocument, variables(platform, place))),
		staleTime: 0,
		refetchOnMount: 'always',
		// It may have been edited in another tab.
		refetchOnWindowFocus: true,
		refetchInterval: ({ state }) => {
			const found = state.data as Data<typeof checkedProofDocument> | undefined;
			return found?.designProof?.proof?.state === 'preparing' ? soonMs : false;
		},
	});
	const found = asked.data as Data<typeof checkedProofDocument> | undefined;
	return {
		design: found ? found.designProof : written,
		failed: asked.isError,
		busy: asked.isFetching,
		checkAgain: () => void asked.refetch(),
	};
}

export const useProof = import.meta.env.SSR ? useWritten : useLive;

const slowMs = 20_000;

/** @returns whether something has taken longer than one waits without a word */
export function useSlow(isWaiting: boolean): boolean {
	const [isSlow, setSlow] = useState(false);
	useEffect(() => {
		setSlow(false);
		if (!isWaiting) return;
		const timer = setTimeout(() => setSlow(true), slowMs);
		return () => clearTimeout(timer);
	}, [isWaiting]);
	return isSlow;
}
