// Counted, received, lost: what has happened to a stock, or to those of several variants, with a word about it.
import { type FormEvent, useState } from 'react';
import { leastOf, longestStockNote, type StockCorrection, stockCorrections } from '../../../../rules/stock.ts';
import { Button } from '../../../kit/button.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { PiecesField, readPieces } from './pieces-field.tsx';
import { useStockActions } from './stock-actions.ts';

interface CorrectionProps {
	productIds: string[];
	/** What is not counted yet can only be counted. */
	counted: boolean;
	onDone?(): void;
}

export function CorrectionForm({ productIds, counted, onDone }: CorrectionProps) {
	const platform = usePlatform();
	const { t } = platform;
	const actions = useStockActions();
	const [chosen, setChosen] = useState<StockCorrection>('counted');
	const [typed, setTyped] = useState('');
	const [note, setNote] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const reason = counted ? chosen : 'counted';
	const { value, fault } = readPieces(typed, platform, leastOf(reason));
	const missing = value === undefined ? t('controlTextIsRequired') : undefined;
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (value === undefined || busy) return;
		setBusy(true);
		const done = await actions.correct(productIds, { reason, quantity: value, note });
		setBusy(false);
		if (!done) return;
		setTyped('');
		setNote('');
		setTried(false);
		onDone?.();
	};
	return (
		<form noValidate onSubmit={submit} className="grid max-w-prose gap-4">
			{counted && (
				<RadioGroup
					label={t('stock.what')}
					value={chosen}
					onChange={(one) => setChosen(one)}
					choices={stockCorrections.map((one) => ({ value: one, label: t(`stock.correction.${one}`) }))}
				/>
			)}
			<PiecesField
				label={counted ? t('stock.quantity') : t('stock.onHand')}
				required
				value={typed}
				onChange={setTyped}
				error={fault ?? (tried ? missing : undefined)}
			/>
			<TextField
				label={t('stock.note')}
				hint={t('stock.noteHint')}
				maxLength={longestStockNote}
				value={note}
				onChange={setNote}
			/>
			<div>
				<Button type="submit" colour="adminPrimary" busy={busy}>
					{counted ? t('stock.book') : t('stock.start')}
				</Button>
			</div>
		</form>
	);
}
