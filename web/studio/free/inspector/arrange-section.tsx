// What can be done with whatever is selected, as buttons.
import {
	IconArrowBarToDown,
	IconArrowBarToUp,
	IconArrowDown,
	IconArrowUp,
	IconCopy,
	IconLayoutAlignBottom,
	IconLayoutAlignCenter,
	IconLayoutAlignLeft,
	IconLayoutAlignMiddle,
	IconLayoutAlignRight,
	IconLayoutAlignTop,
	IconLayoutDistributeHorizontal,
	IconLayoutDistributeVertical,
	IconPin,
	IconPinnedOff,
	IconStack2,
	IconStackPop,
	IconTrash,
} from '@tabler/icons-react';
import { memo, type ReactNode } from 'react';
import { alignments, fewestToDistribute } from '../../../../rules/designs/arrange/align.ts';
import { Button } from '../../../kit/button.tsx';
import { Tooltip } from '../../../kit/tooltip.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { useReadOnly } from '../../studio-context.tsx';
import { alignSelection, distributeSelection } from '../commands/arrange.ts';
import type { CommandContext, CommandResult } from '../commands/command.ts';
import { duplicateSelection, groupSelection, removeSelection, togglePins, ungroupSelection } from '../commands/edit.ts';
import { directions, orderSelection } from '../commands/order.ts';
import { useFree } from '../free-context.tsx';
import { Section } from './choice-row.tsx';

const alignIcons = {
	left: IconLayoutAlignLeft,
	centre: IconLayoutAlignCenter,
	right: IconLayoutAlignRight,
	top: IconLayoutAlignTop,
	middle: IconLayoutAlignMiddle,
	bottom: IconLayoutAlignBottom,
} as const;
const orderIcons = {
	forward: IconArrowUp,
	backward: IconArrowDown,
	front: IconArrowBarToUp,
	back: IconArrowBarToDown,
} as const;

interface ToolProps {
	label: string;
	icon: ReactNode;
	make(context: CommandContext): CommandResult;
	said?: string;
}

function Tool({ label, icon, make, said }: ToolProps) {
	const { run } = useFree();
	const readOnly = useReadOnly();
	return (
		<Tooltip text={label}>
			<Button
				size="small"
				aria-label={label}
				disabled={readOnly}
				icon={icon}
				onClick={() => run(make, said === undefined ? {} : { said })}
			/>
		</Tooltip>
	);
}

interface ArrangeProps {
	/** How many are selected. */
	count: number;
	isPinned: boolean;
	hasGroup: boolean;
}

/** Many buttons, the same for whatever is selected: they are not drawn anew with every key. */
export const ArrangeSection = memo(function ArrangeSection({ count, isPinned, hasGroup }: ArrangeProps) {
	const { t } = usePlatform();
	return (
		<Section title={t('studio.free.arrange')}>
			<div className="flex flex-wrap gap-1">
				{alignments.map((alignment) => {
					const Icon = alignIcons[alignment];
					return (
						<Tool
							key={alignment}
							label={t(`studio.free.alignment.${alignment}`)}
							icon={<Icon aria-hidden size={18} />}
							make={(context) => alignSelection(context, alignment)}
						/>
					);
				})}
			</div>
			{count >= fewestToDistribute && (
				<div className="flex flex-wrap gap-1">
					<Tool
						label={t('studio.free.distributeAcross')}
						icon={<IconLayoutDistributeVertical aria-hidden size={18} />}
						make={(context) => distributeSelection(context, 'x')}
					/>
					<Tool
						label={t('studio.free.distributeDown')}
						icon={<IconLayoutDistributeHorizontal aria-hidden size={18} />}
						make={(context) => distributeSelection(context, 'y')}
					/>
				</div>
			)}
			<div className="flex flex-wrap gap-1">
				{directions.map((direction) => {
					const Icon = orderIcons[direction];
					return (
						<Tool
							key={direction}
							label={t(`studio.free.order.${direction}`)}
							icon={<Icon aria-hidden size={18} />}
							make={(context) => orderSelection(context, direction)}
							said={t(`studio.free.order.${direction}`)}
						/>
					);
				})}
			</div>
			<div className="flex flex-wrap gap-1">
				<Tool label={t('studio.free.duplicate')} icon={<IconCopy aria-hidden size={18} />} make={duplicateSelection} />
				<Tool
					label={t(isPinned ? 'studio.free.unpin' : 'studio.free.pin')}
					icon={isPinned ? <IconPinnedOff aria-hidden size={18} /> : <IconPin aria-hidden size={18} />}
					make={togglePins}
					said={t(isPinned ? 'studio.free.unpin' : 'studio.free.pin')}
				/>
				{count > 1 && (
					<Tool
						label={t('studio.free.group')}
						icon={<IconStack2 aria-hidden size={18} />}
						make={(context) => groupSelection(context, t('studio.free.kind.group'))}
					/>
				)}
				{hasGroup && (
					<Tool
						label={t('studio.free.ungroup')}
						icon={<IconStackPop aria-hidden size={18} />}
						make={ungroupSelection}
					/>
				)}
				<Tool
					label={t('studio.free.remove')}
					icon={<IconTrash aria-hidden size={18} />}
					make={removeSelection}
					said={t('studio.free.said.removed')}
				/>
			</div>
		</Section>
	);
});
