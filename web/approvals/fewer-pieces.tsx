// The lines of an order with fewer pieces, or without some of them: in runs that can be ordered, chosen from a list where there are few. What a series comes to
// was decided with its rows: it stays as it is, or goes.
import { lineLabels } from '../../rules/approvals/line-labels.ts';
import { NumberField } from '../kit/number-field.tsx';
import { Select } from '../kit/select.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { ShownApproval } from './approval.ts';
import { useNumbers } from './approval.ts';
import { type DecisionDraft, type FewerChoices, fewerOf, fieldOfLine, piecesOf } from './decision-draft.ts';

type Line = ShownApproval['order']['lines'][number];

interface FewerPiecesProps {
	approval: ShownApproval;
	draft: DecisionDraft;
	onChange(pieces: DecisionDraft['pieces']): void;
	errorOf(field: string): string | null | undefined;
	disabled: boolean;
}

export function FewerPieces({ approval, draft, onChange, errorOf, disabled }: FewerPiecesProps) {
	const { t } = usePlatform();
	const number = useNumbers();
	const labels = lineLabels(approval.order.lines, {
		pieces: (count) => t('approvals.fewerRun', { pieces: number(count), count }),
		line: (line) => t('approvals.lineOf', { line: number(line) }),
	});
	return (
		<div className="grid gap-3">
			<p className="text-sm text-hint">{t('approvals.changeHint')}</p>
			{approval.order.lines.map((line) => {
				const { quantities } = fewerOf(approval, line);
				const shared = {
					line,
					label: labels.get(line.position) ?? line.name,
					disabled,
					value: piecesOf(draft, line),
					onChange: (pieces: number | undefined) => onChange({ ...draft.pieces, [line.position]: pieces }),
					error: errorOf(fieldOfLine(line.position)),
				};
				return quantities ? (
					<Runs key={line.position} {...shared} quantities={quantities} />
				) : (
					<Pieces key={line.position} {...shared} />
				);
			})}
		</div>
	);
}

interface LineProps {
	line: Line;
	/** What it is called here: never like another one. */
	label: string;
	value: number | undefined;
	onChange(pieces: number | undefined): void;
	error: string | null | undefined;
	disabled: boolean;
}

function Runs({ line, label, quantities, value, onChange, error, disabled }: LineProps & { quantities: FewerChoices }) {
	const { t } = usePlatform();
	const number = useNumbers();
	return (
		<Select
			label={t('approvals.runsOf', { name: label })}
			disabled={disabled}
			value={String(value ?? line.quantity)}
			onChange={(chosen) => onChange(Number(chosen))}
			choices={[
				{ value: String(line.quantity), label: t('approvals.asOrdered', { pieces: number(line.quantity) }) },
				...quantities.toReversed().map((pieces) => ({
					value: String(pieces),
					label: t('approvals.fewerRun', { pieces: number(pieces), count: pieces }),
				})),
				{ value: '0', label: t('approvals.takeOut') },
			]}
			error={error ?? undefined}
		/>
	);
}

function Pieces({ label, value, onChange, error, disabled }: LineProps) {
	const { t } = usePlatform();
	return (
		<NumberField
			label={t('approvals.piecesOf', { name: label })}
			unit={t('approvals.pieces')}
			min={0}
			step={1}
			required
			disabled={disabled}
			value={value}
			onChange={onChange}
			error={error}
		/>
	);
}
