// The lines of an order with fewer pieces, or without some of them. What a series comes to was decided with its rows: it stays as it is, or goes.
import { NumberField } from '../kit/number-field.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { ShownApproval } from './approval.ts';
import { type DecisionDraft, fieldOfLine, piecesOf } from './decision-draft.ts';

interface FewerPiecesProps {
	lines: ShownApproval['order']['lines'];
	draft: DecisionDraft;
	onChange(pieces: DecisionDraft['pieces']): void;
	errorOf(field: string): string | null | undefined;
	disabled: boolean;
}

export function FewerPieces({ lines, draft, onChange, errorOf, disabled }: FewerPiecesProps) {
	const { t } = usePlatform();
	return (
		<div className="grid gap-3">
			<p className="text-sm text-hint">{t('approvals.changeHint')}</p>
			{lines.map((line) => (
				<NumberField
					key={line.position}
					label={t('approvals.piecesOf', { name: line.itemName || line.name })}
					unit={t('approvals.pieces')}
					min={0}
					step={line.seriesRows === null ? 1 : line.quantity}
					required
					disabled={disabled}
					value={piecesOf(draft, line)}
					onChange={(pieces) => onChange({ ...draft.pieces, [line.position]: pieces })}
					error={errorOf(fieldOfLine(line.position))}
				/>
			))}
		</div>
	);
}
