// All that has happened to an order, the latest first: what, when, and who it was.
import {
	type Icon,
	IconArrowRight,
	IconBan,
	IconClock,
	IconCreditCard,
	IconFileInvoice,
	IconMail,
	IconNote,
	IconPackageExport,
	IconPlus,
	IconPoint,
	IconPrinter,
	IconReceiptRefund,
	IconRotate2,
	IconUserCheck,
} from '@tabler/icons-react';
import { dayIn, writeDay } from '../../../../rules/dates.ts';
import { useAmounts } from '../../../kit/amounts.ts';
import { Card } from '../../../kit/card.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Order } from './order.ts';
import { describeEvent, whoOf } from './story.ts';

const signs: Readonly<Record<string, Icon>> = {
	created: IconPlus,
	status: IconArrowRight,
	cancelled: IconBan,
	cancelRequest: IconBan,
	payment: IconCreditCard,
	refund: IconReceiptRefund,
	document: IconFileInvoice,
	mail: IconMail,
	note: IconNote,
	withdrawal: IconRotate2,
	printData: IconPrinter,
	shipment: IconPackageExport,
	approval: IconUserCheck,
};

export function Timeline({ order }: { order: Order }) {
	const { t, language, timeZone } = usePlatform();
	const { events, currency, payments } = order;
	const day = (at: string) => writeDay(dayIn(timeZone, Date.parse(at)), language, 'medium');
	const { money } = useAmounts(currency);
	return (
		<Card heading="h2" title={t('orderStory.title')}>
			<Upcoming order={order} day={day} />
			<ol className="grid gap-4">
				{events.toReversed().map((event) => {
					const Sign = signs[event.kind] ?? IconPoint;
					const { title, text } = describeEvent(event, { t, money, day, payments });
					return (
						<li key={event.id} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
							<span className="grid size-8 place-items-center rounded-full bg-sunken text-muted">
								<Sign aria-hidden size={18} />
							</span>
							<div className="min-w-0 text-sm">
								<p className="font-medium wrap-anywhere">{title}</p>
								{text && <p className="mt-1 rounded-theme bg-sunken p-2 whitespace-pre-line wrap-anywhere">{text}</p>}
								<p className="mt-0.5 text-muted wrap-anywhere">
									<Moment at={event.at} /> · {whoOf(event, t)}
								</p>
							</div>
						</li>
					);
				})}
			</ol>
		</Card>
	);
}

/** What happens by itself as long as the order is not paid. */
function Upcoming({ order: { unpaidPlan }, day }: { order: Order; day: (at: string) => string }) {
	const { t } = usePlatform();
	if (!unpaidPlan) return null;
	const { remindAt, cancelAt } = unpaidPlan;
	const steps = [
		{ text: t('orderStory.next.remind'), at: remindAt },
		{ text: t('orderStory.next.cancel'), at: cancelAt },
	];
	return (
		<section className="mb-4 rounded-theme border border-line p-3">
			<h3 className="mb-2 text-sm font-medium text-muted">{t('orderStory.next')}</h3>
			<ol className="grid gap-2">
				{steps.map(
					({ text, at }) =>
						at && (
							<li key={at} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3 text-sm">
								<span className="grid size-8 place-items-center text-muted">
									<IconClock aria-hidden size={18} />
								</span>
								<span className="min-w-0">
									<span className="block font-medium wrap-anywhere">{text}</span>
									<span className="text-muted">{day(at)}</span>
								</span>
							</li>
						),
				)}
			</ol>
		</section>
	);
}
