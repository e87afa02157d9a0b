// What is pressed. The colours are the twelve of the theme; `ButtonLink` looks the same and leads somewhere.
import { IconLoader2 } from '@tabler/icons-react';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { NearLink } from '../platform/near-link.tsx';
import { type ButtonColour, type ButtonSize, buttonClass } from './button-style.ts';

interface Look {
	colour?: ButtonColour;
	size?: ButtonSize;
	/** Stands before the words; alone, the button needs an aria-label. */
	icon?: ReactNode;
}

/** A long word breaks inside the button instead of leaving it. */
const Words = ({ children }: { children: ReactNode }) =>
	children === undefined ? null : <span className="min-w-0 hyphens-auto wrap-anywhere">{children}</span>;

interface ButtonProps extends Look, Omit<ComponentProps<'button'>, 'className'> {
	/** Work is under way: it keeps its place and the focus, and cannot be pressed twice. */
	busy?: boolean;
	/** There is nothing to do at the moment: unlike with `disabled` it keeps the focus. */
	'aria-disabled'?: boolean;
}

export function Button({
	colour = 'neutral',
	size = 'medium',
	icon,
	busy = false,
	disabled = false,
	'aria-disabled': pointless = false,
	type = 'button',
	onClick,
	children,
	...rest
}: ButtonProps) {
	const press = (event: MouseEvent<HTMLButtonElement>) => {
		if (busy || pointless) event.preventDefault();
		else onClick?.(event);
	};
	return (
		<button
			{...rest}
			type={type}
			disabled={disabled}
			aria-busy={busy || undefined}
			aria-disabled={busy || pointless || undefined}
			onClick={press}
			className={`${buttonClass(disabled || pointless ? 'disabled' : colour, size, children === undefined)} disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-busy:cursor-progress`}
		>
			{busy ? <IconLoader2 aria-hidden size="1.25em" className="shrink-0 motion-safe:animate-spin" /> : icon}
			<Words>{children}</Words>
		</button>
	);
}

interface ButtonLinkProps extends Look, Omit<ComponentProps<typeof NearLink>, 'className'> {}

export function ButtonLink({ colour = 'neutral', size = 'medium', icon, children, ...rest }: ButtonLinkProps) {
	return (
		<NearLink {...rest} className={buttonClass(colour, size, children === undefined)}>
			{icon}
			<Words>{children}</Words>
		</NearLink>
	);
}
