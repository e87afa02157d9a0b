// The rates of one category in one country: what ships beside what the shop says, from which day on.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { isDay, writeDay } from '../../../../rules/dates.ts';
import type { TaxCategory } from '../../../../rules/tax/categories.ts';
import { defaultRates } from '../../../../rules/tax/default-rates.ts';
import { formatRate } from '../../../../rules/tax/format-rate.ts';
import { rateOfPercent } from '../../../../rules/tax/own-rates.ts';
import { defaultRateOn } from '../../../../rules/tax/rates.ts';
import { Button } from '../../../kit/button.tsx';
import { Chip } from '../../../kit/chip.tsx';
import { DateField } from '../../../kit/date-field.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { EditedRate } from './edited-rates.ts';

interface CategoryRatesProps {
	country: string;
	category: TaxCategory;
	today: string;
	/** Of all countries and categories. */
	rates: readonly EditedRate[];
	onChange(rates: readonly EditedRate[]): void;
	errorOf(key: string): string | null | undefined;
	readOnly: boolean;
}

export function CategoryRates({ country, category, today, rates, onChange, errorOf, readOnly }: CategoryRatesProps) {
	const { t } = usePlatform();
	const item = useRef<HTMLLIElement>(null);
	const addButton = useRef<HTMLButtonElement>(null);
	const added = useRef(false);
	const name = t(`pricing.tax.${category}`);
	const own = rates.filter((rate) => rate.country === country && rate.category === category);
	const holds = own
		.filter(({ validFrom, percent }) => isDay(validFrom) && validFrom <= today && rateOfPercent(percent) !== undefined)
		.reduce<EditedRate | undefined>(
			(best, rate) => (best && best.validFrom >= rate.validFrom ? best : rate),
			undefined,
		);
	const add = () => {
		added.current = true;
		onChange([...rates, { key: crypto.randomUUID(), country, category, validFrom: '', percent: undefined }]);
	};
	// An admin who adds a rate types its day next.
	useEffect(() => {
		if (!added.current) return;
		added.current = false;
		item.current?.querySelectorAll<HTMLElement>('[data-rate]')[own.length - 1]?.querySelector('input')?.focus();
	}, [own.length]);
	const remove = (key: string) => {
		onChange(rates.filter((rate) => rate.key !== key));
		addButton.current?.focus();
	};
	const set = (key: string, changed: Partial<EditedRate>) =>
		onChange(rates.map((rate) => (rate.key === key ? { ...rate, ...changed } : rate)));
	return (
		<li ref={item} className="grid gap-3 py-3">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				<div className="min-w-0">
					<h3 className="font-semibold">{name}</h3>
					<ShippedRates country={country} category={category} today={today} />
				</div>
				{!readOnly && (
					<Button ref={addButton} size="small" icon={<IconPlus aria-hidden size={16} />} onClick={add}>
						{t('taxes.add')}
						<span className="sr-only"> ({name})</span>
					</Button>
				)}
			</div>
			{own.map((rate) => (
				<RateRow
					key={rate.key}
					rate={rate}
					name={name}
					holds={rate === holds}
					error={errorOf(rate.key)}
					readOnly={readOnly}
					onChange={(changed) => set(rate.key, changed)}
					onRemove={() => remove(rate.key)}
				/>
			))}
		</li>
	);
}

function ShippedRates({ country, category, today }: Pick<CategoryRatesProps, 'country' | 'category' | 'today'>) {
	const { t, language } = usePlatform();
	const written = (rate: number) => formatRate(rate, language);
	const shipped = defaultRates(country, category);
	const later = (shipped ?? []).filter(([from]) => from > today);
	const texts = shipped
		? [
				written(defaultRateOn({ country, category, day: today })),
				...later.map(([from, rate]) => t('taxes.shippedLater', { rate: written(rate), day: writeDay(from, language) })),
			]
		: [t('taxes.shippedNone')];
	return (
		<p className="text-sm text-muted tabular-nums">
			{t('taxes.shipped')}: {texts.join(', ')}
		</p>
	);
}

interface RateRowProps {
	rate: EditedRate;
	/** Of the category. */
	name: string;
	holds: boolean;
	error: string | null | undefined;
	readOnly: boolean;
	onChange(changed: Partial<EditedRate>): void;
	onRemove(): void;
}

function RateRow({ rate, name, holds, error, readOnly, onChange, onRemove }: RateRowProps) {
	const { t } = usePlatform();
	// The rate is marked only where the day is not.
	const ofRate = error === t('taxes.rateInvalid');
	return (
		<div data-rate className="flex flex-wrap items-start gap-3 border-s-2 border-line ps-4">
			<div className="basis-44">
				<DateField
					label={t('taxes.validFrom')}
					disabled={readOnly}
					value={rate.validFrom}
					onChange={(validFrom) => onChange({ validFrom })}
					error={error === undefined || error === null ? error : ofRate ? null : error}
				/>
			</div>
			<div className="basis-52">
				<NumberField
					label={t('taxes.rate')}
					unit="%"
					min={0}
					max={100}
					disabled={readOnly}
					value={rate.percent}
					onChange={(percent) => onChange({ percent })}
					error={error === undefined ? undefined : ofRate ? error : null}
				/>
			</div>
			<div className="flex min-h-10 items-center gap-3 small:mt-6">
				{!readOnly && (
					<Button
						size="small"
						icon={<IconTrash aria-hidden size={16} />}
						aria-label={t('taxes.removeFor', { category: name })}
						onClick={onRemove}
					/>
				)}
				{holds && <Chip state="active" label={t('taxes.applies')} />}
			</div>
		</div>
	);
}
