// Why a decision does not count, in words: of two at once the second is told who was first.
import { formatMoment } from '../../rules/formats.ts';
import { failureText } from '../forms/failure-text.ts';
import { ApiFailure } from '../platform/api.ts';
import type { Platform } from '../platform/environment.tsx';

/** What was decided about is no longer what was shown. */
const outdated: readonly (string | undefined)[] = [
	'APPROVAL_DECIDED',
	'APPROVAL_CHANGED',
	'APPROVAL_NOT_YOURS',
	'NOT_FOUND',
];

export const isOutdated = (error: unknown): boolean => error instanceof ApiFailure && outdated.includes(error.code);

const firstDecisions = ['approved', 'rejected', 'returned'] as const;

export function refusalText(error: unknown, { t, language, timeZone }: Platform): string {
	if (!(error instanceof ApiFailure) || error.code !== 'APPROVAL_DECIDED') return failureText(error, t);
	const { by, decision, at } = error.facts;
	const known = firstDecisions.find((one) => one === decision);
	if (!known || typeof by !== 'string' || typeof at !== 'string') return t('approvals.decidedFirst.other');
	return t(`approvals.decidedFirst.${known}`, { by, at: formatMoment(at, language, timeZone) });
}

/** The field that the API has refused, such as `lines.0`. */
export const refusedField = (error: unknown): string | undefined =>
	error instanceof ApiFailure && error.code === 'VALIDATION' && typeof error.facts.field === 'string'
		? error.facts.field
		: undefined;
