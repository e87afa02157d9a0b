// What is ordered, who pays, and the button that binds: then the provider's page.
import { useRef, useState } from 'react';
import { type BillingAddress, billingErrors } from '../../../../rules/checkout/address.ts';
import { addDays, dayIn } from '../../../../rules/dates.ts';
import { formatDate } from '../../../../rules/formats.ts';
import { newId } from '../../../../rules/ids.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { addIntervals } from '../../../../rules/subscriptions/interval.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { AddressFields } from '../../orders/new/address-fields.tsx';
import { choosePlanDocument } from './plan.documents.ts';
import type { Overview, ShownOffer } from './shown-plan.ts';
import { usePlanPrice } from './use-plan-words.ts';

interface OrderDialogProps {
	overview: Overview;
	offer: ShownOffer;
	onClose(): void;
}

const errorsOf = (address: BillingAddress) =>
	new Map(billingErrors(address).map(({ field, fault }) => [`billing.${field}`, fault] as const));

export function OrderDialog({ overview, offer, onClose }: OrderDialogProps) {
	const { t, ask, language } = usePlatform();
	const [checkoutKey] = useState(newId);
	const [billingAddress, setBilling] = useState<BillingAddress>(overview.billingAddress);
	const [termsAccepted, setAccepted] = useState(false);
	const [isChecked, setChecked] = useState(false);
	const [reason, setReason] = useState<string>();
	const [isBusy, setBusy] = useState(false);
	const faults = errorsOf(billingAddress);
	const isReady = faults.size === 0 && termsAccepted;
	const shop = overview.sellerName ?? '';
	const price = usePlanPrice();
	const terms = useRef<HTMLDivElement>(null);

	/** What is missing may be out of sight. */
	function toTerms() {
		terms.current?.scrollIntoView({ block: 'nearest' });
		terms.current?.querySelector('input')?.focus();
	}

	async function order() {
		setChecked(true);
		setReason(undefined);
		if (!isReady) {
			if (faults.size === 0) toTerms();
			return;
		}
		setBusy(true);
		try {
			const { tier, interval, gross } = offer;
			const plan = { tier, interval, checkoutKey, billingAddress, termsAccepted, seenTotal: gross, language };
			const { choosePlan } = (await ask(choosePlanDocument, { plan })) as Data<typeof choosePlanDocument>;
			if (choosePlan.payUrl) return window.location.assign(choosePlan.payUrl);
			setReason(t('plans.noPage'));
		} catch (error) {
			setReason(withReason(t('plans.orderFailed'), failureText(error, t)));
		}
		setBusy(false);
	}

	return (
		<Dialog
			open
			onClose={onClose}
			title={t('plans.orderTitle', { tier: t(`settings.tier.${offer.tier}`) })}
			actions={
				<>
					<div className="grid w-full gap-2">
						<p className="flex flex-wrap justify-between gap-x-4">
							<span className="font-bold">{price.both(offer)}</span>
							<span>
								{t('plans.dueToday', { amount: price.money(offer.trialDays ? 0 : offer.gross, offer.currency) })}
							</span>
						</p>
						<div role="alert" className="empty:hidden">
							{isChecked && !isReady && (
								<Notice kind="danger">{t(faults.size > 0 ? 'plans.faulty' : 'plans.mustAccept')}</Notice>
							)}
							{reason && <Notice kind="danger">{reason}</Notice>}
						</div>
					</div>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={isBusy} onClick={() => void order()}>
						{t('plans.order')}
					</Button>
				</>
			}
		>
			<div className="grid gap-5">
				<h3 className="font-bold">{t('plans.billing')}</h3>
				<AddressFields<BillingAddress>
					kind="billing"
					address={billingAddress}
					onChange={setBilling}
					faults={isChecked ? faults : undefined}
				/>
				<OrderSummary offer={offer} shop={shop} address={overview.sellerAddress ?? ''} />
				<div ref={terms}>
					<Checkbox label={t('plans.accept', { shop })} checked={termsAccepted} onChange={setAccepted} />
				</div>
			</div>
		</Dialog>
	);
}

/** Beside the button, as the law wants it: what it costs, how often, for how long. */
function OrderSummary({ offer, shop, address }: { offer: ShownOffer; shop: string; address: string }) {
	const { t, language, notation, timeZone } = usePlatform();
	const price = usePlanPrice();
	const { gross, currency, interval, trialDays } = offer;
	const amount = formatMoney({ minor: gross, currency }, language, notation);
	const today = dayIn(timeZone);
	// As every other day of the screen: a day has no time zone.
	const written = (day: string) => formatDate(new Date(`${day}T00:00:00Z`), language, 'UTC');
	const next = addIntervals(new Date(`${today}T00:00:00Z`), { unit: interval, count: 1 }, 1)
		.toISOString()
		.slice(0, 10);
	return (
		<div className="grid gap-1">
			<p className="font-bold">{price.both(offer)}</p>
			{trialDays ? (
				<p>
					{t('plans.orderTrial', { days: trialDays })}{' '}
					{t('plans.firstPaymentOn', { amount, day: written(addDays(today, trialDays)) })}
				</p>
			) : (
				<p>{t('plans.firstPaymentNow', { amount, day: written(next) })}</p>
			)}
			<p>{t(interval === 'year' ? 'plans.orderYear' : 'plans.orderMonth')}</p>
			<p>
				{t('plans.soldBy', { shop })}{' '}
				<a href={address} target="_blank" rel="noreferrer" className="underline">
					{t('plans.sellerLink')}
				</a>
			</p>
		</div>
	);
}
