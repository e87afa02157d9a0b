// The number beside the cart in the header: asked for once the page stands, and only for those who have a session.
import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { cartCountDocument } from './cart-count.documents.ts';

const most = 99;

export default function CartCount() {
	const { t, ask } = usePlatform();
	const { data = 0 } = useQuery({
		queryKey: [textOf(cartCountDocument)],
		queryFn: async () => ((await ask(cartCountDocument, {})) as Data<typeof cartCountDocument>).cartCount,
	});
	if (data === 0) return null;
	return (
		<span className="absolute -inset-e-0.5 top-0 grid h-5 min-w-5 place-items-center rounded-full bg-badge px-1 text-xs font-bold text-badge-text tabular-nums">
			<span aria-hidden>{data > most ? `${most}+` : data}</span>
			<span className="sr-only">({t('header.cartLines', { count: data })})</span>
		</span>
	);
}
