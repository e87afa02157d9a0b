// What the page to get in touch offers today: topics, and the times that can be proposed.

import { listMeetingDays, type MeetingDay } from '../../../rules/contact-requests/meeting-times.ts';
import type { ContactTopic } from '../../../rules/contact-requests/topics.ts';
import { offeredTopics } from '../../../rules/settings/contact.ts';
import { shopDay } from '../../calendar/today.ts';
import type { Sql } from '../../database/connection.ts';
import { findShopDetails } from '../../shop-details/shop-details.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { findBookingPage } from '../meetings/find-booking-page.ts';
import { findContactSettings } from '../settings/find-settings.ts';

export interface ContactOffer {
	topics: ContactTopic[];
	/** None where meetings are booked at the provider, or not at all. */
	days: MeetingDay[];
	minutes: number;
	/** Where the provider takes bookings; null: nowhere. */
	bookingUrl: string | null;
	isSandbox: boolean;
	/** The shop completes phone numbers by it. */
	country: string;
}

/** @returns undefined: the shop does not offer the page */
export async function findContactOffer(sql: Sql, tenant: Tenant): Promise<ContactOffer | undefined> {
	const settings = await findContactSettings(sql, tenant.id);
	if (!settings.offered) return undefined;
	const page = await findBookingPage(sql, tenant.id);
	const [bookingUrl, isSandbox] = [page?.schedulingUrl ?? null, page?.isSandbox ?? false];
	const { openingHours } = await findShopDetails(sql, tenant.id);
	const { meetings, meetingMinutes: minutes, noticeDays } = settings;
	const { country } = tenant;
	const days =
		meetings && bookingUrl === null
			? listMeetingDays({ openingHours, today: shopDay(tenant), country, noticeDays, minutes })
			: [];
	return { topics: offeredTopics(settings), days, minutes, bookingUrl, isSandbox, country };
}
