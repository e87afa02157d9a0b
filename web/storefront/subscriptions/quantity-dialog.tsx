// Another quantity from the next payment on, with the price that follows: the server says it, as shipping and taxes may change with it.
import { useState } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { QuantityChoice } from '../cart/quantity-choice.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { Line } from './lines.tsx';
import { QuotedPrice } from './quoted-price.tsx';
import { useFailureText } from './use-actions.ts';
import { useChange } from './use-change.ts';
import { methodOf, useChangeQuote } from './use-change-quote.ts';
import type { Subscription } from './use-subscription.ts';

interface QuantityDialogProps {
	subscription: Subscription;
	line: Line;
	offer: NonNullable<Line['pricing']>;
	onClose(): void;
}

function Choosing({ subscription, line, offer, onClose }: QuantityDialogProps) {
	const { t } = usePlatform();
	const failureOf = useFailureText(subscription.currency);
	const { id } = subscription;
	const [quantity, setQuantity] = useState(line.quantity);
	const input = { id, lines: [{ position: line.position, quantity }] };
	const [isTyping, setTyping] = useState(false);
	const { quote, error } = useChangeQuote(input, quantity !== line.quantity && !isTyping);
	/** Of what is in the field now. */
	const shown = isTyping ? undefined : quote;
	const { busy, failure, save } = useChange(onClose);
	return (
		<ChangeDialog
			title={t('ownSubscription.changeQuantity')}
			hint={t('ownSubscription.quantityHint')}
			busy={busy}
			failure={failure ?? (error && !isTyping ? failureOf(error, 'ownSubscription.notDone') : undefined)}
			pointless={!shown}
			isUnsure={isTyping}
			onClose={onClose}
			onSave={() => shown && void save({ ...input, ...methodOf(shown) }, shown.gross)}
		>
			<p className="font-bold wrap-break-word">{line.name}</p>
			<QuantityChoice
				label={t('ownSubscription.changeQuantityOf', { name: line.name })}
				offer={offer}
				quantity={quantity}
				onChoose={(price) => setQuantity(price.quantity)}
				onTyping={setTyping}
			/>
			<QuotedPrice subscription={subscription} quote={shown} withShipping={shown?.isShippingReplaced ?? false} />
		</ChangeDialog>
	);
}

export default function QuantityDialog(props: QuantityDialogProps) {
	return (
		<MoreTexts groups={['productPrices', 'checkoutErrors']}>
			<Choosing {...props} />
		</MoreTexts>
	);
}
