// When to warn, and whether to sell what is not there: saved as soon as it is said.
import { useState } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import { Switch } from '../../../kit/switch.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { PiecesField, readPieces } from './pieces-field.tsx';
import { type CountedStock, useStockActions } from './stock-actions.ts';

export function SettingsForm({ stock, readOnly }: { stock: CountedStock; readOnly: boolean }) {
	const platform = usePlatform();
	const { t, language, notation } = platform;
	const actions = useStockActions();
	const { productId, warningLevel, sellWhenEmpty } = stock;
	/** Undefined while no one types. */
	const [typed, setTyped] = useState<string>();
	const [left, setLeft] = useState(false);
	/** What was said and is on its way. */
	const [selling, setSelling] = useState<boolean>();
	const { value, fault } = readPieces(typed ?? '', platform);
	const leave = async () => {
		setLeft(true);
		if (typed === undefined || fault) return;
		if ((value ?? null) !== warningLevel && !(await actions.save([productId], { warningLevel: value ?? null }))) return;
		setTyped(undefined);
		setLeft(false);
	};
	const sell = async (on: boolean) => {
		setSelling(on);
		await actions.save([productId], { sellWhenEmpty: on });
		setSelling(undefined);
	};
	return (
		<div className="grid max-w-prose gap-4">
			<PiecesField
				label={t('stock.warningLevel')}
				hint={t('stock.warningLevelHint')}
				disabled={readOnly}
				value={typed ?? (warningLevel === null ? '' : formatNumber(warningLevel, language, notation))}
				onChange={setTyped}
				onLeave={leave}
				error={left ? fault : undefined}
			/>
			<Switch
				label={t('stock.sellWhenEmpty')}
				hint={t('stock.sellWhenEmptyHint')}
				disabled={readOnly}
				on={selling ?? sellWhenEmpty}
				onChange={sell}
			/>
		</div>
	);
}
