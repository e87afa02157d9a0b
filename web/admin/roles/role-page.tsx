// One role: changed or deleted.
import { IconTrash } from '@tabler/icons-react';
import { useNavigate, useParams } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../../platform/backoffice/missing-page.tsx';
import { useTexts } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useEditor } from '../editor.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import { mayGive } from '../users/user-form.tsx';
import { useDeleteRoles } from './role-actions.ts';
import { RoleForm, type RoleValues, roleFieldOf, validateRole } from './role-form.tsx';
import { rolesDocument, updateRoleDocument } from './roles.documents.ts';

type Role = Data<typeof rolesDocument>['roles'][number];

export function Component() {
	const t = useTexts();
	const { id = '' } = useParams();
	const answer = useAdminQuery(rolesDocument, {});
	return (
		<Loaded answer={answer} title={t('roles.one')}>
			{({ roles }) => {
				const role = roles.find((one) => one.id === id);
				return role ? <OneRole key={id} role={role} /> : <MissingPage />;
			}}
		</Loaded>
	);
}

function OneRole({ role }: { role: Role }) {
	const t = useTexts();
	const me = useMe();
	const change = useChange();
	const navigate = useNavigate();
	const deleteRoles = useDeleteRoles();
	const beyond = !mayGive(me, role);
	const readOnly = beyond || !has(me, 'mRole');
	const { name, label, description, type, access, requiresCode } = role;
	const initial: RoleValues = { name, label, description, type, access, requiresCode };
	const editor = useEditor({
		initial,
		judge: (values) => validateRole(values, t),
		save: async (values) => {
			await change(updateRoleDocument, { id: role.id, role: { ...values, access: [...values.access] } });
		},
		said: { saved: t('roles.saved'), failed: t('roles.saveFailed'), faulty: true },
		fieldOf: roleFieldOf,
	});
	useScreenName(label);
	return (
		<PageFrame
			title={label}
			above={[{ label: t('admin.roles'), to: '/admin/roles' }]}
			actions={
				!readOnly &&
				!role.admin && (
					<Button
						icon={<IconTrash aria-hidden size={18} />}
						onClick={async () => {
							if (await deleteRoles([role])) navigate('/admin/roles');
						}}
					>
						{t('admin.delete')}
					</Button>
				)
			}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<p className="mb-4 text-sm text-muted">{t('roles.holders', { count: role.users })}</p>
			<div className="grid gap-4">
				{beyond && has(me, 'mRole') && <Notice kind="info">{t('roles.beyondAll')}</Notice>}
				<RoleForm editor={editor} admin={role.admin} readOnly={readOnly} />
			</div>
		</PageFrame>
	);
}
