// The filters of a list: beside each other where there is room; elsewhere behind one button, so that a screen begins with its content.
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import { Button } from './button.tsx';

interface FoldedFiltersProps {
	/** On the button, with the number of those that are set. */
	label: string;
	children: ReactNode;
}

export function FoldedFilters({ label, children }: FoldedFiltersProps) {
	const id = useId();
	const [open, setOpen] = useState(false);
	return (
		<>
			<div className="columns:hidden">
				<Button
					icon={<IconAdjustmentsHorizontal aria-hidden size={18} />}
					aria-expanded={open}
					aria-controls={id}
					onClick={() => setOpen(!open)}
				>
					{label}
				</Button>
			</div>
			<div id={id} className={`${open ? 'grid w-full grid-cols-2' : 'hidden'} gap-3 columns:contents`}>
				{children}
			</div>
		</>
	);
}
