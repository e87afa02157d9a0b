// The entries of a part of a company: a name, what is known of it below, and what can be done with it beside.
import type { ReactNode } from 'react';

export const Rows = ({ children }: { children: ReactNode }) => <ul className="divide-y divide-line">{children}</ul>;

interface RowProps {
	title: ReactNode;
	children?: ReactNode;
	actions?: ReactNode;
}

export function Row({ title, children, actions }: RowProps) {
	return (
		<li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
			<div className="min-w-0 grow basis-48">
				<p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-anywhere">{title}</p>
				{children && <div className="text-sm text-muted wrap-anywhere">{children}</div>}
			</div>
			{actions && <div className="flex flex-wrap gap-2">{actions}</div>}
		</li>
	);
}
