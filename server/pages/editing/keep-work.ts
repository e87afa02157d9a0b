// An editor's work that could not be taken in, because the page had gone to another editor meanwhile: kept as a version.

import { largestDocument } from '../../../rules/editing/editing-limits.ts';
import { isStorable } from '../../../rules/editing/storable.ts';
import type { PageDocument } from '../../../rules/pages/document.ts';
import { documentProblem } from '../../../rules/pages/validate.ts';
import type { Caller } from '../../accounts/services.ts';
import type { Sql } from '../../database/connection.ts';
import { editorId } from '../../editing/lease.ts';
import { Refused } from '../../failure.ts';
import { validationFor } from '../page-documents.ts';
import { lockPage } from './edited-page.ts';
import { keepVersion } from './versions.ts';

/** What anyone sends, if it could stand on a page of this kind. */
export function validatedDocument(sent: unknown, validation: Parameters<typeof documentProblem>[1]): PageDocument {
	const document = sent as PageDocument;
	const problem = documentProblem(document, validation);
	if (problem) throw new Refused('PAGE_REFUSED', problem.fault, { problem });
	if (!isStorable(document)) throw new Refused('PAGE_REFUSED', 'valueWrong');
	if (Buffer.byteLength(JSON.stringify(document)) > largestDocument) throw new Refused('PAGE_TOO_LARGE');
	return document;
}

/** @returns the id of the version */
export async function keepPageWork(sql: Sql, caller: Caller, id: string, sent: unknown): Promise<string> {
	const { tenant } = caller;
	const { revision } = await lockPage(sql, tenant.id, id);
	const document = validatedDocument(sent, { ...validationFor(tenant), anyLanguage: true });
	return keepVersion(sql, tenant.id, {
		pageId: id,
		revision,
		document,
		reason: 'unsaved',
		userId: editorId(caller),
	});
}
