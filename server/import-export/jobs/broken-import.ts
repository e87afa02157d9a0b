// A file of which nothing can be read.
import type { ImportFileError } from '../../../rules/texts/import-errors.ts';

export class BrokenImport extends Error {
	readonly fault: ImportFileError;
	readonly row: number | undefined;

	constructor(error: ImportFileError, row?: number) {
		super(error);
		this.fault = error;
		this.row = row;
	}
}
