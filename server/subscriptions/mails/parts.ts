// What mails about a subscription have in common: what they know, how they greet, and where contracts are ended.
import type { Translate } from '../../../rules/texts/translator.ts';
import type { MailPart } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import { dayOf, greeted, lineName, moneyOf, paragraph, sumRows, type Template } from '../../orders/mails/parts.ts';
import type { PlainPage } from '../../pages/led-to-pages.ts';
import { type Contract, runsUntil } from './find-contract.ts';
import type { ContractLinks } from './links.ts';

export interface AboutContract {
	contract: Contract;
	links: ContractLinks;
	/** Positions of lines that the next delivery cannot be made of. */
	lacking: readonly number[];
	/** Terms, and what is to be known about withdrawing; in the first mail alone. */
	pages: readonly PlainPage[];
}

export type ContractTemplate = Template<AboutContract>;

/** A plan of the platform is a service: nothing of it is delivered, and it is looked after in the shop that pays it. */
export const messageOf = <Name extends string>({ contract }: AboutContract, name: Name) =>
	contract.forTenant === null ? (`mails.subscription.${name}` as const) : (`mails.subscription.plan.${name}` as const);

/** Within a trial nothing has been paid, and nothing will be. */
export const isTrial = ({ contract: { state, trialEnd } }: AboutContract): boolean =>
	state === 'trialing' && trialEnd !== null;

/** Who is written to about which contract. */
export const readerOf = ({ contract }: AboutContract) => ({ name: greeted(contract), number: contract.number });

/** Of a plan also without tax, as its price is named everywhere else. */
export function paidEachTime(t: Translate, look: MailTheme, { contract }: AboutContract): string {
	const { gross: paid, net: untaxed } = contract.totals;
	const gross = moneyOf(contract, look, paid);
	if (contract.forTenant === null || untaxed === paid) return gross;
	return t('mails.subscription.plan.amount', { gross, net: moneyOf(contract, look, untaxed) });
}

export const endOf = ({ contract }: AboutContract, look: MailTheme): string => dayOf(runsUntil(contract), look);

export const intervalOf = (t: Translate, { intervalUnit, intervalCount: count }: Contract): string =>
	t(`mails.subscription.interval.${intervalUnit}`, { count });

export const contentParts = (t: Translate, look: MailTheme, { contract }: AboutContract): MailPart[] => [
	{ kind: 'rows', rows: sumRows(t, look, { order: contract, withNet: contract.forTenant !== null }) },
	...(contract.reverseCharge ? [paragraph(t('orderMails.reverseCharge'))] : []),
	...(contract.taxFreeExport ? [paragraph(t('orderMails.taxFreeExport'))] : []),
];

/** What the next delivery cannot be made without, with the way to it. */
export function lackingParts(t: Translate, look: MailTheme, { contract, lacking, links }: AboutContract): MailPart[] {
	const lines = contract.lines.filter(({ position }) => lacking.includes(position));
	if (lines.length === 0) return [];
	return [
		paragraph(t('mails.subscription.lacking', { names: lines.map((line) => lineName(t, look, line)).join(', ') })),
		{ kind: 'button', text: t('mails.subscription.lackingButton'), href: links.own },
	];
}

/** At the end of every mail about a contract that can be ended. */
export const cancelParts = (t: Translate, { links }: AboutContract): MailPart[] => [
	{ kind: 'small', text: t('mails.subscription.cancelHere', { page: links.cancel }) },
];

export const viewParts = (t: Translate, about: AboutContract): MailPart[] => [
	{ kind: 'button', text: t('mails.subscription.view'), href: about.links.own },
	...cancelParts(t, about),
];
