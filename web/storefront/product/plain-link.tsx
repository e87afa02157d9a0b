// A link that fetches nothing ahead: for what stands there in dozens. With `stay` the page keeps its place, and the way back does not
// lead through every choice.
import type { ComponentPropsWithoutRef } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { RoutedLink } from '../../platform/routed-link.tsx';

interface PlainLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
	/** A path of ours without its language, beginning with a slash. */
	to: string;
	stay?: boolean;
}

const LiveLink = ({ stay = false, ...props }: PlainLinkProps) => (
	<RoutedLink preventScrollReset={stay} replace={stay} {...props} />
);

function WrittenLink({ to, stay: _stay, ...props }: PlainLinkProps) {
	return <a {...props} href={usePlatform().base + to} />;
}

export const PlainLink = import.meta.env.SSR ? WrittenLink : LiveLink;
