// A part of the account, which an address can name.
import type { ReactNode } from 'react';

interface PartProps {
	id: string;
	title: string;
	children: ReactNode;
}

export function Part({ id, title, children }: PartProps) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			tabIndex={-1}
			className="min-w-0 scroll-mt-4 rounded-theme border border-line bg-surface p-5 text-text outline-none phone:p-8"
		>
			<h2 id={`${id}-title`} className="mb-5 font-heading text-2xl font-bold">
				{title}
			</h2>
			{children}
		</section>
	);
}
