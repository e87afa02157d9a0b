// Findings of preflight in the cells that they come from.
import { useMemo } from 'react';
import type { Design } from '../../../rules/designs/design.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import type { Series } from '../../../rules/designs/series.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Row } from '../../spreadsheet/cells.ts';
import type { CellError, SheetErrors } from '../../spreadsheet/errors.ts';
import { describeProblem } from '../findings/describe-problem.ts';
import { fieldOfFinding } from '../findings/field-of-finding.ts';
import { useDesign } from '../studio-context.tsx';
import { fromSheetRows, rowKey } from './series-sheet.ts';
import type { FindingsByRow } from './use-row-findings.ts';

interface Mappings {
	mapping: Series['mapping'];
	/** Of columns in which something stands. */
	filledMapping: Series['mapping'];
}

function columnOf(finding: Finding, design: Design, { mapping, filledMapping }: Mappings): number {
	const field = fieldOfFinding(design, finding);
	const [first] = Object.keys(filledMapping);
	return Number(Object.keys(mapping).find((index) => mapping[index] === field?.key) ?? first ?? 0);
}

/** A value that is missing is an error of its cell. What no column fills in is a matter of the design. */
function isOfRow(finding: Finding, design: Design, { filledMapping }: Mappings): boolean {
	if (finding.code === 'requiredFieldEmpty') return false;
	const field = fieldOfFinding(design, finding);
	const isFilled = Object.values(filledMapping).some((key) => key === field?.key);
	return finding.severity === 'error' || (finding.severity === 'warning' && (isFilled || !field));
}

/** Fields that must be filled in, and that no column fills in: each once, whatever the number of rows. */
export function findUnfilled(found: FindingsByRow, filledMapping: Series['mapping']): Finding[] {
	const filled = new Set(Object.values(filledMapping));
	const unfilled = new Map<string, Finding>();
	for (const finding of [...found.values()].flat())
		if (finding.code === 'requiredFieldEmpty' && !finding.names.some((key) => filled.has(key)))
			unfilled.set(finding.names.join(), finding);
	return [...unfilled.values()];
}

/** @returns what validates rows by what was found in those that are alike */
export function useFindingErrors(
	found: FindingsByRow,
	{ mapping, filledMapping }: Mappings,
): (rows: readonly Row[]) => SheetErrors {
	const { t, language } = usePlatform();
	const design = useDesign();
	return useMemo(() => {
		const mappings = { mapping, filledMapping };
		const toError = (finding: Finding): CellError => ({
			column: columnOf(finding, design, mappings),
			kind: finding.severity === 'error' ? 'error' : 'warning',
			text: describeProblem(t, finding, design, language).problem,
		});
		return (rows) => {
			const keys = fromSheetRows(rows).map((cells) => rowKey({ mapping: filledMapping }, cells));
			return new Map(
				keys.flatMap((key, index) => {
					const findings = (found.get(key) ?? []).filter((one) => isOfRow(one, design, mappings));
					return findings.length > 0 ? [[index, findings.map(toError)] as const] : [];
				}),
			);
		};
	}, [found, mapping, filledMapping, t, design, language]);
}
