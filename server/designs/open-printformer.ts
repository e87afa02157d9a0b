// Printformer as a provider of designs: what cart, checkout, orders and reordering know of it.
import type { Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { DesignPort, DesignTemplate } from '../integrations/design/port.ts';
import { moveDesigns } from './designs-of-person.ts';
import { deleteDraft } from './drafts/change-drafts.ts';
import { designAddress } from './drafts/design-address.ts';
import { loadDesigner, recordOf } from './drafts/design-record.ts';
import { findDraft, findDrafts } from './drafts/find-drafts.ts';
import type { DesignStores } from './pictures/find-artwork.ts';
import { receiveBytes } from './pictures/receive-picture.ts';
import { beginAtProvider } from './printformer/begin-draft.ts';
import { readPrint } from './printformer/prints/fetch-print.ts';
import { findPrint, requestPrint } from './printformer/prints/find-print.ts';
import { replicateAtProvider } from './printformer/replicate.ts';
import type { PrintformerServices } from './printformer/services.ts';
import { findProductDesign } from './printformer/templates/product-design.ts';
import { loadWork } from './rendering/load-work.ts';
import { DesignPreviews, previewWidth } from './rendering/previews.ts';
import { findRow } from './rows/find-series.ts';

interface PrintformerParts {
	stores: DesignStores;
	previews?: DesignPreviews;
}

const findAtProvider = async (sql: Sql, tenantId: string, userId: string, id: string) => {
	const draft = await findDraft(sql, tenantId, userId, id);
	return draft?.provider === 'printformer' ? draft : undefined;
};

export function openPrintformer(
	services: PrintformerServices,
	{ stores, previews = new DesignPreviews() }: PrintformerParts,
): DesignPort {
	const within = <T>(tenantId: string, work: (sql: Sql) => Promise<T>) => services.database.inTenant(tenantId, work);
	return {
		id: 'printformer',
		// A print is stored when it is made: what is changed at the provider afterwards does not reach it.
		promises: { identicalReprints: true, frozenReleases: false },
		templates: (tenantId, productIds) =>
			within(tenantId, async (sql) => {
				const found = new Map<string, DesignTemplate>();
				for (const productId of productIds) {
					const choice = await findProductDesign(sql, tenantId, productId);
					if (choice?.provider === 'printformer')
						found.set(productId, { productId, version: choice.version, name: '' });
				}
				return found;
			}),
		async begin(caller, productId) {
			const { designer, choice } = await within(caller.tenantId, async (sql) => ({
				designer: await loadDesigner(sql, caller),
				choice: await findProductDesign(sql, caller.tenantId, productId),
			}));
			if (choice?.provider !== 'printformer' || choice.template === null) throw new Refused('NOT_FOUND');
			const { template } = choice;
			const { id } = await beginAtProvider(services, designer, { productId }, { ...choice, template });
			return { id, url: designAddress(id) };
		},
		open: ({ tenantId, userId }, id, returnTo) =>
			within(tenantId, async (sql) => {
				if (!(await findAtProvider(sql, tenantId, userId, id))) throw new Refused('NOT_FOUND');
				return { id, url: designAddress(id, returnTo) };
			}),
		read: ({ tenantId, userId }, ids) =>
			within(tenantId, async (sql) => {
				const drafts = await findDrafts(sql, tenantId, userId, ids);
				const own = drafts.filter(({ provider }) => provider === 'printformer');
				return new Map(own.map((draft) => [draft.id, recordOf(draft)]));
			}),
		async replicate({ tenantId, userId, language }, from) {
			const parts = { services, stores, tenantId, userId, language };
			const { design, changes } = await replicateAtProvider(parts, from);
			return { design: recordOf(design), changes };
		},
		remove: ({ tenantId, userId }, id) =>
			within(tenantId, async (sql) => {
				if (!(await findAtProvider(sql, tenantId, userId, id))) throw new Refused('NOT_FOUND');
				await deleteDraft(sql, tenantId, userId, id);
			}),
		claim: (tenantId, from, to) => within(tenantId, (sql) => moveDesigns(sql, tenantId, from, to)),
		async upload({ tenantId, userId }, { name, bytes }) {
			const parts = { inTenant: <T>(work: (sql: Sql) => Promise<T>) => within(tenantId, work), store: stores.pictures };
			return (await receiveBytes(parts, { tenantId, userId, name, bytes })).id;
		},
		async proof({ tenantId, userId }, id, page) {
			const found = await within(tenantId, async (sql) => {
				const draft = await findAtProvider(sql, tenantId, userId, id);
				if (!draft) return undefined;
				const { work } = await loadWork(sql, stores, tenantId, draft);
				return { draft, work, values: (await findRow(sql, tenantId, id, 0))?.values ?? {} };
			});
			if (!found || page < 1 || page > found.draft.document.pages.length) return undefined;
			const { draft, work, values } = found;
			const wish = { key: `${id} ${draft.revision}`, design: draft.document, values, page, withBleed: false };
			return { type: 'image/png', bytes: await previews.render({ ...wish, width: previewWidth(undefined) }, work) };
		},
		requestPrint: (tenantId, releaseId) => within(tenantId, (sql) => requestPrint(sql, tenantId, releaseId)),
		printState: (tenantId, printId) =>
			within(tenantId, async (sql) => {
				const print = await findPrint(sql, tenantId, printId);
				if (!print) throw new Refused('NOT_FOUND');
				if (print.failureCode) return { state: 'failed', code: print.failureCode };
				if (print.state !== 'made') return { state: 'waiting' };
				return { state: 'made', sha256: print.sha256 ?? '', size: print.size ?? 0 };
			}),
		async fetchPrint(tenantId, printId) {
			const print = await within(tenantId, (sql) => findPrint(sql, tenantId, printId));
			if (!print) throw new Refused('NOT_FOUND');
			const pdf = print.state === 'made' ? await readPrint(services.store, tenantId, print) : undefined;
			if (!pdf) throw new Refused('PRINT_DATA_NOT_RELEASED', print.failureCode ?? print.state);
			return pdf;
		},
	};
}
