// How far the print data of the lines is, also while this browser still uploads some of it.
import { useEffect, useRef } from 'react';
import { type LineSummary, summariseLine } from '../../../rules/printing/line-summary.ts';
import type { PrintLine } from '../../print-data/print-line.ts';
import { useRunningUploads } from '../../print-data/use-print-upload.ts';
import { useLinesQuery } from '../print-data/print-lines.tsx';
import type { CheckoutResult } from './checkout-result.ts';

interface LineSummaries {
	lines: readonly PrintLine[];
	/** Undefined: it is not printed from data, or that is not loaded yet. */
	summaryOf(itemId: string): LineSummary | undefined;
	/** Names of files that came after the release and wait for a decision. */
	lateOf(itemId: string): string[];
}

export function useLineSummaries(checkout: Pick<CheckoutResult, 'lines'>): LineSummaries {
	const ids = checkout.lines.map(({ id }) => id);
	const { lines, askAgain } = useLinesQuery(ids);
	const running = useRunningUploads();
	const count = ids.filter((id) => running.has(id)).length;
	const before = useRef(count);
	useEffect(() => {
		if (count < before.current) void askAgain();
		before.current = count;
	}, [count, askAgain]);
	return {
		lines,
		lateOf: (itemId) =>
			lines
				.filter((one) => one.itemId === itemId)
				.flatMap(({ attempts }) => attempts.filter(({ isLate }) => isLate).map(({ name }) => name)),
		summaryOf(itemId) {
			const line = lines.find((one) => one.itemId === itemId);
			return line && summariseLine(line, running.has(itemId));
		},
	};
}
