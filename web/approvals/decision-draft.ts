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

/** Smaller quantities, in rising order. */
export type FewerChoices = readonly number[];

interface Fewer {
	/** Null: any number of pieces from `least` on. */
	quantities: FewerChoices | null;
	least: number;
}

/** More than that nobody looks for in a list: it is typed, and checked by the server. */
const mostListed = 100;

export function fewerOf({ fewerPieces }: Pick<ShownApproval, 'fewerPieces'>, { position }: Line): Fewer {
	const known = fewerPieces.find((one) => one.position === position);
	const { least } = known ?? {};
	if (!known || least == null) return { quantities: [], least: 0 };
	const { quantities } = known;
	return { quantities: quantities && quantities.length <= mostListed ? quantities : null, least };
}

export const isFewer = (pieces: number | undefined, { quantity }: Line, least: number): pieces is number =>
	pieces !== undefined &&
	Number.isInteger(pieces) &&
	(pieces === 0 || pieces === quantity || (pieces >= least && pieces < quantity));

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
	approval: ShownApproval,
	t: Translate,
	number: (pieces: number) => string,
): Readonly<Record<string, string | undefined>> {
	const { order, mayChange } = approval;
	const { lines } = order;
	const reason = noteError(draft, verdict, t);
	if (verdict !== 'return' || !mayChange) return { reason };
	const isEmpty = lines.every((line) => piecesOf(draft, line) === 0);
	return {
		...Object.fromEntries(
			lines.map((line) => {
				const { least } = fewerOf(approval, line);
				const limits = { least: number(least), most: number(line.quantity) };
				const isRight = isFewer(piecesOf(draft, line), line, least);
				return [fieldOfLine(line.position), isRight ? undefined : t('approvals.piecesFrom', limits)];
			}),
		),
		lines: isEmpty ? t('approvals.allTakenOut') : undefined,
		reason,
	};
}
