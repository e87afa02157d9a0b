// An icon of `rules/pages/icon-names.ts`. All shapes are in one file that browsers keep: a page loads no code for them, and the server
// writes them as it writes anything else.
import shapes from './icons.svg?url&no-inline';

interface IconProps {
	/** Null and unknown names show nothing. */
	name: string | null;
	/** Width and height, as classes. */
	className?: string;
}

/** Says nothing that does not stand beside it. */
export function Icon({ name, className = 'size-6' }: IconProps) {
	if (name === null) return null;
	return (
		<svg
			aria-hidden="true"
			viewBox="0 0 24 24"
			fill="none"
			stroke="currentColor"
			strokeWidth={2}
			strokeLinecap="round"
			strokeLinejoin="round"
			className={`shrink-0 ${className}`}
		>
			<use href={`${shapes}#${name}`} />
		</svg>
	);
}
