// An approval as its screens have it.
import { formatNumber } from '../../rules/formats.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import type { orderApprovalDocument } from './approvals.documents.ts';

export type ShownApproval = Data<typeof orderApprovalDocument>['orderApproval'];

/** It has expired while its buyer had to answer: nobody has left it undecided. */
export const wasUnanswered = (decisions: ShownApproval['decisions']): boolean =>
	decisions.at(-1)?.decision === 'expired' && decisions.at(-2)?.decision === 'returned';

/** Pieces in the notation of the reader. */
export function useNumbers(): (pieces: number) => string {
	const { language, notation } = usePlatform();
	return (pieces) => formatNumber(pieces, language, notation);
}
