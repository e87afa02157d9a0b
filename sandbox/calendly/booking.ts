// Booking a time: a page for people, and the signed webhook that tells the customer of it.
import { createHmac } from 'node:crypto';
import { escaped } from '../../rules/html.ts';
import { post } from '../outbound.ts';
import { type Booking, newId, offeredTimes, sandboxEventTypes, uriOf, type World } from './world.ts';

const words = {
	de: {
		locale: 'de-DE',
		sandbox: 'Sandbox: Nichts davon erreicht einen echten Kalender.',
		title: 'Termin buchen',
		name: 'Name',
		email: 'E-Mail',
		book: 'Termin bestätigen',
		booked: 'Der Termin ist gebucht',
		cancel: 'Termin absagen',
		cancelled: 'Der Termin ist abgesagt',
		gone: 'Dieser Link ist nicht mehr gültig',
		wrong: 'Bitte geben Sie Name und E-Mail-Adresse an und wählen Sie eine Zeit.',
		times: 'Zeit',
	},
	en: {
		locale: 'en-GB',
		sandbox: 'Sandbox: none of this reaches a real calendar.',
		title: 'Book a meeting',
		name: 'Name',
		email: 'E-mail',
		book: 'Schedule event',
		booked: 'The meeting is booked',
		cancel: 'Cancel meeting',
		cancelled: 'The meeting is cancelled',
		gone: 'This link is no longer valid',
		wrong: 'Please give a name and an e-mail address, and choose a time.',
		times: 'Time',
	},
};

export type Tongue = keyof typeof words;

/** The first language of a browser, if these pages speak it. */
export function tongueOf(header: string | undefined): Tongue {
	const wanted = (header ?? '').trim().slice(0, 2).toLowerCase();
	return (Object.keys(words) as Tongue[]).find((tongue) => tongue === wanted) ?? 'en';
}

const style = `body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1c2733;background:#f2f5f8}
header{padding:.6rem 1rem;text-align:center;background:repeating-linear-gradient(-45deg,#ffd24d 0 1rem,#ffdf80 1rem 2rem)}
main{max-width:36rem;margin:1rem auto;padding:1.25rem;background:#fff;border:1px solid #d5dce3;border-radius:.375rem}
h1{margin:0 0 .25rem;font-size:1.5rem}form{display:grid;gap:1rem;margin-top:1rem}label{display:block}
input[type=text],input[type=email]{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.25rem .75rem;font:inherit;border:1px solid #8694a2;border-radius:.375rem}
fieldset{margin:0;padding:0;border:0}fieldset label{padding:.35rem 0}
button{min-height:2.75rem;padding:.25rem 1rem;color:#fff;background:#24507a;border:0;border-radius:.375rem;font:inherit;font-weight:600;cursor:pointer}.wrong{color:#a3231b}`;

function page(tongue: Tongue, title: string, body: string): string {
	return `<!doctype html><html lang="${tongue}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><link rel="icon" href="data:,"><style>${style}</style></head><body><header><strong>${words[tongue].sandbox}</strong></header><main><h1>${escaped(title)}</h1>${body}</main></body></html>`;
}

export interface Bookable {
	account: string;
	eventType: string;
	/** Of a link for one booking. */
	link?: string | undefined;
}

/** `/{account}/{slug}` or `/d/{link}/{slug}`. @returns undefined: there is nothing to book */
export function findBookable(world: World, path: string): Bookable | undefined {
	const [, first = '', second = '', third = ''] = path.split('/');
	if (first !== 'd') {
		const isKnown = third === '' && sandboxEventTypes.some(({ slug, isActive }) => isActive && slug === second);
		return isKnown ? { account: first, eventType: second } : undefined;
	}
	const found = world.links.get(second);
	return found && !found.isUsed ? { account: found.account, eventType: found.eventType, link: second } : undefined;
}

export const gonePage = (tongue: Tongue): string => page(tongue, words[tongue].gone, '');

const timeIn = (tongue: Tongue, at: Date) =>
	new Intl.DateTimeFormat(words[tongue].locale, {
		...{ dateStyle: 'full', timeStyle: 'short' },
		timeZone: 'Europe/Berlin',
	} as Intl.DateTimeFormatOptions).format(at);

export function bookingPage(tongue: Tongue, { eventType }: Bookable, given: URLSearchParams, isWrong = false): string {
	const t = words[tongue];
	const type = sandboxEventTypes.find(({ slug }) => slug === eventType);
	const times = offeredTimes(Date.now()).map((at, index) => {
		const chosen = given.get('time') === at.toISOString() || (index === 0 && !given.has('time'));
		return `<label><input type="radio" name="time" value="${at.toISOString()}"${chosen ? ' checked' : ''}> ${escaped(timeIn(tongue, at))}</label>`;
	});
	const tracking = [...given].filter(([name]) => name.startsWith('utm_'));
	const hidden = tracking.map(
		([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`,
	);
	const field = (name: 'name' | 'email', kind: string) =>
		`<label>${t[name]}<input type="${kind}" name="${name}" value="${escaped(given.get(name) ?? '')}" autocomplete="${name}"></label>`;
	return page(
		tongue,
		t.title,
		`<p>${escaped(type?.name ?? '')}</p>${isWrong ? `<p class="wrong" role="alert">${t.wrong}</p>` : ''}<form method="post">${hidden.join('')}<fieldset><legend><strong>${t.times}</strong></legend>${times.join('')}</fieldset>${field('name', 'text')}${field('email', 'email')}<button>${t.book}</button></form>`,
	);
}

/** @returns undefined: something is missing */
export function book(world: World, place: Bookable, given: URLSearchParams): Booking | undefined {
	const [name, email, time] = ['name', 'email', 'time'].map((field) => (given.get(field) ?? '').trim());
	const beginsAt = new Date(time ?? '');
	if (!name || !email?.includes('@') || Number.isNaN(beginsAt.getTime())) return undefined;
	const tracking = Object.fromEntries(
		['utm_campaign', 'utm_source', 'utm_medium', 'utm_content', 'utm_term'].map((field) => [field, given.get(field)]),
	);
	const { account, eventType, link } = place;
	const booking = { id: newId(), account, eventType, email, name, beginsAt, tracking, isCancelled: false };
	world.bookings.set(booking.id, booking);
	const used = link === undefined ? undefined : world.links.get(link);
	if (used) used.isUsed = true;
	return booking;
}

export function bookedPage(tongue: Tongue, { id, beginsAt, isCancelled }: Booking): string {
	const t = words[tongue];
	if (isCancelled) return page(tongue, t.cancelled, '');
	return page(
		tongue,
		t.booked,
		`<p>${escaped(timeIn(tongue, beginsAt))}</p><form method="post" action="/cancellations/${id}"><button>${t.cancel}</button></form>`,
	);
}

function payloadOf({ id, eventType, email, name, beginsAt, tracking, isCancelled }: Booking, publicUrl: string) {
	const type = sandboxEventTypes.find(({ slug }) => slug === eventType);
	const event = `https://api.calendly.com/scheduled_events/${id}`;
	const now = new Date().toISOString();
	return {
		...{ uri: `${event}/invitees/${id}`, email, name, status: isCancelled ? 'canceled' : 'active', event },
		...{ timezone: 'Europe/Berlin', created_at: now, updated_at: now, rescheduled: false },
		...{ old_invitee: null, new_invitee: null, questions_and_answers: [], tracking },
		cancel_url: `${publicUrl}/cancellations/${id}`,
		reschedule_url: `${publicUrl}/reschedulings/${id}`,
		scheduled_event: {
			uri: event,
			name: type?.name ?? '',
			status: isCancelled ? 'canceled' : 'active',
			start_time: beginsAt.toISOString(),
			end_time: new Date(beginsAt.getTime() + (type?.minutes ?? 30) * 60_000).toISOString(),
			event_type: uriOf('event_types', eventType),
		},
	};
}

/** Tells every webhook of the account; what came back is written down. */
export async function report(world: World, booking: Booking, publicUrl: string): Promise<void> {
	const event = booking.isCancelled ? 'invitee.canceled' : 'invitee.created';
	const created = new Date().toISOString();
	const body = JSON.stringify({
		...{ event, created_at: created, created_by: uriOf('users', booking.account) },
		payload: payloadOf(booking, publicUrl),
	});
	for (const webhook of world.webhooks.values()) {
		if (webhook.account !== booking.account || !webhook.events.includes(event)) continue;
		const at = Math.floor(Date.now() / 1000);
		const key = world.knobs.wrongSignature ? 'another key' : webhook.signingKey;
		const signature = createHmac('sha256', key).update(`${at}.${body}`).digest('hex');
		const status = await post(webhook.url, body, { 'Calendly-Webhook-Signature': `t=${at},v1=${signature}` });
		world.deliveries.push({ event, status });
		world.deliveries.splice(0, world.deliveries.length - 100);
	}
}
