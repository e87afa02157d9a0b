// The stock of one product or variant: numbers, settings, corrections, movements.
import { IconTrash } from '@tabler/icons-react';
import { formatNumber } from '../../../../rules/formats.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { CorrectionForm } from './correction-form.tsx';
import { Movements } from './movements.tsx';
import { SettingsForm } from './settings-form.tsx';
import { type CountedStock, useStockActions } from './stock-actions.ts';
import { StockChip } from './stock-chip.tsx';

interface OneStockProps {
	productId: string;
	/** None: it is not counted. */
	stock: CountedStock | undefined;
	readOnly: boolean;
}

export function OneStock({ productId, stock, readOnly }: OneStockProps) {
	const { t } = usePlatform();
	const actions = useStockActions();
	const deletion = stock && !readOnly && (
		<Button size="small" icon={<IconTrash aria-hidden size={18} />} onClick={() => actions.remove(productId)}>
			{t('stock.delete')}
		</Button>
	);
	const correction = !readOnly && (
		<CorrectionForm key={productId} productIds={[productId]} counted={stock !== undefined} />
	);
	return (
		<div className="grid gap-4">
			{stock ? (
				<>
					<Card heading="h2" title={t('stock.filter')} actions={deletion}>
						<Numbers stock={stock} />
					</Card>
					<Card heading="h2" title={t('stock.settings')}>
						<SettingsForm key={productId} stock={stock} readOnly={readOnly} />
					</Card>
					{correction && (
						<Card heading="h2" title={t('stock.correct')}>
							{correction}
						</Card>
					)}
				</>
			) : (
				<Card heading="h2" title={t('stock.notCounted')}>
					<div className="grid gap-4">
						<p className="max-w-prose">{t('stock.notCountedText')}</p>
						{correction}
					</div>
				</Card>
			)}
			<Card heading="h2" title={t('stock.movements')}>
				<Movements key={productId} productId={productId} />
			</Card>
		</div>
	);
}

function Numbers({ stock }: { stock: CountedStock }) {
	const { t, language, notation } = usePlatform();
	const facts = [
		{ label: t('stock.onHand'), value: stock.onHand },
		{ label: t('stock.reserved'), value: stock.reserved },
		{ label: t('stock.available'), value: stock.available },
	];
	return (
		<div className="flex flex-wrap items-end justify-between gap-4">
			<dl className="flex flex-wrap gap-x-10 gap-y-3">
				{facts.map(({ label, value }) => (
					<div key={label}>
						<dt className="text-sm text-muted">{label}</dt>
						<dd className="text-2xl font-bold tabular-nums">{formatNumber(value, language, notation)}</dd>
					</div>
				))}
			</dl>
			<StockChip state={stock.state} />
		</div>
	);
}
