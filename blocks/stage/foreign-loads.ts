// Whether the document that a block stands in may load something from other sites at all. Previews stand in documents whose policy allows nothing;
// a page says what its own allows.
import type { ForeignLoad } from '../../rules/page-contract.ts';

export const isAllowedHere = (load: ForeignLoad): boolean =>
	typeof document === 'undefined' || (document.documentElement.dataset.loads ?? '').split(' ').includes(load);
