// What can be set of every section, whatever block it is.
import type { StyleConfig } from '../theme/style-config.ts';

/** By the names of `applications.cms.background`. */
export const sectionGrounds = ['alternate', 'primary', 'primaryLight', 'secondary', 'dark'] as const;
export const sectionSpaces = ['none', 'regular', 'wide'] as const;
export const sectionWidths = ['none', 'default', 'wide'] as const;

export interface Layout {
	/** Null: the ground of the page. */
	ground: (typeof sectionGrounds)[number] | null;
	/** What its address ends with after #; empty: the id of the section. */
	anchor: string;
	/** Between its items; wide is for landing pages. */
	gap: (typeof sectionSpaces)[number];
	/** Above and below what it shows. */
	padding: (typeof sectionSpaces)[number];
	/** None: from edge to edge. */
	width: (typeof sectionWidths)[number];
	/** Colours and borders of its own, in place of the ground; what it does not say is as `readStyleConfig` has it. */
	style?: Partial<StyleConfig>;
}

export const regularLayout: Layout = { ground: null, anchor: '', gap: 'regular', padding: 'regular', width: 'default' };

const longestAnchor = 60;

/** Small letters, digits, hyphens between them; or nothing. */
export const isAnchor = (text: string): boolean =>
	text === '' || (text.length <= longestAnchor && /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(text));

export const anchorOf = (section: { id: string; layout: Layout }): string => section.layout.anchor || section.id;
