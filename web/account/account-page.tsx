// /account: the profile and the access data of the signed-in user. The page is written for everyone; whose it is, the browser asks.
import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { formatNumber } from '../../rules/formats.ts';
import { showEmail } from '../../rules/show-email.ts';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useHydrated } from '../platform/hydrated.ts';
import { NearLink } from '../platform/near-link.tsx';
import { sessionOf } from '../platform/session.ts';
import { AccessSection } from './access-section.tsx';
import { AidsSection } from './aids-section.tsx';
import { useApprovalsEntry } from './approvals-entry.ts';
import { useHasCompany } from './company/use-has-company.ts';
import { DataSection } from './data-section.tsx';
import { GuestInvitation } from './guest-invitation.tsx';
import { Part } from './part.tsx';
import { ProfileSection } from './profile-section.tsx';
import { useToken } from './query-value.ts';
import { ToastRegion } from './toast-region.tsx';
import { type Me, useMe } from './use-me.ts';

/** With the link of an invitation it is accepted first. */
export function Component() {
	const token = useToken();
	return token ? (
		<Suspense>
			<JoinCompany token={token} />
		</Suspense>
	) : (
		<AccountScreen />
	);
}

function AccountScreen() {
	const { t, allowTemporaryUsers } = usePlatform();
	const session = useHydrated() ? (sessionOf() ?? 'none') : undefined;
	const me = useMe(session === 'user');
	const stranger = session === 'none' || session === 'guest' || me.data?.guest === true;
	useWayToLogIn(stranger && !allowTemporaryUsers);
	return (
		<ThemeScope name="shop" className="fills-page bg-raised">
			<div className="mx-auto max-w-page px-4 py-8 phone:px-8 desktop:py-12">
				<header className="mb-6 desktop:mb-8">
					<h1 className="font-heading text-3xl font-bold phone:text-4xl">{t('account.title')}</h1>
					<p className="mt-2 min-h-6 text-muted wrap-anywhere">{!stranger && me.data && <SignedInAs me={me.data} />}</p>
				</header>
				{stranger && allowTemporaryUsers ? (
					<GuestInvitation />
				) : me.error ? (
					<Notice kind="danger">{t('account.failed')}</Notice>
				) : me.data && !stranger ? (
					<OwnAccount me={me.data} />
				) : (
					<div className="min-h-96 max-w-2xl">
						<Skeleton lines={6} />
					</div>
				)}
			</div>
			<ToastRegion />
		</ThemeScope>
	);
}

function SignedInAs({ me: { operator, email, username } }: { me: Me }) {
	const { t } = usePlatform();
	return operator ? null : t('account.signedInAs', { name: email ? showEmail(email) : (username ?? '') });
}

/** An operator of the platform acts as a user that is nobody's. */
function OwnAccount({ me }: { me: Me }) {
	const { t } = usePlatform();
	return me.operator ? <Notice kind="info">{t('account.ofOperator')}</Notice> : <Account me={me} />;
}

/** Where everyone needs an account, this page is for those who have one. */
function useWayToLogIn(needed: boolean): void {
	useEffect(() => {
		if (!needed) return;
		void import('../platform/renewal.ts').then(({ logInAddress }) => window.location.replace(logInAddress()));
	}, [needed]);
}

/** The part that the address names was not there yet when the browser looked for it. */
function useShownPart(hasCompany: boolean): void {
	const { hash } = useLocation();
	useEffect(() => {
		// It comes when it is known that there is one.
		if (hash === '#company' && !hasCompany) return;
		const part = hash ? document.getElementById(hash.slice(1)) : null;
		part?.scrollIntoView();
		part?.focus({ preventScroll: true });
	}, [hash, hasCompany]);
}

/** It comes after the page, whose form is what most people are here for. */
const SubscriptionList = lazy(() =>
	import('./subscriptions/subscription-list.tsx').catch(() => ({ default: NotLoaded })),
);

const JoinCompany = lazy(() => import('./company/join-company.tsx').catch(() => ({ default: InvitationNotLoaded })));

function InvitationNotLoaded(_: { token: string }) {
	const { t } = usePlatform();
	return <Notice kind="danger">{t('account.invitationFailed')}</Notice>;
}

const InvoiceSection = lazy(() => import('./invoice-section.tsx').catch(() => ({ default: InvoicesNotLoaded })));

function InvoicesNotLoaded() {
	const { t } = usePlatform();
	return <Notice kind="danger">{t('account.invoicesFailed')}</Notice>;
}

/** Only for those who belong to one. */
const CompanySection = lazy(() => import('./company/company-section.tsx').catch(() => ({ default: CompanyNotLoaded })));

function CompanyNotLoaded(_: { readerId: string }) {
	const { t } = usePlatform();
	return <Notice kind="danger">{t('account.companyFailed')}</Notice>;
}

function NotLoaded() {
	const { t } = usePlatform();
	return <Notice kind="danger">{t('account.subscriptionsFailed')}</Notice>;
}

const Awaited = () => (
	<div className="min-h-40">
		<Skeleton lines={5} />
	</div>
);

const link =
	'flex min-h-11 items-center rounded-theme px-3 font-semibold text-link underline-offset-4 hover:underline desktop:hover:bg-surface';

/** Seen as a number, heard as what it counts. */
function Waiting({ count }: { count: number }) {
	const { t, language, notation } = usePlatform();
	return (
		<>
			<span
				aria-hidden
				className="ms-2 inline-grid min-w-6 place-items-center rounded-full bg-accent px-1.5 text-sm text-inverted tabular-nums"
			>
				{formatNumber(count, language, notation)}
			</span>
			<span className="sr-only"> ({t('account.approvalsWaiting', { count })})</span>
		</>
	);
}

function Account({ me }: { me: Me }) {
	const { t, base } = usePlatform();
	const hasCompany = useHasCompany();
	const approvals = useApprovalsEntry(true);
	useShownPart(hasCompany);
	return (
		<div className="grid items-start gap-6 desktop:grid-cols-[14rem_minmax(0,1fr)] desktop:gap-10">
			<nav aria-label={t('account.parts')} className="desktop:sticky desktop:top-6">
				<ul className="-mx-3 flex flex-wrap gap-x-2 desktop:flex-col desktop:gap-1">
					<li>
						<NearLink to="/account#profile" className={link}>
							{t('account.profile')}
						</NearLink>
					</li>
					<li>
						<NearLink to="/account#access" className={link}>
							{t('account.access')}
						</NearLink>
					</li>
					{hasCompany && (
						<li>
							<NearLink to="/account#company" className={link}>
								{t('account.company')}
							</NearLink>
						</li>
					)}
					{approvals.isShown && (
						<li>
							<NearLink to="/account/approvals" className={link}>
								{t('account.approvals')}
								{approvals.waiting > 0 && <Waiting count={approvals.waiting} />}
							</NearLink>
						</li>
					)}
					<li>
						<NearLink to="/account#invoices" className={link}>
							{t('account.invoices')}
						</NearLink>
					</li>
					<li>
						<NearLink to="/account#subscriptions" className={link}>
							{t('account.subscriptions')}
						</NearLink>
					</li>
					<li>
						<NearLink to="/account#data" className={link}>
							{t('account.data')}
						</NearLink>
					</li>
					<li>
						<NearLink to="/account#aids" className={link}>
							{t(me.rights.length > 0 ? 'account.aids' : 'account.ownAids')}
						</NearLink>
					</li>
					<li>
						<a href={`${base}/login?logout=1`} className={link}>
							{t('account.logOut')}
						</a>
					</li>
				</ul>
			</nav>
			<div className="grid min-w-0 max-w-3xl gap-6">
				<ProfileSection me={me} />
				<AccessSection me={me} />
				<Part id="invoices" title={t('account.invoices')}>
					<Suspense fallback={<Awaited />}>
						<InvoiceSection />
					</Suspense>
				</Part>
				{hasCompany && (
					<Part id="company" title={t('account.company')}>
						<Suspense fallback={<Awaited />}>
							<CompanySection readerId={me.id} />
						</Suspense>
					</Part>
				)}
				<Part id="subscriptions" title={t('account.subscriptions')}>
					<Suspense fallback={<Awaited />}>
						<SubscriptionList />
					</Suspense>
				</Part>
				<DataSection />
				<AidsSection editing={me.rights.length > 0} />
			</div>
		</div>
	);
}
