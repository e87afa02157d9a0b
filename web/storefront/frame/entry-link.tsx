// An entry of a menu: a link to where it leads, or a heading.
import type { ComponentPropsWithoutRef } from 'react';
import { useLocation } from 'react-router';
import type { MenuEntry } from '../../../rules/page-contract.ts';
import { named } from '../../../rules/texts/translator.ts';
import { StoredLink } from '../../page-view/stored-link.tsx';
import { useTexts } from '../../platform/environment.tsx';

interface EntryLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
	entry: MenuEntry;
	/** Whether it says that one is there; what is written once for all pages does not know. */
	marked?: boolean;
}

export function EntryLink({ entry: { label, key, to, all, newTab }, marked = true, ...rest }: EntryLinkProps) {
	const t = useTexts();
	const { pathname } = useLocation();
	const words = all ? t('home.toCatalogue') : key ? named(key, label) : label;
	if (!to) return <span className={rest.className}>{words}</span>;
	return (
		<StoredLink
			{...rest}
			to={to}
			target={newTab ? '_blank' : undefined}
			aria-current={marked && pathname === to ? 'page' : undefined}
		>
			{words}
		</StoredLink>
	);
}
