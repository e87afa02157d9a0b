import type { ShownBlock } from '../../rules/pages/block.ts';
import type { block } from './block.ts';

const heights = {
	small: 'h-6 @desktop:h-8',
	medium: 'h-10 @desktop:h-16',
	large: 'h-16 @desktop:h-28',
	huge: 'h-24 @desktop:h-48',
};

export const Render = ({ section }: { section: ShownBlock<typeof block> }) => (
	<div aria-hidden className={heights[section.values.size]} />
);
