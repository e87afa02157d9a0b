// The form of a rule, new or not: when it applies, who approves, and until when.

import { longestDeadline, longestRuleName } from '../../../../rules/approvals/validate-rule.ts';
import { aboveOf } from '../../../../rules/catalogue/category-tree.ts';
import { Card } from '../../../kit/card.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { TextField } from '../../../kit/text-field.tsx';
import { useAdminQuery } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import type { Editor } from '../../editor.ts';
import { useRested } from '../../orders/new/use-rested.ts';
import { MoneyField } from '../shipping/amount-fields.tsx';
import { ApproverSteps } from './approver-steps.tsx';
import { ProductPicker } from './name-picker.tsx';
import { codesIn, type RuleValues } from './rule-values.ts';
import { ruleChoicesDocument, unknownCostCentresDocument } from './rules.documents.ts';

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

/** A rule for one that nobody has fits nothing; it may be added later, so that it can be saved. */
function UnknownCostCentres({ typed }: { typed: string }) {
	const { t, language } = usePlatform();
	const codes = codesIn(useRested(typed));
	const { data } = useAdminQuery(unknownCostCentresDocument, { codes }, { enabled: codes.length > 0 });
	const unknown = codes.length > 0 ? (data?.unknownCostCentres ?? []) : [];
	return (
		<div role="status" className="empty:hidden">
			{unknown.length > 0 && (
				<Notice kind="warning">
					{t('approvalRules.costCentresUnknown', {
						codes: new Intl.ListFormat(language, { type: 'conjunction' }).format(unknown),
						count: unknown.length,
					})}
				</Notice>
			)}
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
					<div className="grid min-w-0 gap-2">
						<TextField
							label={t('approvalRules.costCentres')}
							hint={t('approvalRules.costCentresHint')}
							disabled={readOnly}
							value={values.costCentres}
							onChange={(costCentres) => set({ costCentres })}
							error={errorOf('conditions')}
						/>
						<UnknownCostCentres typed={values.costCentres} />
					</div>
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
