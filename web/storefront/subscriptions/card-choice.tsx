// Before the page of the payment provider: which subscriptions the new card is for. Nothing is charged to it that was not named here.
import { useState } from 'react';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { Unbroken } from '../../kit/unbroken.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { Actions } from './use-actions.ts';
import type { Subscription } from './use-subscription.ts';

interface CardChoiceProps {
	subscription: Subscription;
	actions: Actions;
}

export function CardChoice({ subscription, actions: { busy, cardChoice } }: CardChoiceProps) {
	const { t } = usePlatform();
	const [contracts, setContracts] = useState<'this' | 'all'>('this');
	const { number, lines, cardSharers } = subscription;
	const name = lines[0]?.itemName || lines[0]?.name || '';
	const all = [{ id: subscription.id, number, name }, ...cardSharers].toSorted((one, other) =>
		one.number.localeCompare(other.number),
	);
	return (
		<ChangeDialog
			title={t('ownSubscription.changeCard')}
			hint={t('ownSubscription.changeCardHint')}
			saveLabel={t('ownSubscription.toCardPage')}
			busy={busy === 'card'}
			failure={undefined}
			onClose={cardChoice.close}
			onSave={() => void cardChoice.open(contracts === 'all')}
		>
			<RadioGroup<'this' | 'all'>
				label={t('ownSubscription.cardFor')}
				value={contracts}
				onChange={setContracts}
				choices={[
					{ value: 'this', label: t('ownSubscription.cardForThis', { number, name }) },
					{ value: 'all', label: t('ownSubscription.cardForAll', { count: all.length }) },
				]}
			/>
			<div role="status" className="text-sm">
				{contracts === 'this' ? (
					<p>{t('ownSubscription.cardForThisHint')}</p>
				) : (
					<>
						<p>{t('ownSubscription.cardForAllHint')}</p>
						<ul className="mt-2 list-disc ps-5">
							{all.map((one) => (
								<li key={one.id} className="wrap-break-word">
									<Unbroken text={`${one.number}, ${one.name}`} number={one.number} />
								</li>
							))}
						</ul>
					</>
				)}
			</div>
		</ChangeDialog>
	);
}
