// The tax rates of a country: those that ship, and those in which the shop differs.

import { useMemo, useState } from 'react';
import { dayIn } from '../../../../rules/dates.ts';
import { readSettings } from '../../../../rules/settings/api-values.ts';
import { priceSettings } from '../../../../rules/settings/prices.ts';
import type { TaxCategory } from '../../../../rules/tax/categories.ts';
import { defaultRates } from '../../../../rules/tax/default-rates.ts';
import { ratedCategories } from '../../../../rules/tax/own-rates.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { Select } from '../../../kit/select.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { useEditor } from '../../editor.ts';
import { mayOpen, useMe } from '../../me.tsx';
import { countryChoices } from '../country-choices.ts';
import { CategoryRates } from './category-rates.tsx';
import { changesOf, type EditedRate, editedRates, errorsByRow } from './edited-rates.ts';
import { saveTaxRatesDocument, taxRatesDocument } from './taxes.documents.ts';

const usual: readonly TaxCategory[] = ['standard', 'digitalContent', 'advertising', 'shipping'];

export function TaxesTab() {
	const answer = useAdminQuery(taxRatesDocument, {});
	return <Loaded answer={answer}>{(data) => <Taxes data={data} />}</Loaded>;
}

function Taxes({ data: { taxRates, priceSettings: prices } }: { data: Data<typeof taxRatesDocument> }) {
	const { t, language, timeZone } = usePlatform();
	const readOnly = !mayOpen(useMe(), ['mTenant', 'mPrice']);
	const change = useChange();
	const [country, setCountry] = useState(readSettings(priceSettings, prices).country);
	const initial = { rates: editedRates(taxRates) };
	const errorTexts = (rates: readonly EditedRate[]) =>
		Object.fromEntries(
			[...errorsByRow(rates)].map(([key, kind]) => [
				key,
				// Country and category are chosen here, not typed.
				kind === 'countryInvalid' || kind === 'categoryInvalid' ? t('taxes.faulty') : t(`taxes.${kind}`),
			]),
		);
	const editor = useEditor({
		initial,
		judge: ({ rates }) => errorTexts(rates),
		save: async ({ rates }) => {
			const { saveTaxRates: errors } = await change(saveTaxRatesDocument, changesOf(initial.rates, rates));
			if (errors.length > 0) throw new Error(t('taxes.faulty'));
		},
		said: { saved: t('taxes.saved'), failed: t('taxes.saveFailed'), faulty: t('taxes.faulty') },
	});
	const { rates } = editor.values;
	const choices = useMemo(() => countryChoices(language), [language]);
	const counted = choices.map(({ value, label }) => {
		const count = rates.filter((rate) => rate.country === value).length;
		return { value, label: count > 0 ? t('taxes.countryOwn', { country: label, count }) : label };
	});
	const faulty = new Set(rates.filter(({ key }) => editor.errorOf(key)).map((rate) => rate.country));
	const elsewhere = choices.filter(({ value }) => value !== country && faulty.has(value)).map(({ label }) => label);
	const set = (next: readonly EditedRate[]) => editor.set({ rates: [...next] });
	/** What printers sell, and what the shop has set itself; the rest is there for those who look for it. No row moves while it is edited. */
	const isShown = (category: TaxCategory) =>
		usual.includes(category) || initial.rates.some((rate) => rate.country === country && rate.category === category);
	const listed = (categories: readonly TaxCategory[]) => (
		<ul className="divide-y divide-line border-y border-line">
			{categories.map((category) => (
				<CategoryRates
					key={`${country} ${category}`}
					country={country}
					category={category}
					today={dayIn(timeZone)}
					rates={rates}
					onChange={set}
					errorOf={editor.errorOf}
					readOnly={readOnly}
				/>
			))}
		</ul>
	);
	return (
		<div className="grid gap-4">
			{elsewhere.length > 0 && (
				<Notice kind="danger">{t('taxes.faultyIn', { countries: elsewhere.join(', ') })}</Notice>
			)}
			<Card heading="h2" title={t('taxes.title')}>
				<div className="grid gap-4">
					<p className="max-w-prose text-muted">{t('taxes.text')}</p>
					<div className="max-w-md">
						<Select label={t('taxes.country')} value={country} onChange={setCountry} choices={counted} />
					</div>
					{!defaultRates(country, 'standard') && <Notice kind="info">{t('taxes.unknownCountry')}</Notice>}
					{listed(ratedCategories.filter(isShown))}
					<details>
						<summary className="min-h-10 cursor-pointer py-2 font-semibold">
							{t('taxes.others', { count: ratedCategories.filter((category) => !isShown(category)).length })}
						</summary>
						{listed(ratedCategories.filter((category) => !isShown(category)))}
					</details>
				</div>
			</Card>
			{!readOnly && <SaveBar {...editor.bar} />}
		</div>
	);
}
