// How much of its money an order gives back when it is cancelled: all that is left, a part of it, or nothing.
import { useState } from 'react';
import { useAmounts } from '../../../kit/amounts.ts';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Order } from './order.ts';
import { RefundAmount, wayBack } from './refund-amount.tsx';

const choices = ['whole', 'part', 'none'] as const;
type RefundChoice = (typeof choices)[number];

export function useCancelRefund({ refundable, currency }: Order) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	const [choice, setChoice] = useState<RefundChoice>('whole');
	const [part, setPart] = useState<number>();
	const amounts: Record<RefundChoice, number> = { whole: refundable, part: part ?? 0, none: 0 };
	const amount = refundable === 0 ? 0 : amounts[choice];
	const isPart = choice === 'part' && refundable > 0;
	const tooLarge = amount > refundable ? t('adminOrders.amountTooLarge', { amount: money(refundable) }) : undefined;
	const error = isPart && !(amount > 0) ? t('adminOrders.amountTooSmall') : tooLarge;
	return { choice, setChoice, part, setPart, amount, error, tooLarge };
}

interface CancelRefundProps {
	order: Order;
	refund: ReturnType<typeof useCancelRefund>;
	tried: boolean;
}

export function CancelRefund({ order, refund, tried }: CancelRefundProps) {
	const { t } = usePlatform();
	const { money } = useAmounts(order.currency);
	const { choice, error, tooLarge } = refund;
	return (
		<div className="grid gap-2">
			<RadioGroup<RefundChoice>
				label={t('adminOrders.cancelRefund')}
				value={choice}
				onChange={refund.setChoice}
				choices={choices.map((value) => ({
					value,
					label: t(`adminOrders.cancelRefund.${value}`, { amount: money(order.refundable) }),
				}))}
				{...(choice === 'none' ? {} : { hint: t(wayBack(order)) })}
			/>
			{choice === 'part' && (
				<RefundAmount
					currency={order.currency}
					amount={refund.part}
					onChange={refund.setPart}
					error={tried ? (error ?? null) : tooLarge}
				/>
			)}
		</div>
	);
}
