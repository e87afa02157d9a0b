// The hosted pages around the payment: the 3-D Secure step, what is over, what does not exist, and the portal.
import { escaped } from '../../../rules/html.ts';
import type { PortalSession, Subscription } from '../objects.ts';
import { itemAmount } from '../subscriptions/renew.ts';
import { document } from './layout.ts';
import { amountOf, dayOf } from './pay-page.ts';
import { filled, type Tongue } from './texts.ts';

export function challengePage(tongue: Tongue, amount: string): string {
	const { texts } = tongue;
	return document({
		tongue,
		title: texts.challengeTitle,
		columns: 'one',
		body: `<div><h1>${escaped(texts.challengeTitle)}</h1><p>${escaped(filled(texts.challengeText, { amount }))}</p>
<form method="post" class="steps">
<button name="answer" value="authorise">${escaped(texts.authorise)}</button>
<button name="answer" value="fail" class="second">${escaped(texts.fail)}</button>
</form></div>`,
	});
}

interface Message {
	title: string;
	text: string;
	link?: { href: string; words: string } | undefined;
}

export function messagePage(tongue: Tongue, { title, text, link }: Message): string {
	const back = link ? `<a class="back" href="${escaped(link.href)}">${escaped(link.words)}</a>` : '';
	return document({
		tongue,
		title,
		columns: 'one',
		body: `<div><h1>${escaped(title)}</h1><p>${escaped(text)}</p>${back}</div>`,
	});
}

function subscriptionRow(tongue: Tongue, subscription: Subscription): string {
	const { texts } = tongue;
	const [item] = subscription.items.data;
	const end = dayOf(item?.current_period_end ?? 0, tongue);
	const ends = subscription.cancel_at_period_end;
	const when = subscription.status === 'canceled' ? '' : `, ${filled(ends ? texts.endsOn : texts.until, { day: end })}`;
	const amount = amountOf(item ? itemAmount(item) : 0, subscription.currency, tongue);
	const action = ends ? 'keep' : 'cancel';
	const form =
		subscription.status === 'canceled'
			? ''
			: `<form method="post" class="steps"><input type="hidden" name="subscription" value="${escaped(subscription.id)}">
<button class="second" name="do" value="${action}">${escaped(ends ? texts.keepIt : texts.cancelAtEnd)}</button></form>`;
	return `<section><h2>${escaped(amount)}</h2><p>${escaped(`${texts.status[subscription.status] ?? subscription.status}${when}`)}</p>${form}</section>`;
}

export function portalPage(tongue: Tongue, session: PortalSession, subscriptions: readonly Subscription[]): string {
	const { texts } = tongue;
	const rows = subscriptions.map((subscription) => subscriptionRow(tongue, subscription));
	const back = session.return_url
		? `<a class="back" href="${escaped(session.return_url)}">${escaped(texts.goOn)}</a>`
		: '';
	return document({
		tongue,
		title: texts.portalTitle,
		columns: 'one',
		body: `<div><h1>${escaped(texts.portalTitle)}</h1>${rows.join('\n') || `<p>${escaped(texts.portalNone)}</p>`}${back}</div>`,
	});
}
