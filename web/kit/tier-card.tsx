// One of several plans that stand side by side; at most one of them is highlighted.
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';

interface TierCardProps {
	name: string;
	price: string;
	/** Below it, such as what of it is without tax. */
	priceNote?: string | undefined;
	features: readonly string[];
	highlighted?: boolean;
	/** Of the name, as the screen around it has it. */
	heading?: 'h2' | 'h3';
	action?: ReactNode;
}

export function TierCard({
	name,
	price,
	priceNote,
	features,
	highlighted,
	heading: Heading = 'h3',
	action,
}: TierCardProps) {
	const look = highlighted
		? 'border-(--applications-pricingTiers-highlightBorder) bg-(--applications-pricingTiers-highlightBackground) text-(--applications-pricingTiers-highlightText)'
		: 'border-(--applications-pricingTiers-border) bg-(--applications-pricingTiers-background) text-(--applications-pricingTiers-text)';
	const own = (colour: string) => (highlighted ? 'text-inherit!' : colour);
	return (
		<section className={`flex min-w-0 flex-col gap-3 rounded-theme border-2 p-5 ${look}`}>
			<Heading className={`text-xl font-bold wrap-break-word ${own('text-(--applications-pricingTiers-heading)!')}`}>
				{name}
			</Heading>
			<p className={`text-2xl font-bold tabular-nums ${own('text-(--applications-pricingTiers-price)')}`}>{price}</p>
			{priceNote && <p className="-mt-2 text-sm tabular-nums">{priceNote}</p>}
			<ul className="flex grow flex-col gap-1">
				{features.map((feature) => (
					<li key={feature} className="flex gap-2">
						<IconCheck
							aria-hidden
							size={20}
							className={`shrink-0 ${own('text-(--applications-pricingTiers-check)')}`}
						/>
						<span className="min-w-0 wrap-break-word">{feature}</span>
					</li>
				))}
			</ul>
			{action}
		</section>
	);
}
