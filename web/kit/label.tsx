// A word or two on a thing: what kind it is, that it is new, that it costs less.
import type { ReactNode } from 'react';

const kinds = {
	plain:
		'border-(--applications-labels-border) bg-(--applications-labels-background) text-(--applications-labels-text)',
	highlight:
		'border-(--applications-labels-highlightBackground) bg-(--applications-labels-highlightBackground) text-(--applications-labels-highlightText)',
	sale: 'border-(--applications-labels-saleBackground) bg-(--applications-labels-saleBackground) text-(--applications-labels-saleText)',
};

interface LabelProps {
	kind?: keyof typeof kinds;
	children: ReactNode;
}

export const Label = ({ kind = 'plain', children }: LabelProps) => (
	<span
		className={`inline-block max-w-full truncate rounded-theme border px-2 py-0.5 text-sm font-semibold ${kinds[kind]}`}
	>
		{children}
	</span>
);
