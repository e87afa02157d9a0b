// /cart: what a shopper has gathered, in four tabs of one page. Which one, and what is looked for in it, stands in the address.

import { ToastRegion } from '../../account/toast-region.tsx';
import { Notice } from '../../kit/notice.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useRouteLocation } from '../../platform/page.ts';
import { Confirmations } from '../confirmations.tsx';
import { EditorReturn } from '../designs/editor-return.tsx';
import { PlainLink } from '../product/plain-link.tsx';
import { type CartLocation, type CartTab, cartAddress, cartTabs, readCartLocation } from './cart-address.ts';
import { CartTab as Cart } from './cart-tab.tsx';
import { DraftsTab } from './drafts-tab.tsx';
import { OrdersTab } from './orders-tab.tsx';
import { WatchlistTab } from './watchlist-tab.tsx';

const contents = {
	cart: Cart,
	watchlist: WatchlistTab,
	drafts: DraftsTab,
	orders: OrdersTab,
} satisfies Record<CartTab, React.ComponentType<{ place: CartLocation }>>;

/** On a narrow screen the last of them may be out of sight. */
const showWhole = (tab: HTMLLIElement | null) => tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

export function Component() {
	const { t } = usePlatform();
	const place = readCartLocation(useRouteLocation().search);
	const Content = contents[place.tab];
	return (
		<ThemeScope name="shop" className="fills-page min-w-0 bg-raised">
			<div className="mx-auto w-full max-w-page min-w-0 px-4 py-6 phone:px-8 desktop:py-10">
				<nav aria-label={t('cartPage.tabs')} className="-mx-4 overflow-x-auto px-4 phone:mx-0 phone:px-0">
					<ul className="flex gap-3 border-b border-line text-sm phone:gap-6 phone:text-base">
						{cartTabs.map((tab) => (
							<li key={tab} ref={tab === place.tab ? showWhole : undefined} className="shrink-0">
								<PlainLink
									to={cartAddress({ tab })}
									aria-current={tab === place.tab ? 'page' : undefined}
									className="-mb-px flex min-h-11 items-center border-b-2 border-transparent font-semibold -outline-offset-2 text-text underline-offset-4 hover:underline aria-[current]:border-accent aria-[current]:text-heading aria-[current]:hover:no-underline"
								>
									{t(`cartPage.${tab}.title`)}
								</PlainLink>
							</li>
						))}
					</ul>
				</nav>
				<EditorReturn />
				<noscript>
					<div className="mt-6">
						<Notice kind="info">{t('cartPage.noScript')}</Notice>
					</div>
				</noscript>
				<Confirmations>
					<Content key={place.tab} place={place} />
				</Confirmations>
			</div>
			<ToastRegion />
		</ThemeScope>
	);
}
