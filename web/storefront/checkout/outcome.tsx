// How the page after the button tells what has become of an order: a sign, a headline that is read aloud, and the ways on.
import { type ReactNode, useEffect, useRef } from 'react';
import { ButtonLink } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useContinueShopping } from './continue-shopping.ts';

interface OutcomeProps {
	sign: ReactNode;
	title: string;
	children: ReactNode;
}

/** The headline takes the focus when the state changes, so that it is read aloud. */
export function Outcome({ sign, title, children }: OutcomeProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef('');
	useEffect(() => {
		if (shown.current !== title) heading.current?.focus();
		shown.current = title;
	});
	return (
		<div className="grid gap-4">
			<div className="text-accent">{sign}</div>
			<h1
				ref={heading}
				tabIndex={-1}
				className="font-heading text-2xl font-bold hyphens-auto wrap-break-word outline-none phone:text-3xl"
			>
				{title}
			</h1>
			{children}
		</div>
	);
}

export const Ways = ({ children }: { children: ReactNode }) => (
	<div className="mt-2 flex flex-wrap gap-3 print:hidden">{children}</div>
);

export function ToShop({ colour = 'neutral' }: { colour?: 'primary' | 'neutral' }) {
	const { t } = usePlatform();
	const to = useContinueShopping();
	return (
		<ButtonLink colour={colour} to={to}>
			{t('checkout.continueShopping')}
		</ButtonLink>
	);
}
