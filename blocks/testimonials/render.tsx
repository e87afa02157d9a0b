import type { ShownBlock } from '../../rules/pages/block.ts';
import { backgroundClasses } from '../stage/grounds.ts';
import { pictureWidths } from '../stage/picture-widths.ts';
import { SectionHeading } from '../stage/section-heading.tsx';
import { useShown } from '../stage/shown.ts';
import { Item, Photo, Text } from '../stage/stage.tsx';
import type { block } from './block.ts';

const grids = { 2: '@tablet:grid-cols-2', 3: '@tablet:grid-cols-2 @desktop:grid-cols-3' };

type Section = ShownBlock<typeof block>;

function Author({ item }: { item: Section['items'][number] }) {
	const shown = useShown();
	const picture = shown.picture(item);
	const said = shown.texts(item, 'person', 'role');
	if (!picture && !said) return null;
	return (
		<figcaption className="mt-auto flex items-center gap-4 pt-2">
			{picture && (
				<Photo
					of={item}
					name="picture"
					sizes={pictureWidths.portrait}
					decorative={said}
					className="size-14 shrink-0 rounded-full object-cover"
				/>
			)}
			{said && (
				<div className="min-w-0">
					<Text
						of={item}
						name="person"
						as="cite"
						className="block font-sans font-semibold wrap-break-word not-italic"
					/>
					<Text
						of={item}
						name="role"
						as="span"
						className="block text-[0.9375rem] wrap-break-word text-(--words-quiet) hyphens-auto"
					/>
				</div>
			)}
		</figcaption>
	);
}

export function Render({ section }: { section: Section }) {
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
								<Author item={item} />
							</figure>
						</Item>
					))}
				</ul>
			)}
		</div>
	);
}
