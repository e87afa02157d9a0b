// The print data of a line in one sentence, where there is no room for more.
import type { LinePrintState } from './line-state.ts';

export const lineSummaries = [
	'later',
	'missing',
	'incomplete',
	'uploading',
	'checking',
	'errors',
	'release',
	'refused',
	'released',
] as const;
export type LineSummary = (typeof lineSummaries)[number];

interface SummarisedLine {
	state: LinePrintState;
	specification: { dataRequirement: string };
	data: readonly { state: string; findings: readonly { severity: string }[] }[];
}

const summaries = {
	uploaded: 'checking',
	findings: 'release',
	refused: 'refused',
	released: 'released',
	printed: 'released',
} as const;

/** In files that wait for the release: with them it is not given. */
export const hasErrors = (data: SummarisedLine['data']): boolean =>
	data.some((file) => file.state === 'findings' && file.findings.some(({ severity }) => severity === 'error'));

/**
 * Before the order: what may still come after it is not missing.
 * @param isUploading this browser is sending a file for it
 */
export function summariseLine({ state, specification, data }: SummarisedLine, isUploading = false): LineSummary {
	if (isUploading) return 'uploading';
	if (state === 'missing') {
		if (data.length > 0) return 'incomplete';
		return specification.dataRequirement === 'later' ? 'later' : 'missing';
	}
	return state === 'findings' && hasErrors(data) ? 'errors' : summaries[state];
}
