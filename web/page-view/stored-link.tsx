// A link that a user has written down: a path of the shop, which leads to the page in the reader's language, or an address elsewhere.
import type { ComponentPropsWithoutRef } from 'react';
import { pathOfLanguage } from '../../rules/languages.ts';
import { type Platform, usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';

interface StoredLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'> {
	to: string;
}

/** These have one address in all languages. */
const isFile = (path: string) => /^\/(?:service-api|media|assets)\//.test(path);

const hasLanguage = (path: string, languages: Platform['languages']) =>
	languages.some((language) => !language.default && `${path}/`.startsWith(pathOfLanguage(language)));

export function StoredLink({ to, target, ...rest }: StoredLinkProps) {
	const { base, languages } = usePlatform();
	const ours = /^\/(?!\/)/.test(to);
	const page = ours && !isFile(to) && !hasLanguage(to, languages);
	if (page && !target) return <NearLink {...rest} to={to} />;
	const elsewhere = target ? { target, rel: ours ? 'noopener' : 'noopener noreferrer' } : {};
	return <a {...rest} href={page ? base + to : to} {...elsewhere} />;
}
