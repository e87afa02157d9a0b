// The content release, wherever the design is made.

import type { Draft } from './drafts/find-drafts.ts';
import { findDesignProvider } from './drafts/find-provider.ts';
import { releaseAtProvider } from './printformer/release.ts';
import { type ReleaseParts, type ReleaseWish, releaseDraft } from './releases/release-draft.ts';

/** @throws as releaseDraft */
export async function releaseDesign(parts: ReleaseParts, wish: ReleaseWish): Promise<Draft> {
	const provider = await parts.inTenant((sql) => findDesignProvider(sql, parts.tenantId, wish.id));
	return provider === 'printformer' ? releaseAtProvider(parts, wish) : releaseDraft(parts, wish);
}
