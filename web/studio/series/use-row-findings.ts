// What the server finds in the rows that are saved; rows that stay as they are need not be checked again.
import { useEffect, useState } from 'react';
import type { Finding } from '../../../rules/designs/findings.ts';
import { withFilledColumns } from '../../../rules/designs/series.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useStudio } from '../studio-context.tsx';
import { fetchRowFindings, type RowPart } from './fetch-row-findings.ts';
import { rowKey } from './series-sheet.ts';
import type { SeriesState } from './series-store.ts';

export type FindingsByRow = ReadonlyMap<string, readonly Finding[]>;

interface RowChecks {
	/** By the key of the row. */
	found: FindingsByRow;
	/** Rows that were checked, of all. */
	checked: number;
	isFailed: boolean;
}

const nothing: FindingsByRow = new Map();

const withPart = (known: FindingsByRow, keys: readonly string[], { from, to, found }: RowPart): FindingsByRow =>
	new Map([
		...known,
		...keys.slice(from, to).map((key) => [key, []] as const),
		...found.map(({ row, findings }) => [keys[row] ?? '', findings] as const),
	]);

export function useRowFindings({ mapping, savedRows, revision }: SeriesState): RowChecks {
	const { ask } = usePlatform();
	const { id } = useStudio();
	const [found, setFound] = useState(nothing);
	const [isFailed, setFailed] = useState(false);
	const filled = withFilledColumns({ columns: [], mapping, rows: savedRows });
	const keys = savedRows.map((cells) => rowKey(filled, cells));
	// biome-ignore lint/correctness/useExhaustiveDependencies: only another revision is checked anew
	useEffect(() => {
		const ended = new AbortController();
		setFailed(false);
		const check = async () => {
			let known = found;
			const isKnown = (from: number, to: number) => keys.slice(from, to).every((key) => known.has(key));
			for await (const part of fetchRowFindings(ask, { designId: id, count: keys.length, isKnown })) {
				if (ended.signal.aborted) return;
				known = withPart(known, keys, part);
				setFound(known);
			}
		};
		check().catch(() => setFailed(!ended.signal.aborted));
		return () => ended.abort();
	}, [revision, id]);
	return { found, checked: keys.filter((key) => found.has(key)).length, isFailed };
}
