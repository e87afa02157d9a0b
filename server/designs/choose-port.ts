// One port for all providers of designs: a new design is made where its product is designed, everything else happens where the design is.
import type { DesignProvider } from '../../rules/designs/printformer.ts';
import type { Database, Sql } from '../database/connection.ts';
import type { DesignPort } from '../integrations/design/port.ts';
import { findDesignProvider, findReleaseProvider } from './drafts/find-provider.ts';
import { findProductDesign } from './printformer/templates/product-design.ts';

export type DesignPorts = Record<DesignProvider, DesignPort>;

/** Prints of the studio are named by their release. */
const findPrintProvider = async (sql: Sql, tenantId: string, printId: string): Promise<DesignProvider> => {
	const rows = await sql`select from printformer_prints where tenant_id = ${tenantId} and id = ${printId}`;
	return rows.length > 0 ? 'printformer' : 'studio';
};

export function choosePort({
	database,
	ports,
}: {
	database: Pick<Database, 'inTenant'>;
	ports: DesignPorts;
}): DesignPort {
	const choose = async (
		tenantId: string,
		find: (sql: Sql) => Promise<DesignProvider | undefined>,
	): Promise<DesignPort> => ports[(await database.inTenant(tenantId, find)) ?? 'studio'];
	const ofDesign = (tenantId: string, id: string) => choose(tenantId, (sql) => findDesignProvider(sql, tenantId, id));
	const ofRelease = (tenantId: string, id: string) => choose(tenantId, (sql) => findReleaseProvider(sql, tenantId, id));
	const ofPrint = (tenantId: string, id: string) => choose(tenantId, (sql) => findPrintProvider(sql, tenantId, id));
	const ofProduct = (tenantId: string, id: string) =>
		choose(tenantId, async (sql) => (await findProductDesign(sql, tenantId, id))?.provider);
	const all = Object.values(ports);

	return {
		id: 'all',
		promises: {
			identicalReprints: all.every(({ promises }) => promises.identicalReprints),
			frozenReleases: all.every(({ promises }) => promises.frozenReleases),
		},
		async templates(tenantId, productIds) {
			const atProvider = await ports.printformer.templates(tenantId, productIds);
			return new Map([...(await ports.studio.templates(tenantId, productIds)), ...atProvider]);
		},
		begin: async (caller, productId) => (await ofProduct(caller.tenantId, productId)).begin(caller, productId),
		open: async (caller, id, returnTo) => (await ofDesign(caller.tenantId, id)).open(caller, id, returnTo),
		// Both read the same rows.
		read: (caller, ids) => ports.studio.read(caller, ids),
		async replicate(caller, from) {
			// The release outlives the design.
			const port = await (from.releaseId
				? ofRelease(caller.tenantId, from.releaseId)
				: ofDesign(caller.tenantId, from.id));
			return port.replicate(caller, from);
		},
		remove: async (caller, id) => (await ofDesign(caller.tenantId, id)).remove(caller, id),
		// Both move the same rows.
		claim: (tenantId, from, to) => ports.studio.claim(tenantId, from, to),
		upload: (caller, file) => ports.studio.upload(caller, file),
		proof: async (caller, id, page) => (await ofDesign(caller.tenantId, id)).proof(caller, id, page),
		requestPrint: async (tenantId, releaseId) =>
			(await ofRelease(tenantId, releaseId)).requestPrint(tenantId, releaseId),
		printState: async (tenantId, printId) => (await ofPrint(tenantId, printId)).printState(tenantId, printId),
		fetchPrint: async (tenantId, printId) => (await ofPrint(tenantId, printId)).fetchPrint(tenantId, printId),
	};
}
