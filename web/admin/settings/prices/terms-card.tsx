// In which currency and with or without tax the shop says its prices. Both only change what the numbers mean, which is said beside them.
import { useMemo } from 'react';
import { formatMoney } from '../../../../rules/money.ts';
import { currencies, type PriceSettings } from '../../../../rules/price-settings.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Select } from '../../../kit/select.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Editor } from '../../editor.ts';
import { countryChoices } from '../country-choices.ts';

type Terms = Pick<PriceSettings, 'currency' | 'pricesIncludeTax'>;

const example = 2490;

/** What happens to the prices that are there; undefined where nothing does. */
export function useMeaning(before: Terms, after: Terms, hasPrices: boolean): string | undefined {
	const { t, language, notation } = usePlatform();
	const isSame = before.currency === after.currency && before.pricesIncludeTax === after.pricesIncludeTax;
	if (isSame || !hasPrices) return undefined;
	const written = ({ currency, pricesIncludeTax }: Terms) => {
		const price = formatMoney({ minor: example, currency }, language, notation);
		return t(pricesIncludeTax ? 'priceSettings.exampleGross' : 'priceSettings.exampleNet', { price });
	};
	return t('priceSettings.numbersStay', { before: written(before), after: written(after) });
}

interface TermsProps extends Pick<Editor<PriceSettings>, 'values' | 'set'> {
	readOnly: boolean;
	/** As it is saved: a currency that cannot be chosen any more may stay. */
	before: PriceSettings;
	warning: string | undefined;
}

export function TermsCard({ values, set, readOnly, before, warning }: TermsProps) {
	const { t, language } = usePlatform();
	const countries = useMemo(() => countryChoices(language), [language]);
	const names = new Intl.DisplayNames(language, { type: 'currency' });
	const codes = [...new Set([...currencies, before.currency])];
	return (
		<Card heading="h2" title={t('priceSettings.terms')}>
			<div className="grid gap-4 tablet:grid-cols-2">
				<Select
					label={t('priceSettings.currency')}
					disabled={readOnly}
					value={values.currency}
					onChange={(currency) => set({ currency })}
					choices={codes.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }))}
				/>
				<Select
					label={t('priceSettings.country')}
					hint={t('priceSettings.countryHint')}
					disabled={readOnly}
					value={values.country}
					onChange={(country) => set({ country })}
					choices={countries}
				/>
				<div className="tablet:col-span-2">
					<RadioGroup
						label={t('priceSettings.kind')}
						hint={t('priceSettings.netHint')}
						disabled={readOnly}
						value={values.pricesIncludeTax ? 'gross' : 'net'}
						onChange={(kind) => set({ pricesIncludeTax: kind === 'gross' })}
						choices={(['gross', 'net'] as const).map((value) => ({ value, label: t(`priceSettings.${value}`) }))}
					/>
				</div>
				{warning && (
					<div role="status" className="tablet:col-span-2">
						<Notice kind="warning">{warning}</Notice>
					</div>
				)}
			</div>
		</Card>
	);
}
