// The preview of a template: downloaded, made small in a child process as every foreign picture, and kept in the private store.
import { newId } from '../../../../rules/ids.ts';
import type { PrintformerClient } from '../../../integrations/printformer/client.ts';
import { PrintformerFailure } from '../../../integrations/printformer/problem.ts';
import type { PrintformerTemplate } from '../../../integrations/printformer/types.ts';
import type { StoredFile } from '../../../media/store.ts';
import { RefusedPicture } from '../../../media/svg/refused-picture.ts';
import { screenFile, screenType, sendPictureRemoval } from '../../pictures/picture-files.ts';
import { checkPicture } from '../../pictures/picture-work.ts';
import type { PrintformerServices } from '../services.ts';

/** Twice as wide as it is shown. */
const previewSize = 400;
const types = { 'image/png': 'png', 'image/jpeg': 'jpeg', 'image/webp': 'webp' } as const;
const limits = { maxBytes: 10 * 2 ** 20, types: Object.keys(types) };

interface Wish {
	tenantId: string;
	account: string;
	client: PrintformerClient;
	template: PrintformerTemplate;
	/** The preview that it replaces. */
	before: string | null;
}

async function downloadPreview({ client, template: { identifier, previewUrl } }: Wish) {
	const address = previewUrl ?? client.addresses.templateFile(identifier, 'page-preview-thumb', { page: 1 });
	const { type, chunks } = await client.download(address, limits);
	const pieces: Uint8Array[] = [];
	for await (const chunk of chunks) pieces.push(chunk);
	return { type: types[type as keyof typeof types], bytes: Buffer.concat(pieces) };
}

/** A template without a preview is no failure. @returns whether there is one now */
export async function savePreview(services: PrintformerServices, wish: Wish): Promise<boolean> {
	const { tenantId, account, template, before } = wish;
	const { identifier } = template;
	try {
		const { type, bytes } = await downloadPreview(wish);
		const { screens, hasAlpha } = await checkPicture(tenantId, type, bytes);
		const id = newId();
		const [small = Buffer.alloc(0)] = screens;
		await services.store.write(tenantId, screenFile(id, previewSize, hasAlpha), screenType(hasAlpha), small);
		await services.database.inTenant(tenantId, async (sql) => {
			const [replaced] = await sql`
				update printformer_templates set preview_id = ${id}
				where tenant_id = ${tenantId} and account = ${account} and identifier = ${identifier}
					and preview_id is not distinct from ${before}
				returning 1`;
			// Another synchronisation may have been quicker.
			const unneeded = replaced ? before : id;
			if (unneeded) await sendPictureRemoval(sql, tenantId, [unneeded]);
		});
		return true;
	} catch (error) {
		const isExpected = error instanceof RefusedPicture || error instanceof PrintformerFailure;
		if (!isExpected || (error instanceof PrintformerFailure && error.problem.kind === 'aborted')) throw error;
		services.log.info({ err: error, template: identifier }, 'a template has no preview');
		return false;
	}
}

export async function readPreview(
	store: PrintformerServices['store'],
	tenantId: string,
	id: string,
): Promise<{ type: string; file: StoredFile } | undefined> {
	for (const hasAlpha of [true, false]) {
		const file = await store.read(tenantId, screenFile(id, previewSize, hasAlpha));
		if (file) return { type: screenType(hasAlpha), file };
	}
	return undefined;
}
