// The way into the studio: a plain form that begins a draft with what was chosen here. The studio is a document of its own, so there is nothing to
// prevent: the browser goes there.
import { IconPalette } from '@tabler/icons-react';
import { useLocation } from 'react-router';
import { buttonClass } from '../../../kit/button-style.ts';
import { usePlatform } from '../../../platform/environment.tsx';

interface CustomizeProps {
	productId: string;
	/** As it stands in the field. */
	quantity: string;
	itemName: string;
	/** Whether there is no other way to order it. */
	isOnlyWay: boolean;
}

export function CustomizeButton({ productId, quantity, itemName, isOnlyWay }: CustomizeProps) {
	const { t, base, language } = usePlatform();
	const { pathname, search } = useLocation();
	const query = new URLSearchParams({ product: productId, language, base, back: base + pathname + search });
	return (
		<form method="post" action={`/service-api/designs/begin?${query}`} className="mt-6">
			<input type="hidden" name="quantity" value={quantity} />
			<input type="hidden" name="itemName" value={itemName} />
			<button type="submit" className={buttonClass(isOnlyWay ? 'primary' : 'secondary', 'large')}>
				<IconPalette aria-hidden size={22} />
				{t('addToCart.customize')}
			</button>
			<p className="mt-2 text-sm text-hint">{t('addToCart.customizeHint')}</p>
		</form>
	);
}
