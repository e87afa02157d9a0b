// What visitors have asked the demo shops, with open, answered and closed requests and a booked meeting; and the page to get in touch, at one of them
// with the calendar of the sandbox.
import { listMeetingDays } from '../rules/contact-requests/meeting-times.ts';
import { contactSettings } from '../rules/settings/contact.ts';
import { schedulingSettings } from '../rules/settings/scheduling.ts';
import { momentIn } from '../rules/time-zones.ts';
import { shopDay } from '../server/calendar/today.ts';
import { hasRequests, plantMeeting, plantRequests } from '../server/contact-requests/plant-requests.ts';
import type { Database, Sql } from '../server/database/connection.ts';
import { storeSettings } from '../server/settings/store-settings.ts';
import { findShopDetails } from '../server/shop-details/shop-details.ts';
import { holdTenant } from '../server/tenants/announce-change.ts';
import { type Tenant, tenantWithSlug } from '../server/tenants/find-tenant.ts';
import { defaultLanguage } from '../server/tenants/spoken-language.ts';
import { type DemoRequest, demoContacts } from './data/contact-requests.ts';
import { demoTenants } from './tenants.ts';

const hour = 3_600_000;

/** Has its meetings booked with Calendly; the other one takes proposed times. */
const withCalendar = 'atelier';
const eventType = 'https://api.calendly.com/event_types/consultation';

/** The mornings of the next days that the shop is open. */
async function nextTimes(sql: Sql, tenant: Tenant): Promise<Date[]> {
	const { openingHours } = await findShopDetails(sql, tenant.id);
	const { country, timeZone } = tenant;
	const days = listMeetingDays({ openingHours, today: shopDay(tenant), country, noticeDays: 1, minutes: 30 });
	return days.slice(0, 3).flatMap(({ day, times }) => {
		const at = momentIn(timeZone, day, times[2] ?? times[0] ?? '10:00');
		return at ? [at] : [];
	});
}

/** Where something was decided, that stays. */
async function offerPage(sql: Sql, { id, slug }: Tenant): Promise<void> {
	const fresh = { revision: 0, userId: undefined };
	await storeSettings(sql, id, contactSettings, { offered: true }, fresh);
	if (slug === withCalendar) await storeSettings(sql, id, schedulingSettings, { enabled: true, eventType }, fresh);
}

async function plant(sql: Sql, tenant: Tenant): Promise<void> {
	const contacts = demoContacts[tenant.slug];
	if (!contacts || (await hasRequests(sql, tenant.id))) return;
	const [language, times, now] = [defaultLanguage(tenant), await nextTimes(sql, tenant), Date.now()];
	const planted = ({ topic, hoursAgo, times: wanted, reply, ...request }: DemoRequest) => {
		const createdAt = new Date(now - hoursAgo * hour);
		const [first] = times;
		return {
			...request,
			...{ topic: topic[language as keyof typeof topic] ?? topic['en-GB'], language, createdAt },
			...(wanted && { proposedTimes: times }),
			...(wanted === 'accepted' && first && { meetingAt: first }),
			...(reply && { reply: { text: reply, at: new Date(createdAt.getTime() + 2 * hour), userId: null } }),
		};
	};
	await plantRequests(sql, tenant.id, contacts.requests.map(planted));
	const beginsAt = times[1] ?? new Date(now + 48 * hour);
	await plantMeeting(sql, tenant.id, {
		...{ ...contacts.booked, language, beginsAt, eventName: 'Beratung / Consultation' },
		...{ endsAt: new Date(beginsAt.getTime() + hour / 2), createdAt: new Date(now - 30 * hour) },
	});
}

export async function fillContactRequests(database: Database): Promise<void> {
	for (const { slug } of demoTenants) {
		const tenant = await tenantWithSlug(database, slug);
		if (!tenant) continue;
		await database.inTenant(tenant.id, async (sql) => {
			await holdTenant(sql, tenant.id);
			await offerPage(sql, tenant);
			await plant(sql, tenant);
		});
	}
}
