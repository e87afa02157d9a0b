// What a thing is dragged by; with keys: Enter, arrows, Enter again.
import { IconGripVertical } from '@tabler/icons-react';
import { Button } from 'react-aria-components';

export const DragHandle = () => (
	<Button
		slot="drag"
		className="grid size-8 shrink-0 cursor-grab place-items-center rounded-theme text-muted data-focus-visible:outline-2 data-focus-visible:outline-focus data-hovered:text-text pointer-coarse:size-11"
	>
		<IconGripVertical aria-hidden size={18} />
	</Button>
);
