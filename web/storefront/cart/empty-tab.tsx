// Where a list is empty: what it is for and how it is filled. Who has no session may have an account with something in it.
import type { ReactNode } from 'react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { TextLink } from '../../kit/link.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { sessionOf } from '../../platform/session.ts';
import { type CartTab, cartAddress } from './cart-address.ts';
import { useIsOnVisit } from './use-visit.ts';

export function EmptyTab({ tab, picture }: { tab: CartTab; picture: ReactNode }) {
	const { t, base } = usePlatform();
	/** Of a purchasing system nobody has an account here. */
	const isOnVisit = useIsOnVisit();
	const stranger = useHydrated() && sessionOf() !== 'user' && !isOnVisit;
	const back = new URLSearchParams({ deepLink: encodeDeepLink(base + cartAddress({ tab })) });
	return (
		<>
			<EmptyState
				picture={picture}
				title={t(`cartPage.${tab}.empty`)}
				text={t(`cartPage.${tab}.emptyText`)}
				action={
					<ButtonLink colour="primary" to="/products">
						{t('cartPage.browse')}
					</ButtonLink>
				}
			/>
			{stranger && (
				<p className="-mt-6 px-4 pb-8 text-center text-sm">
					{t('cartPage.signIn')} <TextLink to={`/login?${back}`}>{t('cartPage.signInLink')}</TextLink>
				</p>
			)}
		</>
	);
}
