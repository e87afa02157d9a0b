// What a product is to the tax office, and how often it is paid.
import { longestTrial, paymentIntervals, paymentModes } from '../../../../rules/pricing/kinds.ts';
import { mostIntervals } from '../../../../rules/subscriptions/interval.ts';
import { taxCategories } from '../../../../rules/tax/categories.ts';
import { Card } from '../../../kit/card.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { Select } from '../../../kit/select.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { TabProps } from '../tab-props.ts';

export function TermsForm({ editor, readOnly }: Pick<TabProps, 'editor' | 'readOnly'>) {
	const { t } = usePlatform();
	const { values, set, errorOf } = editor;
	const unit = values.paymentInterval ?? 'month';
	return (
		<Card heading="h2" title={t('pricing.terms')}>
			<div className="grid gap-4">
				<Select
					label={t('pricing.taxCategory')}
					required
					disabled={readOnly}
					value={values.taxCategory}
					choices={taxCategories.map((category) => ({ value: category, label: t(`pricing.tax.${category}`) }))}
					onChange={(taxCategory) => set({ taxCategory })}
					error={errorOf('price.taxCategory')}
				/>
				<RadioGroup
					label={t('pricing.paymentMode')}
					disabled={readOnly}
					value={values.paymentMode}
					choices={paymentModes.map((mode) => ({ value: mode, label: t(`pricing.payment.${mode}`) }))}
					onChange={(paymentMode) =>
						set({ paymentMode, paymentInterval: values.paymentInterval ?? (paymentMode === 'once' ? null : 'month') })
					}
					error={errorOf('price.paymentMode')}
				/>
				{values.paymentMode === 'subscription' && (
					<>
						<Notice kind="info">{t('pricing.subscriptionHint')}</Notice>
						<div className="grid gap-4 phone:grid-cols-2">
							<Select
								label={t('pricing.interval')}
								required
								disabled={readOnly}
								value={values.paymentInterval ?? ''}
								choices={paymentIntervals.map((one) => ({ value: one, label: t(`pricing.interval.${one}`) }))}
								onChange={(paymentInterval) => set({ paymentInterval })}
								error={errorOf('price.paymentInterval')}
							/>
							<NumberField
								label={t('pricing.intervalCount')}
								hint={t('pricing.intervalCountHint', { most: String(mostIntervals[unit]) })}
								unit={t(`pricing.intervalUnit.${unit}`)}
								required
								disabled={readOnly}
								min={1}
								max={mostIntervals[unit]}
								step={1}
								value={values.paymentIntervalCount}
								onChange={(count) => set({ paymentIntervalCount: count ?? Number.NaN })}
								error={errorOf('price.paymentIntervalCount')}
							/>
							<NumberField
								label={t('pricing.trialDays')}
								hint={t('pricing.trialHint')}
								unit={t('pricing.days')}
								disabled={readOnly}
								min={1}
								max={longestTrial}
								step={1}
								value={values.trialDays ?? undefined}
								onChange={(days) => set({ trialDays: days ?? null })}
								error={errorOf('price.trialDays')}
							/>
						</div>
					</>
				)}
			</div>
		</Card>
	);
}
