// What was typed for a decision, and what is wrong with it.
import { longestReason } from '../../rules/approvals/reason.ts';
import { errorText, findFieldError } from '../../rules/fields.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import type { ShownApproval } from './approval.ts';

export type Verdict = 'approve' | 'reject' | 'return';

export interface DecisionDraft {
	note: string;
	/** By the position of the line; undefined while the field is empty. */
	pieces: Readonly<Record<number, number | undefined>>;
}

export const emptyDraft: DecisionDraft = { note: '', pieces: {} };

type Line = ShownApproval['order']['lines'][number];

export const piecesOf = ({ pieces }: DecisionDraft, { position, quantity }: Line): number | undefined =>
	position in pieces ? pieces[position] : quantity;

export const fieldOfLine = (position: number): string => `lines.${position}`;

const isFewer = (pieces: number | undefined, { quantity }: Line): pieces is number =>
	pieces !== undefined && Number.isInteger(pieces) && pieces >= 0 && pieces <= quantity;

/** Lines with another quantity than was ordered. */
export const changedLines = (draft: DecisionDraft, lines: readonly Line[]) =>
	lines.flatMap((line) => {
		const quantity = piecesOf(draft, line);
		return quantity === undefined || quantity === line.quantity ? [] : [{ position: line.position, quantity }];
	});

function noteError({ note }: DecisionDraft, verdict: Verdict, t: Translate): string | undefined {
	if (verdict !== 'approve' && note.trim() === '') return t('approvals.reasonMissing');
	if ([...note.trim()].length > longestReason) return t('approvals.reasonLong');
	const error = findFieldError(note.trim(), {});
	return error && errorText(error, t);
}

/** By `reason`, `lines` and `lines.0`, as the API names them. */
export function draftErrors(
	draft: DecisionDraft,
	verdict: Verdict,
	{ order: { lines }, mayChange }: ShownApproval,
	t: Translate,
): Readonly<Record<string, string | undefined>> {
	const reason = noteError(draft, verdict, t);
	if (verdict !== 'return' || !mayChange) return { reason };
	const isEmpty = lines.every((line) => piecesOf(draft, line) === 0);
	return {
		...Object.fromEntries(
			lines.map((line) => [
				fieldOfLine(line.position),
				isFewer(piecesOf(draft, line), line) ? undefined : t('approvals.piecesWrong'),
			]),
		),
		lines: isEmpty ? t('approvals.allTakenOut') : undefined,
		reason,
	};
}
