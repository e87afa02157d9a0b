// Beside the button, where pictures and choices stand side by side: it stays at the lower edge of the window until its place in the page
// is reached, with what it costs, as a product can have more choices than fit a screen. Phones have a bar of their own (buy-bar.tsx).
import type { Price } from '../../../../rules/pricing/pricing.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { usePlatform } from '../../../platform/environment.tsx';

export const purchaseClass =
	'mt-6 tablet:sticky tablet:bottom-0 tablet:z-10 tablet:-mx-4 tablet:flex tablet:flex-wrap tablet:items-center tablet:justify-between tablet:gap-x-4 tablet:border-t tablet:border-line tablet:bg-surface tablet:px-4 tablet:py-3 print:static print:border-0 print:p-0';

interface PurchasePriceProps {
	/** Undefined: the quantity cannot be had, which is said where it is chosen. */
	price: Price | undefined;
	currency: string;
	/** How often it is paid; undefined: once. */
	per: string | undefined;
}

export function PurchasePrice({ price, currency, per }: PurchasePriceProps) {
	const { t } = usePlatform();
	const { money, number } = useAmounts(currency);
	if (!price) return null;
	return (
		<p className="hidden leading-tight tabular-nums tablet:block print:hidden">
			<span className="block">
				<span className="text-2xl font-bold">{money(price.total)}</span> {per && <span className="text-sm">{per}</span>}
			</span>
			<span className="block text-sm text-muted">{t('offer.pieces', { quantity: number(price.quantity) })}</span>
		</p>
	);
}
