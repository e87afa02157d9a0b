// The prices of a product, changed where they stand: the steps of one of its price lists, or the price of one piece.
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { PlainTextKey } from '../../rules/messages/groups.ts';
import { Button } from '../kit/button.tsx';
import { PlatformProvider } from '../platform/environment.tsx';
import type { ProductDetails } from '../storefront/product/product-query.ts';
import { LadderForm } from './ladder-form.tsx';
import { UnitPriceForm } from './unit-price-form.tsx';
import { useControls, useRefresh } from './use-controls.ts';
import { useOneOpen } from './use-one-open.ts';

export function EditablePrices({ details }: { details: ProductDetails }) {
	const controls = useControls();
	const refresh = useRefresh();
	const { isOpen, open, close } = useOneOpen();
	const [said, setSaid] = useState<PlainTextKey>();
	const [led, setLed] = useState(false);
	const spot = useRef<HTMLDivElement>(null);
	useEffect(() => {
		if (!led || isOpen) return;
		spot.current?.querySelector('button')?.focus();
		setLed(false);
	}, [led, isOpen]);
	if (!controls?.prices) return null;
	const { t, platform } = controls;
	const done = async (saved: boolean) => {
		if (saved) await refresh();
		setSaid(saved ? 'controls.prices.saved' : undefined);
		close();
		setLed(true);
	};
	const simple = details.pricing.unitPrice !== null;
	const Form = simple ? UnitPriceForm : LadderForm;
	return (
		<div ref={spot} className="mt-4">
			{isOpen ? (
				<PlatformProvider value={platform}>
					<Form t={t} details={details} onDone={done} />
				</PlatformProvider>
			) : (
				<div className="flex flex-wrap items-center gap-2">
					<Button size="small" icon={<IconPencil aria-hidden size={18} />} onClick={open}>
						{t('controls.prices.edit')}
					</Button>
					<p role="status" className="text-sm empty:hidden">
						{said && t(said)}
					</p>
				</div>
			)}
		</div>
	);
}
