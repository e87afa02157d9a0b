import type { ShownBlock } from '../../rules/pages/block.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { useShown } from '../stage/shown.ts';
import { Item, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

/** As many beside each other as fill their rows. */
const columns = (count: number): string => {
	if (count % 4 === 0) return '@phone:grid-cols-2 @desktop:grid-cols-4';
	return count % 3 === 0 ? '@tablet:grid-cols-3' : '@phone:grid-cols-2';
};

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf } = useStage();
	const shown = useShown();
	const items = section.items.filter((item) => shown.texts(item, 'title', 'text'));
	if (items.length === 0 && !shown.texts(section, 'title')) return null;
	const beside = section.values.arrangement === 'beside';
	const below = headingOf(section) === 'h1' ? 'h2' : 'h3';
	return (
		<div className="grid grid-cols-1 gap-8">
			<SectionHeading section={section} />
			{items.length > 0 && (
				<ol
					className={`grid grid-cols-1 gap-x-(--section-gap) gap-y-8 ${beside ? columns(items.length) : 'max-w-3xl'}`}
				>
					{items.map((item, index) => (
						<Item
							key={item.id}
							of={item}
							as="li"
							className={`grid min-w-0 content-start gap-x-5 gap-y-3 ${beside ? 'grid-cols-1' : 'grid-cols-[auto_minmax(0,1fr)]'}`}
						>
							<span
								aria-hidden="true"
								className="grid size-11 place-items-center rounded-full border-2 border-current text-lg font-bold tabular-nums text-(--words-mark)"
							>
								{index + 1}
							</span>
							<div className="min-w-0">
								<Text of={item} name="title" as={below} className="block-heading" />
								<Text
									of={item}
									name="text"
									as="p"
									className="mt-2 leading-relaxed text-pretty wrap-break-word whitespace-pre-line hyphens-auto"
								/>
							</div>
						</Item>
					))}
				</ol>
			)}
		</div>
	);
}
