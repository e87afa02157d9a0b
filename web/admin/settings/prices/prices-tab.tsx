// What the shop says of its prices: currency, net or gross, the country whose taxes hold, words beside prices, whom to warn of low stock.
import { errorText, findFieldError } from '../../../../rules/fields.ts';
import { ownNameOfLanguage } from '../../../../rules/languages.ts';
import {
	findRecipientError,
	type PriceSettings,
	pricingTextRules,
	totalLabels,
} from '../../../../rules/price-settings.ts';
import type { Translate } from '../../../../rules/texts/translator.ts';
import { Card } from '../../../kit/card.tsx';
import { useConfirm } from '../../../kit/confirm.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { SaveBar } from '../../../kit/save-bar.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { type Faults, useEditor } from '../../editor.ts';
import { mayOpen, useMe } from '../../me.tsx';
import { byLanguage, listed } from '../wording.ts';
import { priceSettingsDocument, savePriceSettingsDocument } from './prices.documents.ts';
import { TermsCard, useMeaning } from './terms-card.tsx';

function judge({ pricingText, stockWarningRecipients }: PriceSettings, t: Translate): Faults {
	const texts = Object.entries(pricingText).map(([code, text]) => {
		const fault = findFieldError(text, pricingTextRules);
		return [`pricingText ${code}`, fault && errorText(fault, t)];
	});
	const fault = findRecipientError(stockWarningRecipients);
	return {
		...Object.fromEntries(texts),
		stockWarningRecipients: fault && t(`priceSettings.recipients.${fault}`),
	};
}

export function PricesTab() {
	const answer = useAdminQuery(priceSettingsDocument, {});
	return <Loaded answer={answer}>{({ priceSettings }) => <Prices settings={priceSettings} />}</Loaded>;
}

function Prices({ settings }: { settings: Data<typeof priceSettingsDocument>['priceSettings'] }) {
	const { t, languages } = usePlatform();
	const readOnly = !mayOpen(useMe(), ['mTenant', 'mPrice']);
	const change = useChange();
	const confirm = useConfirm();
	const { hasPrices, ...given } = settings;
	const initial: PriceSettings = { ...given, pricingText: byLanguage(given.pricingText) };
	const editor = useEditor({
		initial,
		judge: (values) => judge(values, t),
		save: async ({ pricingText, ...rest }) => {
			await change(savePriceSettingsDocument, { settings: { ...rest, pricingText: listed(pricingText) } });
		},
		said: { saved: t('settings.saved'), failed: t('settings.saveFailed') },
	});
	const { values, set, errorOf } = editor;
	const meaning = useMeaning(initial, values, hasPrices);
	const save = async () => {
		const isFaulty = Object.values(judge(values, t)).some(Boolean);
		const sure =
			isFaulty ||
			!meaning ||
			(await confirm({
				title: t('priceSettings.changeAsk'),
				text: meaning,
				confirmLabel: t('priceSettings.change'),
				colour: 'warning',
			}));
		return sure ? editor.bar.onSave() : false;
	};
	return (
		<div className="grid gap-4">
			{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
			<TermsCard values={values} set={set} readOnly={readOnly} before={initial} warning={meaning} />
			<Card heading="h2" title={t('priceSettings.words')}>
				<div className="grid gap-4">
					<RadioGroup
						label={t('priceSettings.totalLabel')}
						disabled={readOnly}
						value={values.totalLabel}
						onChange={(totalLabel) => set({ totalLabel })}
						choices={totalLabels.map((value) => ({ value, label: t(`priceSettings.total.${value}`) }))}
					/>
					{languages.map(({ languageCode }) => (
						<TextField
							key={languageCode}
							label={`${t('priceSettings.pricingText')} (${ownNameOfLanguage(languageCode)})`}
							hint={t('priceSettings.pricingTextHint')}
							{...pricingTextRules}
							disabled={readOnly}
							value={values.pricingText[languageCode] ?? ''}
							onChange={(text) => set({ pricingText: { ...values.pricingText, [languageCode]: text } })}
							error={errorOf(`pricingText ${languageCode}`)}
						/>
					))}
				</div>
			</Card>
			<Card heading="h2" title={t('priceSettings.stock')}>
				<TextField
					label={t('priceSettings.recipients')}
					hint={t('priceSettings.recipientsHint')}
					disabled={readOnly}
					value={values.stockWarningRecipients}
					onChange={(stockWarningRecipients) => set({ stockWarningRecipients })}
					error={errorOf('stockWarningRecipients')}
				/>
			</Card>
			{!readOnly && <SaveBar {...editor.bar} onSave={save} />}
		</div>
	);
}
