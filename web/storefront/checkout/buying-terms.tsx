// What a company wants of an order of its members: for which cost centre it is, whether a budget has room for it, and whose approval it waits for.
import { useAmounts } from '../../kit/amounts.ts';
import { Notice } from '../../kit/notice.tsx';
import { Select } from '../../kit/select.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { PartProps } from './address-sections.tsx';
import type { CheckoutResult } from './checkout-result.ts';
import { Section } from './section.tsx';
import type { Terms } from './use-terms.ts';
import { Watched } from './watched.tsx';

interface CostCentreProps extends Pick<PartProps, 'draft' | 'form'> {
	terms: Terms;
}

export function CostCentre({ terms: { companyName, costCentres, costCentreId }, draft, form }: CostCentreProps) {
	const { t } = usePlatform();
	if (!companyName || costCentres.length === 0) return null;
	const named = costCentres.map(({ id, code, name }) => ({ value: id, label: name ? `${code} · ${name}` : code }));
	const isKnown = costCentres.some(({ id }) => id === draft.costCentreId);
	const [only] = costCentres;
	return (
		<Section id="cost-centre" title={t('checkout.forCompany', { company: companyName })}>
			{costCentres.length === 1 && costCentreId && only ? (
				<p className="wrap-anywhere">
					{t('checkout.costCenter')}: <span className="font-semibold">{named[0]?.label}</span>
				</p>
			) : (
				<Watched name="costCentre" onLeave={() => form.leave('costCentre')}>
					<Select
						label={t('checkout.costCenter')}
						required
						choices={named}
						value={isKnown ? (draft.costCentreId ?? '') : ''}
						onChange={(chosen) => form.set({ costCentreId: chosen })}
						error={form.errorOf('costCentre')}
					/>
				</Watched>
			)}
		</Section>
	);
}

interface TermsNoticeProps {
	terms: Terms;
	checkout: CheckoutResult;
	/** In answer to the button. */
	isPressed?: boolean;
}

/** Said before the button: what comes after it is no surprise. */
export function TermsNotice({ terms: { approval, budget, isRefused }, checkout, isPressed = false }: TermsNoticeProps) {
	const { t, language } = usePlatform();
	const { money } = useAmounts(checkout.currency);
	if (!approval && !isRefused) return null;
	const refused = String(t('checkoutErrors.budgetExceeded'));
	const names = new Intl.ListFormat(language, { type: 'disjunction' }).format(approval?.waitsFor ?? []);
	return (
		<Notice kind={isRefused ? 'danger' : 'info'}>
			{isRefused ? (
				<p>{isPressed ? t('checkout.notSent', { reason: refused }) : refused}</p>
			) : (
				<>
					<p className="font-bold">{names ? t('checkout.approvalBy', { names }) : t('checkout.approvalByShop')}</p>
					<p className="mt-1">
						{approval?.ruleName && <>{t('checkout.approvalRule', { rule: approval.ruleName })} </>}
						{t('checkout.approvalText')}
					</p>
				</>
			)}
			{budget && (
				<p className="mt-1 tabular-nums">
					{t(`checkout.budgetLeft.${budget.period}`, {
						of: budget.costCentre ? t('checkout.budgetOf', { code: budget.costCentre }) : t('checkout.budgetOfCompany'),
						left: money(Math.max(0, budget.left)),
						net: money(checkout.totals.net),
					})}
				</p>
			)}
		</Notice>
	);
}
