// Which of the reader's drafts are shared in their company. Asked for by those who are signed in, once the page is there.
import { useQuery } from '@tanstack/react-query';
import { ownSharedDraftsDocument } from '../../company/company-drafts.documents.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';

/** @returns undefined for those who cannot share any, and as long as that is not known */
export function useSharedDrafts(): ReadonlySet<string> | undefined {
	const { ask } = usePlatform();
	const isUser = useHydrated() && sessionOf() === 'user';
	const { data } = useQuery({
		queryKey: [textOf(ownSharedDraftsDocument)],
		queryFn: async () => (await ask(ownSharedDraftsDocument, {})) as Data<typeof ownSharedDraftsDocument>,
		staleTime: 60_000,
		enabled: isUser,
	});
	return data?.ownSharedDrafts ? new Set(data.ownSharedDrafts) : undefined;
}
