// The sections of a page for readers who may correct its texts where they stand: each part knows what the keys of its texts begin with.
import type { ShownSection } from './block.ts';
import { partTextKey } from './text-key.ts';

export const markedSections = (page: string, sections: readonly ShownSection[]): ShownSection[] =>
	sections.map((section) => ({
		...section,
		textKey: partTextKey(page, section.id),
		items: section.items.map((item) => ({ ...item, textKey: partTextKey(page, section.id, item.id) })),
	}));
