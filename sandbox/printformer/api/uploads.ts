// Files of a client, and PDFs that become the pages of a draft.
import { PDFDocument } from '@cantoo/pdf-lib';
import { download } from '../../outbound.ts';
import { owe } from '../callbacks/owe.ts';
import type { Artwork, Draft, PendingUpload } from '../objects.ts';
import { mostBytes } from '../wire/body.ts';
import { invalid } from '../wire/failures.ts';
import { urlOf } from '../wire/params.ts';
import { keepFile, newId, type Scope, take } from '../world.ts';
import { type Handler, noContent } from './call.ts';

/** Not wrapped. */
export const createFile: Handler = ({ scope, files: { file } }) => {
	if (!file) throw invalid({ file: 'The file field is required.' });
	return { status: 201, body: { identifier: keepFile(scope, file.name, file.bytes) } };
};

const millimetres = (points: number) => Math.round((points / 72) * 25.4 * 1000) / 1000;

/** @returns its pages; undefined: it is no PDF that can be read */
async function readPages(bytes: Uint8Array): Promise<{ width: number; height: number }[] | undefined> {
	try {
		const document = await PDFDocument.load(bytes, { updateMetadata: false });
		return document.getPages().map((page) => {
			const { width, height } = page.getTrimBox();
			return { width: millimetres(width), height: millimetres(height) };
		});
	} catch {
		return undefined;
	}
}

/** The draft with the file as its pages, or with the error that it is none. */
export async function withFile(scope: Scope, draft: Draft, name: string, bytes: Uint8Array | null): Promise<Draft> {
	const pages = bytes && (await readPages(bytes));
	if (!bytes || !pages || pages.length === 0) {
		const message = bytes ? 'The file is not a PDF document.' : 'The file could not be downloaded.';
		return {
			...draft,
			setupStatus: 'failed',
			preflightStatus: 2,
			validationResults: [{ row: null, page: 1, message, severity: 'error' }],
		};
	}
	const file: Artwork['file'] = { id: keepFile(scope, name, bytes), pages };
	return { ...draft, file, state: 'saved', setupStatus: 'done', preflightStatus: 0, validationResults: [] };
}

export const uploadToDraft: Handler = ({ scope, params, id }) => {
	const draft = take(scope, 'draft', id);
	const fileURL = urlOf(params, 'fileURL');
	if (fileURL === undefined) throw invalid({ fileURL: 'The fileURL field is required.' });
	if (draft.produced) throw invalid({ fileURL: 'The draft has been produced and cannot be changed.' });
	const { store, client } = scope;
	const upload: PendingUpload = {
		...{ id: newId(16), draftHash: id, fileURL },
		callbackURL: urlOf(params, 'callbackURL') ?? null,
	};
	store.put('upload', client, upload.id, upload);
	store.put('draft', client, id, { ...draft, setupStatus: 'in-progress' });
	return noContent;
};

/** Some time after the call: the callback comes in any case, and what has become of it is to be read in the draft. */
export async function finishUpload(scope: Scope, upload: PendingUpload, isClosed: () => boolean): Promise<void> {
	const { store, client } = scope;
	const bytes = await download(upload.fileURL, mostBytes);
	if (isClosed()) return;
	const draft = store.find('draft', client, upload.draftHash);
	const after = draft && (await withFile(scope, draft, 'upload.pdf', bytes));
	if (isClosed()) return;
	store.change(() => {
		if (after) store.put('draft', client, upload.draftHash, after);
		store.remove('upload', upload.id);
		if (upload.callbackURL !== null)
			owe(scope, {
				url: upload.callbackURL,
				body: { draftId: upload.draftHash, success: after?.setupStatus === 'done' },
				reason: 'upload',
			});
	});
}
