// What no press could print: a shop that releases a design by hand overrules everything else that it has looked at.
import type { FindingCode } from './findings.ts';

export const notPrintable: ReadonlySet<FindingCode> = new Set<FindingCode>([
	...(['missingPicture', 'changedFace', 'wrongPageCount', 'wrongPageSize'] as const),
]);
