// Asks how many of something from the watchlist are wanted, with its price, before it goes to the cart.
import { useState } from 'react';
import { lowestPrice } from '../../../rules/pricing/price-of.ts';
import type { Price } from '../../../rules/pricing/pricing.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { QuantityChoice } from './quantity-choice.tsx';
import type { Item } from './use-items.ts';

interface QuantityDialogProps {
	item: Item;
	onClose(): void;
	onChoose(price: Price): void;
}

export default function QuantityDialog({ item, onClose, onChoose }: QuantityDialogProps) {
	const { t } = usePlatform();
	const { money, number } = useAmounts(item.pricing.currency);
	const [chosen, setChosen] = useState(() => lowestPrice(item.pricing));
	const [isTyping, setTyping] = useState(false);
	const price = isTyping ? undefined : chosen;
	return (
		<NativeDialog title={t('cartPage.ask.title')} onClose={onClose}>
			<div className="grid gap-4 p-4">
				<p className="font-bold wrap-break-word">{item.name}</p>
				<QuantityChoice
					label={t('cartPage.quantityOf', { article: item.name })}
					offer={item.pricing}
					quantity={chosen?.quantity ?? null}
					onChoose={setChosen}
					onTyping={setTyping}
				/>
				<p role="status" className="min-h-8 tabular-nums">
					{price && (
						<>
							<span className="text-2xl font-bold text-heading">{money(price.total)}</span>{' '}
							{t('offer.forPieces', { quantity: number(price.quantity) })}
						</>
					)}
				</p>
				<div className="flex flex-wrap justify-end gap-2">
					<Button onClick={onClose}>{t('cartPage.cancel')}</Button>
					<Button colour="primary" disabled={!price} onClick={() => price && onChoose(price)}>
						{t('cartPage.ask.add')}
					</Button>
				</div>
			</div>
		</NativeDialog>
	);
}
