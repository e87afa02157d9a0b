// All that has happened to a subscription, the latest first, with what the team says about it.
import {
	type Icon,
	IconAlertTriangle,
	IconArrowRight,
	IconBan,
	IconCreditCard,
	IconEdit,
	IconMail,
	IconNote,
	IconPlayerPause,
	IconPlayerPlay,
	IconPlus,
	IconPoint,
	IconReceiptRefund,
	IconRotate2,
} from '@tabler/icons-react';
import { useAmounts } from '../../../kit/amounts.ts';
import { Card } from '../../../kit/card.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform, useTexts } from '../../../platform/environment.tsx';
import { has, useMe } from '../../me.tsx';
import { NewNote } from '../../orders/detail/new-note.tsx';
import { whoOf } from '../../orders/detail/story.ts';
import { addSubscriptionNoteDocument } from '../subscriptions.documents.ts';
import { failureReason } from './failure-reason.ts';
import { PartPages, type ShownPart } from './part-pages.tsx';
import { describeSubscriptionEvent } from './story.ts';
import type { Subscription } from './subscription.ts';
import { useDay } from './use-day.ts';

const signs: Readonly<Record<string, Icon>> = {
	begun: IconPlus,
	state: IconArrowRight,
	canceled: IconBan,
	cancellation: IconBan,
	kept: IconRotate2,
	card: IconCreditCard,
	payment: IconCreditCard,
	refund: IconReceiptRefund,
	failed: IconAlertTriangle,
	changed: IconEdit,
	paused: IconPlayerPause,
	resumed: IconPlayerPlay,
	mail: IconMail,
	note: IconNote,
};

export const eventsOnPage = 20;

interface TimelineProps {
	subscription: Subscription;
	shown: ShownPart;
}

export function Timeline({ subscription, shown }: TimelineProps) {
	const { id, events, eventCount, currency } = subscription;
	const t = useTexts();
	const me = useMe();
	const day = useDay();
	const change = useChange();
	const { money, number } = useAmounts(currency);
	const { language } = usePlatform();
	const countries = new Intl.DisplayNames(language, { type: 'region' });
	const words = {
		...{ t, money, number, day, reason: (code: string) => failureReason(code, t) },
		country: (code: string) => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code),
	};
	return (
		<Card heading="h2" title={t('orderStory.title')}>
			{has(me, 'mOrder') && (
				<div className="mb-6">
					<NewNote
						onAdd={async (text) => {
							await change(addSubscriptionNoteDocument, { id, text });
							shown.onShow(0);
						}}
					/>
				</div>
			)}
			<ol className="grid gap-4">
				{events.toReversed().map((event) => {
					const Sign = signs[event.kind] ?? IconPoint;
					const { title, text } = describeSubscriptionEvent(event, words);
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
			<PartPages label={t('subscriptionStory.pages')} shown={shown} onPage={eventsOnPage} total={eventCount} />
		</Card>
	);
}
