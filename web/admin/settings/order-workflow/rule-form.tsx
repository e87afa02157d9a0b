// The form of a rule, new or not: when it applies, who approves, and until when.

import { longestDeadline, longestRuleName } from '../../../../rules/approvals/validate-rule.ts';
import { aboveOf } from '../../../../rules/catalogue/category-tree.ts';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import type { Editor } from '../../editor.ts';
import { MoneyField } from '../shipping/amount-fields.tsx';
import { ApproverSteps } from './approver-steps.tsx';
import { ProductPicker } from './name-picker.tsx';
import type { RuleValues } from './rule-values.ts';
import { ruleChoicesDocument } from './rules.documents.ts';

export type RuleChoices = Data<typeof ruleChoicesDocument>['approvalRuleChoices'];

const none: RuleChoices = { roles: [], categories: [], fields: [] };

interface RuleFormProps {
	editor: Editor<RuleValues>;
	readOnly?: boolean;
}

export function RuleForm({ editor, readOnly = false }: RuleFormProps) {
	const { t, language } = usePlatform();
	const { data } = useAdminQuery(ruleChoicesDocument, { language });
	const choices = data?.approvalRuleChoices ?? none;
	const { values, set, errorOf } = editor;
	return (
		<div className="grid gap-4">
			<Card heading="h2" title={t('approvalRules.general')}>
				<div className="grid gap-4">
					<TextField
						label={t('approvalRules.name')}
						hint={t('approvalRules.nameHint')}
						required
						maxLength={longestRuleName}
						disabled={readOnly}
						value={values.name}
						onChange={(name) => set({ name })}
						error={errorOf('name')}
					/>
					<Checkbox
						label={t('approvalRules.active')}
						disabled={readOnly}
						checked={values.active}
						onChange={(active) => set({ active })}
					/>
				</div>
			</Card>
			<Conditions editor={editor} choices={choices} readOnly={readOnly} />
			<Card heading="h2" title={t('approvalRules.approvers')}>
				<ApproverSteps editor={editor} choices={choices} readOnly={readOnly} />
			</Card>
			<Card heading="h2" title={t('approvalRules.terms')}>
				<div className="grid gap-4">
					<div className="max-w-sm">
						<NumberField
							label={t('approvalRules.deadlineDays')}
							hint={t('approvalRules.deadlineHint')}
							required
							min={1}
							max={longestDeadline}
							step={1}
							disabled={readOnly}
							value={values.deadlineDays}
							onChange={(deadlineDays) => set({ deadlineDays })}
							error={errorOf('deadlineDays')}
						/>
					</div>
					<Checkbox
						label={t('approvalRules.mayChange')}
						hint={t('approvalRules.mayChangeHint')}
						disabled={readOnly}
						checked={values.mayChange}
						onChange={(mayChange) => set({ mayChange })}
					/>
				</div>
			</Card>
		</div>
	);
}

interface ConditionsProps extends Required<RuleFormProps> {
	choices: RuleChoices;
}

function Conditions({ editor: { values, set, errorOf }, choices, readOnly }: ConditionsProps) {
	const { t } = usePlatform();
	const { roles, categories } = choices;
	const pathOf = (id: string, name: string) => [...aboveOf(categories, id).map((one) => one.name), name].join(' › ');
	return (
		<Card heading="h2" title={t('approvalRules.conditions')}>
			<div className="grid gap-4">
				<p className="max-w-prose text-sm text-hint">{t('approvalRules.conditionsHint')}</p>
				<div className="grid items-start gap-4 phone:grid-cols-2">
					<MultiSelect
						label={t('approvalRules.roles')}
						disabled={readOnly}
						value={values.roleIds}
						onChange={(roleIds) => set({ roleIds })}
						choices={roles.map(({ id, name }) => ({ value: id, label: name }))}
						error={errorOf('roleIds')}
					/>
					<MoneyField
						label={t('approvalRules.totalFrom')}
						disabled={readOnly}
						value={values.totalFrom}
						onChange={(totalFrom) => set({ totalFrom })}
						error={errorOf('totalFrom')}
					/>
					<MultiSelect
						label={t('approvalRules.categories')}
						hint={t('approvalRules.categoriesHint')}
						disabled={readOnly}
						value={values.categoryIds}
						onChange={(categoryIds) => set({ categoryIds })}
						choices={categories.map(({ id, name }) => ({ value: id, label: pathOf(id, name) }))}
					/>
					<TextField
						label={t('approvalRules.costCentres')}
						hint={t('approvalRules.costCentresHint')}
						disabled={readOnly}
						value={values.costCentres}
						onChange={(costCentres) => set({ costCentres })}
						error={errorOf('conditions')}
					/>
				</div>
				<ProductPicker
					label={t('approvalRules.products')}
					hint={t('approvalRules.productsHint')}
					value={values.productIds}
					onChange={(productIds) => set({ productIds })}
					readOnly={readOnly}
				/>
				<Checkbox
					label={t('approvalRules.firstOrder')}
					disabled={readOnly}
					checked={values.firstOrder}
					onChange={(firstOrder) => set({ firstOrder })}
				/>
				<Checkbox
					label={t('approvalRules.designChanged')}
					hint={t('approvalRules.designChangedHint')}
					disabled={readOnly}
					checked={values.designChanged}
					onChange={(designChanged) => set({ designChanged })}
				/>
				<Checkbox
					label={t('approvalRules.overBudget')}
					disabled={readOnly}
					checked={values.overBudget}
					onChange={(overBudget) => set({ overBudget })}
				/>
			</div>
		</Card>
	);
}
