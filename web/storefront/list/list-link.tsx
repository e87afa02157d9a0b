// A link to another state of the same list. There are many of them, and few are followed: nothing is fetched ahead.
import type { ComponentPropsWithoutRef } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { RoutedLink } from '../../platform/routed-link.tsx';

interface ListLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
	to: string;
	/** Stays where the reader is in the page. */
	still?: boolean;
}

const LiveLink = ({ still = false, ...props }: ListLinkProps) => <RoutedLink preventScrollReset={still} {...props} />;

const WrittenLink = ({ to, still: _still, ...props }: ListLinkProps) => <a {...props} href={usePlatform().base + to} />;

export const ListLink = import.meta.env.SSR ? WrittenLink : LiveLink;
