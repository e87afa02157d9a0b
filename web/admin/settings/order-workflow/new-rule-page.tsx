// A new rule of approvals: the last of the list.
import { PageFrame } from '../../../kit/page-frame.tsx';
import { useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../../editor.ts';
import { refusedRuleField, workflowHome } from './rule-address.ts';
import { RuleForm } from './rule-form.tsx';
import { toInput, validateRule, valuesOf } from './rule-values.ts';
import { saveRuleDocument } from './rules.documents.ts';

const initial = valuesOf();

export function Component() {
	const { t } = usePlatform();
	const change = useChange();
	const goTo = useAfterwards();
	const editor = useEditor({
		create: true,
		initial,
		judge: (values) => validateRule(values, t),
		save: async (values) => {
			await change(saveRuleDocument, { rule: toInput(values) });
			goTo(workflowHome);
		},
		fieldOf: refusedRuleField,
		said: {
			saved: t('approvalRules.saved'),
			failed: t('approvalRules.saveFailed'),
			faulty: t('approvalRules.faulty'),
		},
	});
	return (
		<PageFrame
			title={t('approvalRules.new')}
			above={[
				{ label: t('admin.settings'), to: '/admin/settings' },
				{ label: t('approvalRules.title'), to: workflowHome },
			]}
			save={editor.bar}
		>
			<RuleForm editor={editor} />
		</PageFrame>
	);
}
