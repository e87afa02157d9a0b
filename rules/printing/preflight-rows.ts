// Holds a file with the pages of all rows of a series against the product, each row by itself.
import type { Finding } from '../designs/findings.ts';
import type { PrintSpecification } from '../designs/print-specification.ts';
import type { Inspection } from './inspection.ts';
import { preflightUpload } from './preflight-upload.ts';

/** @param pages of one row. @returns what is found in the file as a whole once, however many rows it has */
export function preflightRows(inspection: Inspection, pages: number, specification: PrintSpecification): Finding[] {
	const rows = Array.from(
		{ length: Math.max(1, Math.ceil(inspection.pages.length / pages)) },
		(_row, row) => row * pages,
	);
	const found = rows.flatMap((first) =>
		preflightUpload({ ...inspection, pages: inspection.pages.slice(first, first + pages) }, specification, null).map(
			(finding) => (finding.page === null ? finding : { ...finding, page: finding.page + first }),
		),
	);
	return [...new Map(found.map((finding) => [JSON.stringify(finding), finding])).values()];
}
