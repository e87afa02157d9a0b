// All that has happened to an order, the latest first: what, when, and who it was.
import {
	type Icon,
	IconArrowRight,
	IconBan,
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
} from '@tabler/icons-react';
import { useAmounts } from '../../../kit/amounts.ts';
import { Card } from '../../../kit/card.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { useTexts } from '../../../platform/environment.tsx';
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
};

export function Timeline({ order: { events, currency } }: { order: Order }) {
	const t = useTexts();
	const { money } = useAmounts(currency);
	return (
		<Card heading="h2" title={t('orderStory.title')}>
			<ol className="grid gap-4">
				{events.toReversed().map((event) => {
					const Sign = signs[event.kind] ?? IconPoint;
					const { title, text } = describeEvent(event, { t, money });
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
