// The faults of a sheet: of its cells one by one, and whatever else is known of its rows together. What was just typed comes first;
// the judgement of ten thousand rows follows a moment later.
import { useDeferredValue, useMemo } from 'react';
import type { Row, SheetShape } from './cells.ts';
import { joinFaults, rowJudge, type SheetFaults } from './faults.ts';

export interface JudgedSheet {
	faults: SheetFaults;
	/** At once, of any rows. */
	judge(rows: readonly Row[]): SheetFaults;
}

/** @param judgeTogether must be the same function as long as it judges the same way */
export function useSheetFaults(
	shape: SheetShape,
	rows: readonly Row[],
	judgeTogether?: (rows: readonly Row[]) => SheetFaults,
): JudgedSheet {
	const judge = useMemo(() => {
		const judgeEach = rowJudge(shape);
		return (some: readonly Row[]) =>
			judgeTogether ? joinFaults(judgeEach(some), judgeTogether(some)) : judgeEach(some);
	}, [shape, judgeTogether]);
	const settled = useDeferredValue(rows);
	const faults = useMemo(() => judge(settled), [judge, settled]);
	return { faults, judge };
}
