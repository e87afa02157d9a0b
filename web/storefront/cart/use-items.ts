// The things in one of the reader's lists, and what can be done with them. Everything is seen at once; when the server refuses it, it
// is taken back and said.
import { useQueryClient } from '@tanstack/react-query';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { sayAtBottom } from '../../account/toast-region.tsx';
import { failureText } from '../../forms/failure-text.ts';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import type { TypedQuery } from '../../platform/page.ts';
import { listItemsDocument } from './cart.documents.ts';
import type { CartLocation } from './cart-address.ts';
import { type ItemTab, itemsQuery, restOfCart } from './cart-queries.ts';
import { setLineError } from './line-errors.ts';
import { type OwnResult, useOwnResult } from './own-result.ts';

type Lists = Data<typeof listItemsDocument>;
export type Item = Lists['listItems']['items'][number];

const listKey = [textOf(listItemsDocument)];

/** A cart may be longer than one response. */
function useCartQuery(asked: TypedQuery<typeof listItemsDocument>): TypedQuery<typeof listItemsDocument> {
	const platform = usePlatform();
	const askAll = async (document: unknown, variables: unknown): Promise<Lists> => {
		const { listItems: first } = (await platform.ask(document, variables)) as Lists;
		if (first.items.length >= first.all) return { listItems: first };
		const rest = restOfCart(platform.language);
		const { listItems: more } = (await platform.ask(rest.document, rest.variables)) as Lists;
		return { listItems: { ...first, items: [...first.items, ...more.items] } };
	};
	return { ...asked, ask: askAll };
}

export function useItems(tab: ItemTab, place: CartLocation): OwnResult<typeof listItemsDocument> {
	const { language } = usePlatform();
	const asked = itemsQuery(language, tab, place);
	const whole = useCartQuery(asked);
	return useOwnResult(tab === 'cart' ? whole : asked);
}

/** What is done with a thing, and what is said of it. */
export interface CartCommand {
	/** The line that it is done with: what fails is said beside it. */
	line?: string;
	/** What is seen at once. */
	change?(items: readonly Item[]): readonly Item[];
	send(): Promise<unknown>;
	said?: PlainTextKey;
	failed: PlainTextKey;
	/** Takes it back. */
	undo?(): Promise<unknown>;
	/** The button is gone with its line: a shopper who pressed it without a mouse goes on with taking it back. */
	byKey?: boolean;
}

/** Reasons that the reader can do something about. */
const reasons = {
	quantity: 'cartPage.problem.quantity',
	noPrice: 'cartPage.problem.noPrice',
	gone: 'cartPage.problem.gone',
	notForSale: 'cartPage.problem.notForSale',
} as const satisfies Record<string, PlainTextKey>;

const isReason = (reason: unknown): reason is keyof typeof reasons =>
	typeof reason === 'string' && Object.hasOwn(reasons, reason);

const isTold = (code: string | undefined) => /^(?:CART|FAVOURITES|DRAFTS)_FULL$/.test(code ?? '');

/** What failed, and why if that is known. */
function reasonOf(error: unknown, t: Translate, failed: PlainTextKey): string {
	if (error instanceof TypeError) return `${t(failed)} ${t('common.networkError')}`;
	if (!(error instanceof ApiFailure)) return t(failed);
	if (isTold(error.code)) return failureText(error, t);
	if (error.code === 'CONTENT_NOT_CHECKED') return `${t(failed)} ${failureText(error, t)}`;
	if (error.code === 'DESIGN_PROVIDER_BUSY') return `${t(failed)} ${t('cartPage.editorAway')}`;
	if (error.code === 'NOT_FOUND') return `${t(failed)} ${t('cartPage.lineGone')}`;
	const { reason } = error.facts;
	return isReason(reason) ? `${t(failed)} ${t(reasons[reason])}` : t(failed);
}

/** Where the focus goes when what had it is gone. */
export const listTitleId = 'list-title';
const focusList = () => document.getElementById(listTitleId)?.focus();

/** One after the other, so that what was done last is what holds; and how many are on their way. */
const line = { last: Promise.resolve() as Promise<unknown>, waiting: 0 };

function inTurn(send: () => Promise<unknown>): Promise<unknown> {
	const sent = line.last.then(send);
	line.last = sent.catch(() => undefined);
	return sent;
}

export function useCommands() {
	const { t } = usePlatform();
	const client = useQueryClient();

	const changeLists = (change: NonNullable<CartCommand['change']>) =>
		client.setQueriesData<Lists>({ queryKey: listKey }, (known) => {
			if (!known) return known;
			const items = [...change(known.listItems.items)];
			const gone = known.listItems.items.length - items.length;
			const { all, total } = known.listItems;
			return { listItems: { items, all: all - gone, total: total - gone } };
		});

	/** Everything that says something of the lists, also the number in the header. */
	const refresh = () =>
		client.invalidateQueries({
			predicate: ({ queryKey: [asked] }) =>
				/\b(?:listItems|cartCount|isFavourite|CartTerms|ownSharedDrafts|companyDrafts)\b/.test(String(asked)),
		});

	async function takeBack(undo: NonNullable<CartCommand['undo']>) {
		focusList();
		try {
			await undo();
			sayAtBottom('success', t('cartPage.said.undone'));
		} catch {
			sayAtBottom('danger', t('cartPage.failed.undo'));
		}
		await refresh();
	}

	function sayDone({ said, undo, byKey = false }: CartCommand) {
		const action = undo && { label: t('cartPage.undo'), run: () => void takeBack(undo), focused: byKey };
		if (said) sayAtBottom('success', t(said), action);
	}

	function sayFailed(error: unknown, { failed, line: id }: CartCommand) {
		const words = reasonOf(error, t, failed);
		// A line that is not there any more goes with the next answer, and so would what stands beside it.
		const isGone = error instanceof ApiFailure && error.code === 'NOT_FOUND';
		if (id === undefined || isGone) sayAtBottom('danger', words);
		else setLineError(id, words);
	}

	async function act(command: CartCommand): Promise<boolean> {
		await client.cancelQueries({ queryKey: listKey });
		const before = client.getQueriesData<Lists>({ queryKey: listKey });
		if (command.change) changeLists(command.change);
		line.waiting += 1;
		try {
			await inTurn(command.send);
			if (command.line !== undefined) setLineError(command.line, undefined);
			sayDone(command);
			return true;
		} catch (error) {
			for (const [key, data] of before) client.setQueryData(key, data);
			sayFailed(error, command);
			return false;
		} finally {
			line.waiting -= 1;
			// While more is on its way, what the server would tell now is old by then.
			if (line.waiting === 0) void refresh();
		}
	}

	/** What the server says of a thing, unless it is to become something else already. */
	const settle = (id: string, item: Partial<Item>) => line.waiting <= 1 && changeLists(withChanged(id, item));
	return { act, settle };
}

/** For `Deed.change`: without one, or with one changed. */
export const without = (id: string) => (items: readonly Item[]) => items.filter((item) => item.id !== id);
export const withChanged = (id: string, change: Partial<Item>) => (items: readonly Item[]) =>
	items.map((item) => (item.id === id ? { ...item, ...change } : item));
