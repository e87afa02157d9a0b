// The built-in studio as a provider of designs: what cart, checkout, orders and reordering know of it.
import { createHash } from 'node:crypto';
import type { Database, Sql } from '../database/connection.ts';
import { Refused } from '../failure.ts';
import type { DesignCaller, DesignPort, DesignTemplate } from '../integrations/design/port.ts';
import { moveDesigns } from './designs-of-person.ts';
import { deleteDraft } from './drafts/change-drafts.ts';
import { createDraft } from './drafts/create-draft.ts';
import { designAddress } from './drafts/design-address.ts';
import { loadDesigner, recordOf } from './drafts/design-record.ts';
import { findDraft, findDrafts } from './drafts/find-drafts.ts';
import { designReleases } from './lines/design-releases.ts';
import type { DesignStores } from './pictures/find-artwork.ts';
import { receiveBytes } from './pictures/receive-picture.ts';
import { makeReleaseFile, openMadeFiles } from './releases/print-release.ts';
import { replicateDesign } from './releases/replicate-design.ts';
import { loadWork } from './rendering/load-work.ts';
import { DesignPreviews, previewWidth } from './rendering/previews.ts';
import { findPublished } from './templates/find-template.ts';

interface StudioParts {
	database: Database;
	stores: DesignStores;
	previews?: DesignPreviews;
}

export function openStudio({ database, stores, previews = new DesignPreviews() }: StudioParts): DesignPort {
	const within = <T>(tenantId: string, work: (sql: Sql) => Promise<T>) => database.inTenant(tenantId, work);
	const releases = designReleases({ database, ...stores });
	const files = openMadeFiles();
	const partsOf = ({ tenantId, userId }: Pick<DesignCaller, 'tenantId' | 'userId'>) => ({
		...{ tenantId, userId, stores },
		inTenant: <T>(work: (sql: Sql) => Promise<T>) => within(tenantId, work),
	});
	const printOf = (tenantId: string, id: string) =>
		makeReleaseFile({ inTenant: (work) => within(tenantId, work), releases, files }, tenantId, id);

	return {
		id: 'studio',
		promises: { identicalReprints: true, frozenReleases: true },
		templates: (tenantId, productIds) =>
			within(tenantId, async (sql) => {
				const published = await findPublished(sql, tenantId, productIds);
				const entries = [...published.values()].map(({ productId, version }): [string, DesignTemplate] => [
					productId,
					{ productId, version, name: '' },
				]);
				return new Map(entries);
			}),
		begin: (caller, productId) =>
			within(caller.tenantId, async (sql) => {
				const { id } = await createDraft(sql, await loadDesigner(sql, caller), { productId });
				return { id, url: designAddress(id) };
			}),
		open: ({ tenantId, userId }, id, returnTo) =>
			within(tenantId, async (sql) => {
				if (!(await findDraft(sql, tenantId, userId, id))) throw new Refused('NOT_FOUND');
				return { id, url: designAddress(id, returnTo) };
			}),
		read: ({ tenantId, userId }, ids) =>
			within(tenantId, async (sql) => {
				const drafts = await findDrafts(sql, tenantId, userId, ids);
				return new Map(drafts.map((draft) => [draft.id, recordOf(draft)]));
			}),
		async replicate(caller, from) {
			const { design, changes } = await replicateDesign(partsOf(caller), from);
			return { design: recordOf(design), changes };
		},
		remove: ({ tenantId, userId }, id) => within(tenantId, (sql) => deleteDraft(sql, tenantId, userId, id)),
		claim: (tenantId, from, to) => within(tenantId, (sql) => moveDesigns(sql, tenantId, from, to)),
		async upload({ tenantId, userId }, { name, bytes }) {
			const { inTenant } = partsOf({ tenantId, userId });
			const services = { inTenant, store: stores.pictures };
			return (await receiveBytes(services, { tenantId, userId, name, bytes })).id;
		},
		async proof({ tenantId, userId }, id, page) {
			const found = await within(tenantId, async (sql) => {
				const draft = await findDraft(sql, tenantId, userId, id);
				return draft && { draft, work: (await loadWork(sql, stores, tenantId, draft)).work };
			});
			if (!found || page < 1 || page > found.draft.document.pages.length) return undefined;
			const { draft, work } = found;
			const wish = { key: `${id} ${draft.revision}`, design: draft.document, page, withBleed: false };
			return { type: 'image/png', bytes: await previews.render({ ...wish, width: previewWidth(undefined) }, work) };
		},
		requestPrint: (tenantId, releaseId) =>
			within(tenantId, async (sql) => {
				if (!(await releases.find(sql, tenantId, releaseId))) throw new Refused('NOT_FOUND');
				return releaseId;
			}),
		async printState(tenantId, printId) {
			const made = await printOf(tenantId, printId);
			if ('failed' in made) return { state: 'failed', code: made.failed };
			const sha256 = createHash('sha256').update(made.pdf).digest('hex');
			return { state: 'made', sha256, size: made.pdf.length };
		},
		async fetchPrint(tenantId, printId) {
			const made = await printOf(tenantId, printId);
			if ('failed' in made) throw new Refused('PRINT_DATA_NOT_RELEASED', made.failed);
			return made.pdf;
		},
	};
}
