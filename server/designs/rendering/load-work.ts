// What a design is drawn and checked with: the specification of its product, the profile, and what is known of its pictures.
import type { Design } from '../../../rules/designs/design.ts';
import { pictureIdsOf } from '../../../rules/designs/picture-ids.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import type { Sql } from '../../database/connection.ts';
import { loadProfile } from '../../printing/profiles/find-profile.ts';
import { findSpecification } from '../../printing/specification/find-specification.ts';
import { type DesignStores, findArtwork } from '../pictures/find-artwork.ts';
import type { DesignWork } from './draw-design.ts';

interface OwnedDesign {
	productId: string;
	/** Null: of nobody any more, or a template. */
	userId: string | null;
	document: Design;
}

export interface LoadedWork {
	work: DesignWork;
	/** Undefined: the product is not printed any more. */
	specification: PrintSpecification | undefined;
}

export async function loadWork(
	sql: Sql,
	stores: DesignStores,
	tenantId: string,
	{ productId, userId, document }: OwnedDesign,
): Promise<LoadedWork> {
	const specification = (await findSpecification(sql, tenantId, productId))?.specification;
	const profile = await loadProfile(sql, tenantId, specification?.profileId ?? null);
	const artwork = await findArtwork(sql, tenantId, userId, pictureIdsOf(document));
	return { work: { tenantId, stores, profile, artwork }, specification };
}
