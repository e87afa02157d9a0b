// The card that a subscription is paid with. It is changed on the provider's page: its number never comes here.

import { cardBrand } from '../../../rules/payments/card-brand.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Actions } from './use-actions.ts';
import type { Subscription } from './use-subscription.ts';

interface CardPartProps {
	subscription: Subscription;
	actions: Actions;
	isTaking: boolean;
}

export function CardPart({ subscription: { card, isWithdrawalOpen, cancelAt }, actions, isTaking }: CardPartProps) {
	const { t } = usePlatform();
	return (
		<div className="grid gap-3">
			{card ? (
				<p>
					<span className="block font-bold wrap-anywhere">
						{t('ownSubscription.cardNumber', { brand: cardBrand(card.brand), last4: card.last4 })}
					</span>
					<span className="block text-sm text-muted tabular-nums">
						{t('ownSubscription.cardExpires', { month: `${String(card.expMonth).padStart(2, '0')}/${card.expYear}` })}
					</span>
				</p>
			) : (
				<p>{t('ownSubscription.noCard')}</p>
			)}
			{/* Nothing is collected any more of what is withdrawn from, while the shop looks into it. */}
			{!(isWithdrawalOpen && cancelAt) && <ChangeCard actions={actions} isTaking={isTaking} />}
		</div>
	);
}

function ChangeCard({ actions, isTaking }: Pick<CardPartProps, 'actions' | 'isTaking'>) {
	const { t } = usePlatform();
	return (
		<>
			<Button busy={isTaking || actions.busy === 'card'} onClick={() => void actions.changeCard()}>
				{t('ownSubscription.changeCard')}
			</Button>
			<p className="text-sm text-muted">{t('ownSubscription.changeCardHint')}</p>
		</>
	);
}
