// Budgets, with what is used of each in its current period.
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type BudgetPeriod, budgetPeriods } from '../../rules/companies/budget-periods.ts';
import { budgetAmountOf, isBudgetAmount, largestBudget } from '../../rules/companies/fields.ts';
import { writeDay } from '../../rules/dates.ts';
import { useAmounts } from '../kit/amounts.ts';
import { Button } from '../kit/button.tsx';
import { NumberField } from '../kit/number-field.tsx';
import { Select } from '../kit/select.tsx';
import { Usage } from '../kit/usage.tsx';
import { useConfirm } from '../platform/confirmation.ts';
import { usePlatform } from '../platform/environment.tsx';
import { removeBudgetDocument, saveBudgetDocument } from './company.documents.ts';
import { type Budget, useCommand, useCompany } from './company.ts';
import { FormDialog } from './form-dialog.tsx';
import { Row, Rows } from './rows.tsx';

export function BudgetsPart() {
	const { t } = usePlatform();
	const { company, Part } = useCompany();
	const [edited, setEdited] = useState<Budget | 'new'>();
	const { budgets, kept } = company;
	return (
		<Part
			title={t('companies.budgets')}
			actions={
				kept && (
					<Button size="small" icon={<IconPlus aria-hidden size={18} />} onClick={() => setEdited('new')}>
						{t('companies.newBudget')}
					</Button>
				)
			}
		>
			{budgets.length === 0 ? (
				<p className="text-muted">{t(kept ? 'companies.budgetsNone' : 'companies.budgetsNoneOwn')}</p>
			) : (
				<>
					<p className="mb-3 text-sm text-muted">{t('companies.budgetsHint')}</p>
					<Rows>
						{budgets.map((budget) => (
							<BudgetRow key={budget.id} budget={budget} onEdit={() => setEdited(budget)} />
						))}
					</Rows>
				</>
			)}
			{edited && <BudgetDialog budget={edited} onClose={() => setEdited(undefined)} />}
		</Part>
	);
}

function useBudgetName() {
	const { t } = usePlatform();
	const { company } = useCompany();
	return ({ costCentreId, period }: Pick<Budget, 'costCentreId' | 'period'>) => {
		const costCentre = company.costCentres.find(({ id }) => id === costCentreId);
		const whose = costCentre
			? [costCentre.code, costCentre.name].filter(Boolean).join(' ')
			: t('companies.wholeCompany');
		return `${whose} · ${t(`companies.period.${period}`)}`;
	};
}

function BudgetRow({ budget, onEdit }: { budget: Budget; onEdit(): void }) {
	const { t, language } = usePlatform();
	const { company } = useCompany();
	const { money } = useAmounts(company.currency);
	const nameOf = useBudgetName();
	const { amount, used, left, firstDay, lastDay } = budget;
	const name = nameOf(budget);
	return (
		<Row
			title={name}
			actions={
				company.kept && (
					<Button size="small" aria-label={t('companies.editOf', { name })} onClick={onEdit}>
						{t('companies.edit')}
					</Button>
				)
			}
		>
			<div className="mt-1 max-w-md text-text tabular-nums">
				<Usage
					label={t('companies.usedOf', { used: money(used), amount: money(amount) })}
					used={used}
					limit={amount}
					exceeded={t('companies.exceededBy', { over: money(-left) })}
				/>
			</div>
			<p className="mt-1 tabular-nums">
				{left >= 0 && `${t('companies.left', { left: money(left) })} · `}
				{t('companies.periodDays', { first: writeDay(firstDay, language), last: writeDay(lastDay, language) })}
			</p>
		</Row>
	);
}

interface BudgetValues {
	costCentreId: string;
	period: BudgetPeriod;
	amount: number | undefined;
}

function BudgetDialog({ budget, onClose }: { budget: Budget | 'new'; onClose(): void }) {
	const { t } = usePlatform();
	const { company } = useCompany();
	const { money } = useAmounts(company.currency);
	const command = useCommand();
	const confirm = useConfirm();
	const before = budget === 'new' ? undefined : budget;
	const remove = async (known: Budget) => {
		const sure = await confirm({
			title: t('companies.removeBudget'),
			text: t('companies.removeBudgetText'),
			confirmLabel: t('companies.removeAddress'),
			colour: 'danger',
		});
		if (!sure) return;
		onClose();
		await command(
			removeBudgetDocument,
			{ companyId: company.id, id: known.id },
			{ done: t('companies.budgetRemoved'), failed: t('companies.budgetRemoveFailed') },
		);
	};
	const initial: BudgetValues = {
		costCentreId: before?.costCentreId ?? '',
		period: before?.period ?? 'month',
		amount: before && before.amount / 100,
	};
	return (
		<FormDialog
			title={t(before ? 'companies.editBudget' : 'companies.newBudget')}
			initial={initial}
			errorsOf={({ amount }) => ({
				amount: isBudgetAmount(budgetAmountOf(amount))
					? undefined
					: t('companies.amountInvalid', { most: money(largestBudget) }),
			})}
			document={saveBudgetDocument}
			toVariables={({ costCentreId, period, amount }) => ({
				companyId: company.id,
				budget: {
					id: before?.id ?? null,
					revision: before?.revision ?? 0,
					costCentreId: costCentreId || null,
					period,
					amount: budgetAmountOf(amount),
				},
			})}
			fieldOf={{ BUDGET_TAKEN: 'period' }}
			done={t('companies.budgetSaved')}
			onClose={onClose}
			more={
				before && (
					<Button colour="danger" onClick={() => remove(before)}>
						{t('companies.removeAddress')}
					</Button>
				)
			}
		>
			{({ values, set, errorOf }) => (
				<>
					<Select
						label={t('companies.budgetOf')}
						value={values.costCentreId}
						onChange={(id) => set({ costCentreId: id })}
						choices={[
							{ value: '', label: t('companies.wholeCompany') },
							...company.costCentres
								.filter(({ id, archived }) => !archived || id === values.costCentreId)
								.map(({ id, code, name }) => ({ value: id, label: [code, name].filter(Boolean).join(' ') })),
						]}
					/>
					<Select
						label={t('companies.period')}
						value={values.period}
						onChange={(period) => set({ period })}
						error={errorOf('period')}
						choices={budgetPeriods.map((period) => ({ value: period, label: t(`companies.period.${period}`) }))}
					/>
					<NumberField
						label={t('companies.amount')}
						required
						unit={company.currency}
						settled={false}
						step={100}
						value={values.amount}
						onChange={(amount) => set({ amount })}
						error={errorOf('amount')}
					/>
				</>
			)}
		</FormDialog>
	);
}
