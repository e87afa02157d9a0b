// Chooses a sheet, on which copies of the product lie side by side with cut marks.
import { useState } from 'react';
import { toMillimetres } from '../../../../rules/designs/units.ts';
import { formatNumber } from '../../../../rules/formats.ts';
import {
	mostMillimetres,
	type SheetChoice,
	type SheetFormat,
	sheetFormats,
	sheetOrientations,
	sheetRefusals,
	sheetTurns,
} from '../../../../rules/printing/sheets.ts';
import { failureText } from '../../../forms/failure-text.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { download } from '../../../kit/download.ts';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { Select } from '../../../kit/select.tsx';
import { ApiFailure } from '../../../platform/api.ts';
import { withReason } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { OrderPrintLine } from './order-print-line.ts';

interface SheetsDialogProps {
	address: string;
	specification: OrderPrintLine['specification'];
	open: boolean;
	onClose(): void;
}

type Chosen = Omit<SheetChoice, 'margin' | 'gutter'> & { margin: number | undefined; gutter: number | undefined };

const usualMargin = 10;
const formats = Object.keys(sheetFormats) as SheetFormat[];
const isLength = (value: number | undefined) => value !== undefined && value >= 0 && value <= mostMillimetres;

const refusalOf = (error: unknown) =>
	sheetRefusals.find((known) => error instanceof ApiFailure && error.facts.reason === known);

const queryOf = ({ format, orientation, margin, gutter, turn }: Chosen): string =>
	String(new URLSearchParams({ format, orientation, turn, margin: String(margin), gutter: String(gutter) }));

export function SheetsDialog({ address, specification, open, onClose }: SheetsDialogProps) {
	const { t, language, notation } = usePlatform();
	const [chosen, setChosen] = useState<Chosen>({
		...{ format: 'SRA3', orientation: 'portrait', turn: 'leftRight', margin: usualMargin },
		gutter: Math.min(mostMillimetres, 2 * toMillimetres(specification.bleed)),
	});
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const choose = (changes: Partial<Chosen>) => {
		setChosen({ ...chosen, ...changes });
		setFailure(undefined);
	};
	const number = (value: number) => formatNumber(value, language, notation);
	const limit = t('printOrders.limit', { most: mostMillimetres });
	const errorOf = (value: number | undefined) =>
		isLength(value) ? null : t('printOrders.range', { most: mostMillimetres });
	const make = async () => {
		setTried(true);
		setFailure(undefined);
		if (!isLength(chosen.margin) || !isLength(chosen.gutter)) return;
		setBusy(true);
		try {
			await download(`${address}?${queryOf(chosen)}`);
			onClose();
		} catch (error) {
			const refusal = refusalOf(error);
			const reason = refusal ? t(`printOrders.refused.${refusal}`) : failureText(error, t);
			setFailure(withReason(t('printOrders.sheetsFailed'), reason));
		} finally {
			setBusy(false);
		}
	};
	// What is out of range is said, and not changed: the same click would make sheets that nobody wanted.
	const lengthOf = (name: 'margin' | 'gutter') => ({
		...{ required: true, unit: t('printOrders.millimetres'), min: 0, step: 0.1, precision: 0.001 },
		value: chosen[name],
		onChange: (value: number | undefined) => choose({ [name]: value }),
		error: tried ? errorOf(chosen[name]) : undefined,
	});
	return (
		<Dialog
			open={open}
			onClose={onClose}
			size="small"
			title={t('printOrders.sheetsTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" busy={busy} onClick={make}>
						{t('printOrders.makeSheets')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<p>{t('printOrders.sheetsText')}</p>
				<Select
					label={t('printOrders.format')}
					required
					value={chosen.format}
					onChange={(format) => choose({ format })}
					choices={formats.map((name) => {
						const [width, height] = sheetFormats[name];
						const label = t('printOrders.formatOf', { name, width: number(width), height: number(height) });
						return { value: name, label };
					})}
				/>
				<Select
					label={t('printOrders.orientation')}
					required
					value={chosen.orientation}
					onChange={(orientation) => choose({ orientation })}
					choices={sheetOrientations.map((value) => ({ value, label: t(`printOrders.orientation.${value}`) }))}
				/>
				<NumberField
					label={t('printOrders.margin')}
					hint={`${t('printOrders.marginHint')} ${limit}`}
					{...lengthOf('margin')}
				/>
				<NumberField
					label={t('printOrders.gutter')}
					hint={`${t('printOrders.gutterHint')} ${limit}`}
					{...lengthOf('gutter')}
				/>
				{specification.sides.length > 1 && (
					<Select
						label={t('printOrders.turn')}
						required
						value={chosen.turn}
						onChange={(turn) => choose({ turn })}
						choices={sheetTurns.map((value) => ({ value, label: t(`printOrders.turn.${value}`) }))}
					/>
				)}
				<div role="alert" className="empty:hidden">
					{failure && <Notice kind="danger">{failure}</Notice>}
				</div>
			</div>
		</Dialog>
	);
}
