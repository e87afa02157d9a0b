// The page at which a session is paid: what is bought on one side, the card on the other.
import { escaped } from '../../../rules/html.ts';
import { formatMoney } from '../../../rules/money.ts';
import { cardOf, testCardNumbers } from '../checkout/cards.ts';
import { takesCards, takesDebits, testAccounts } from '../checkout/debits.ts';
import { walletOf } from '../checkout/wallets.ts';
import type { CheckoutDetails, LineItem, Session } from '../objects.ts';
import { document } from './layout.ts';
import type { Field, Typed, Wrong } from './read-card.ts';
import { filled, type Tongue } from './texts.ts';

/** What was typed, and what is wrong with it. */
export interface Form {
	tongue: Tongue;
	typed: Typed;
	wrong: Wrong;
	/** Why the card was refused. */
	declined: string | null;
}

export interface Shown extends Form {
	session: Session;
	details: CheckoutDetails;
	/** How it is paid; what costs nothing needs neither. */
	way: 'card' | 'debit' | 'wallet' | 'nothing';
	/** Given by the shop, so that the shopper cannot change it. */
	knownEmail: string | null;
}

export const amountOf = (minor: number | null, currency: string | null, { language }: Tongue): string =>
	formatMoney({ minor: minor ?? 0, currency: (currency ?? 'eur').toUpperCase() }, language);

export const dayOf = (seconds: number, { language }: Tongue): string =>
	new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1000);

const grouped = (number: string) => number.replace(/(\d{4})(?=\d)/g, '$1 ');

function rhythmOf({ price }: LineItem, { texts }: Tongue): string {
	const { interval } = price.recurring ?? {};
	return interval ? ` ${texts.every[interval as keyof typeof texts.every]}` : '';
}

function summary({ tongue, session, details }: Shown): string {
	const { texts } = tongue;
	const row = (what: string, amount: string, kind = '') =>
		`<li${kind}><span class="what">${what}</span><span class="amount">${escaped(amount)}</span></li>`;
	const lines = details.lines.map((line) =>
		row(
			`${escaped(line.description ?? '')}<span class="small">${escaped(`${texts.quantity}: ${line.quantity}${rhythmOf(line, tongue)}`)}</span>`,
			amountOf(line.amount_total, line.currency, tongue),
		),
	);
	const shipping = session.shipping_cost
		? [row(escaped(texts.shipping), amountOf(session.shipping_cost.amount_total, session.currency, tongue))]
		: [];
	const { trialEnd } = details.subscription;
	const trial = trialEnd
		? `<p class="quiet">${escaped(filled(texts.trialUntil, { day: dayOf(trialEnd, tongue) }))}</p>`
		: '';
	const total = row(
		escaped(session.mode === 'subscription' ? texts.dueToday : texts.total),
		amountOf(session.amount_total, session.currency, tongue),
		' class="sum"',
	);
	return `<section aria-labelledby="summary"><h2 id="summary">${escaped(texts.summary)}</h2>
<ul class="lines">${[...lines, ...shipping, total].join('\n')}</ul>${trial}</section>`;
}

interface Input {
	name: Field;
	label: string;
	attributes: string;
}

function field({ name, label, attributes }: Input, { typed, wrong }: Form, value = typed[name]): string {
	const error = wrong[name];
	const first = Object.keys(wrong)[0] === name;
	const state = error ? ` aria-invalid="true" aria-describedby="${name}-wrong"${first ? ' autofocus' : ''}` : '';
	return `<div class="field"><label for="${name}">${escaped(label)}</label>
<input id="${name}" name="${name}" value="${escaped(value)}" required ${attributes}${state}>
${error ? `<p class="wrong" id="${name}-wrong">${escaped(error)}</p>` : ''}</div>`;
}

export function cardFields(shown: Form): string {
	const { texts } = shown.tongue;
	return `${field({ name: 'card', label: texts.card, attributes: 'inputmode="numeric" autocomplete="cc-number" maxlength="30"' }, shown)}
<div class="pair">
${field({ name: 'expiry', label: texts.expiry, attributes: 'inputmode="numeric" autocomplete="cc-exp" maxlength="9"' }, shown)}
${field({ name: 'cvc', label: texts.cvc, attributes: 'inputmode="numeric" autocomplete="cc-csc" maxlength="4"' }, shown)}
</div>
${field({ name: 'name', label: texts.name, attributes: 'autocomplete="cc-name" maxlength="200"' }, shown)}`;
}

function effectOf(number: string, { texts }: Tongue): string {
	const { authenticate, alwaysAuthenticates, decline, failsLater } = cardOf(number).behaviour;
	if (alwaysAuthenticates) return texts.asksAlways;
	if (authenticate) return decline ? texts.asksThenRefuses : texts.asks;
	if (failsLater) return texts.laterFails;
	if (!decline) return texts.works;
	return filled(texts.refuses, { reason: decline.declineCode ?? decline.code });
}

export function testCards(tongue: Tongue): string {
	const rows = testCardNumbers.map(
		(number) =>
			`<dt><a href="?card=${number}#card">${grouped(number)}</a></dt><dd>${escaped(effectOf(number, tongue))}</dd>`,
	);
	const { texts } = tongue;
	return `<details><summary>${escaped(texts.testCards)}</summary><p class="quiet">${escaped(texts.testCardsHint)}</p><dl>${rows.join('\n')}</dl></details>`;
}

export function alertOf({ tongue: { texts }, declined, wrong }: Form): string {
	if (declined) {
		const words = texts.declines[declined] ?? texts.declines.generic_decline ?? '';
		return `<div class="alert" role="alert"><p><strong>${escaped(words)}</strong></p></div>`;
	}
	return Object.keys(wrong).length > 0
		? `<div class="alert" role="alert"><p><strong>${escaped(texts.problems)}</strong></p></div>`
		: '';
}

function buttonOf({ tongue, session, way }: Shown): string {
	const { texts } = tongue;
	if (session.mode === 'subscription') return texts.start;
	if (way === 'nothing') return texts.confirm;
	return filled(texts.pay, { amount: amountOf(session.amount_total, session.currency, tongue) });
}

function emailField(shown: Shown): string {
	const locked = shown.knownEmail ? ' readonly' : '';
	const attributes = `type="email" autocomplete="email" maxlength="200"${locked}`;
	const { email: label } = shown.tongue.texts;
	return field({ name: 'email', label, attributes }, shown, shown.knownEmail ?? shown.typed.email);
}

function debitFields(shown: Shown): string {
	const { texts } = shown.tongue;
	return `${field({ name: 'iban', label: texts.iban, attributes: 'autocomplete="off" maxlength="42"' }, shown)}
${field({ name: 'name', label: texts.holder, attributes: 'autocomplete="name" maxlength="200"' }, shown)}`;
}

function testAccountList({ texts }: Tongue): string {
	const [works = '', fails = ''] = testAccounts.map((iban) => iban.replace(/(.{4})(?=.)/g, '$1 '));
	return `<details open><summary>${escaped(texts.testAccounts)}</summary><p class="quiet">${escaped(texts.debitText)}</p>
<dl><dt>${works}</dt><dd>${escaped(texts.debitWorks)}</dd><dt>${fails}</dt><dd>${escaped(texts.debitFails)}</dd></dl></details>`;
}

/** The same payment in the other way, where there is one. */
function otherWay({ session, tongue: { texts }, way }: Shown): string {
	if (!takesDebits(session) || !takesCards(session)) return '';
	const [end, words] = way === 'debit' ? ['', texts.cardLink] : ['/debit', texts.debitLink];
	return `<a class="back" href="/c/pay/${session.id}${end}">${escaped(words)}</a><br>`;
}

/** It names itself; whoever refuses stays on this page and can try again. */
const walletFields = ({ session, tongue: { texts } }: Shown): string =>
	`<p>${escaped(filled(texts.walletText, { name: walletName(session) }))}</p>`;

const walletName = (session: Session): string => (walletOf(session) === 'klarna' ? 'Klarna' : 'PayPal');

const refuseButton = ({ way, tongue: { texts } }: Shown): string =>
	way === 'wallet' ? `<button name="answer" value="refuse" class="second">${escaped(texts.fail)}</button>` : '';

const parts = {
	wallet: { fields: walletFields, hints: () => '' },
	card: { fields: cardFields, hints: testCards },
	debit: { fields: debitFields, hints: testAccountList },
	nothing: { fields: () => '', hints: () => '' },
};

function titleOf({ session, tongue: { texts }, way }: Shown): string {
	if (way === 'debit') return texts.debitTitle;
	if (way === 'wallet') return filled(texts.walletTitle, { name: walletName(session) });
	return session.mode === 'subscription' ? texts.subscribe : texts.title;
}

export function payPage(shown: Shown): string {
	const { tongue, session, way } = shown;
	const { texts } = tongue;
	const title = titleOf(shown);
	const back = session.cancel_url
		? `<a class="back" href="${escaped(session.cancel_url)}">${escaped(texts.cancel)}</a>`
		: '';
	return document({
		tongue,
		title,
		columns: 'two',
		body: `<div><h1>${escaped(title)}</h1>${summary(shown)}</div>
<div>${alertOf(shown)}
<form method="post" novalidate>
${emailField(shown)}
${parts[way].fields(shown)}
<button>${escaped(buttonOf(shown))}</button>
${refuseButton(shown)}
</form>
${otherWay(shown)}${back}
${parts[way].hints(tongue)}</div>`,
	});
}
