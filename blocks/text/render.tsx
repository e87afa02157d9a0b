import type { ShownBlock } from '../../rules/pages/block.ts';
import { backgroundClasses } from '../stage/grounds.ts';
import { useShown } from '../stage/shown.ts';
import { Item, Rich, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

const columns = ['', 'block-measure', '@tablet:grid-cols-2', '@tablet:grid-cols-3'];

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const shown = useShown();
	const items = section.items.filter((item) => shown.texts(item, 'title', 'text'));
	if (items.length === 0) return null;
	const alone = items.length === 1;
	const centred = section.values.align === 'center';
	// One column in the middle is still read from its edge.
	const place = centred ? (alone ? 'mx-auto' : 'text-center') : '';
	return (
		<div
			className={`grid grid-cols-1 gap-x-(--section-gap) gap-y-[max(var(--section-gap),1.5rem)] ${columns[items.length]} ${place}`}
		>
			{items.map((item) => (
				<Item key={item.id} of={item} className={`min-w-0 ${backgroundClasses[section.values.background]}`}>
					<Text
						of={item}
						name="title"
						as={alone ? headingOf(section) : 'h2'}
						className={`mb-3 ${alone ? 'block-title' : 'block-heading'}`}
					/>
					<Rich of={item} name="text" className={alone ? 'text-[1.0625rem]' : ''} />
				</Item>
			))}
		</div>
	);
}
