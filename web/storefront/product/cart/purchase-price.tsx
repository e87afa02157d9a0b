// Beside the button, where pictures and choices stand side by side: it stays at the lower edge of the window until its place in the page
// is reached, with what it costs, as a product can have more choices than fit a screen. Phones have a bar of their own (buy-bar.tsx).
import { useAmounts } from '../../../kit/amounts.ts';

export const purchaseClass =
	'mt-6 tablet:sticky tablet:bottom-0 tablet:z-10 tablet:-mx-4 tablet:flex tablet:flex-wrap tablet:items-center tablet:justify-between tablet:gap-x-4 tablet:border-t tablet:border-line tablet:bg-surface tablet:px-4 tablet:py-3 print:static print:border-0 print:p-0';

export interface ShownTotal {
	/** Of all that the button adds. Undefined: not known, or it cannot be had, which is said where it is chosen. */
	total: number | undefined;
	/** How much that is. */
	amount: string;
}

interface PurchasePriceProps {
	shown: ShownTotal;
	currency: string;
	/** How often it is paid; undefined: once. */
	per: string | undefined;
}

export function PurchasePrice({ shown: { total, amount }, currency, per }: PurchasePriceProps) {
	const { money } = useAmounts(currency);
	if (total === undefined && amount === '') return null;
	return (
		<p className="hidden leading-tight tabular-nums tablet:block print:hidden">
			<span className="block">
				<span className="text-2xl font-bold">{total === undefined ? '–' : money(total)}</span>{' '}
				{per && <span className="text-sm">{per}</span>}
			</span>
			<span className="block text-sm text-muted">{amount}</span>
		</p>
	);
}
