// How much of an order goes back: a field in the money of the order, and how it gets to the customer.
import { inNotation } from '../../../../rules/formats.ts';
import { minorDigits } from '../../../../rules/money.ts';
import { isOnline } from '../../../../rules/payments/methods.ts';
import { NumberField } from '../../../kit/number-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Order } from './order.ts';

/** Of a bill that nobody has paid yet nothing goes back. */
export function wayBack({ paymentMethod, payment }: Pick<Order, 'paymentMethod' | 'payment'>) {
	if (paymentMethod === 'card') return 'adminOrders.refundCard';
	if (isOnline(paymentMethod)) return 'adminOrders.refundOnline';
	return payment === 'open' ? 'adminOrders.refundBill' : 'adminOrders.refundInvoice';
}

interface RefundAmountProps {
	currency: string;
	/** In minor units. */
	amount: number | undefined;
	onChange(amount: number | undefined): void;
	error: string | null | undefined;
}

export function RefundAmount({ currency, amount, onChange, error }: RefundAmountProps) {
	const { t, language, notation } = usePlatform();
	const digits = minorDigits(currency);
	const parts = 10 ** digits;
	const written = (value: number) => {
		const text = new Intl.NumberFormat(notation ? 'en' : language, { minimumFractionDigits: digits }).format(value);
		return notation ? inNotation(text, notation) : text;
	};
	return (
		<NumberField
			label={t('adminOrders.amount')}
			required
			unit={currency}
			min={0}
			step={1 / parts}
			precision={1 / parts}
			format={written}
			value={amount === undefined ? undefined : amount / parts}
			onChange={(value) => onChange(value === undefined ? undefined : Math.round(value * parts))}
			error={error}
		/>
	);
}
