// Lines that are printed from data, as the API tells them.
import type { PlacedFile, PlacedFiles } from '../../rules/printing/replacement.ts';
import type { Data } from '../platform/graphql.ts';
import type { printLinesDocument } from './print-data.documents.ts';

export type PrintLine = Data<typeof printLinesDocument>['printLines'][number];
export type PrintFile = PrintLine['data'][number];
export type PrintAttempt = PrintLine['attempts'][number];

/** @param files what counts of the line */
export const placedFiles = (
	{ specification: { sides }, attempts }: Pick<PrintLine, 'specification' | 'attempts'>,
	files: readonly PlacedFile[],
): PlacedFiles<PrintAttempt> => ({ sides, files, late: attempts.filter(({ isLate }) => isLate) });
