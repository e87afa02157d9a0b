// What can be done with the selected rows of a table. Its place is always there, so that no row moves when one is selected.
import type { ReactNode } from 'react';
import { useTexts } from '../platform/environment.tsx';
import { Button } from './button.tsx';
import type { ButtonColour } from './button-style.ts';

export interface BulkAction {
	id: string;
	label: string;
	icon?: ReactNode;
	colour?: ButtonColour;
	/** The selection is cleared when it says that it was done. */
	onAction(ids: string[]): Promise<boolean> | boolean;
}

interface BulkBarProps {
	actions: readonly BulkAction[];
	ids: string[];
	onDone(): void;
}

export function BulkBar({ actions, ids, onDone }: BulkBarProps) {
	const t = useTexts();
	return (
		<section
			aria-label={t('kit.bulkActions')}
			className="flex min-h-8 flex-wrap items-center gap-2 pointer-coarse:min-h-11"
		>
			<p role="status" className="me-2 text-sm text-muted">
				{t('kit.chosen', { count: ids.length })}
			</p>
			{actions.map((action) => (
				<Button
					key={action.id}
					size="small"
					colour={action.colour ?? 'neutral'}
					icon={action.icon}
					disabled={ids.length === 0}
					onClick={async () => {
						if (await action.onAction(ids)) onDone();
					}}
				>
					{action.label}
				</Button>
			))}
		</section>
	);
}
