// A box for what belongs together.
import type { ReactNode } from 'react';

interface CardProps {
	title?: string;
	/** Of the title, as the screen around it has it. */
	heading?: 'h2' | 'h3';
	/** Beside the title. */
	actions?: ReactNode;
	children: ReactNode;
}

export function Card({ title, heading: Heading = 'h3', actions, children }: CardProps) {
	return (
		<section className="min-w-0 rounded-theme border border-(--applications-cms-content-border) bg-(--applications-cms-content-background) text-(--applications-cms-content-text)">
			{(title || actions) && (
				<header className="flex flex-wrap items-center justify-between gap-2 border-b border-line px-5 py-3">
					<Heading className="min-w-0 font-bold hyphens-auto wrap-break-word">{title}</Heading>
					{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
				</header>
			)}
			<div className="p-5">{children}</div>
		</section>
	);
}
