// /get-in-touch: a topic, then a time or a message, then it is sent. Steps are addresses and the form is a plain one: it all works without JavaScript.
import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { contactPage, contactParameters } from '../../../rules/contact-requests/pages.ts';
import { isContactTopic, topicKey } from '../../../rules/contact-requests/topics.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { Stepper } from '../../kit/stepper.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { useResult, useRouteLocation } from '../../platform/page.ts';
import { RequestPage, RequestSent, RequestTitle } from '../requests/request-page.tsx';
import { useSentForm } from '../requests/use-sent-form.ts';
import { contactOfferQuery } from './contact-offer.ts';
import { DetailsForm } from './details-form.tsx';
import type { contactOfferDocument } from './get-in-touch.documents.ts';

export type ContactOffer = NonNullable<Data<typeof contactOfferDocument>['contactOffer']>;

export function Component() {
	const { t } = usePlatform();
	const offer = useResult(contactOfferQuery()).contactOffer;
	const { search } = useRouteLocation();
	const sent = useSentForm(contactPage);
	if (!offer)
		return (
			<RequestPage>
				<RequestTitle>{t('getInTouch.title')}</RequestTitle>
				<p className="mt-2">{t('getInTouch.off')}</p>
			</RequestPage>
		);
	if (search.get(contactParameters.outcome) === 'sent') return <Sent offer={offer} />;
	const wanted = sent?.values.topic ?? search.get(contactParameters.topic) ?? '';
	const topic = offer.topics.find((one) => one === wanted);
	const isChosen = topic !== undefined || offer.topics.length === 0 || sent !== undefined;
	return (
		<RequestPage>
			<Steps offer={offer} current={isChosen ? 'details' : 'topic'} />
			<RequestTitle>{isChosen && topic ? <TopicName topic={topic} /> : t('getInTouch.title')}</RequestTitle>
			{isChosen ? <DetailsForm offer={offer} topic={topic} sent={sent} /> : <Topics offer={offer} />}
		</RequestPage>
	);
}

function Steps({ offer, current }: { offer: ContactOffer; current: 'topic' | 'details' | 'done' }) {
	const { t } = usePlatform();
	const hasTimes = offer.days.length > 0 || offer.bookingUrl !== null;
	const steps = [
		...(offer.topics.length > 0 ? [{ id: 'topic', label: t('getInTouch.stepTopic') }] : []),
		{ id: 'details', label: t(hasTimes ? 'getInTouch.stepDetails' : 'getInTouch.stepMessage') },
		{ id: 'done', label: t('getInTouch.stepDone') },
	];
	return (
		<div className="mb-5 text-sm">
			<Stepper steps={steps} current={current} />
		</div>
	);
}

export function TopicName({ topic }: { topic: string }): ReactNode {
	const { t } = usePlatform();
	return isContactTopic(topic) ? t(topicKey(topic)) : null;
}

function Topics({ offer }: { offer: ContactOffer }) {
	const { t } = usePlatform();
	return (
		<>
			<p className="mt-2">{t('getInTouch.intro')}</p>
			<nav aria-label={t('getInTouch.topics')} className="mt-6">
				<ul className="grid gap-3">
					{offer.topics.map((topic) => (
						<li key={topic}>
							<NearLink
								to={`${contactPage}?${new URLSearchParams({ [contactParameters.topic]: topic })}`}
								className="flex min-h-14 items-center justify-between gap-3 rounded-theme border border-line bg-surface px-4 py-3 font-semibold hover:border-strong-line hover:bg-sunken"
							>
								<span className="min-w-0 hyphens-auto wrap-break-word">
									<TopicName topic={topic} />
								</span>
								<IconChevronRight aria-hidden size={20} className="shrink-0 text-muted" />
							</NearLink>
						</li>
					))}
				</ul>
			</nav>
		</>
	);
}

function Sent({ offer }: { offer: ContactOffer }) {
	const { t } = usePlatform();
	return (
		<RequestPage>
			<Steps offer={offer} current="done" />
			<RequestSent
				icon={<IconCircleCheck aria-hidden size={40} className="text-accent" />}
				title={t('getInTouch.sentTitle')}
			>
				<p className="wrap-break-word">{t('getInTouch.sent')}</p>
				<div className="flex flex-wrap gap-3">
					<ButtonLink to="/">{t('getInTouch.toShop')}</ButtonLink>
					<ButtonLink to={contactPage}>{t('getInTouch.again')}</ButtonLink>
				</div>
			</RequestSent>
		</RequestPage>
	);
}
