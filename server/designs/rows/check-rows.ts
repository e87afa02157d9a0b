// What keeps rows of a series from being printed: their values, and preflight of what each becomes. Others have a turn between two rows.
import { setImmediate as yieldTurn } from 'node:timers/promises';
import type { Design } from '../../../rules/designs/design.ts';
import { draw } from '../../../rules/designs/draw.ts';
import { DrawCache } from '../../../rules/designs/draw-cache.ts';
import type { Finding } from '../../../rules/designs/findings.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import {
	findRowErrors,
	type RowError,
	rowValues,
	type Series,
	withFilledColumns,
} from '../../../rules/designs/series.ts';
import { ChangedFace } from '../../printing/load-faces.ts';
import { changedFace, findProblems } from '../rendering/check-design.ts';
import { type DesignWork, prepareDrawing } from '../rendering/draw-design.ts';

export interface RowFindings {
	/** From 0 on. */
	row: number;
	/** Of its values. */
	errors: RowError[];
	/** Of preflight. */
	findings: Finding[];
}

interface CheckedSeries {
	design: Design;
	series: Series;
	specification: PrintSpecification;
	work: DesignWork;
}

/** @param to behind the last. @throws UntrustedWorkFailure */
export async function* checkRows(
	{ design, series: given, specification, work }: CheckedSeries,
	from: number,
	to: number,
): AsyncGenerator<RowFindings> {
	const series = withFilledColumns(given);
	const rows = series.rows.slice(from, to);
	const errors = findRowErrors({ ...series, rows }, design).map((error) => ({ ...error, row: error.row + from }));
	const prepared = await prepareDrawing(design, work).catch((error: unknown) => {
		if (error instanceof ChangedFace) return changedFace(error);
		throw error;
	});
	const cache = new DrawCache();
	for (const [index] of rows.entries()) {
		const row = from + index;
		const ofValues = errors.filter((error) => error.row === row);
		if ('code' in prepared) {
			yield { row, errors: ofValues, findings: [prepared] };
			continue;
		}
		work.signal?.throwIfAborted();
		const values = rowValues(series, row);
		const drawn = draw(prepared.design, values, prepared.services, cache);
		const findings = findProblems({ design, values, drawn, specification, work, vectorIds: prepared.vectorIds });
		yield { row, errors: ofValues, findings };
		await yieldTurn();
	}
}
