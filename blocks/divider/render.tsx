import type { ShownBlock } from '../../rules/pages/block.ts';
import type { block } from './block.ts';

const looks = {
	line: 'border-t border-(--words-line)',
	strong: 'border-t-2 border-(--words-strong-line)',
	short: 'fancy-line mx-auto',
	dots: 'mx-auto h-2 w-14 border-0 fancy-dots',
};

export const Render = ({ section }: { section: ShownBlock<typeof block> }) => (
	<hr className={looks[section.values.look]} />
);
