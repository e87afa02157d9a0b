// How the pictures of a product are framed. Saved by its own button, as pictures act at once.
import { useState } from 'react';
import { isBorderColour, type Rounding, roundings, widestBorder } from '../../../../rules/catalogue/image-border.ts';
import { Button } from '../../../kit/button.tsx';
import { ColourField } from '../../../kit/colour-field.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { Select } from '../../../kit/select.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Product } from '../product-values.ts';
import { saveBorderDocument } from './images.documents.ts';

export function BorderForm({ product }: { product: Product }) {
	const { t } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [border, setBorder] = useState(product.border);
	const [busy, setBusy] = useState(false);
	const wrongColour = !isBorderColour(border.colour);
	const wrong = wrongColour || Number.isNaN(border.width);
	const save = async () => {
		setBusy(true);
		await attempt(() => change(saveBorderDocument, { productId: product.id, border }), {
			done: t('product.borderSaved'),
			failed: t('product.borderFailed'),
		});
		setBusy(false);
	};
	return (
		<fieldset className="rounded-theme border border-line p-4">
			<legend className="px-1 text-sm font-semibold text-label">{t('product.border')}</legend>
			<div className="grid items-start gap-4 phone:grid-cols-3">
				<Select
					label={t('product.rounding')}
					value={border.rounding}
					onChange={(rounding: Rounding) => setBorder({ ...border, rounding })}
					choices={roundings.map((value) => ({ value, label: t(`product.rounding.${value}`) }))}
				/>
				<NumberField
					label={t('product.borderWidth')}
					unit="px"
					min={0}
					max={widestBorder}
					step={1}
					value={border.width}
					onChange={(width) => setBorder({ ...border, width: width ?? 0 })}
				/>
				<ColourField
					label={t('product.borderColour')}
					hint={t('product.borderColourHint')}
					value={border.colour}
					onChange={(colour) => setBorder({ ...border, colour })}
					error={wrongColour ? t('product.borderColourInvalid') : undefined}
				/>
			</div>
			<div className="mt-4">
				<Button
					busy={busy}
					disabled={wrong || JSON.stringify(border) === JSON.stringify(product.border)}
					onClick={save}
				>
					{t('product.borderSave')}
				</Button>
			</div>
		</fieldset>
	);
}
