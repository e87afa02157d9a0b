// On phones the button is far down a product page: what it costs and the same button stand at the lower edge while it is out of sight.
import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { useLowerEdge } from '../../../kit/lower-edge.ts';
import { ThemeScope } from '../../../kit/theme-scope.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { ShownTotal } from './purchase-price.tsx';

function useOutOfSight(place: RefObject<HTMLElement | null>): boolean {
	const [outOfSight, setOutOfSight] = useState(false);
	useEffect(() => {
		const element = place.current;
		if (!element) return;
		const observer = new IntersectionObserver(([entry]) => setOutOfSight(entry?.isIntersecting === false));
		observer.observe(element);
		return () => observer.disconnect();
	}, [place]);
	return outOfSight;
}

interface BuyBarProps {
	/** The button that it stands for. */
	instead: RefObject<HTMLElement | null>;
	total: ShownTotal;
	currency: string;
	/** How often it is paid; undefined: once. */
	per: string | undefined;
	label: string;
	busy: boolean;
	onPress(): void;
}

export function BuyBar({ instead, total: { total, amount }, currency, per, label, busy, onPress }: BuyBarProps) {
	const { t } = usePlatform();
	const { money } = useAmounts(currency);
	const bar = useRef<HTMLElement>(null);
	const shown = useOutOfSight(instead);
	useLowerEdge(bar, shown);
	if (!shown) return null;
	return createPortal(
		<ThemeScope name="shop" className="tablet:hidden">
			{/* Room for it below the foot of the page. */}
			<div className="h-20" />
			<section
				ref={bar}
				aria-label={t('addToCart.bar')}
				className="fixed inset-x-0 bottom-(--room-below,0px) z-20 flex items-center justify-between gap-4 border-t border-line bg-surface px-4 py-3 text-text"
			>
				<p className="min-w-0 leading-tight tabular-nums">
					<span className="block">
						<span className="text-lg font-bold">{total === undefined ? '–' : money(total)}</span>{' '}
						{per && <span className="text-sm">{per}</span>}
					</span>
					{amount && <span className="block text-sm text-muted">{amount}</span>}
				</p>
				<Button colour="primary" busy={busy} onClick={onPress}>
					{label}
				</Button>
			</section>
		</ThemeScope>,
		document.body,
	);
}
