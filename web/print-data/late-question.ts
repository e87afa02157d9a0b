// The question before a file that came after the release takes the place of what is there: what goes, what is missing then, who has to release.
import {
	describeConsequences,
	findReplacement,
	nameFile,
	nameFiles,
	type PlacedFile,
} from '../../rules/printing/replacement.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { ConfirmationRequest } from '../platform/confirmation.ts';
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

export function describeUse(t: Translate, { line, files, late, reader, notes = [] }: Asked): ConfirmationRequest {
	const { sides } = line.specification;
	const replacement = findReplacement(placedFiles(line, files), late.side, late);
	return {
		title: t('printData.attempt.useAsk', { file: nameFile(t, late, sides) }),
		text: [
			t('printData.attempt.useDeletes', { files: nameFiles(t, replacement.deleted, sides) }),
			...describeConsequences(t, replacement, sides),
			...notes,
			t(`printData.attempt.useRelease.${reader}`),
		].join(' '),
		confirmLabel: t('printData.attempt.use'),
		colour: 'danger',
	};
}
