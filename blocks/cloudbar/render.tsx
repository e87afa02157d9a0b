import type { ShownBlock } from '../../rules/pages/block.ts';
import { Icon } from '../stage/icons.tsx';
import { Call, Item, useStage } from '../stage/stage.tsx';
import type { block } from './block.ts';

/** For visitors it floats (web/blocks.css); on the canvas it stays where it can be worked on. */
export function Render({ section }: { section: ShownBlock<typeof block> }) {
	const { canvas } = useStage();
	const shown = section.items.filter(({ values, calls }) => canvas || (values.call && calls.call));
	if (shown.length === 0) return null;
	return (
		<div className="flex justify-center p-3">
			<ul className="pointer-events-auto flex max-w-full gap-1.5 overflow-x-auto rounded-full border border-(--applications-cms-border-DEFAULT) bg-(--applications-cms-background-DEFAULT) p-1.5 shadow-lg [scrollbar-width:none]">
				{shown.map((item) => (
					<Item
						key={item.id}
						of={item}
						as="li"
						surface="child"
						className="shrink-0 *:gap-1.5! *:px-3! *:text-sm! *:whitespace-nowrap @phone:*:px-5! @phone:*:text-base!"
					>
						<Call of={item} name="call" pill icon={<Icon name={item.values.icon} className="size-5" />} />
					</Item>
				))}
			</ul>
		</div>
	);
}
