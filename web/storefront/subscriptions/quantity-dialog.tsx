// Another quantity from the next payment on, with the price that follows: the server says it, as shipping and taxes may change with it.
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDays } from '../../account/subscriptions/use-days.ts';
import { useAmounts } from '../../kit/amounts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { query, toQueryOptions } from '../../platform/page.ts';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { QuantityChoice } from '../cart/quantity-choice.tsx';
import { ChangeDialog } from './change-dialog.tsx';
import type { Line } from './lines.tsx';
import { quoteChangeDocument } from './subscription.documents.ts';
import { useFailureText } from './use-actions.ts';
import { useChange } from './use-change.ts';
import type { Subscription } from './use-subscription.ts';

interface QuantityDialogProps {
	subscription: Subscription;
	line: Line;
	offer: NonNullable<Line['pricing']>;
	onClose(): void;
}

function Choosing({ subscription, line, offer, onClose }: QuantityDialogProps) {
	const platform = usePlatform();
	const { t } = platform;
	const { day, every } = useDays();
	const failureOf = useFailureText();
	const { id, currency, interval, pricesIncludeTax } = subscription;
	const { money } = useAmounts(currency);
	const [quantity, setQuantity] = useState(line.quantity);
	const input = { id, lines: [{ position: line.position, quantity }] };
	const isOther = quantity !== line.quantity;
	const asked = useQuery({
		...toQueryOptions(platform, query(quoteChangeDocument, { input })),
		enabled: isOther,
		staleTime: 0,
		gcTime: 0,
	});
	const quote = (asked.data as Data<typeof quoteChangeDocument> | undefined)?.quoteSubscriptionChange;
	const { busy, failure, save } = useChange(onClose);
	return (
		<ChangeDialog
			title={t('ownSubscription.changeQuantity')}
			hint={t('ownSubscription.quantityHint')}
			busy={busy}
			failure={failure ?? (asked.error ? failureOf(asked.error, 'ownSubscription.notDone') : undefined)}
			pointless={!quote}
			onClose={onClose}
			onSave={() => quote && void save(input, quote.gross)}
		>
			<p className="font-bold wrap-break-word">{line.name}</p>
			<QuantityChoice
				label={t('ownSubscription.changeQuantityOf', { name: line.name })}
				offer={offer}
				quantity={quantity}
				onChoose={(price) => setQuantity(price.quantity)}
			/>
			<p role="status" className="min-h-14 tabular-nums">
				{quote && (
					<>
						<span className="block text-sm text-muted">{t('ownSubscription.newTotal')}</span>
						<span className="text-xl font-bold text-heading">{money(pricesIncludeTax ? quote.gross : quote.net)}</span>{' '}
						{every(interval)}
						{quote.from && `, ${t('ownSubscription.from', { day: day(quote.from) })}`}
					</>
				)}
			</p>
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
