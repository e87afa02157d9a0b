// The mails about approvals: to those who approve, and to who has ordered.
import type { BudgetPeriod } from '../../../rules/companies/budget-periods.ts';
import { formatNumber } from '../../../rules/formats.ts';
import { isOnline } from '../../../rules/payments/methods.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailPart } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import type { FoundOrder } from '../../orders/find-order.ts';
import { dayOf, moneyOf, paragraph, sumRows, type Template } from '../../orders/mails/parts.ts';
import type { LineChange } from '../core/record-decision.ts';

interface ExceededBudget {
	/** Code; null: that of the whole company. */
	costCentre: string | null;
	period: BudgetPeriod;
	amount: number;
	/** In minor units. */
	over: number;
}

export interface AboutApproval {
	order: FoundOrder;
	/** To whom the mail goes. */
	name: string;
	buyer: string;
	companyName: string | null;
	costCentre: string | null;
	deadline: Date;
	/** It can be paid so long. */
	payUntil: Date | null;
	/** Of the latest decision: by whom, why, and what was changed. */
	by: string | null;
	reason: string;
	changes: readonly LineChange[];
	/** It had been sent back, and its buyer has not answered. */
	unanswered: boolean;
	/** Whom the reader stands in for. */
	onBehalfOf: string | null;
	/** Which rule asks; empty: a budget does. */
	ruleName: string;
	/** What the order exceeds. */
	exceeded: readonly ExceededBudget[];
	/** Whose print data is not there yet. */
	unseen: readonly string[];
	/** To the order. */
	link: string;
}

export type ApprovalTemplate = Template<AboutApproval>;

const saidOf = (about: AboutApproval, look: MailTheme) => ({
	name: about.name,
	buyer: about.buyer,
	total: moneyOf(about.order, look, about.order.gross),
	day: dayOf(about.deadline, look),
	number: about.order.number ?? '',
});

/** For whom it was ordered; nothing without a company. */
function companyParts(t: Translate, { companyName, costCentre }: AboutApproval): MailPart[] {
	const rows = [
		...(companyName ? [{ label: t('mails.approval.company'), value: companyName }] : []),
		...(costCentre ? [{ label: t('mails.approval.costCentre'), value: costCentre }] : []),
	];
	return rows.length > 0 ? [{ kind: 'rows', rows }] : [];
}

/** Why somebody is asked, before the page is opened. */
function causeParts(t: Translate, look: MailTheme, { order, ruleName, exceeded, unseen }: AboutApproval): MailPart[] {
	const money = (minor: number) => moneyOf(order, look, minor);
	const rows = [
		...(ruleName ? [{ label: t('mails.approval.rule'), value: ruleName }] : []),
		...exceeded.map(({ costCentre, period, amount, over }) => ({
			label: costCentre
				? t(`mails.approval.budget.${period}`, { code: costCentre })
				: t(`mails.approval.companyBudget.${period}`),
			value: t('mails.approval.exceeded', { over: money(over), amount: money(amount) }),
		})),
	];
	const names = new Intl.ListFormat(look.language, { type: 'conjunction' }).format(unseen);
	return [
		...(rows.length > 0 ? [{ kind: 'rows' as const, rows }] : []),
		...(unseen.length > 0 ? [paragraph(t('mails.approval.unseen', { names }))] : []),
	];
}

const contentParts = (t: Translate, look: MailTheme, { order }: AboutApproval): MailPart[] => [
	{ kind: 'rows', rows: sumRows(t, look, { order }) },
];

const reasonParts = (t: Translate, { by, reason }: AboutApproval): MailPart[] =>
	reason === ''
		? []
		: [paragraph(by ? t('mails.approval.reasonBy', { by, reason }) : t('mails.approval.reason', { reason }))];

const button = (text: string, { link }: AboutApproval): MailPart => ({ kind: 'button', text, href: link });

const asking =
	(kind: 'asked' | 'reminder'): ApprovalTemplate =>
	(t, look, about) => {
		const said = saidOf(about, look);
		return layOutMail(look, t(`mails.approval.${kind}.subject`, said), [
			{ kind: 'heading', text: t(`mails.approval.${kind}.heading`) },
			paragraph(t(`mails.approval.${kind}.text`, said)),
			...(about.onBehalfOf ? [paragraph(t('mails.approval.onBehalfOf', { name: about.onBehalfOf }))] : []),
			...companyParts(t, about),
			...causeParts(t, look, about),
			...reasonParts(t, about),
			...contentParts(t, look, about),
			button(t('mails.approval.decide'), about),
			{ kind: 'small', text: t('mails.approval.signIn') },
		]);
	};

export const requestMail = asking('asked');
export const reminderMail = asking('reminder');

export const waitingMail: ApprovalTemplate = (t, look, about) => {
	const said = saidOf(about, look);
	return layOutMail(look, t('mails.approval.waiting.subject', said), [
		{ kind: 'heading', text: t('mails.approval.waiting.heading') },
		paragraph(
			t(isOnline(about.order.paymentMethod) ? 'mails.approval.waiting.textToPay' : 'mails.approval.waiting.text', said),
		),
		...companyParts(t, about),
		...contentParts(t, look, about),
		button(t('mails.approval.view'), about),
	]);
};

export const payableMail: ApprovalTemplate = (t, look, about) => {
	const said = { ...saidOf(about, look), day: dayOf(about.payUntil ?? about.deadline, look) };
	return layOutMail(look, t('mails.approval.payable.subject', said), [
		{ kind: 'heading', text: t('mails.approval.payable.heading') },
		paragraph(t('mails.approval.payable.text', said)),
		...reasonParts(t, about),
		...contentParts(t, look, about),
		button(t('mails.approval.pay'), about),
	]);
};

export const placedMail: ApprovalTemplate = (t, look, about) => {
	const said = saidOf(about, look);
	return layOutMail(look, t('mails.approval.placed.subject', said), [
		{ kind: 'heading', text: t('mails.approval.placed.heading') },
		paragraph(t('mails.approval.placed.text', said)),
		...reasonParts(t, about),
		button(t('mails.approval.view'), about),
	]);
};

export const rejectedMail: ApprovalTemplate = (t, look, about) => {
	const said = saidOf(about, look);
	return layOutMail(look, t('mails.approval.rejected.subject', said), [
		{ kind: 'heading', text: t('mails.approval.rejected.heading') },
		paragraph(t('mails.approval.rejected.text', said)),
		...reasonParts(t, about),
		...contentParts(t, look, about),
		button(t('mails.approval.view'), about),
	]);
};

function changeParts(t: Translate, look: MailTheme, { changes }: AboutApproval): MailPart[] {
	if (changes.length === 0) return [];
	const written = (pieces: number) => formatNumber(pieces, look.language, look.notation);
	const rows = changes.map(({ name, from, to }) => ({
		label: name,
		value:
			to === 0
				? t('mails.approval.takenOut', { from: written(from), count: from })
				: t('mails.approval.fewer', { from: written(from), to: written(to) }),
	}));
	return [paragraph(t('mails.approval.changes')), { kind: 'rows', rows }];
}

const returning =
	(kind: 'returned' | 'returnedReminder'): ApprovalTemplate =>
	(t, look, about) => {
		const said = saidOf(about, look);
		return layOutMail(look, t(`mails.approval.${kind}.subject`, said), [
			{ kind: 'heading', text: t(`mails.approval.${kind}.heading`) },
			paragraph(t(`mails.approval.${kind}.text`, said)),
			...reasonParts(t, about),
			...changeParts(t, look, about),
			...contentParts(t, look, about),
			button(t('mails.approval.answer'), about),
		]);
	};

export const returnedMail = returning('returned');
export const returnedReminderMail = returning('returnedReminder');

const ending =
	(kind: 'expired' | 'paymentExpired'): ApprovalTemplate =>
	(t, look, about) => {
		const said = saidOf(about, look);
		return layOutMail(look, t(`mails.approval.${kind}.subject`, said), [
			{ kind: 'heading', text: t(`mails.approval.${kind}.heading`) },
			paragraph(
				t(
					kind === 'expired' && about.unanswered ? 'mails.approval.unanswered.text' : `mails.approval.${kind}.text`,
					said,
				),
			),
			...contentParts(t, look, about),
			button(t('mails.approval.view'), about),
		]);
	};

export const expiredMail = ending('expired');
export const paymentExpiredMail = ending('paymentExpired');

export interface AboutSubstitute {
	/** To whom the mail goes. */
	name: string;
	/** For whom they stand in. */
	approver: string;
	firstDay: string;
	lastDay: string;
	link: string;
}

export const substituteMail: Template<AboutSubstitute> = (t, look, { name, approver, firstDay, lastDay, link }) => {
	const said = { name, approver, firstDay, lastDay };
	return layOutMail(look, t('mails.approval.substitute.subject', said), [
		{ kind: 'heading', text: t('mails.approval.substitute.heading') },
		paragraph(t('mails.approval.substitute.text', said)),
		{ kind: 'button', text: t('mails.approval.queue'), href: link },
	]);
};
