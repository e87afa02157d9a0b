// Types of designs that other rooms add to, or show.
import type { Design } from '../../../rules/designs/design.ts';
import { builder } from '../../graphql/builder.ts';
import type { ShownDraft } from './show-drafts.ts';

export const designRef = builder.objectRef<ShownDraft>('Design');

interface PagePreview {
	id: string;
	revision: number;
	/** Of the series whose first row it shows; undefined: there can be none. */
	seriesRevision: number | undefined;
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
	seriesRevision,
	document: { pages, product },
}: {
	id: string;
	revision: number;
	seriesRevision?: number;
	document: Design;
}): PagePreview[] =>
	pages.map(({ name }, index) => ({
		...{ id, revision, seriesRevision, name, page: index + 1 },
		...{ width: product.width, height: product.height },
	}));
