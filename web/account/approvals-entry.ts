// Whether the reader has anything to do with approvals: who approves, with how much waits for them, and who has ordered what needs one.
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../platform/environment.tsx';
import { type Data, textOf } from '../platform/graphql.ts';
import { approvalsEntryDocument } from './account.documents.ts';

interface ApprovalsEntry {
	isShown: boolean;
	/** How many orders wait for the reader. */
	waiting: number;
}

/** @param enabled for who is signed in */
export function useApprovalsEntry(enabled: boolean): ApprovalsEntry {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: [textOf(approvalsEntryDocument)],
		queryFn: async () => (await ask(approvalsEntryDocument, {})) as Data<typeof approvalsEntryDocument>,
		enabled,
		staleTime: 0,
	});
	if (!data) return { isShown: false, waiting: 0 };
	return { isShown: data.isApprover || data.approvals.total > 0, waiting: data.approvalCount };
}
