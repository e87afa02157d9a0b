// Variants of all combinations of the values of the choice fields; those that are there already are left out.
import { useState } from 'react';
import { sameCode } from '../../../../rules/catalogue/product-errors.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { OfferedField, ProductValues, VariantValues } from '../product-values.ts';
import { useBaseLanguage } from '../translation-fields.tsx';
import { UsedValues } from '../used-values.tsx';
import { combine } from './combine.ts';

interface CombinationsDialogProps {
	fields: readonly OfferedField[];
	product: ProductValues;
	onAdd(variants: readonly VariantValues[]): void;
	onClose(): void;
}

const linesOf = (text: string) => [
	...new Set(
		text
			.split('\n')
			.map((line) => line.trim())
			.filter(Boolean),
	),
];

export function CombinationsDialog({ fields, product, onAdd, onClose }: CombinationsDialogProps) {
	const { t } = usePlatform();
	const base = useBaseLanguage();
	const [values, setValues] = useState<Record<string, string>>(() =>
		Object.fromEntries(
			fields.map(({ id }) => [
				id,
				[...new Set(product.variants.map((variant) => variant.fields[id]?.words[base] ?? '').filter(Boolean))].join(
					'\n',
				),
			]),
		),
	);
	const made = combine(
		fields.map(({ id }) => ({ id, values: linesOf(values[id] ?? '') })),
		{
			language: base,
			prefix: product.code || product.slug,
			taken: new Set(product.variants.map(({ code }) => sameCode(code))),
			there: product.variants,
		},
	);
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('product.combinations')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="primary" disabled={made.length === 0} onClick={() => onAdd(made)}>
						{t('product.combinationsAdd')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<p>{t('product.combinationsText')}</p>
				{fields.map(({ id, label }) => (
					<div key={id} className="grid gap-1.5">
						<TextArea
							label={label}
							rows={4}
							value={values[id] ?? ''}
							onChange={(text) => setValues({ ...values, [id]: text })}
						/>
						<UsedValues
							fieldId={id}
							entered={linesOf(values[id] ?? '')}
							onChoose={(value) => setValues({ ...values, [id]: [...linesOf(values[id] ?? ''), value].join('\n') })}
						/>
					</div>
				))}
				<p role="status" className="font-semibold">
					{t('product.combinationsCount', { count: made.length })}
				</p>
			</div>
		</Dialog>
	);
}
