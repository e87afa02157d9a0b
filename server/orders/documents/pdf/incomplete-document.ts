// A document that must not be sent. A caller that can still do something about it calls `validateDocument` before.
import type { PrintedDocument } from '../../../../rules/documents/document.ts';
import { type DocumentError, validateDocument } from '../../../../rules/documents/validate-document.ts';

export class IncompleteDocument extends Error {
	readonly faults: readonly DocumentError[];

	constructor(errors: readonly DocumentError[]) {
		super(`the document lacks: ${errors.map(({ field, line }) => (line ? `${field} (${line})` : field)).join(', ')}`);
		this.faults = errors;
	}
}

export function refuseIncomplete(document: PrintedDocument): void {
	const errors = validateDocument(document);
	if (errors.length > 0) throw new IncompleteDocument(errors);
}
