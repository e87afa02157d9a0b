// What people without an account ask a shop for, in a card of its own: its frame, its headline, and what is said once it was sent.
import { type ReactNode, useEffect, useRef } from 'react';
import { ThemeScope } from '../../kit/theme-scope.tsx';

export const RequestPage = ({ children }: { children: ReactNode }) => (
	<ThemeScope name="shop" className="fills-page bg-raised">
		<div className="mx-auto max-w-2xl px-4 py-8 phone:px-8 desktop:py-16">
			<div className="rounded-theme border border-line bg-surface p-5 text-text phone:p-8">{children}</div>
		</div>
	</ThemeScope>
);

const headline = 'font-heading text-2xl font-bold hyphens-auto wrap-break-word phone:text-3xl';

export const RequestTitle = ({ children }: { children: ReactNode }) => <h1 className={headline}>{children}</h1>;

interface SentProps {
	icon: ReactNode;
	title: string;
	children: ReactNode;
}

/** The form is gone with the focus in it: this takes its place. */
export function RequestSent({ icon, title, children }: SentProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	return (
		<div role="status" className="grid gap-4">
			{icon}
			<h1 ref={heading} tabIndex={-1} className={`${headline} outline-none`}>
				{title}
			</h1>
			{children}
		</div>
	);
}
