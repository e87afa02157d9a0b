// What a contact has done, the latest first, with the way to what it is about.
import {
	type Icon,
	IconCalendarEvent,
	IconMail,
	IconMessage,
	IconPlus,
	IconRocket,
	IconShoppingCart,
} from '@tabler/icons-react';
import type { ContactSource } from '../../../rules/contacts/sources.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import type { Contact } from './contact.ts';

type Event = Contact['events'][number];

const signs: Record<ContactSource, Icon> = {
	newsletter: IconMail,
	request: IconMessage,
	onboarding: IconRocket,
	meeting: IconCalendarEvent,
	order: IconShoppingCart,
	manual: IconPlus,
};

function titleOf({ source, ended }: Event, t: Translate): string {
	if (!ended) return t(`contacts.event.${source}`);
	if (source === 'newsletter' || source === 'meeting' || source === 'order') return t(`contacts.event.${source}Ended`);
	return `${t(`contacts.source.${source}`)}: ${t('contacts.event.ended')}`;
}

export function TimelineCard({ contact: { events } }: { contact: Contact }) {
	const { t } = usePlatform();
	const maySeeOrders = has(useMe(), 'qOrder');
	return (
		<Card heading="h2" title={t('contacts.timeline')}>
			{events.length === 0 && <p className="text-muted">{t('contacts.noEvents')}</p>}
			<ol className="grid gap-4">
				{events.map((event) => {
					const Sign = signs[event.source];
					const path = event.source === 'order' && maySeeOrders ? `/admin/orders/${event.objectId}` : undefined;
					return (
						<li key={event.id} className="grid grid-cols-[2rem_minmax(0,1fr)] gap-3">
							<span className="grid size-8 place-items-center rounded-full bg-sunken text-muted">
								<Sign aria-hidden size={18} />
							</span>
							<div className="min-w-0 text-sm">
								<p className="font-medium wrap-anywhere">{titleOf(event, t)}</p>
								{event.summary && (
									<p className="wrap-anywhere">
										{path ? <TextLink to={path}>{event.summary}</TextLink> : event.summary}
									</p>
								)}
								<p className="mt-0.5 text-muted">
									<Moment at={event.at} />
								</p>
							</div>
						</li>
					);
				})}
			</ol>
		</Card>
	);
}
