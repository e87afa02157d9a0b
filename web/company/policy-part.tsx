// How the members of the company buy, and what they see of each other. Saved as soon as it is switched; put back where that did not work.
import { useState } from 'react';
import { overBudgetChoices } from '../../rules/companies/budget-periods.ts';
import type { CompanyPolicy } from '../../rules/companies/fields.ts';
import { RadioGroup } from '../kit/radio-group.tsx';
import { Switch } from '../kit/switch.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { setPolicyDocument } from './company.documents.ts';
import { useCommand, useCompany } from './company.ts';

export function PolicyPart() {
	const { t } = usePlatform();
	const { company, Part } = useCompany();
	const command = useCommand();
	const [pending, setPending] = useState<CompanyPolicy>();
	const { id, overBudget, shareOrders, shareDrafts } = company;
	const shown = pending ?? { overBudget, shareOrders, shareDrafts };
	const set = async (change: Partial<CompanyPolicy>) => {
		const wanted = { ...shown, ...change };
		setPending(wanted);
		await command(
			setPolicyDocument,
			{ id, ...wanted },
			{ done: t('companies.policySaved'), failed: t('companies.policyFailed') },
		);
		setPending(undefined);
	};
	return (
		<Part title={t('companies.policy')}>
			<div className="grid gap-4">
				<RadioGroup
					label={t('companies.overBudget')}
					value={shown.overBudget}
					onChange={(choice) => set({ overBudget: choice })}
					choices={overBudgetChoices.map((choice) => ({ value: choice, label: t(`companies.overBudget.${choice}`) }))}
				/>
				<Switch label={t('companies.shareOrders')} on={shown.shareOrders} onChange={(on) => set({ shareOrders: on })} />
				<Switch
					label={t('companies.shareDrafts')}
					hint={t('companies.shareDraftsHint')}
					on={shown.shareDrafts}
					onChange={(on) => set({ shareDrafts: on })}
				/>
			</div>
		</Part>
	);
}
