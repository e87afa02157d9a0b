import type { ShownBlock } from '../../rules/pages/block.ts';
import { LinkedPhoto } from '../stage/linked-photo.tsx';
import { pictureWidths } from '../stage/picture-widths.ts';
import { ratioClasses } from '../stage/ratios.ts';
import { useShown } from '../stage/shown.ts';
import { Item, Text } from '../stage/stage.tsx';
import type { block } from './block.ts';

const grids = {
	2: 'grid-cols-1 @small:grid-cols-2',
	3: 'grid-cols-2 @phone:grid-cols-3',
	4: 'grid-cols-2 @phone:grid-cols-4',
};
const widths = { 2: pictureWidths.half, 3: pictureWidths.third, 4: pictureWidths.quarter };

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const shown = useShown();
	const { columns, ratio } = section.values;
	const items = section.items.filter((item) => shown.picture(item));
	if (items.length === 0) return null;
	return (
		<ul
			className={`grid gap-(--section-gap) ${grids[columns]} ${section.layout.gap === 'wide' ? '' : 'gap-x-[min(var(--section-gap),1rem)] @phone:gap-x-(--section-gap)'}`}
		>
			{items.map((item) => (
				<Item key={item.id} of={item} as="li" className="min-w-0">
					<figure>
						<LinkedPhoto
							of={item}
							called={item.texts.caption}
							sizes={widths[columns]}
							className={`w-full ${ratioClasses[ratio]} ${section.layout.gap === 'none' ? '' : 'rounded-theme'}`}
						/>
						<Text
							of={item}
							name="caption"
							as="figcaption"
							className="mt-2 text-sm leading-normal text-(--words-quiet) text-pretty wrap-break-word hyphens-auto"
						/>
					</figure>
				</Item>
			))}
		</ul>
	);
}
