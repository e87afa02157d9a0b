// The faults of a sheet: of its cells one by one, and whatever else is known of its rows together. What was just typed comes first;
// the judgement of ten thousand rows follows a moment later.
import { useDeferredValue, useMemo } from 'react';
import type { Row, SheetShape } from './cells.ts';
import { joinFaults, rowJudge, type SheetFaults } from './faults.ts';

/** @param judgeTogether must be the same function as long as it judges the same way */
export function useSheetFaults(
	shape: SheetShape,
	rows: readonly Row[],
	judgeTogether?: (rows: readonly Row[]) => SheetFaults,
): SheetFaults {
	const judge = useMemo(() => rowJudge(shape), [shape]);
	const settled = useDeferredValue(rows);
	return useMemo(
		() => (judgeTogether ? joinFaults(judge(settled), judgeTogether(settled)) : judge(settled)),
		[judge, judgeTogether, settled],
	);
}
