// A checkout at work: what it answers for what was filled in so far, what is wrong with that, and what becomes of it.
import { useQueryClient } from '@tanstack/react-query';
import { type Dispatch, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type AddressField, emptyAddress } from '../../../rules/checkout/address.ts';
import { errorText } from '../../../rules/fields.ts';
import { failureText } from '../../forms/failure-text.ts';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { type Data, textOf } from '../../platform/graphql.ts';
import type { AddressKind } from './address-fields.tsx';
import {
	acceptPricesDocument,
	cancelCheckoutDocument,
	checkoutDocument,
	placeOrderDocument,
} from './checkout.documents.ts';
import type { CheckoutResult } from './checkout-result.ts';
import { type Draft, keepDraft, withNewKey } from './draft.ts';
import { findDraftErrors, inputOf } from './effective.ts';
import { beginPress } from './latest-press.ts';
import type { OrderEvent, Phase } from './order-state.ts';
import { isOutlived, type Refusal, whenOnline } from './refusal.ts';
import { isKnown, isOfMethod, isUnanswered, refusalText } from './refusal-text.ts';
import { returnPageOf } from './return-address.ts';
import { withSent } from './sent-order.ts';

/** These are shown by what the checkout answers when it is asked again. */
const changedMeanwhile = new Set(['CART_PROBLEMS', 'PROFILE_INCOMPLETE', 'STOCK_INSUFFICIENT']);

/** What is filled in, where its order stands, and who is notified of what happens to it. */
export interface OrderInHand {
	draft: Draft;
	phase: Phase;
	tell: Dispatch<OrderEvent>;
}

/** @param needsCostCentre the shopper's company wants to know for which, and none of them is chosen */
export function useCheckout(checkout: CheckoutResult, { draft, phase, tell }: OrderInHand, needsCostCentre: boolean) {
	const { t, ask, language } = usePlatform();
	const client = useQueryClient();
	const navigate = useNavigate();
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [tried, setTried] = useState(false);
	const [refusal, setRefusal] = useState<Refusal>();
	const sending = useRef(false);
	const unanswered = phase === 'unknown';
	useEffect(() => keepDraft(draft), [draft]);
	useEffect(() => {
		const goOn = () => setRefusal((shown) => whenOnline(shown, unanswered));
		window.addEventListener('online', goOn);
		return () => window.removeEventListener('online', goOn);
	}, [unanswered]);
	const faults = findDraftErrors(draft, checkout, needsCostCentre);
	const setDraft = (changed: Draft) => {
		tell({ kind: 'filled', draft: changed });
		setRefusal((shown) => (shown && isOutlived(shown, draft, changed) ? undefined : shown));
	};
	const askAgain = () => client.invalidateQueries({ queryKey: [textOf(checkoutDocument)] });

	/** Nobody has paid for what was entered before: it makes room for what is entered now. */
	async function isCancelled(orderId: string): Promise<boolean> {
		const answer = (await ask(cancelCheckoutDocument, { orderId })) as Data<typeof cancelCheckoutDocument>;
		return answer.cancelCheckout.state === 'failed';
	}

	async function send(filled: Draft): Promise<void> {
		const input = inputOf(filled, checkout, language);
		// Kept before it is sent: if no answer comes, the outcome is looked up with the same key and the same input.
		const sent = withSent(filled);
		keepDraft(sent);
		tell({ kind: 'sent', draft: sent, checkout });
		const isLatest = beginPress();
		const { placeOrder: made } = (await ask(placeOrderDocument, { input })) as Data<typeof placeOrderDocument>;
		if (!isLatest()) return;
		keepDraft({ ...sent, orderId: made.orderId });
		if (made.state === 'processing' && made.hasEarlierEntries && (await isCancelled(made.orderId)))
			return send(withNewKey(filled));
		if (made.payUrl && made.state === 'processing') window.location.assign(made.payUrl);
		else await navigate(returnPageOf(made));
	}

	function refuse(error: unknown): void {
		if (isUnanswered(error)) {
			tell({ kind: 'unanswered' });
			return;
		}
		const code = error instanceof ApiFailure ? (error.code ?? '') : '';
		tell({ kind: 'refused', code });
		const text = refusalText(error, t, checkout.paymentMethods.length > 1);
		if (code === 'PRICE_CHANGED') setRefusal({ kind: 'total', before: checkout.totals.gross });
		else if (changedMeanwhile.has(code)) setRefusal({ kind: 'cart' });
		else if (isKnown(error)) setRefusal({ kind: 'refused', text, ofMethod: isOfMethod(error), code });
		else setRefusal({ kind: 'failure', text });
	}

	return {
		faults,
		/** How many entries are wrong, once a shopper has pressed the button. */
		wrong: tried ? faults.length : 0,
		busy: phase === 'sending',
		/** The button was pressed and no answer came: the order may have been placed. */
		unanswered,
		refusal,
		errorOf(name: string): string | null {
			const found = tried || left.has(name) ? faults.find((one) => one.name === name) : undefined;
			return found ? errorText(found.fault, t) : null;
		},
		leave: (name: string) => setLeft((before) => new Set([...before, name])),
		set: (changed: Partial<Draft>) => setDraft({ ...draft, ...changed }),
		setField: (kind: AddressKind, field: AddressField, value: string) =>
			setDraft({ ...draft, [kind]: { ...draft[kind], [field]: value } }),
		setSame: (same: boolean) =>
			// A shopper who wants another address begins with this one.
			setDraft({ ...draft, same, billing: same ? draft.billing : { ...draft.billing, ...begun(draft) } }),
		async acceptPrices(ids: string[]) {
			await ask(acceptPricesDocument, { ids }).catch((error) =>
				setRefusal({ kind: 'failure', text: failureText(error, t) }),
			);
			await askAgain();
		},
		/**
		 * @param counting new prices are on their way: nothing is ordered for what is not shown
		 * @returns the name of the first field that has to be mended
		 */
		async place(counting: boolean): Promise<string | undefined> {
			if (sending.current) return undefined;
			setTried(true);
			setRefusal(undefined);
			if (faults[0]) return faults[0].name;
			if (counting) {
				setRefusal({ kind: 'counting', before: checkout.totals.gross });
				return undefined;
			}
			// Nothing leaves the device: that is known, unlike what becomes of a press that is lost on its way.
			if (navigator.onLine === false) {
				setRefusal({ kind: 'offline' });
				return undefined;
			}
			sending.current = true;
			try {
				await send(draft);
			} catch (error) {
				refuse(error);
				// Not waited for: a shopper who presses again meanwhile is not ignored.
				void askAgain();
			} finally {
				sending.current = false;
			}
			return undefined;
		},
	};
}

export type RunningCheckout = ReturnType<typeof useCheckout>;

function begun({ billing, shipping }: Draft) {
	const { street, surname } = billing;
	return street || surname ? {} : { ...emptyAddress, country: shipping.country };
}
