// Files, rows of a series, and print files.
import type { Notice } from '../read-fields.ts';
import { readIdentifier, readPrintJob, readRows } from '../read-objects.ts';
import { type Connection, sendCall } from '../send-call.ts';
import type { PrintJob, Row } from '../types.ts';

interface GivenFile {
	name: string;
	type: string;
	bytes: Uint8Array;
}

/** Which column of the file, from 0, fills which field. */
type ColumnMapping = Readonly<Record<string, number>>;

function fileForm({ name, type, bytes }: GivenFile): FormData {
	const form = new FormData();
	form.set('file', new Blob([new Uint8Array(bytes)], { type }), name);
	return form;
}

export function fileCalls(connection: Connection, notice: Notice) {
	const rowsAt = (hash: string) => `draft/${encodeURIComponent(hash)}/variable-data`;
	return {
		/** @returns its identifier */
		async uploadFile(file: GivenFile): Promise<string> {
			return readIdentifier(await sendCall(connection, { method: 'POST', path: 'file', form: fileForm(file) }));
		},
		async readRows(hash: string, { limit = 25, offset = 0 } = {}): Promise<{ rows: readonly Row[]; total: number }> {
			const path = `${rowsAt(hash)}?limit=${limit}&offset=${offset}`;
			return readRows(await sendCall(connection, { method: 'GET', path }));
		},
		/** In place of all rows that were there: a CSV file, or one that was uploaded before, by its identifier. */
		async replaceRows(hash: string, file: GivenFile | string, mapping: ColumnMapping): Promise<void> {
			const call = { method: 'POST', path: rowsAt(hash), isRepeatable: true } as const;
			if (typeof file === 'string') {
				await sendCall(connection, { ...call, json: { file, columnMapping: mapping } });
				return;
			}
			const form = fileForm(file);
			form.set('columnMapping', JSON.stringify(mapping));
			await sendCall(connection, { ...call, form });
		},
		/** By index, from 0; only what is named is changed. */
		async updateRows(hash: string, data: Readonly<Record<number, Row>>): Promise<void> {
			await sendCall(connection, { method: 'PUT', path: rowsAt(hash), json: { data } });
		},
		/** @returns the id of the job. Not repeated: each call makes another one. */
		async requestPrint(hashes: readonly string[], notifyUrl?: string): Promise<string> {
			const json = { draftIds: hashes, stateChangedNotifyUrl: notifyUrl };
			return readIdentifier(
				await sendCall(connection, { method: 'POST', path: 'pdf-processing', json }),
				'processingId',
			);
		},
		async readPrintJob(id: string): Promise<PrintJob> {
			const path = `pdf-processing/${encodeURIComponent(id)}`;
			return readPrintJob(await sendCall(connection, { method: 'GET', path }), notice);
		},
	};
}
