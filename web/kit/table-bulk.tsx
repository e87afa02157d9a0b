// What can be done with what is selected in a list: shown once something is. Over the headings of a table, so that no row moves.
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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
	/** Over the row of the headings, beside the box that selects all; otherwise its room is there from the start. */
	over?: boolean;
	/** Without room of its own while nothing is selected. */
	folded?: boolean;
}

export function BulkBar({ actions, ids, onDone, over = false, folded = false }: BulkBarProps) {
	const t = useTexts();
	const none = ids.length === 0;
	const bar = useRef<HTMLElement>(null);
	// As high as the headings that it lies over, which may wrap.
	useLayoutEffect(() => {
		const headings = over && !none ? bar.current?.parentElement?.querySelector('thead') : undefined;
		if (bar.current && headings) bar.current.style.minHeight = `${headings.offsetHeight}px`;
	}, [over, none]);
	const placed = none ? 'sr-only' : 'absolute inset-e-1 start-12 top-px z-10 flex bg-sunken pe-2';
	const unused = folded ? 'sr-only' : 'hidden phone:flex';
	const inFlow = `min-h-8 pointer-coarse:min-h-11 ${none ? unused : 'flex'}`;
	return (
		<section
			ref={bar}
			aria-label={t('kit.bulkActions')}
			className={`flex-wrap items-center gap-2 ${over ? placed : inFlow}`}
		>
			<p role="status" className="me-2 text-sm text-muted">
				{t('kit.chosen', { count: ids.length })}
			</p>
			{!none &&
				actions.map((action) => (
					<Button
						key={action.id}
						size="small"
						colour={action.colour ?? 'neutral'}
						icon={action.icon}
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
