// A document that must not be sent. Whoever can still do something about it asks `validateDocument` before.
import type { PrintedDocument } from '../../../../rules/documents/document.ts';
import { type DocumentError, validateDocument } from '../../../../rules/documents/validate-document.ts';

export class IncompleteDocument extends Error {
	readonly faults: readonly DocumentError[];

	constructor(faults: readonly DocumentError[]) {
		super(`the document lacks: ${faults.map(({ field, line }) => (line ? `${field} (${line})` : field)).join(', ')}`);
		this.faults = faults;
	}
}

export function refuseIncomplete(document: PrintedDocument): void {
	const faults = validateDocument(document);
	if (faults.length > 0) throw new IncompleteDocument(faults);
}
