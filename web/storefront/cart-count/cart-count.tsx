// The number beside the cart in the header: asked for once the page stands, and only for those who have a session. What is in the cart
// is shown below it while it is pointed at.
import { useQuery } from '@tanstack/react-query';
import { type ComponentType, lazy, useRef } from 'react';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { OptionalPart } from '../../platform/optional-part.tsx';
import { cartCountDocument } from './cart-count.documents.ts';
import type { MiniCartProps } from './mini-cart.tsx';
import { useMiniCart } from './use-mini-cart.ts';

const most = 99;

/** Without a connection it cannot be loaded: the link leads to the cart all the same. */
const MiniCart = lazy<ComponentType<MiniCartProps>>(() =>
	import('./mini-cart.tsx').catch(() => ({ default: () => null })),
);

export default function CartCount() {
	const { t, ask } = usePlatform();
	const { data = 0 } = useQuery({
		queryKey: [textOf(cartCountDocument)],
		queryFn: async () => ((await ask(cartCountDocument, {})) as Data<typeof cartCountDocument>).cartCount,
	});
	const place = useRef<HTMLSpanElement>(null);
	const opened = useMiniCart(place, data > 0);
	if (data === 0) return null;
	return (
		<>
			<span
				ref={place}
				className="absolute -inset-e-0.5 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-badge px-1 text-xs font-bold text-badge-text tabular-nums"
			>
				<span aria-hidden>{data > most ? `${most}+` : data}</span>
				<span className="sr-only">({t('header.cartLines', { count: data })})</span>
			</span>
			{opened.link && (
				<OptionalPart>
					<MiniCart {...opened} link={opened.link} />
				</OptionalPart>
			)}
		</>
	);
}
