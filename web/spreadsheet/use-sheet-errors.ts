// The errors of a sheet: of its cells one by one, and whatever else is known of its rows together. The first are there with what was
// typed; the judgement of ten thousand rows together waits for a moment in which no one types.
import { startTransition, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Row, SheetShape } from './cells.ts';
import { type CellError, joinErrors, rowValidator, type SheetErrors } from './errors.ts';

/** In milliseconds: longer than from key to key, shorter than anyone waits for. */
const quiet = 250;

export interface ValidatedSheet {
	faults: SheetErrors;
	/** At once, of any rows. */
	judge(rows: readonly Row[]): SheetErrors;
}

type ByRow = ReadonlyMap<Row, readonly CellError[]>;

/** By the rows themselves: where rows have moved meanwhile it moves with them, and what was changed is not validated yet. */
const byRow = (errors: SheetErrors, rows: readonly Row[]): ByRow =>
	new Map(
		[...errors].flatMap(([index, found]) => {
			const row = rows[index];
			return row ? [[row, found] as const] : [];
		}),
	);

export function placed(errors: ByRow, rows: readonly Row[]): SheetErrors {
	if (errors.size === 0) return new Map();
	return new Map(
		rows.flatMap((row, index) => {
			const found = errors.get(row);
			return found ? [[index, found] as const] : [];
		}),
	);
}

const nothing = (): SheetErrors => new Map();

/** @param judgeTogether must be the same function as long as it validates the same way */
export function useSheetErrors(
	shape: SheetShape,
	rows: readonly Row[],
	validateTogether: (rows: readonly Row[]) => SheetErrors = nothing,
): ValidatedSheet {
	const validateEach = useMemo(() => rowValidator(shape), [shape]);
	const [settled, setSettled] = useState(rows);
	useEffect(() => {
		if (rows === settled) return;
		const timer = setTimeout(() => startTransition(() => setSettled(rows)), quiet);
		return () => clearTimeout(timer);
	}, [rows, settled]);
	const together = useMemo(() => byRow(validateTogether(settled), settled), [validateTogether, settled]);
	const latest = useDeferredValue(rows);
	const faults = useMemo(
		() => joinErrors(validateEach(latest), placed(together, latest)),
		[validateEach, latest, together],
	);
	const judge = useMemo(
		() => (some: readonly Row[]) => joinErrors(validateEach(some), validateTogether(some)),
		[validateEach, validateTogether],
	);
	return { faults, judge };
}
