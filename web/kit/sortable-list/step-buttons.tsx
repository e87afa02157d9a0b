// One step up or down. At the ends they stay where they are, so that the focus does: they only say where the thing stands.
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { Button } from 'react-aria-components';

interface StepButtonsProps {
	labels: { up: string; down: string };
	first: boolean;
	last: boolean;
	onStep(by: -1 | 1): void;
}

const look = (end: boolean) =>
	`grid size-8 shrink-0 cursor-pointer place-items-center rounded-theme data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:text-text pointer-coarse:size-11 ${end ? 'text-control-off-text' : 'text-muted'}`;

export const StepButtons = ({ labels, first, last, onStep }: StepButtonsProps) => (
	<span className="flex shrink-0">
		<Button aria-label={labels.up} className={look(first)} onPress={() => onStep(-1)}>
			<IconChevronUp aria-hidden size={18} />
		</Button>
		<Button aria-label={labels.down} className={look(last)} onPress={() => onStep(1)}>
			<IconChevronDown aria-hidden size={18} />
		</Button>
	</span>
);
