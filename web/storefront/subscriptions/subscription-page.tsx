// /account/subscriptions/{id}: one subscription of the reader: how long it runs, what it delivers, what was paid, and what can be done.
import { IconRepeatOff } from '@tabler/icons-react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { StatusChips } from '../../account/subscriptions/status-chips.tsx';
import { ToastRegion } from '../../account/toast-region.tsx';
import { Breadcrumb } from '../../kit/breadcrumb.tsx';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { Unbroken } from '../../kit/unbroken.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { useRouteLocation } from '../../platform/page.ts';
import { sessionOf } from '../../platform/session.ts';
import { Confirmations } from '../confirmations.tsx';
import { Details } from './details.tsx';
import { useSubscription } from './use-subscription.ts';

export function Component() {
	const { t } = usePlatform();
	const id = useRouteLocation().params.id ?? '';
	const isHere = useHydrated();
	const hasSession = isHere && sessionOf() !== undefined;
	const { subscription, isMissing, failed, askAgain } = useSubscription(id, hasSession);
	const title = subscription
		? t('ownSubscription.numbered', { number: subscription.number })
		: t('ownSubscription.title');
	return (
		<ThemeScope name="shop" className="fills-page min-w-0 bg-raised">
			<Confirmations>
				<div className="mx-auto w-full max-w-page min-w-0 px-4 py-6 phone:px-8 desktop:py-10">
					<Breadcrumb
						above={[
							{ label: t('ownSubscription.account'), to: '/account' },
							{ label: t('ownSubscription.list'), to: '/account#subscriptions' },
						]}
						here={title}
					/>
					<h1 className="mt-4 font-heading text-3xl font-bold wrap-anywhere phone:text-4xl">
						<Unbroken text={title} number={subscription?.number ?? ''} />
					</h1>
					<div className="mt-2 min-h-7">{subscription && <StatusChips subscription={subscription} />}</div>
					{subscription ? (
						<Details subscription={subscription} />
					) : isHere && isMissing ? (
						<Missing id={id} isSignedIn={sessionOf() === 'user'} />
					) : failed ? (
						<div className="mt-6">
							<Notice kind="danger" action={<Button onClick={askAgain}>{t('common.tryAgain')}</Button>}>
								{t('ownSubscription.failed')}
							</Notice>
						</div>
					) : (
						<div className="mt-6 min-h-96 max-w-2xl">
							<Skeleton lines={8} />
						</div>
					)}
				</div>
				<ToastRegion />
			</Confirmations>
		</ThemeScope>
	);
}

/** To who is not signed in nothing is said of what there is. */
function Missing({ id, isSignedIn }: { id: string; isSignedIn: boolean }) {
	const { t, base } = usePlatform();
	const back = new URLSearchParams({
		deepLink: encodeDeepLink(`${base}/account/subscriptions/${encodeURIComponent(id)}`),
	});
	return (
		<div className="mt-6 rounded-theme border border-line bg-surface">
			<EmptyState
				picture={<IconRepeatOff aria-hidden size={32} />}
				title={t(isSignedIn ? 'ownSubscription.missing' : 'ownSubscription.signInFirst')}
				text={t(isSignedIn ? 'ownSubscription.missingText' : 'ownSubscription.signInFirstText')}
				action={
					<div className="flex flex-wrap justify-center gap-3">
						<ButtonLink colour="primary" to={`/login?${back}`}>
							{t('ownSubscription.signIn')}
						</ButtonLink>
						<ButtonLink to="/account#subscriptions">{t('ownSubscription.list')}</ButtonLink>
					</div>
				}
			/>
		</div>
	);
}
