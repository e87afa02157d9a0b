// A file that a user downloads.

export interface ExportedFile {
	/** Plain letters, digits, dots and dashes: it stands in a header. */
	name: string;
	contentType: string;
	/** Whole, or in pieces that are made while they are sent. */
	content: Buffer | Iterable<string>;
}

export const contentTypes = {
	csv: 'text/csv; charset=utf-8',
	xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
	xliff: 'application/xliff+xml; charset=utf-8',
} as const;

export const plainName = (name: string): string => name.replace(/[^\w.-]+/g, '-');
