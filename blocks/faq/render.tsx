import type { ShownBlock } from '../../rules/pages/block.ts';
import { useShown } from '../stage/shown.ts';
import { Item, Rich, Text, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

/** The sign turns into a minus when the answer is open. */
const sign =
	'before:absolute before:inset-e-1 before:top-1/2 before:h-0.5 before:w-4 before:-translate-y-1/2 before:bg-current after:absolute after:inset-e-2.75 after:top-1/2 after:h-4 after:w-0.5 after:-translate-y-1/2 after:bg-current group-open:after:scale-y-0 motion-safe:after:transition-transform motion-safe:after:duration-150';

export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { headingOf, canvas } = useStage();
	const shown = useShown();
	const { arrangement, openFirst } = section.values;
	const items = section.items.filter((item) => shown.texts(item, 'question'));
	const titled = shown.texts(section, 'title', 'text');
	if (items.length === 0 && !titled) return null;
	const beside = titled && arrangement === 'beside';
	return (
		<div className={beside ? 'grid grid-cols-1 gap-x-16 gap-y-6 @desktop:grid-cols-3' : 'grid grid-cols-1 gap-y-6'}>
			{titled && (
				<div className={beside ? '' : 'block-measure'}>
					<Text of={section} name="title" as={headingOf(section)} className="block-title" />
					<Text
						of={section}
						name="text"
						as="p"
						className="mt-3 leading-relaxed text-pretty wrap-break-word whitespace-pre-line hyphens-auto"
					/>
				</div>
			)}
			{items.length > 0 && (
				<div className={`border-t border-(--words-line) ${beside ? '@desktop:col-span-2' : 'max-w-4xl'}`}>
					{items.map((item, index) => (
						<Item
							key={item.id}
							of={item}
							// Where it is typed into, nothing opens: a field may not stand in a button.
							as={canvas ? 'div' : 'details'}
							open={openFirst && index === 0}
							className="group border-b border-(--words-line)"
						>
							<Text
								of={item}
								name="question"
								as={canvas ? 'div' : 'summary'}
								className={`relative cursor-pointer list-none rounded-theme py-4.5 pe-10 text-lg leading-snug font-semibold wrap-break-word hyphens-auto hover:text-(--words-link-hover) [&::-webkit-details-marker]:hidden ${sign}`}
							/>
							<Rich of={item} name="answer" className="block-measure pb-6" />
						</Item>
					))}
				</div>
			)}
		</div>
	);
}
