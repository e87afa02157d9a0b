// In place of an empty list: what this is, one picture, one button to start.
import type { ReactNode } from 'react';

interface EmptyStateProps {
	title: string;
	text: string;
	picture?: ReactNode;
	action?: ReactNode;
}

export function EmptyState({ title, text, picture, action }: EmptyStateProps) {
	return (
		<div className="flex flex-col items-center gap-3 px-4 py-12 text-center">
			{picture && (
				<div className="grid size-16 place-items-center rounded-full bg-accent-light text-accent-dark">{picture}</div>
			)}
			<p className="max-w-prose text-lg font-bold text-heading hyphens-auto wrap-break-word">{title}</p>
			<p className="max-w-prose text-muted">{text}</p>
			{action && <div className="mt-2">{action}</div>}
		</div>
	);
}
