// Types of designs that other rooms add to, or show.
import type { Design } from '../../../rules/designs/design.ts';
import { builder } from '../../graphql/builder.ts';
import type { ShownDraft } from './show-drafts.ts';

export const designRef = builder.objectRef<ShownDraft>('Design');

interface PagePreview {
	id: string;
	revision: number;
	page: number;
	name: string;
	/** In micrometres. */
	width: number;
	height: number;
}

export const designPageRef = builder.objectRef<PagePreview>('DesignPage');

/** Of a design or a template. */
export const listPages = ({
	id,
	revision,
	document: { pages, product },
}: {
	id: string;
	revision: number;
	document: Design;
}): PagePreview[] =>
	pages.map(({ name }, index) => ({
		...{ id, revision, name, page: index + 1 },
		...{ width: product.width, height: product.height },
	}));
