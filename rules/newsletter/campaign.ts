// A campaign: a mail of the newsletter, whom it is for, and how it stands with it.
import { isDay } from '../dates.ts';
import { isId } from '../ids.ts';

export const campaignStates = ['draft', 'scheduled', 'preparing', 'sending', 'paused', 'sent', 'canceled'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** Stands as the problem of a campaign in a shop without a mail server. */
export const noMailServer = 'noMailServer';

/** Blocks that mails can show. */
export const mailBlocks: readonly string[] = [
	'title',
	'text',
	'image',
	'singleCta',
	'productGrid',
	'singleProduct',
	'divider',
	'spacer',
];

/** Its content and settings can still be changed. */
export const isOpenCampaign = (state: CampaignState): boolean => state === 'draft';

export const longestCampaignName = 120;
export const longestSubject = 150;
export const longestPreheader = 200;

/** By language. */
export type CampaignTexts = Readonly<Record<string, string>>;

export const campaignOrdered = ['any', 'ordered', 'never'] as const;
export type CampaignOrdered = (typeof campaignOrdered)[number];

export interface Segment {
	/** None: all. */
	languages: readonly string[];
	/** Ids; none: it is about no topic, and for all. */
	topicIds: readonly string[];
	/** Confirmed on that day or later; 2026-11-19. */
	subscribedSince: string | null;
	ordered: CampaignOrdered;
}

const strings = (value: unknown): string[] =>
	Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];

/** As it was stored or sent: what makes no sense narrows nothing. */
export function readSegment(stored: unknown): Segment {
	const { languages, topicIds, subscribedSince, ordered } = (stored ?? {}) as Record<string, unknown>;
	return {
		languages: strings(languages),
		topicIds: strings(topicIds).filter(isId),
		subscribedSince: typeof subscribedSince === 'string' && isDay(subscribedSince) ? subscribedSince : null,
		ordered: campaignOrdered.find((known) => known === ordered) ?? 'any',
	};
}
