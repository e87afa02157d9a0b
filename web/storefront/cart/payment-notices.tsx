// What is said above a cart with subscriptions, before the checkout: that they need an account, and what cannot be ordered together.
import { kindOf } from '../../../rules/subscriptions/cart-kind.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { AccountNeeded } from '../subscriptions/account-needed.tsx';
import { moveItemDocument } from './cart.documents.ts';
import { type Item, useCommands } from './use-items.ts';

interface NoticesProps {
	/** All of the cart. */
	items: readonly Item[];
}

export function PaymentNotices({ items }: NoticesProps) {
	const apart = items.filter(({ problem }) => problem === 'subscription');
	const hasSubscription = items.some(({ pricing }) => pricing.payment.mode === 'subscription');
	return (
		<>
			{apart.length > 0 && <Apart items={items} apart={apart} />}
			{hasSubscription && (
				<Notice kind="info">
					<AccountNeeded />
				</Notice>
			)}
		</>
	);
}

/** How a line is paid, in words. */
function usePaidHow() {
	const { t } = usePlatform();
	return ({ pricing: { payment } }: Item): string => {
		const { interval, intervalCount, trialDays } = payment;
		if (!interval) return t('cartPage.apart.once');
		const per = t(`offer.per.${interval}`, { count: intervalCount });
		return trialDays === null ? per : `${per}, ${t('cartPage.trial', { days: trialDays })}`;
	};
}

function Apart({ items, apart }: NoticesProps & { apart: readonly Item[] }) {
	const { t, ask, language } = usePlatform();
	const { act } = useCommands();
	const paidHow = usePaidHow();
	const list = new Intl.ListFormat(language, { type: 'conjunction' });
	const nameOf = (item: Item) => `${item.itemName || item.name} (${paidHow(item)})`;
	const kinds = new Set(apart.map(({ pricing }) => kindOf(pricing.payment)));
	const together = items.filter(({ pricing }) => !kinds.has(kindOf(pricing.payment)));
	const move = async (to: 'watchlist' | 'cart') => {
		for (const { id } of apart) await ask(moveItemDocument, { id, to });
	};
	const keepForLater = () =>
		act({
			change: (lines) => lines.filter(({ id }) => !apart.some((one) => one.id === id)),
			send: () => move('watchlist'),
			said: 'cartPage.said.toWatchlist',
			failed: 'cartErrors.notUpdated',
			undo: () => move('cart'),
		});
	return (
		<Notice
			kind="warning"
			action={
				<Button size="small" onClick={() => void keepForLater()}>
					{t('cartPage.apart.move', { count: apart.length })}
				</Button>
			}
		>
			<p className="font-bold">{t('cartPage.apart.title')}</p>
			<p className="wrap-break-word">
				{t('cartPage.apart.text', {
					first: list.format(together.map(nameOf)),
					others: list.format(apart.map(nameOf)),
				})}
			</p>
		</Notice>
	);
}
