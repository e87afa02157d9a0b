// A box for what belongs together.
import type { ReactNode } from 'react';

interface CardProps {
	title?: string;
	/** Beside the title. */
	actions?: ReactNode;
	children: ReactNode;
}

export function Card({ title, actions, children }: CardProps) {
	return (
		<section className="min-w-0 rounded-theme border border-line bg-surface text-text">
			{(title || actions) && (
				<header className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-3">
					<h3 className="min-w-0 font-bold hyphens-auto wrap-break-word">{title}</h3>
					{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
				</header>
			)}
			<div className="p-5">{children}</div>
		</section>
	);
}
