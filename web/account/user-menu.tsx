// The menu behind the account sign: who is signed in and where one may go. An entry is there only when its target is.
import { useQuery } from '@tanstack/react-query';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { createTranslator, type Messages, type Translate } from '../../rules/texts/translator.ts';
import { type Platform, usePlatform } from '../platform/environment.tsx';
import { NearLink } from '../platform/near-link.tsx';
import { toQueryOptions } from '../platform/page.ts';
import { textsQuery } from '../platform/page-texts.tsx';
import { logInAddress } from '../platform/renewal.ts';
import { useApprovalsEntry } from './approvals-entry.ts';
import { type Me, useMe } from './use-me.ts';

interface Entry {
	label: PlainTextKey;
	to: string;
	/** A document of its own: another session, or another site. */
	apart?: 'document' | 'tab';
	/** How much waits behind it. */
	count?: number;
}

interface Reader {
	signedIn: boolean;
	me: Me | undefined;
	approvals: ReturnType<typeof useApprovalsEntry>;
}

function entriesFor(platform: Platform, { signedIn, me, approvals }: Reader): Entry[][] {
	const { base, shopfront } = platform;
	const own: Entry[] = [
		// An operator of the platform has no account of their own here.
		...(me?.operator
			? []
			: ([
					{ label: 'userMenu.account', to: '/account' },
					{ label: 'userMenu.profile', to: '/account#profile' },
					{ label: 'userMenu.access', to: '/account#access' },
					{ label: 'userMenu.subscriptions', to: '/account#subscriptions' },
				] as const)),
		{ label: 'userMenu.orders', to: '/cart?tab=orders' },
		...(approvals.isShown
			? ([{ label: 'userMenu.approvals', to: '/account/approvals', count: approvals.waiting }] as const)
			: []),
		{ label: 'userMenu.watchlist', to: '/cart?tab=watchlist' },
		// The administration is no part of the shop's documents, and exists for those who may enter it.
		...(me?.rights.includes('gAdminArea')
			? ([{ label: 'userMenu.admin', to: `${base}/admin`, apart: 'document' }] as const)
			: []),
	];
	const visitor: Entry[] = [
		{ label: 'userMenu.signIn', to: logInAddress(), apart: 'document' },
		{ label: 'userMenu.signUp', to: '/signup' },
	];
	const general: Entry[] = [
		{ label: 'userMenu.home', to: '/' },
		...(shopfront.faq ? [{ label: 'userMenu.faq', to: `/${shopfront.faq}` } as const] : []),
		...(shopfront.clientApp ? [{ label: 'userMenu.clientApp', to: shopfront.clientApp, apart: 'tab' } as const] : []),
	];
	const out: Entry[] = [{ label: 'userMenu.logOut', to: `${base}/login?logout=1`, apart: 'document' }];
	return signedIn ? [own, general, out] : [visitor, general];
}

/** Words of its own, which only those load who open it. */
function useMenuTexts(): Translate | undefined {
	const platform = usePlatform();
	const { data } = useQuery(toQueryOptions(platform, textsQuery(platform, ['userMenu'])));
	const messages = (data as { interfaceTexts: Messages } | undefined)?.interfaceTexts;
	return messages && createTranslator({ language: platform.language, messages });
}

export function UserMenu({ signedIn }: { signedIn: boolean }) {
	const platform = usePlatform();
	const t = useMenuTexts();
	const me = useMe(signedIn);
	const approvals = useApprovalsEntry(signedIn);
	if (!t || (signedIn && me.isPending)) return <div aria-busy="true" className={`${look} h-28`} />;
	const entries = entriesFor(platform, { signedIn, me: me.data, approvals }).filter((group) => group.length > 0);
	return (
		<nav aria-label={platform.t('header.account')} className={look}>
			{me.data && <Person me={me.data} t={t} />}
			{entries.map((group) => (
				<ul key={group[0]?.label} className="border-separator py-1 not-first:border-t">
					{group.map((entry) => (
						<li key={entry.label}>
							<EntryLink {...entry} words={entry.count ? `${t(entry.label)} (${entry.count})` : t(entry.label)} />
						</li>
					))}
				</ul>
			))}
		</nav>
	);
}

const look =
	'absolute inset-e-0 top-full z-20 mt-2 w-72 max-w-[calc(100vw-1rem)] rounded-theme border border-popover-line bg-popover text-popover-text shadow-lg shadow-popover-shadow';

function EntryLink({ to, apart, words }: Entry & { words: string }) {
	const className = 'flex min-h-11 items-center px-4 py-1.5 hover:bg-item-hover hover:text-item-hover-text';
	if (!apart)
		return (
			<NearLink to={to} className={className}>
				{words}
			</NearLink>
		);
	return (
		<a href={to} className={className} {...(apart === 'tab' && { target: '_blank', rel: 'noreferrer' })}>
			{words}
		</a>
	);
}

function Person({ me, t }: { me: Me; t: Translate }) {
	const value = (name: string) => me.profile.values.find(({ fieldName }) => fieldName === name)?.value;
	const own = [value('firstName'), value('surname')].filter(Boolean).join(' ');
	const name = me.operator ? t('userMenu.platformOperator') : own;
	return (
		<div className="border-b border-separator px-4 py-3">
			{name && <p className="font-bold wrap-anywhere">{name}</p>}
			<p className="text-sm wrap-anywhere">{me.email ?? me.username}</p>
		</div>
	);
}
