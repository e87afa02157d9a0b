// The price table that follows from what is entered, by the same function that the shop charges with.
import { useState } from 'react';
import { formatNumber } from '../../../../rules/formats.ts';
import { formatMoney } from '../../../../rules/money.ts';
import { formatUnitPrice } from '../../../../rules/pricing/format-unit-price.ts';
import { offerFor } from '../../../../rules/pricing/price-of.ts';
import { findPricingErrors } from '../../../../rules/pricing/settings.ts';
import { Select } from '../../../kit/select.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { previewPricing, shownPrices } from './preview.ts';
import type { Choices } from './price-lists-field.tsx';
import { priceListStepsDocument } from './pricing.documents.ts';
import { type PricingValues, settingsOf } from './pricing-values.ts';
import type { OwnPrices } from './use-own-prices.ts';

interface PricePreviewProps {
	pricing: PricingValues;
	/** Whose rows of the lists count; of a new variant its product's. */
	productId: string;
	choices: Choices | null | undefined;
	/** As they are typed at present. */
	own?: OwnPrices;
}

const everybody = 'everybody';
const cell = 'px-3 py-1.5 text-end tabular-nums whitespace-nowrap';

export function PricePreview({ pricing, productId, choices, own }: PricePreviewProps) {
	const { t, currency, language, notation } = usePlatform();
	const [reader, setReader] = useState(everybody);
	const listIds = pricing.mode === 'pricelist' ? pricing.priceLists.map(({ listId }) => listId).sort() : [];
	const wanted = Boolean(choices) && listIds.length > 0;
	const answer = useAdminQuery(priceListStepsDocument, { listIds, productId }, { enabled: wanted, keep: true });
	const settings = settingsOf(pricing);
	if (findPricingErrors(settings).length > 0) return <p className="text-muted">{t('pricing.previewFaulty')}</p>;
	const roles = (choices?.roles ?? []).filter(({ id }) =>
		pricing.priceLists.some(({ roleIds }) => roleIds.includes(id)),
	);
	const chosen = roles.find(({ id }) => id === reader);
	const saved = wanted ? (answer.data?.priceListSteps ?? []) : [];
	const steps = own?.listId
		? [{ listId: own.listId, steps: own.steps }, ...saved.filter(({ listId }) => listId !== own.listId)]
		: saved;
	const offer = offerFor(previewPricing(settings, steps, choices?.lists ?? []), chosen ? [chosen.id] : [], currency);
	const { rows, more } = shownPrices(offer);
	return (
		<div className="grid gap-3">
			<p className="text-sm text-muted">{t('pricing.previewText')}</p>
			{roles.length > 0 && (
				<Select
					label={t('pricing.previewFor')}
					required
					value={chosen?.id ?? everybody}
					choices={[
						{ value: everybody, label: t('pricing.everybody') },
						...roles.map(({ id, label }) => ({ value: id, label })),
					]}
					onChange={setReader}
				/>
			)}
			<div role="status">
				{rows.length === 0 ? (
					<p>{t('pricing.previewNone')}</p>
				) : (
					<table className="w-full border-collapse rounded-theme border border-line bg-surface">
						<caption className="sr-only">{t('pricing.preview')}</caption>
						<thead className="bg-sunken text-sm text-label">
							<tr>
								{(['pricing.quantity', 'pricing.perUnit', 'pricing.total'] as const).map((key) => (
									<th key={key} scope="col" className={`${cell} font-semibold whitespace-normal!`}>
										{t(key)}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map(({ quantity, unitPrice, total }) => (
								<tr key={quantity} className="border-t border-line">
									<th scope="row" className={`${cell} font-normal`}>
										{t('pricing.pieces', { count: formatNumber(quantity, language, notation) })}
									</th>
									<td className={cell}>{formatUnitPrice(unitPrice, currency, language, notation)}</td>
									<td className={cell}>{formatMoney({ minor: total, currency }, language, notation)}</td>
								</tr>
							))}
						</tbody>
					</table>
				)}
				{more > 0 && <p className="mt-2 text-sm text-muted">{t('pricing.previewMore', { count: more })}</p>}
			</div>
		</div>
	);
}
