// Who approves, in one to three steps: of those who are named in a step any one is enough.
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useRef } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Checkbox } from '../../../kit/checkbox.tsx';
import { MultiSelect } from '../../../kit/multi-select.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { Select } from '../../../kit/select.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Editor } from '../../editor.ts';
import { PeoplePicker } from './name-picker.tsx';
import type { RuleChoices } from './rule-form.tsx';
import { mostSteps, newStep, type RuleValues, type StepValues, stepField } from './rule-values.ts';

interface ApproverStepsProps {
	editor: Editor<RuleValues>;
	choices: RuleChoices;
	readOnly: boolean;
}

export function ApproverSteps({ editor: { values, set, errorOf }, choices, readOnly }: ApproverStepsProps) {
	const { t } = usePlatform();
	const addButton = useRef<HTMLButtonElement>(null);
	const { steps } = values;
	const stepsError = errorOf('steps');
	const asksSuperior = steps.some(({ superior }) => superior);
	const change = (key: string, changed: Partial<StepValues>) =>
		set({ steps: steps.map((step) => (step.key === key ? { ...step, ...changed } : step)) });
	return (
		<div className="grid gap-4">
			<p className="max-w-prose text-sm text-hint">{t('approvalRules.approversHint')}</p>
			{stepsError && (
				<div role="alert">
					<Notice kind="danger">{stepsError}</Notice>
				</div>
			)}
			{steps.map((step, index) => (
				<fieldset key={step.key} className="grid min-w-0 gap-3 border-s-2 border-line ps-4">
					<legend className="sr-only">{t('approvalRules.step', { number: index + 1 })}</legend>
					<div className="flex min-h-10 flex-wrap items-center justify-between gap-2">
						<p aria-hidden className="font-semibold">
							{t('approvalRules.step', { number: index + 1 })}
						</p>
						{!readOnly && steps.length > 1 && (
							<Button
								size="small"
								icon={<IconTrash aria-hidden size={16} />}
								aria-label={t('approvalRules.removeStep', { number: index + 1 })}
								onClick={() => {
									set({ steps: steps.filter(({ key }) => key !== step.key) });
									addButton.current?.focus();
								}}
							/>
						)}
					</div>
					<Checkbox
						label={t('approvalRules.companyApprovers')}
						disabled={readOnly}
						checked={step.company}
						onChange={(company) => change(step.key, { company })}
					/>
					<Checkbox
						label={t('approvalRules.superior')}
						disabled={readOnly}
						checked={step.superior}
						onChange={(superior) => change(step.key, { superior })}
					/>
					<div className="grid items-start gap-4 phone:grid-cols-2">
						<MultiSelect
							label={t('approvalRules.stepRoles')}
							disabled={readOnly}
							value={step.roleIds}
							onChange={(roleIds) => change(step.key, { roleIds })}
							choices={choices.roles.map(({ id, name }) => ({ value: id, label: name }))}
							error={errorOf(stepField(index))}
						/>
						<PeoplePicker
							label={t('approvalRules.stepUsers')}
							value={step.userIds}
							onChange={(userIds) => change(step.key, { userIds })}
							readOnly={readOnly}
						/>
					</div>
				</fieldset>
			))}
			{!readOnly && steps.length < mostSteps && (
				<div>
					<Button
						ref={addButton}
						size="small"
						icon={<IconPlus aria-hidden size={16} />}
						onClick={() => set({ steps: [...steps, newStep()] })}
					>
						{t('approvalRules.addStep')}
					</Button>
				</div>
			)}
			{asksSuperior && (
				<div className="max-w-md">
					<Select
						label={t('approvalRules.superiorField')}
						hint={t('approvalRules.superiorFieldHint')}
						disabled={readOnly}
						value={values.superiorField}
						onChange={(superiorField) => set({ superiorField })}
						choices={[
							{ value: '', label: t('approvalRules.noField') },
							...choices.fields.map(({ id, name }) => ({ value: id, label: name })),
						]}
						error={errorOf('superiorField') ?? undefined}
					/>
				</div>
			)}
		</div>
	);
}
