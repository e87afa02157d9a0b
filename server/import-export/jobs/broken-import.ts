// A file of which nothing can be read.
import type { ImportFileFault } from '../../../rules/texts/import-faults.ts';

export class BrokenImport extends Error {
	readonly fault: ImportFileFault;
	readonly row: number | undefined;

	constructor(fault: ImportFileFault, row?: number) {
		super(fault);
		this.fault = fault;
		this.row = row;
	}
}
