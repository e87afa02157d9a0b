// The designs of lines. Where they are made is behind a port; how far they have come is read with the lines.
import type { Sql } from '../database/connection.ts';
import type { DesignPort } from '../integrations/design/port.ts';
import type { Reader } from './sold-items.ts';

/** What becomes of a design when its line is copied or ordered again. */
export type DesignCopies = Pick<DesignPort, 'replicate' | 'remove'>;

export interface OwnDesign {
	id: string;
	productId: string;
	/** Null: not released, or changed since. */
	releaseId: string | null;
	revision: number;
	/** Null: no series. */
	seriesRows: number | null;
}

/** By id; those of others do not exist. */
export async function findOwnDesigns(
	sql: Sql,
	{ tenant, user }: { tenant: { id: string }; user: { id: string } },
	ids: readonly string[],
): Promise<Map<string, OwnDesign>> {
	if (ids.length === 0) return new Map();
	const designs = await sql<OwnDesign[]>`
		select id, product_id, release_id, revision, series_rows from designs
		where tenant_id = ${tenant.id} and user_id = ${user.id} and kind = 'draft' and id = any(${[...ids]}::uuid[])`;
	return new Map(designs.map((design) => [design.id, design]));
}

/** Outside of transactions, as the provider may be far away. */
export const replicateFor = (
	designs: DesignCopies | undefined,
	{ tenant, user, language }: Reader,
	from: { id: string; releaseId: string | null },
): ReturnType<DesignPort['replicate']> => {
	if (!designs) throw new Error('nobody makes designs for this shop');
	return designs.replicate({ tenantId: tenant.id, userId: user.id, language }, from);
};

/** Of a copy that no line has come to name. */
export const removeReplica = async (
	designs: DesignCopies | undefined,
	{ tenant, user, language }: Reader,
	id: string,
): Promise<void> => designs?.remove({ tenantId: tenant.id, userId: user.id, language }, id);
