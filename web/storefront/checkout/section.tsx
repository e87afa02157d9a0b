// A part of the checkout, with its headline.
import type { ReactNode } from 'react';

interface SectionProps {
	/** Names the part; its headline is `{id}-title`. */
	id: string;
	title: string;
	/** Beside the headline. */
	aside?: ReactNode;
	children: ReactNode;
}

export function Section({ id, title, aside, children }: SectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className="min-w-0 scroll-mt-4 rounded-theme border border-line bg-surface p-5 text-text phone:p-6"
		>
			<div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
				<h2 id={`${id}-title`} tabIndex={-1} className="font-heading text-xl font-bold outline-none">
					{title}
				</h2>
				{aside}
			</div>
			<div className="grid gap-5">{children}</div>
		</section>
	);
}
