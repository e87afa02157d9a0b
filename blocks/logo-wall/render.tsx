import type { ShownBlock } from '../../rules/pages/block.ts';
import { LinkedPhoto } from '../stage/linked-photo.tsx';
import { pictureWidths } from '../stage/picture-widths.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { useShown } from '../stage/shown.ts';
import { Item } from '../stage/stage.tsx';
import type { block } from './block.ts';

const heights = { small: 'h-10 @phone:h-12', large: 'h-14 @phone:h-20' };
const grids = {
	small: 'grid-cols-2 @phone:grid-cols-4 @desktop:grid-cols-6',
	large: 'grid-cols-2 @phone:grid-cols-3 @desktop:grid-cols-4',
};

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const shown = useShown();
	const { size, grey } = section.values;
	const items = section.items.filter((item) => shown.picture(item));
	if (items.length === 0 && !shown.texts(section, 'title')) return null;
	return (
		<div className="grid grid-cols-1 gap-8">
			<SectionHeading section={section} />
			{items.length > 0 && (
				<ul className={`grid items-center gap-x-8 gap-y-8 ${grids[size]}`}>
					{items.map((item) => (
						<Item key={item.id} of={item} as="li" className="grid min-w-0 justify-items-center gap-2 text-center">
							<LinkedPhoto
								of={item}
								called=""
								sizes={pictureWidths.quarter}
								className={`w-full object-contain ${heights[size]} ${grey ? 'grayscale' : ''}`}
							/>
						</Item>
					))}
				</ul>
			)}
		</div>
	);
}
