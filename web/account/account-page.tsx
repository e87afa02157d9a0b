// /account: the profile and the access data of whoever is signed in. The page is written for everybody; whose it is, the browser asks.
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { ButtonLink } from '../kit/button.tsx';
import { Look } from '../kit/look.tsx';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useHydrated } from '../platform/hydrated.ts';
import { sessionOf } from '../platform/session.ts';
import { AccessSection } from './access-section.tsx';
import { GuestInvitation } from './guest-invitation.tsx';
import { ProfileSection } from './profile-section.tsx';
import { type Me, useMe } from './use-me.ts';

export function Component() {
	const { t, allowTemporaryUsers } = usePlatform();
	const session = useHydrated() ? (sessionOf() ?? 'none') : undefined;
	const me = useMe(session === 'user');
	const stranger = session === 'none' || session === 'guest' || me.data?.guest === true;
	useWayToLogIn(stranger && !allowTemporaryUsers);
	return (
		<Look name="shop" className="h-full bg-raised">
			<div className="mx-auto max-w-page px-4 py-8 phone:px-8 desktop:py-12">
				<header className="mb-6 desktop:mb-8">
					<h1 className="font-heading text-3xl font-bold phone:text-4xl">{t('account.title')}</h1>
					<p className="mt-2 min-h-6 text-muted wrap-anywhere">
						{me.data && !stranger && t('account.signedInAs', { name: me.data.email ?? me.data.username ?? '' })}
					</p>
				</header>
				{stranger && allowTemporaryUsers ? (
					<GuestInvitation />
				) : me.error ? (
					<Notice kind="danger">{t('account.failed')}</Notice>
				) : me.data && !stranger ? (
					<Account me={me.data} />
				) : (
					<div className="min-h-96 max-w-2xl">
						<Skeleton lines={6} />
					</div>
				)}
			</div>
		</Look>
	);
}

/** Where everybody needs an account, this page is for those who have one. */
function useWayToLogIn(needed: boolean): void {
	useEffect(() => {
		if (!needed) return;
		void import('../platform/renewal.ts').then(({ logInAddress }) => window.location.replace(logInAddress()));
	}, [needed]);
}

/** The part that the address names was not there yet when the browser looked for it. */
function useShownPart(): void {
	const { hash } = useLocation();
	useEffect(() => {
		const part = hash ? document.getElementById(hash.slice(1)) : null;
		part?.scrollIntoView();
		part?.focus({ preventScroll: true });
	}, [hash]);
}

function Account({ me }: { me: Me }) {
	const { t, base } = usePlatform();
	useShownPart();
	return (
		<div className="grid items-start gap-6 desktop:grid-cols-[14rem_minmax(0,1fr)] desktop:gap-10">
			<nav aria-label={t('account.parts')} className="desktop:sticky desktop:top-6">
				<ul className="flex flex-wrap gap-2 desktop:flex-col">
					<li>
						<ButtonLink to="/account#profile">{t('account.profile')}</ButtonLink>
					</li>
					<li>
						<ButtonLink to="/account#access">{t('account.access')}</ButtonLink>
					</li>
					<li>
						<a
							className="inline-flex min-h-10 items-center px-4 text-link underline underline-offset-2 pointer-coarse:min-h-11"
							href={`${base}/login?logout=1`}
						>
							{t('account.logOut')}
						</a>
					</li>
				</ul>
			</nav>
			<div className="grid min-w-0 max-w-3xl gap-6">
				<ProfileSection me={me} />
				<AccessSection me={me} />
			</div>
		</div>
	);
}
