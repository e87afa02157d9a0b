// In which currency and with or without tax the shop says its prices. Both only change what the numbers mean, which is said beside them.
import { useMemo } from 'react';
import { formatMoney } from '../../../../rules/money.ts';
import { currencies, type PriceSettings, type priceSettings } from '../../../../rules/settings/prices.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { countryChoices } from '../country-choices.ts';
import { SettingField } from '../schema/setting-field.tsx';
import type { SettingsForm } from '../schema/use-settings-form.ts';

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

interface TermsProps {
	form: SettingsForm<typeof priceSettings>;
	warning: string | undefined;
}

export function TermsCard({ form, warning }: TermsProps) {
	const { t, language } = usePlatform();
	const { editor, saved, readOnly } = form;
	const countries = useMemo(() => countryChoices(language), [language]);
	const names = new Intl.DisplayNames(language, { type: 'currency' });
	// A currency that cannot be chosen any more may stay.
	const codes = [...new Set([...currencies, saved.currency])];
	return (
		<Card heading="h2" title={t('priceSettings.terms')}>
			<div className="grid gap-4 phone:grid-cols-2">
				<SettingField
					form={form}
					name="currency"
					choices={codes.map((value) => ({ value, label: `${value} · ${names.of(value) ?? value}` }))}
				/>
				<SettingField form={form} name="country" choices={countries} />
				<div className="phone:col-span-2">
					<RadioGroup
						label={t('priceSettings.kind')}
						hint={t('priceSettings.netHint')}
						disabled={readOnly}
						value={editor.values.pricesIncludeTax ? 'gross' : 'net'}
						onChange={(kind) => editor.set({ pricesIncludeTax: kind === 'gross' })}
						choices={(['gross', 'net'] as const).map((value) => ({ value, label: t(`priceSettings.${value}`) }))}
					/>
				</div>
				{warning && (
					<div role="status" className="phone:col-span-2">
						<Notice kind="warning">{warning}</Notice>
					</div>
				)}
			</div>
		</Card>
	);
}
