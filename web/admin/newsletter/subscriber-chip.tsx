// How it stands with a subscriber, in one word.
import { Chip } from '../../kit/chip.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import type { subscribersDocument } from './newsletter.documents.ts';

export type Listed = Data<typeof subscribersDocument>['newsletterSubscribers']['items'][number];

const looks = {
	pending: 'scheduled',
	subscribed: 'active',
	unsubscribed: 'inactive',
	bounced: 'failed',
	complained: 'failed',
} as const;

export function SubscriberChip({ state }: Pick<Listed, 'state'>) {
	const { t } = usePlatform();
	return <Chip state={looks[state]} label={t(`adminNewsletter.state.${state}`)} />;
}
