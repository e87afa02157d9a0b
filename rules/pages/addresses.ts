// Where pages stand, from the root of the shop and without the language.
import type { PageKind } from './block.ts';

export const pageAddress = (kind: PageKind, slug: string): string => (kind === 'link' ? `/links/${slug}` : `/${slug}`);
