// One rule of approvals: changed or deleted.
import { useParams } from 'react-router';
import { useAdminQuery, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../../../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { EditedPage } from '../../edited-page.tsx';
import { useEditor } from '../../editor.ts';
import { has, useMe } from '../../me.tsx';
import { refusedRuleField, workflowHome } from './rule-address.ts';
import { RuleForm } from './rule-form.tsx';
import { type KnownRule, ruleLabelOf, toInput, validateRule, valuesOf } from './rule-values.ts';
import { approvalRulesDocument, deleteRuleDocument, saveRuleDocument } from './rules.documents.ts';

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(approvalRulesDocument, {});
	return (
		<Loaded answer={answer} title={t('approvalRules.one')}>
			{({ approvalRules }) => {
				const rule = approvalRules.find((known) => known.id === id);
				return rule ? <OneRule key={id} rule={rule} onReload={answer.refetch} /> : <MissingPage />;
			}}
		</Loaded>
	);
}

function OneRule({ rule, onReload }: { rule: KnownRule; onReload(): Promise<unknown> }) {
	const { t } = usePlatform();
	const change = useChange();
	const readOnly = !has(useMe(), 'mTenant');
	const { id, name } = rule;
	const editor = useEditor({
		initial: valuesOf(rule),
		judge: (values) => validateRule(values, t),
		save: async (values, revision) => {
			const saved = await change(saveRuleDocument, { id, rule: toInput(values), revision });
			return saved.saveApprovalRule.revision;
		},
		versions: {
			revision: rule.revision,
			code: 'APPROVAL_RULE_CHANGED',
			reload: onReload,
			labelOf: (field) => {
				const label = ruleLabelOf(field);
				return label && t(label);
			},
		},
		fieldOf: refusedRuleField,
		said: {
			saved: t('approvalRules.saved'),
			failed: t('approvalRules.saveFailed'),
			faulty: t('approvalRules.faulty'),
		},
	});
	return (
		<EditedPage
			title={name}
			above={[
				{ label: t('admin.settings'), to: '/admin/settings' },
				{ label: t('approvalRules.title'), to: workflowHome },
			]}
			readOnly={readOnly}
			editor={editor}
			removal={{
				label: t('approvalRules.delete'),
				ask: { title: t('approvalRules.deleteAsk', { name }), text: t('approvalRules.deleteText') },
				said: { done: t('approvalRules.deleted'), failed: t('approvalRules.deleteFailed') },
				send: () => change(deleteRuleDocument, { id }),
			}}
		>
			<RuleForm editor={editor} readOnly={readOnly} />
		</EditedPage>
	);
}
