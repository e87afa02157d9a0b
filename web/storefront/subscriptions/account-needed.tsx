// A subscription belongs to an account: said to who has none signed in where a subscription is chosen, before anything is typed in the checkout.
import { useLocation } from 'react-router';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';
import { PlainLink } from '../product/plain-link.tsx';

const link = 'font-medium text-link underline underline-offset-2 hover:text-link-hover';

/** The server knows no session: who is signed in reads another sentence in the same place. */
export function AccountNeeded() {
	const { t, base } = usePlatform();
	const { pathname, search } = useLocation();
	const isSignedIn = useHydrated() && sessionOf() === 'user';
	if (isSignedIn)
		return (
			<p>
				{t('offer.inAccount')}{' '}
				<PlainLink className={link} to="/account#subscriptions">
					{t('offer.toSubscriptions')}
				</PlainLink>
			</p>
		);
	const back = new URLSearchParams({ deepLink: encodeDeepLink(base + pathname + search) });
	return (
		<p>
			{t('offer.account')}{' '}
			<PlainLink className={link} to={`/login?${back}`}>
				{t('offer.signIn')}
			</PlainLink>
			{' · '}
			<PlainLink className={link} to="/signup">
				{t('offer.register')}
			</PlainLink>
		</p>
	);
}
