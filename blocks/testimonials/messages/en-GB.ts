// What the block and its settings are called, for those who build pages.
import type { ShippedText } from '../../../rules/messages/entry.ts';
import { pageBlockLabel } from '../../../rules/messages/page-block-label.ts';

export const messages = {
	'pageBlocks.testimonials.name': pageBlockLabel('Testimonials'),
	'pageBlocks.testimonials.about': pageBlockLabel(
		'What several people have said about you, with name, role and picture.',
	),
	'pageBlocks.testimonials.title': pageBlockLabel('Title'),
	'pageBlocks.testimonials.columns': pageBlockLabel('Columns'),
	'pageBlocks.testimonials.columns.2': pageBlockLabel('2'),
	'pageBlocks.testimonials.columns.3': pageBlockLabel('3'),
	'pageBlocks.testimonials.background': pageBlockLabel('Background'),
	'pageBlocks.testimonials.background.none': pageBlockLabel('None'),
	'pageBlocks.testimonials.background.glassy': pageBlockLabel('Glass'),
	'pageBlocks.testimonials.background.glassyBorder': pageBlockLabel('Glass with a border'),
	'pageBlocks.testimonials.item': pageBlockLabel('Testimonial'),
	'pageBlocks.testimonials.items.picture': pageBlockLabel('Picture'),
	'pageBlocks.testimonials.items.quote': pageBlockLabel('Quote'),
	'pageBlocks.testimonials.items.person': pageBlockLabel('Name'),
	'pageBlocks.testimonials.items.role': pageBlockLabel('Role or company'),
} satisfies Record<`pageBlocks.testimonials.${string}`, ShippedText>;
