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
	'revoked',
	'revokedErrors',
	'refused',
	'released',
] as const;
export type LineSummary = (typeof lineSummaries)[number];

interface SummarisedLine {
	state: LinePrintState;
	specification: { dataRequirement: string };
	data: readonly { state: string; findings: readonly { severity: string }[]; isReleaseRevoked?: boolean }[];
}

const summaries = {
	uploaded: 'checking',
	refused: 'refused',
	released: 'released',
	printed: 'released',
} as const;

/** In files that wait for the release: with them it is not given. */
export const hasErrors = (data: SummarisedLine['data']): boolean =>
	data.some((file) => file.state === 'findings' && file.findings.some(({ severity }) => severity === 'error'));

/** The product is printed otherwise than when it was released. */
const isRevoked = (data: SummarisedLine['data']): boolean => data.some(({ isReleaseRevoked }) => isReleaseRevoked);

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
	if (state !== 'findings') return summaries[state];
	if (hasErrors(data)) return isRevoked(data) ? 'revokedErrors' : 'errors';
	return isRevoked(data) ? 'revoked' : 'release';
}
