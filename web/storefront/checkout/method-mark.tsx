// A small sign beside a way to pay. Its name stands beside it, so that it is none for those who hear the page.
import {
	type Icon,
	IconBuildingBank,
	IconCreditCard,
	IconFileInvoice,
	IconShoppingBag,
	IconWallet,
} from '@tabler/icons-react';
import type { PaymentMethod } from '../../../rules/payments/methods.ts';

const signs: Partial<Record<PaymentMethod, Icon>> = {
	card: IconCreditCard,
	paypal: IconWallet,
	klarna: IconShoppingBag,
	sepaDebit: IconBuildingBank,
	prepayment: IconBuildingBank,
	invoice: IconFileInvoice,
};

export function MethodMark({ method }: { method: PaymentMethod }) {
	const Sign = signs[method];
	return Sign ? <Sign aria-hidden size={24} className="text-muted" /> : null;
}
