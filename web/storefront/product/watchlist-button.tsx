// The heart: puts a product on the watchlist of the shopper who looks at it, or takes it away. The page is written without knowing who that
// is; without JavaScript a form is sent, and the page that follows says what has become of it.
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import { useRouteLocation } from '../../platform/page.ts';
import { beginSession } from '../../platform/renewal.ts';
import { sessionOf } from '../../platform/session.ts';
import { isOnWatchlistDocument, setOnWatchlistDocument } from './watchlist.documents.ts';

/** What the page after a sent form says. */
const outcomes: Record<string, PlainTextKey> = {
	added: 'favourites.added',
	removed: 'favourites.removed',
	full: 'favourites.full',
	failed: 'favourites.failed',
};

const keyOf = (productId: string) => [textOf(isOnWatchlistDocument), productId];

function useLiveAnswer(productId: string, known: boolean): boolean | undefined {
	const { ask } = usePlatform();
	const { data } = useQuery({
		queryKey: keyOf(productId),
		queryFn: async () =>
			((await ask(isOnWatchlistDocument, { productId })) as Data<typeof isOnWatchlistDocument>).isFavourite,
		enabled: known,
	});
	return data;
}

/** A page is written for nobody in particular: there is nothing to ask. */
const useIsWatchlistEntry = import.meta.env.SSR ? () => undefined : useLiveAnswer;

export function WatchlistButton({ productId }: { productId: string }) {
	const { t, ask, base } = usePlatform();
	const { pathname, search } = useLocation();
	const outcome = useRouteLocation().search.get('favourite') ?? '';
	const client = useQueryClient();
	const queryKey = keyOf(productId);
	const [known, setKnown] = useState(false);
	const [said, setSaid] = useState<PlainTextKey>();
	useEffect(() => setKnown(sessionOf() !== undefined), []);
	const kept = useIsWatchlistEntry(productId, known) ?? outcome === 'added';
	const change = async (event: FormEvent) => {
		event.preventDefault();
		const on = !kept;
		client.setQueryData(queryKey, on);
		try {
			if (!(await beginSession())) return;
			await ask(setOnWatchlistDocument, { productId, on });
			setSaid(on ? 'favourites.added' : 'favourites.removed');
		} catch (error) {
			client.setQueryData(queryKey, kept);
			const full = error instanceof ApiFailure && error.code === 'FAVOURITES_FULL';
			setSaid(full ? 'favourites.full' : 'favourites.failed');
		}
	};
	const Heart = kept ? IconHeartFilled : IconHeart;
	const words = said ?? outcomes[outcome];
	return (
		<form method="post" action="/service-api/favourites" onSubmit={change} className="contents">
			<input type="hidden" name="product" value={productId} />
			<input type="hidden" name="on" value={kept ? 'false' : 'true'} />
			<input type="hidden" name="back" value={base + pathname + search} />
			<button
				type="submit"
				className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-theme border border-control-line px-4 hover:border-control-line-hover"
			>
				<Heart aria-hidden size={20} className={kept ? 'text-danger' : ''} />
				{t(kept ? 'favourites.remove' : 'favourites.add')}
			</button>
			<p role="status" className="order-last basis-full text-sm empty:hidden">
				{words && t(words)}
			</p>
		</form>
	);
}
