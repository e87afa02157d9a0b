// The question before a file that came after the release takes the place of what is there: what goes, what is missing then, who has to release.
import { isSameSide } from '../../rules/printing/current-files.ts';
import { findApprovalBar } from '../../rules/printing/print-data.ts';
import {
	describeConsequences,
	findReplacement,
	nameFile,
	nameFiles,
	type PlacedFile,
} from '../../rules/printing/replacement.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { failureText } from '../forms/failure-text.ts';
import { ApiFailure } from '../platform/api.ts';
import type { ConfirmationRequest } from '../platform/confirmation.ts';
import { listFindings } from './print-findings.tsx';
import { type PrintAttempt, type PrintLine, placedFiles } from './print-line.ts';

interface Asked {
	line: Pick<PrintLine, 'specification' | 'attempts'>;
	/** What counts of the line. */
	files: readonly PlacedFile[];
	late: PrintAttempt;
	reader: 'shop' | 'customer';
	/** What the reader has to know besides. */
	notes?: readonly string[];
}

/** Who has to release it, or that nobody can, and what the customer is asked for by mail. */
function chooseRelease(errors: PrintAttempt['findings'], { missing }: { missing: string[] }, reader: Asked['reader']) {
	if (errors.length === 0 && missing.length > 0 && reader === 'shop') return 'printData.attempt.useMissing.shop';
	if (errors.length === 0) return `printData.attempt.useRelease.${reader}` as const;
	if (reader === 'customer') return 'printData.attempt.useErrors.customer';
	return findApprovalBar(errors) ? 'printData.attempt.useErrors.barred' : 'printData.attempt.useErrors.shop';
}

export function describeUse(t: Translate, { line, files, late, reader, notes = [] }: Asked): ConfirmationRequest {
	const { sides } = line.specification;
	const replacement = findReplacement(placedFiles(line, files), late.side, late);
	const errors = late.findings.filter(({ severity }) => severity === 'error');
	return {
		title: t('printData.attempt.useAsk', { file: nameFile(t, late, sides) }),
		text: [
			t('printData.attempt.useDeletes', { files: nameFiles(t, replacement.deleted, sides) }),
			...describeConsequences(t, replacement, sides),
			...notes,
			t(chooseRelease(errors, replacement, reader)),
		].join(' '),
		...(errors.length > 0
			? { points: listFindings(t, { ...late, findings: errors }).map(({ problem }) => problem) }
			: {}),
		confirmLabel: t('printData.attempt.use'),
		colour: 'danger',
		isCautious: true,
	};
}

/** Nothing that was discarded comes back. */
export function describeDiscard(
	t: Translate,
	{ line, files, attempt }: Pick<Asked, 'line' | 'files'> & { attempt: PrintAttempt },
): ConfirmationRequest {
	const { sides } = line.specification;
	const staying = files.filter(({ side }) => isSameSide(side, attempt.side));
	return {
		title: t('printData.attempt.discardAsk', { file: nameFile(t, attempt, sides) }),
		text: [
			t('printData.attempt.discardText'),
			...(staying.length > 0
				? [t('printData.attempt.discardStays', { files: nameFiles(t, staying, sides), count: staying.length })]
				: []),
		].join(' '),
		confirmLabel: t('printData.attempt.discard'),
		colour: 'danger',
		isCautious: true,
	};
}

/** Who else decides about it may have been faster. @param failed the sentence of what did not work otherwise */
export const lateFailureText = (error: unknown, t: Translate, failed: string): string =>
	error instanceof ApiFailure && error.code === 'NOT_FOUND'
		? t('printData.attempt.gone')
		: `${failed} ${failureText(error, t)}`;
