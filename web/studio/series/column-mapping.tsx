// Which column fills in which field.
import type { Series } from '../../../rules/designs/series.ts';
import { seriesFields } from '../../../rules/designs/series.ts';
import { Notice } from '../../kit/notice.tsx';
import { Select } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { labelOf } from '../fields/field-uses.ts';
import { useDesign } from '../studio-context.tsx';

interface MappingProps {
	series: Series;
	readOnly: boolean;
	onChange(mapping: Series['mapping']): void;
}

const unmapped = '-';

export function ColumnMapping({ series: { columns, mapping }, readOnly, onChange }: MappingProps) {
	const { t, language } = usePlatform();
	const design = useDesign();
	const fields = seriesFields(design).map((field) => ({
		...field,
		label: labelOf(field.labels, language, field.key),
	}));
	const isUsed = (key: string) => Object.values(mapping).includes(key);
	const missing = fields.filter(({ key, required }) => required && !isUsed(key));
	/** A field is filled in by one column: another one lets go of it. */
	const choose = (column: number, key: string) => {
		const others = Object.entries(mapping).filter(([index, of]) => index !== String(column) && of !== key);
		onChange(Object.fromEntries(key === unmapped ? others : [...others, [String(column), key]]));
	};
	const choices = [
		{ value: unmapped, label: t('series.notPrinted') },
		...fields.map(({ key, label }) => ({ value: key, label })),
	];
	return (
		<details className="rounded-theme border border-line" open={Object.keys(mapping).length === 0 || undefined}>
			<summary className="cursor-pointer px-3 py-2 font-semibold">{t('series.mapping')}</summary>
			<div className="grid gap-3 px-3 pb-3">
				<p className="text-sm text-muted">{t('series.mappingText')}</p>
				{missing.length > 0 && (
					<Notice kind="info">
						{t('series.missingColumns', { fields: missing.map(({ label }) => label).join(', ') })}
					</Notice>
				)}
				<div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-3">
					{columns.map((name, index) => (
						<Select
							// biome-ignore lint/suspicious/noArrayIndexKey: columns are told apart by their position
							key={index}
							label={name || t('series.column', { number: index + 1 })}
							value={mapping[index] ?? unmapped}
							choices={choices}
							disabled={readOnly}
							onChange={(key) => choose(index, key)}
						/>
					))}
				</div>
			</div>
		</details>
	);
}
