import type { ShownBlock } from '../../rules/pages/block.ts';
import { backgroundClasses } from '../stage/grounds.ts';
import { Person } from '../stage/person.tsx';
import { SectionHeading } from '../stage/section-heading.tsx';
import { useShown } from '../stage/shown.ts';
import { Item, Text } from '../stage/stage.tsx';
import type { block } from './block.ts';

const grids = { 2: '@tablet:grid-cols-2', 3: '@tablet:grid-cols-2 @desktop:grid-cols-3' };

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const shown = useShown();
	const { columns, background } = section.values;
	const items = section.items.filter((item) => shown.texts(item, 'quote'));
	if (items.length === 0 && !shown.texts(section, 'title')) return null;
	return (
		<div className="grid grid-cols-1 gap-8">
			<SectionHeading section={section} />
			{items.length > 0 && (
				<ul className={`grid grid-cols-1 gap-[max(var(--section-gap),1rem)] ${grids[columns]}`}>
					{items.map((item) => (
						<Item key={item.id} of={item} as="li" className={`grid min-w-0 ${backgroundClasses[background]}`}>
							<figure className="flex min-w-0 flex-col gap-4">
								<blockquote className="border-0 p-0">
									<Text
										of={item}
										name="quote"
										as="p"
										className="leading-relaxed text-pretty wrap-break-word whitespace-pre-line hyphens-auto"
									/>
								</blockquote>
								<Person of={item} size="size-14" className="mt-auto pt-2" />
							</figure>
						</Item>
					))}
				</ul>
			)}
		</div>
	);
}
