// Changes what a subscription delivers from the next payment on: quantities and addresses. What it is going to cost is calculated first, and
// nothing else is agreed.
import { useState } from 'react';
import {
	type Address,
	type AddressError,
	type BillingAddress,
	billingErrors,
	shippingErrors,
} from '../../../../rules/checkout/address.ts';
import { cardAmounts } from '../../../../rules/checkout/card-amounts.ts';
import { largestQuantity } from '../../../../rules/pricing/kinds.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { Select } from '../../../kit/select.tsx';
import { useToast } from '../../../kit/toasts.tsx';
import { ApiFailure } from '../../../platform/api.ts';
import { useChange, withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { AddressFields } from '../../orders/new/address-fields.tsx';
import { changeSubscriptionDocument, quoteChangeDocument } from '../subscriptions.documents.ts';
import { useInterval } from '../use-interval.ts';
import { useQuantityError } from './quantity-errors.ts';
import type { Subscription } from './subscription.ts';
import { useDay } from './use-day.ts';

interface ChangeDialogProps {
	subscription: Subscription;
	onClose(): void;
}

type Quote = Data<typeof quoteChangeDocument>['quoteSubscriptionChangeFor'];

const errorsOf = (billing: BillingAddress, shipping: Address | undefined): ReadonlyMap<string, AddressError['fault']> =>
	new Map([
		...billingErrors(billing).map(({ field, fault }) => [`billing.${field}`, fault] as const),
		...(shipping ? shippingErrors(shipping) : []).map(({ field, fault }) => [`shipping.${field}`, fault] as const),
	]);

export function ChangeDialog({ subscription, onClose }: ChangeDialogProps) {
	const { t, ask } = usePlatform();
	const toast = useToast();
	const change = useChange();
	const { money } = useAmounts(subscription.currency);
	const { id, number, lines } = subscription;
	/** Of each row, where a series is printed. */
	const [quantities, setQuantities] = useState<readonly (number | undefined)[]>(
		lines.map(({ quantity, seriesRows }) => quantity / (seriesRows ?? 1)),
	);
	const [billing, setBilling] = useState<BillingAddress>(subscription.billingAddress);
	const [shipping, setShipping] = useState<Address>(subscription.shippingAddress ?? subscription.billingAddress);
	const [otherShipping, setOtherShipping] = useState(subscription.shippingAddress !== null);
	const [quote, setQuote] = useState<Quote>();
	const [method, setMethod] = useState<string>();
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [refusal, setRefusal] = useState<string>();
	const errors = errorsOf(billing, otherShipping ? shipping : undefined);
	const quantityError = useQuantityError();
	const quantityErrors = lines.map((line, index) => quantityError(line, quantities[index]));
	/** What was calculated holds for what was typed then. */
	const typed = () => {
		setQuote(undefined);
		setRefusal(undefined);
	};
	const attempt = async (work: (input: ReturnType<typeof wanted>) => Promise<void>) => {
		setTried(true);
		setRefusal(undefined);
		if (errors.size > 0 || quantityErrors.some((error) => error !== undefined)) return;
		setBusy(true);
		try {
			await work(wanted());
		} catch (error) {
			setQuote(undefined);
			const isTooMuch = error instanceof ApiFailure && error.code === 'SUBSCRIPTION_TOO_EXPENSIVE';
			const most = { most: money(cardAmounts.most) };
			const reason = isTooMuch ? t('subscriptionWork.tooExpensive', most) : failureText(error, t);
			setRefusal(withReason(t('subscriptionWork.failed'), reason));
		} finally {
			setBusy(false);
		}
	};
	const wanted = () => ({
		id,
		lines: lines.map(({ position }, index) => ({ position, quantity: quantities[index] ?? 1 })),
		billingAddress: billing,
		...(otherShipping && { shippingAddress: shipping }),
		...(method !== undefined && { shippingMethodId: method }),
	});
	const calculate = () =>
		attempt(async (input) => {
			const { quoteSubscriptionChangeFor } = (await ask(quoteChangeDocument, { input })) as Data<
				typeof quoteChangeDocument
			>;
			setQuote(quoteSubscriptionChangeFor);
		});
	const save = ({ gross, shippingMethodId }: Quote) =>
		attempt(async (input) => {
			const shown = { ...input, ...(shippingMethodId !== null && { shippingMethodId }) };
			await change(changeSubscriptionDocument, { input: shown, seenTotal: gross });
			toast.success(t('subscriptionWork.changed'));
			onClose();
		});
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('subscriptionWork.changeTitle', { number })}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					{quote ? (
						<Button colour="primary" busy={busy} onClick={() => save(quote)}>
							{t('subscriptionWork.changeSave')}
						</Button>
					) : (
						<Button colour="primary" busy={busy} onClick={calculate}>
							{t('subscriptionWork.changePreview')}
						</Button>
					)}
				</>
			}
		>
			<div className="grid gap-4">
				{refusal && (
					<div role="alert">
						<Notice kind="danger">{refusal}</Notice>
					</div>
				)}
				<p>{t('subscriptionWork.changeText')}</p>
				{lines.map(({ position, name }, index) => (
					<NumberField
						key={position}
						label={t('subscriptionWork.changeQuantity', { name })}
						required
						min={1}
						max={largestQuantity}
						step={1}
						value={quantities[index]}
						onChange={(value) => {
							setQuantities(quantities.map((one, at) => (at === index ? value : one)));
							typed();
						}}
						error={tried ? quantityErrors[index] : undefined}
					/>
				))}
				<h3 className="font-semibold">{t('adminOrders.billingAddress')}</h3>
				<AddressFields
					kind="billing"
					address={billing}
					onChange={(address) => {
						setBilling(address);
						typed();
					}}
					faults={tried ? errors : undefined}
				/>
				<Checkbox
					label={t('subscriptionWork.otherShipping')}
					checked={otherShipping}
					disabled={subscription.shippingAddress !== null}
					onChange={(checked) => {
						setOtherShipping(checked);
						typed();
					}}
				/>
				{otherShipping && (
					<AddressFields
						kind="shipping"
						address={shipping}
						onChange={(address) => {
							setShipping(address);
							typed();
						}}
						faults={tried ? errors : undefined}
					/>
				)}
				{quote && quote.shippingMethods.length > 1 && (
					<Select
						label={t('subscriptionWork.shippingMethod')}
						value={quote.shippingMethodId ?? ''}
						choices={quote.shippingMethods.map((one) => ({
							value: one.id,
							label: `${one.name} (${money(one.price)})`,
						}))}
						onChange={(id) => {
							setMethod(id);
							typed();
						}}
						hint={t('subscriptionWork.shippingMethodHint')}
					/>
				)}
				<div role="status">{quote && <Costs quote={quote} subscription={subscription} />}</div>
			</div>
		</Dialog>
	);
}

function Costs({ quote, subscription: { interval, shipping } }: { quote: Quote; subscription: Subscription }) {
	const { t } = usePlatform();
	const { money } = useAmounts(quote.currency);
	const inWords = useInterval();
	const day = useDay();
	const costs = { gross: money(quote.gross), net: money(quote.net), interval: inWords(interval) };
	return (
		<Notice kind="info">
			{quote.isShippingReplaced && <p>{t('subscriptionWork.methodReplaced', { name: shipping?.name ?? '' })}</p>}
			<p className="font-medium">{t('subscriptionWork.changeCosts', costs)}</p>
			{quote.isTaxFreeExport && <p>{t('adminOrders.taxFreeExport')}</p>}
			{quote.from && <p>{t('subscriptionWork.changeFrom', { day: day(quote.from) })}</p>}
		</Notice>
	);
}
