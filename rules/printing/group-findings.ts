// The same finding on many pages is told once, with the pages it is on.
import type { Finding } from '../designs/findings.ts';

interface GroupedFinding {
	finding: Finding;
	/** Ascending; none if it concerns the whole file. */
	pages: number[];
}

const keyOf = ({ code, severity, numbers, names }: Finding) => JSON.stringify([code, severity, numbers, names]);

/** In the order in which they were found first. */
export function groupFindings(findings: readonly Finding[]): GroupedFinding[] {
	const groups = new Map<string, GroupedFinding>();
	for (const finding of findings) {
		const key = keyOf(finding);
		const group = groups.get(key) ?? { finding, pages: [] };
		groups.set(key, group);
		if (finding.page !== null && !group.pages.includes(finding.page)) group.pages.push(finding.page);
	}
	for (const { pages } of groups.values()) pages.sort((one, other) => one - other);
	return [...groups.values()];
}

/** @returns such as `1–3, 5`; two neighbours are no range */
export function writePages(pages: readonly number[]): string {
	const runs: number[][] = [];
	for (const page of pages) {
		const run = runs.at(-1);
		if (run && page === (run.at(-1) ?? 0) + 1) run.push(page);
		else runs.push([page]);
	}
	return runs.map((run) => (run.length > 2 ? `${run[0]}–${run.at(-1)}` : run.join(', '))).join(', ');
}
