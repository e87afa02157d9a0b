// Settings of the stock of several variants: what is left open stays as each of them has it.
import { type FormEvent, useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { PiecesField, readPieces } from './pieces-field.tsx';
import { useStockActions } from './stock-actions.ts';

const choices = ['keep', 'on', 'off'] as const;

interface ManySettingsProps {
	productIds: string[];
	/** How many of them have no stock that settings could be of. */
	uncounted: number;
	onDone(): void;
}

export function ManySettings({ productIds, uncounted, onDone }: ManySettingsProps) {
	const platform = usePlatform();
	const { t } = platform;
	const actions = useStockActions();
	const [typed, setTyped] = useState('');
	const [sell, setSell] = useState<(typeof choices)[number]>('keep');
	const [busy, setBusy] = useState(false);
	const { value, fault } = readPieces(typed, platform);
	const nothing = value === undefined && sell === 'keep';
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (fault || nothing || busy) return;
		setBusy(true);
		const done = await actions.save(productIds, {
			...(value === undefined ? {} : { warningLevel: value }),
			...(sell === 'keep' ? {} : { sellWhenEmpty: sell === 'on' }),
		});
		setBusy(false);
		if (done) onDone();
	};
	if (uncounted > 0) return <Notice kind="info">{t('stock.manyNotCounted', { count: uncounted })}</Notice>;
	return (
		<form noValidate onSubmit={submit} className="grid gap-4">
			<PiecesField
				label={t('stock.warningLevel')}
				hint={t('stock.keepLevel')}
				value={typed}
				onChange={setTyped}
				error={fault}
			/>
			<Select
				label={t('stock.sellMany')}
				required
				value={sell}
				onChange={(one) => setSell(one)}
				choices={choices.map((one) => ({ value: one, label: t(`stock.sellMany.${one}`) }))}
			/>
			<div>
				<Button type="submit" colour="adminPrimary" busy={busy} disabled={nothing}>
					{t('stock.saveMany')}
				</Button>
			</div>
		</form>
	);
}
