// A new role or group of customers.
import { PageFrame } from '../../kit/page-frame.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { useTexts } from '../../platform/environment.tsx';
import { useAfterwards, useEditor } from '../editor.ts';
import { RoleForm, type RoleValues, roleFieldOf, validateRole } from './role-form.tsx';
import { createRoleDocument } from './roles.documents.ts';

const initial: RoleValues = { name: '', label: '', description: '', type: 'staff', access: [], requiresCode: false };

export function Component() {
	const t = useTexts();
	const change = useChange();
	const goTo = useAfterwards();
	const editor = useEditor({
		create: true,
		initial,
		judge: (role) => validateRole(role, t),
		save: async (role) => {
			const { createRole } = await change(createRoleDocument, { role: { ...role, access: [...role.access] } });
			goTo(`/admin/roles/${createRole.id}`);
		},
		said: { saved: t('roles.createdMessage'), failed: t('roles.createFailed'), faulty: true },
		fieldOf: roleFieldOf,
	});
	return (
		<PageFrame title={t('roles.new')} above={[{ label: t('admin.roles'), to: '/admin/roles' }]} save={editor.bar}>
			<RoleForm editor={editor} />
		</PageFrame>
	);
}
