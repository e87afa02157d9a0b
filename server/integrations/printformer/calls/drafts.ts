// Drafts: from the first to the copy of what was ordered.
import type { Notice } from '../read-fields.ts';
import { readClaims, readData, readDraft, readListed, readPageInfo } from '../read-objects.ts';
import { type Connection, sendCall, sendForText } from '../send-call.ts';
import type { DraftChanges, DraftInput, Listed, PageInfo, PrintformerDraft } from '../types.ts';
import { ignoreMissing } from './users.ts';

interface PageInfoOptions {
	/** Of a series, from 0. */
	row?: number;
	unit?: 'mm' | 'cm' | 'in' | 'pt' | 'px';
}

const changesOf = ({ defaultValues, customAttributes, variant, variantVersion }: DraftChanges) => ({
	apiDefaultValues: defaultValues,
	customAttributes,
	variant,
	version: variantVersion,
});

/** The provider's documentation, its module and its sample write the user in two ways. */
const inputOf = (input: DraftInput) => ({
	templateIdentifier: input.template,
	user_identifier: input.user,
	userIdentifier: input.user,
	userGroupIdentifier: input.userGroup,
	intent: input.intent,
	...changesOf(input),
	availableVariants: input.availableVariants,
	defaultGroupTemplate: input.defaultMember,
	pagePlanner: input.pagePlanner,
	pageDimensions: input.pageDimensions,
	unit: input.unit,
	locked: input.locked,
	theme: input.theme,
});

export function draftCalls(connection: Connection, notice: Notice) {
	const at = (hash: string, rest = '') => `draft/${encodeURIComponent(hash)}${rest}`;
	const read = (body: unknown) => readDraft(readData(body), notice);
	return {
		/** Not repeated: a response that is lost leaves a draft that no one knows. */
		async createDraft(input: DraftInput): Promise<PrintformerDraft> {
			return read(await sendCall(connection, { method: 'POST', path: 'draft', json: inputOf(input) }));
		},
		async readDraft(hash: string): Promise<PrintformerDraft> {
			return read(await sendCall(connection, { method: 'GET', path: at(hash) }));
		},
		/** Custom attributes at any time, content until it was produced. */
		async updateDraft(hash: string, changes: DraftChanges): Promise<PrintformerDraft> {
			return read(await sendCall(connection, { method: 'PUT', path: at(hash), json: changesOf(changes) }));
		},
		/** One that is not there any more is deleted as well. */
		async deleteDraft(hash: string): Promise<void> {
			await sendCall(connection, { method: 'DELETE', path: at(hash) }).catch(ignoreMissing);
		},
		async listDrafts(page = 1, perPage = 25): Promise<Listed<PrintformerDraft>> {
			const path = `draft?page=${page}&per_page=${perPage}`;
			return readListed(await sendCall(connection, { method: 'GET', path }), (value) => readDraft(value, notice));
		},
		/** A copy that can be edited, whatever has become of the draft. */
		async replicateDraft(hash: string, changes: DraftChanges = {}): Promise<PrintformerDraft> {
			const json = changesOf(changes);
			return read(await sendCall(connection, { method: 'POST', path: at(hash, '/replicate'), json }));
		},
		/** @returns of each draft whether it is the user's now, or would be */
		async claimDrafts(user: string, hashes: readonly string[], dryRun = false): Promise<ReadonlyMap<string, boolean>> {
			const json = { user_identifier: user, drafts: hashes, dryRun };
			return readClaims(await sendCall(connection, { method: 'POST', path: 'draft/claim', json, isRepeatable: true }));
		},
		/** The provider fetches the PDF some time later; what has become of it is in `setup` and `findings` of the draft. */
		async uploadFromUrl(hash: string, fileUrl: string, callbackUrl?: string): Promise<void> {
			const json = { fileURL: fileUrl, callbackURL: callbackUrl };
			await sendCall(connection, { method: 'POST', path: at(hash, '/upload'), json, isRepeatable: true });
		},
		async deliverDraft(hash: string): Promise<void> {
			await sendCall(connection, { method: 'POST', path: at(hash, '/deliver'), json: {} });
		},
		/** As it comes, in the type that is accepted. */
		async listProducts(hash: string, accept = 'application/json'): Promise<string> {
			return sendForText(connection, { method: 'GET', path: at(hash, '/products'), accept });
		},
		async requestIdmlPackage(hash: string, callbackUrl: string): Promise<void> {
			const json = { callbackURL: callbackUrl };
			await sendCall(connection, { method: 'POST', path: at(hash, '/request-idml-package'), json });
		},
		async readPageInfo(
			hash: string,
			usage: 'print' | 'low-res',
			{ row, unit }: PageInfoOptions = {},
		): Promise<PageInfo> {
			const query = new URLSearchParams({
				...(row === undefined ? {} : { row: String(row) }),
				...(unit === undefined ? {} : { unit }),
			});
			const path = at(hash, `/${usage}/page-info${query.size > 0 ? `?${query}` : ''}`);
			return readPageInfo(readData(await sendCall(connection, { method: 'GET', path })));
		},
	};
}
