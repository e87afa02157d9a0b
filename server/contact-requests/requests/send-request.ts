// What someone sends from the page to get in touch.
import {
	type ContactValues,
	contactFieldError,
	contactFields,
	isRequiredField,
	tidyContactField,
} from '../../../rules/contact-requests/contact-request.ts';
import { isMeetingTime, mostProposedTimes } from '../../../rules/contact-requests/meeting-times.ts';
import { isContactTopic, topicKey } from '../../../rules/contact-requests/topics.ts';
import { translatorOf } from '../../../rules/texts/compile-messages.ts';
import { momentIn } from '../../../rules/time-zones.ts';
import type { Caller } from '../../accounts/services.ts';
import { beforeDeciding } from '../../database/before-commit.ts';
import type { InTenant, Sql } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { defaultLanguage, spokenLanguage } from '../../tenants/spoken-language.ts';
import { resolveInterfaceTexts } from '../../texts/resolve-interface-texts.ts';
import { type ContactOffer, findContactOffer } from './find-offer.ts';
import { takeRequest } from './take-request.ts';

export interface SentRequest extends ContactValues {
	topic: string;
	/** As 2026-11-23T09:30, on the clocks of the shop. */
	times: readonly string[];
	language: string;
	page: string;
}

/** As the shop calls it in its own language: staff read it. */
async function findTopicName(sql: Sql, tenant: Tenant, topic: string): Promise<string> {
	if (!isContactTopic(topic)) return '';
	const language = defaultLanguage(tenant);
	const wanted = { language, tenantDefault: language, groups: ['getInTouch'] as const };
	return translatorOf(language, await resolveInterfaceTexts(sql, tenant.id, wanted))(topicKey(topic));
}

function checkRequest(sent: SentRequest, { topics, days, country }: ContactOffer): void {
	const topic = topics.find((one) => one === sent.topic);
	if (topics.length > 0 && topic === undefined) throw new Refused('VALIDATION', 'topic');
	const { times } = sent;
	if (times.length > mostProposedTimes || !times.every((time) => isMeetingTime(days, time)))
		throw new Refused('VALIDATION', 'times');
	const wrong = contactFields.find((field) =>
		contactFieldError(field, sent[field], { required: isRequiredField(field, times.length > 0), country }),
	);
	if (wrong) throw new Refused('VALIDATION', wrong);
}

const momentOf = ({ timeZone }: Tenant, time: string): Date[] => {
	const [day = '', clock = ''] = time.split('T');
	const at = momentIn(timeZone, day, clock);
	return at ? [at] : [];
};

export async function sendRequest(inTenant: InTenant, caller: Caller, sent: SentRequest): Promise<void> {
	const { tenant, services, address } = caller;
	const offer = await inTenant((sql) => findContactOffer(sql, tenant));
	if (!offer) throw new Refused('NOT_FOUND');
	checkRequest(sent, offer);
	const tidied = Object.fromEntries(
		contactFields.map((field) => [field, tidyContactField(field, sent[field], offer.country)]),
	) as Record<(typeof contactFields)[number], string>;
	const recipient = tidied.email.toLowerCase();
	await beforeDeciding(() =>
		inTenant((sql) => services.limits.take(sql, tenant.id, 'contactRequest', { address, recipient })),
	);
	await inTenant(async (sql) => {
		const topic = await findTopicName(sql, tenant, sent.topic);
		const times = [...new Set(sent.times)].sort().flatMap((time) => momentOf(tenant, time));
		await takeRequest(sql, caller, {
			...tidied,
			...{ source: 'page', topic, times, minutes: offer.minutes, page: sent.page },
			...{ choiceLabel: '', choice: '', consent: '', language: spokenLanguage(tenant, sent.language) },
		});
	});
}
