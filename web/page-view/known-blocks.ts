// The code of blocks, each fetched when a page has one. What is there once is there for every page after it.
import type { ComponentType } from 'react';
import { renderers } from '../../blocks/renderers.ts';
import type { AnySection } from '../../blocks/stage/stage.tsx';

type Render = ComponentType<{ section: AnySection }>;

const known = new Map<string, Render>();

export async function loadBlocks(types: readonly string[]): Promise<void> {
	const missing = types.filter((type) => !known.has(type) && Object.hasOwn(renderers, type));
	await Promise.all(
		missing.map(async (type) => {
			const loaded = await renderers[type]?.load();
			if (loaded) known.set(type, loaded.Render);
		}),
	);
}

/** Undefined for a block that no one knows any more. */
export const renderOf = (type: string): Render | undefined => known.get(type);
