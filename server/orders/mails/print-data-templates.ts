// What mails say about print data that an order waits for.
import { describeSide } from '../../../rules/printing/side-names.ts';
import type { Translate } from '../../../rules/texts/translator.ts';
import { layOutMail, type MailPart, type MailRow } from '../../mail/lay-out-mail.ts';
import type { MailTheme } from '../../mail/mail-theme.ts';
import type { FoundOrder } from '../find-order.ts';
import { copyParts, greeted, lineName, paragraph, type Template, type ToBuyer } from './parts.ts';
import type { WaitingLine } from './waiting-lines.ts';

type OrderLine = FoundOrder['lines'][number];

function detailsOf(t: Translate, { needs, missing, hasErrors, reason }: WaitingLine): string {
	if (needs === 'sides') {
		const sides = missing.map((side) => describeSide(t, side)).join(', ');
		const told = t('printMails.sides.text', { sides, count: missing.length });
		return hasErrors ? `${told}\n${t('printMails.corrected.text')}` : told;
	}
	if (needs === 'newRelease') return t('printMails.newRelease.text', { reason });
	if (needs !== 'newData') return t(`printMails.${needs}.text`);
	return reason === '' ? t('printMails.newData.unreadable') : t('printMails.newData.text', { reason });
}

const optionsOf = ({ options }: OrderLine) => options.map(({ name, value }) => `${name}: ${value}`).join(' · ');

function waitingRow(t: Translate, look: MailTheme, line: OrderLine, waiting: WaitingLine): MailRow {
	return {
		label: lineName(t, look, line),
		// Several lines may be of the same product.
		details: [line.itemName, optionsOf(line), detailsOf(t, waiting)].filter((text) => text !== '').join('\n'),
		value: t(`printMails.${waiting.needs}`),
	};
}

/** One row for each line that waits. */
function waitingRows(t: Translate, look: MailTheme, { lines }: FoundOrder, waiting: readonly WaitingLine[]): MailPart {
	const rows = waiting.flatMap((one) => {
		const line = lines.find(({ itemId }) => itemId === one.itemId);
		return line ? waitingRow(t, look, line, one) : [];
	});
	return { kind: 'rows', rows };
}

/** Who reads a copy has no way to the order. */
const uploadButton = (t: Translate, { link, copy }: ToBuyer): MailPart[] =>
	copy ? [] : [{ kind: 'button', text: t('printMails.button'), href: link }];

/** In the confirmation of an order that waits. */
export const waitingParts = (
	t: Translate,
	look: MailTheme,
	data: ToBuyer & { waiting: readonly WaitingLine[] },
): MailPart[] =>
	data.waiting.length === 0
		? []
		: [paragraph(t('printMails.placed')), waitingRows(t, look, data.order, data.waiting), ...uploadButton(t, data)];

export interface ReminderMail extends ToBuyer {
	waiting: readonly WaitingLine[];
	isLast: boolean;
}

export const reminderMail: Template<ReminderMail> = (t, look, data) => {
	const { order, waiting, isLast } = data;
	const told = { name: greeted(order), number: order.number ?? '' };
	return layOutMail(look, t('printMails.reminder.subject', told), [
		{ kind: 'heading', text: t('printMails.reminder.heading') },
		...copyParts(t, data),
		paragraph(t('printMails.reminder.text', told)),
		waitingRows(t, look, order, waiting),
		...uploadButton(t, data),
		paragraph(t(isLast ? 'printMails.reminder.last' : 'printMails.reminder.until')),
	]);
};

export interface LateUsedMail extends ToBuyer {
	/** The line with the file: what it needs now. */
	waiting: readonly WaitingLine[];
	line: OrderLine;
	fileName: string;
}

/** What the customer has to do now that the file counts. */
function lateUsedWords(waiting: readonly WaitingLine[]) {
	const needs = waiting[0]?.needs;
	if (needs === 'sides') return 'printMails.lateUsedSides';
	return needs === 'corrected' ? 'printMails.lateUsedErrors' : 'printMails.lateUsed';
}

export const lateUsedMail: Template<LateUsedMail> = (t, look, data) => {
	const { order, waiting, line, fileName } = data;
	const told = { name: greeted(order), number: order.number ?? '' };
	const words = lateUsedWords(waiting);
	return layOutMail(look, t(`${words}.subject`, told), [
		{ kind: 'heading', text: t(`${words}.heading`) },
		...copyParts(t, data),
		paragraph(t('printMails.lateUsed.text', { ...told, file: fileName, product: line.name })),
		waitingRows(t, look, order, waiting),
		...uploadButton(t, data),
		paragraph(t('printMails.reminder.until')),
	]);
};

export interface RefusalMail extends ToBuyer {
	/** At least one. */
	refused: readonly { line: OrderLine; fileName: string; reason: string }[];
}

/** Each with its reason; several are told in one mail. */
const refusedParts = (t: Translate, { refused }: RefusalMail): MailPart[] =>
	refused.length === 1
		? refused.map(({ reason }) => paragraph(t('printMails.newData.text', { reason })))
		: refused.map(({ line, fileName, reason }) =>
				paragraph(t('printMails.refusal.file', { file: fileName, product: line.name, reason })),
			);

export const refusalMail: Template<RefusalMail> = (t, look, data) => {
	const { order, refused } = data;
	const [first] = refused;
	const told = { name: greeted(order), number: order.number ?? '' };
	const text =
		refused.length === 1 && first
			? t('printMails.refusal.text', { ...told, file: first.fileName, product: first.line.name })
			: t('printMails.refusal.several', told);
	return layOutMail(look, t('printMails.refusal.subject', told), [
		{ kind: 'heading', text: t('printMails.refusal.heading') },
		...copyParts(t, data),
		paragraph(text),
		...refusedParts(t, data),
		...uploadButton(t, data),
		paragraph(t('printMails.refusal.until')),
	]);
};

export interface SentBackMail extends ToBuyer {
	line: OrderLine;
	reason: string;
	/** The shop has changed the design: the customer compares and releases it. */
	isCorrected: boolean;
}

/** What it is about. */
function pictureOf(
	t: Translate,
	look: MailTheme,
	{ line, pictures, isCorrected = false }: Omit<SentBackMail, 'reason' | 'isCorrected'> & { isCorrected?: boolean },
): MailPart[] {
	const picture = pictures.get(line.itemId ?? '');
	if (!picture) return [];
	// It shows what was released.
	const details = [line.itemName, isCorrected ? t('printMails.correctedByShop.before') : '']
		.filter((text) => text !== '')
		.join('\n');
	return [{ kind: 'rows', rows: [{ label: lineName(t, look, line), details, value: '', picture }] }];
}

export const sentBackMail: Template<SentBackMail> = (t, look, data) => {
	const { order, line, reason, isCorrected, link, copy } = data;
	const told = isCorrected ? 'printMails.correctedByShop' : 'printMails.sentBack';
	const number = order.number ?? '';
	return layOutMail(look, t('printMails.sentBack.subject', { number }), [
		{ kind: 'heading', text: t('printMails.sentBack.heading') },
		...copyParts(t, data),
		paragraph(t(`${told}.text`, { name: greeted(order), number, product: line.name })),
		...pictureOf(t, look, data),
		paragraph(t('printMails.newRelease.text', { reason })),
		...(copy ? [] : [{ kind: 'button', text: t('printMails.sentBack.button'), href: link } as const]),
		paragraph(t(`${told}.until`)),
	]);
};

export interface ApprovedMail extends ToBuyer {
	line: OrderLine;
}

export const approvedMail: Template<ApprovedMail> = (t, look, data) => {
	const { order, line, link, copy } = data;
	const number = order.number ?? '';
	return layOutMail(look, t('printMails.approved.subject', { number }), [
		{ kind: 'heading', text: t('printMails.approved.heading') },
		...copyParts(t, data),
		paragraph(t('printMails.approved.text', { name: greeted(order), number, product: line.name })),
		...pictureOf(t, look, data),
		...(copy ? [] : [{ kind: 'button', text: t('printMails.sentBack.button'), href: link } as const]),
		paragraph(t('printMails.approved.until')),
	]);
};
