// Codes of categories in the classification of a purchasing system.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { Button } from '../../../kit/button.tsx';
import { Select } from '../../../kit/select.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { BuyerPart } from './buyer-form.tsx';
import { procurementChoicesDocument } from './procurement.documents.ts';

export function Classifications({ editor: { values, set, errorOf }, readOnly }: BuyerPart) {
	const { t, language } = usePlatform();
	const { data } = useAdminQuery(procurementChoicesDocument, { language });
	const categories = (data?.categoryTree ?? []).map(({ id, name }) => ({ value: id, label: name }));
	const { classifications } = values;
	const change = (index: number, more: Partial<(typeof classifications)[number]>) =>
		set({ classifications: classifications.map((one, at) => (at === index ? { ...one, ...more } : one)) });
	const error = errorOf('classifications');
	return (
		<fieldset className="grid gap-3">
			<legend className="mb-1 text-sm font-semibold text-label">{t('procurement.classifications')}</legend>
			<p className="text-sm text-muted">{t('procurement.classificationsHint')}</p>
			{classifications.map(({ categoryId, code }, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: rows have no id of their own, and are added at the end alone
				<div key={index} className="grid items-end gap-3 phone:grid-cols-[1fr_1fr_auto]">
					<Select
						label={t('procurement.category')}
						disabled={readOnly}
						value={categoryId}
						onChange={(chosen) => change(index, { categoryId: chosen })}
						choices={categories}
					/>
					<TextField
						label={t('procurement.code')}
						disabled={readOnly}
						value={code}
						onChange={(typed) => change(index, { code: typed })}
					/>
					{!readOnly && (
						<Button
							icon={<IconTrash aria-hidden size={18} />}
							onClick={() => set({ classifications: classifications.filter((_one, at) => at !== index) })}
						>
							{t('procurement.removeClassification')}
						</Button>
					)}
				</div>
			))}
			{error && (
				<p role="alert" className="text-sm text-danger">
					{error}
				</p>
			)}
			{!readOnly && categories.length > 0 && (
				<div>
					<Button
						size="small"
						icon={<IconPlus aria-hidden size={18} />}
						onClick={() =>
							set({ classifications: [...classifications, { categoryId: categories[0]?.value ?? '', code: '' }] })
						}
					>
						{t('procurement.addClassification')}
					</Button>
				</div>
			)}
		</fieldset>
	);
}
