// The cart in the header: a link for everybody. A shopper who has a session loads the number beside it.
import { IconShoppingCart } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';

import { usePlatform } from '../../platform/environment.tsx';
import { RoutedLink } from '../../platform/routed-link.tsx';
import { isVisit, sessionOf } from '../../platform/session.ts';

const CartCount = lazy(() => import('../cart-count/cart-count.tsx'));

export function CartSpot() {
	const { t } = usePlatform();
	const [known, setKnown] = useState(false);
	useEffect(() => {
		const look = () => setKnown(!!sessionOf() || isVisit());
		look();
		window.addEventListener('cart', look);
		return () => window.removeEventListener('cart', look);
	}, []);
	return (
		<RoutedLink to="/cart" className="account-sign">
			<IconShoppingCart aria-hidden size={22} />
			<span className="sr-only">{t('header.cart')}</span>
			{known && (
				<Suspense>
					<CartCount />
				</Suspense>
			)}
		</RoutedLink>
	);
}
