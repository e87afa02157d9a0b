// Orders on behalf of a user: at their prices, to their addresses, by invoice.
import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId, newId } from '../../../../rules/ids.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { LeaveGuard } from '../../../kit/leave-guard.tsx';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Failed } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useAfterwards } from '../../editor.ts';
import { AddressFields } from './address-fields.tsx';
import { CustomerPart } from './customer-part.tsx';
import { LineRow } from './line-row.tsx';
import {
	addressErrors,
	type Customer,
	destinationOf,
	emptyOrder,
	hasOtherErrors,
	isUnread,
	type NewOrder,
	prefilled,
	type Quote,
	quantityOf,
	quotedFor,
} from './new-order.ts';
import {
	addressesDocument,
	createOrderForDocument,
	customerToOrderForDocument,
	quoteDocument,
} from './on-behalf.documents.ts';
import { ProductSearch } from './product-search.tsx';
import { SummaryPart } from './summary-part.tsx';
import { useRested } from './use-rested.ts';

/** What it comes to, asked for anew with each change; while the response is on its way the one before stays. */
function useQuote(order: NewOrder) {
	const { language } = usePlatform();
	const [known, setKnown] = useState<Quote>();
	const vatId = useRested(order.billing.vatId);
	const answer = useAdminQuery(
		quoteDocument,
		{
			userId: order.customer?.id ?? '',
			items: order.lines.map((line) => {
				const quoted = quotedFor(known, line);
				const wanted = isUnread(line) ? { ...line, quantity: undefined } : line;
				return { productId: line.productId, quantity: quantityOf(wanted, quoted) };
			}),
			shippingMethodId: order.shippingMethodId,
			country: destinationOf(order) || null,
			vatId,
			language,
		},
		{ enabled: order.customer !== undefined && order.lines.length > 0, keep: true },
	);
	const quote = answer.data?.orderForQuote;
	// The smallest quantity of a thing is known once it is priced: then it is asked for.
	if (quote && quote !== known) setKnown(quote);
	return { quote, waiting: answer.isFetching || vatId !== order.billing.vatId, answer };
}

export function Component() {
	const { t, ask } = usePlatform();
	const toast = useToast();
	const confirm = useConfirm();
	const change = useChange();
	const goTo = useAfterwards();
	const [order, setOrder] = useState(() => emptyOrder(newId()));
	const [tried, setTried] = useState(0);
	const [busy, setBusy] = useState(false);
	const [placed, setPlaced] = useState(false);
	const [failure, setFailure] = useState<string>();
	const { quote, waiting, answer } = useQuote(order);
	const { money } = useAmounts(quote?.currency ?? 'EUR');
	const errors = addressErrors(order);
	const set = (next: Partial<NewOrder>) => {
		// What was wrong is validated anew when it is pressed again.
		setFailure(undefined);
		setOrder((before) => ({ ...before, ...next }));
	};

	useEffect(() => {
		if (tried > 0) document.querySelector<HTMLElement>('#content [aria-invalid="true"]')?.focus();
	}, [tried]);

	const choose = async (customer: Customer | undefined) => {
		if (!customer) return set({ customer: undefined });
		set({ customer });
		try {
			const { orderForAddresses: known } = (await ask(addressesDocument, { userId: customer.id })) as Data<
				typeof addressesDocument
			>;
			set(prefilled(known.billingAddress, known.shippingAddress));
		} catch (error) {
			toast.error(failureText(error, t));
		}
	};

	// From the page of a customer: chosen once, as if found here.
	const [parameters] = useSearchParams();
	const wanted = parameters.get('customer') ?? '';
	const preset = useAdminQuery(customerToOrderForDocument, { id: wanted }, { enabled: isId(wanted) });
	const given = preset.data?.orderForCustomer;
	const choosePreset = useEffectEvent((customer: Customer) => void choose(customer));
	useEffect(() => {
		if (given) choosePreset(given);
	}, [given]);

	const fault = (): string | undefined => {
		if (!order.customer) return t('orderFor.first');
		if (order.lines.length === 0) return t('orderFor.noLines');
		if (hasOtherErrors(order)) return t('orderFor.check');
		if (errors.size > 0 || !order.termsAccepted) return t('orderFor.faulty');
		return quote && quote.problems.length > 0 ? t('orderFor.problems') : undefined;
	};

	const place = async (): Promise<boolean> => {
		setTried((before) => before + 1);
		const found = fault();
		setFailure(found);
		const { customer } = order;
		if (found || !customer || !quote) {
			if (found) toast.error(found);
			return false;
		}
		const sure = await confirm({
			title: t('orderFor.placeAsk', { customer: customer.name, amount: money(quote.totals.gross) }),
			text: t('orderFor.placeText'),
			confirmLabel: t('orderFor.place'),
		});
		if (!sure) return false;
		setBusy(true);
		try {
			const { createOrderFor } = await change(createOrderForDocument, {
				userId: customer.id,
				items: order.lines.map((line) => ({
					productId: line.productId,
					quantity: quantityOf(line, quotedFor(quote, line)),
					itemName: line.itemName,
				})),
				input: {
					checkoutKey: order.checkoutKey,
					billingAddress: order.billing,
					shippingAddress: order.otherShipping ? order.shipping : null,
					shippingMethodId: quote.shippingMethodId,
					paymentMethod: quote.paymentMethods[0] ?? 'invoice',
					termsAccepted: order.termsAccepted,
					seenTotal: quote.totals.gross,
				},
			});
			toast.success(t('orderFor.placed'));
			setPlaced(true);
			goTo(`/admin/orders/${createOrderFor.orderId}`);
			return true;
		} catch (error) {
			const reason = failureText(error, t);
			setFailure(reason);
			toast.error(`${t('orderFor.failed')}: ${reason}`);
			return false;
		} finally {
			setBusy(false);
		}
	};

	const isChosen = order.customer !== undefined && order.customer.id !== wanted;
	const dirty = !placed && (isChosen || order.lines.length > 0);
	const shown = tried > 0 ? errors : undefined;
	return (
		<PageFrame title={t('orderFor.title')} above={[{ label: t('adminOrders.title'), to: '/admin/orders' }]}>
			<LeaveGuard
				dirty={dirty}
				onDiscard={() => setPlaced(true)}
				question={{ title: t('orderFor.leaveTitle'), text: t('orderFor.leaveText') }}
			/>
			<p className="mb-4 max-w-prose">{t('orderFor.text')}</p>
			<div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
				<div className="grid min-w-0 gap-4">
					<CustomerPart customer={order.customer} onChoose={choose} missing={tried > 0} />
					<Card heading="h2" title={t('orderFor.products')}>
						{order.customer ? (
							<div className="grid grid-cols-[minmax(0,1fr)] gap-4">
								{answer.error && <Failed error={answer.error} onRetry={answer.refetch} />}
								<ul className="grid grid-cols-[minmax(0,1fr)] gap-4 empty:hidden">
									{order.lines.map((line) => (
										<li key={line.key} className="border-b border-line pb-4">
											<LineRow
												line={line}
												quoted={quotedFor(quote, line)}
												onChange={(next) =>
													set({ lines: order.lines.map((one) => (one.key === line.key ? { ...one, ...next } : one)) })
												}
												onRemove={() => set({ lines: order.lines.filter(({ key }) => key !== line.key) })}
											/>
										</li>
									))}
								</ul>
								<ProductSearch
									missing={tried > 0 && order.lines.length === 0}
									onAdd={(productId, name) =>
										set({
											lines: [...order.lines, { key: newId(), productId, name, quantity: undefined, itemName: '' }],
										})
									}
								/>
							</div>
						) : (
							<p className="text-muted">{t('orderFor.first')}</p>
						)}
					</Card>
					{order.customer && (
						<Card heading="h2" title={t('adminOrders.billingAddress')}>
							<AddressFields
								kind="billing"
								address={order.billing}
								onChange={(billing) => set({ billing })}
								faults={shown}
							/>
							<div className="mt-4">
								<Checkbox
									label={t('orderFor.otherShipping')}
									checked={order.otherShipping}
									onChange={(otherShipping) => set({ otherShipping })}
								/>
							</div>
						</Card>
					)}
					{order.customer && order.otherShipping && (
						<Card heading="h2" title={t('adminOrders.shippingAddress')}>
							<AddressFields
								kind="shipping"
								address={order.shipping}
								onChange={(shipping) => set({ shipping })}
								faults={shown}
							/>
						</Card>
					)}
				</div>
				<SummaryPart
					order={order}
					quote={quote}
					onChange={set}
					tried={tried > 0}
					busy={busy}
					waiting={waiting && !busy}
					failure={failure}
					onPlace={place}
				/>
			</div>
		</PageFrame>
	);
}
