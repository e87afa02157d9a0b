// A word about a button that has only a picture. Shown on hover and on focus; nothing stands only here.
import type { ReactElement } from 'react';
import { Focusable, Tooltip as TooltipBase, TooltipTrigger } from 'react-aria-components';
import { useThemeScope } from './theme-scope.tsx';

interface TooltipProps {
	text: string;
	/** One element that takes the focus. */
	children: ReactElement<object, string>;
}

export function Tooltip({ text, children }: TooltipProps) {
	const look = useThemeScope();
	return (
		<TooltipTrigger delay={400} closeDelay={100}>
			<Focusable>{children}</Focusable>
			<TooltipBase
				{...look}
				offset={6}
				className="max-w-64 rounded-theme bg-dark px-2 py-1 text-sm text-inverted wrap-break-word transition-opacity duration-150 data-entering:opacity-0 data-exiting:opacity-0 motion-reduce:transition-none"
			>
				{text}
			</TooltipBase>
		</TooltipTrigger>
	);
}
