// Sends what was chosen to the cart, once, and says what became of it. Who has to sign in for it finds it there afterwards.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { ApiFailure } from '../../../platform/api.ts';
import { type Platform, usePlatform } from '../../../platform/environment.tsx';
import type { Data, Variables } from '../../../platform/graphql.ts';
import { toQueryOptions } from '../../../platform/page.ts';
import { textsQuery } from '../../../platform/page-texts.tsx';
import { beginSession } from '../../../platform/renewal.ts';
import { sessionOf } from '../../../platform/session.ts';
import { cartChanged } from '../../cart-count/cart-changed.ts';
import { addToCartDocument } from './add-to-cart.documents.ts';
import type { CartNotification } from './added-toast.tsx';
import { loadToast, toastTexts } from './load-toast.ts';
import { keepWanted, takeWanted } from './stored-items.ts';

export type WantedItem = Variables<typeof addToCartDocument>['items'][number];

type AddedLine = Data<typeof addToCartDocument>['addToCart'][number];

function wordsFor([line]: readonly AddedLine[], count: number, t: Translate): string {
	if (count > 1 || !line) return t('addToCart.addedSeveral', { count });
	return t('addToCart.added', { name: line.itemName || line.name });
}

/** What the reader can do something about, in the words of the page that a form without JavaScript leads to. */
export const notAddedReasons = {
	quantity: 'addToCart.fault.quantity',
	stock: 'addToCart.fault.stock',
	itemName: 'addToCart.fault.itemName',
	gone: 'addToCart.fault.gone',
	notForSale: 'addToCart.fault.gone',
	noPrice: 'addToCart.fault.gone',
} as const;

const isReason = (reason: unknown): reason is keyof typeof notAddedReasons =>
	typeof reason === 'string' && Object.hasOwn(notAddedReasons, reason);

function whyNotAdded(error: unknown, t: Translate): string {
	if (!(error instanceof ApiFailure)) return `${t('cartErrors.notAdded')} ${t('common.networkError')}`;
	if (error.code === 'CART_FULL') return t('cartErrors.cartFull');
	const reason = error.code === 'NOT_FOUND' ? 'gone' : error.facts.reason;
	return isReason(reason) ? `${t('cartErrors.notAdded')} ${t(notAddedReasons[reason])}` : t('cartErrors.notAdded');
}

function wrongPosition(error: unknown): number | undefined {
	const position = error instanceof ApiFailure ? error.facts.position : undefined;
	return typeof position === 'number' ? position : undefined;
}

/** Code and texts of the confirmation come beside the call: the button is busy until it can be seen, or it would be pressed again. */
const prepareToast = (platform: Platform): Promise<unknown> =>
	Promise.all([
		loadToast(),
		platform.queryClient.ensureQueryData(toQueryOptions(platform, textsQuery(platform, toastTexts))),
	]).catch(() => undefined);

const sumOf = (lines: readonly AddedLine[]): number | undefined =>
	lines.length > 1 ? lines.reduce((sum, { total }) => sum + (total ?? 0), 0) : undefined;

/** Ahead, but only with a connection: a browser remembers what it could not load. */
function beginToast(platform: Platform): () => Promise<unknown> {
	const ahead = navigator.onLine ? prepareToast(platform) : undefined;
	return async () => ahead ?? prepareToast(platform);
}

interface AddingOptions {
	/** How often the product is paid; undefined: once. */
	per: string | undefined;
	/** Awaited before the shopper leaves to sign in: stores what else they have chosen. */
	onSignIn(): Promise<void>;
	/** What was wanted before the shopper had to sign in is in the cart now. */
	onAddedLater(lines: readonly AddedLine[], items: readonly WantedItem[]): Promise<void>;
}

export function useAdding({ per, onSignIn, onAddedLater }: AddingOptions) {
	const platform = usePlatform();
	const { t, ask, language, allowTemporaryUsers } = platform;
	const client = useQueryClient();
	const [busy, setBusy] = useState(false);
	const [said, setSaid] = useState<CartNotification>();

	/** @returns the lines in which they stand now; undefined if they were not added */
	async function add(items: readonly WantedItem[]): Promise<AddedLine[] | undefined> {
		if (busy) return undefined;
		setBusy(true);
		try {
			if (!sessionOf() && !allowTemporaryUsers) {
				keepWanted(items);
				await onSignIn();
			}
			if (!(await beginSession('order'))) return undefined;
			const toast = beginToast(platform);
			const answer = (await ask(addToCartDocument, { items, language })) as Data<typeof addToCartDocument>;
			const { addToCart: lines } = answer;
			await toast();
			const orderable = lines.find((line) => line.orderable !== null)?.orderable ?? undefined;
			setSaid({
				added: true,
				words: wordsFor(lines, items.length, t),
				line: lines.length === 1 ? lines[0] : undefined,
				sum: sumOf(lines),
				per,
				orderable,
			});
			cartChanged(client);
			return lines;
		} catch (error) {
			setSaid({ added: false, words: whyNotAdded(error, t), position: wrongPosition(error) });
			return undefined;
		} finally {
			setBusy(false);
		}
	}

	const addKept = useEffectEvent(async (items: readonly WantedItem[]) => {
		const lines = await add(items);
		if (lines) await onAddedLater(lines, items);
	});
	useEffect(() => {
		if (sessionOf() !== 'user') return;
		const items = takeWanted();
		if (items.length > 0) void addKept(items);
	}, []);

	/** What was wrong is being changed. */
	const forget = () => setSaid((before) => (before?.added === false ? undefined : before));
	return { add, busy, said, forget };
}
