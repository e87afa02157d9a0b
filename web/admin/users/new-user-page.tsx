// A new user, who gets a mail in which they choose their password.
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useAfterwards, useEditor } from '../editor.ts';
import { useMe } from '../me.tsx';
import { toInput, UserForm, type UserValues, userFieldOf, validateUser } from './user-form.tsx';
import { createUserDocument, newUserDocument } from './users.documents.ts';

export function Component() {
	const { t, language } = usePlatform();
	const answer = useAdminQuery(newUserDocument, { language });
	return (
		<Loaded answer={answer} title={t('users.new')}>
			{(data) => <NewUser {...data} />}
		</Loaded>
	);
}

function NewUser({ roles, userFields }: Data<typeof newUserDocument>) {
	const { t, language } = usePlatform();
	const me = useMe();
	const change = useChange();
	const goTo = useAfterwards();
	const initial: UserValues = {
		email: '',
		username: '',
		language,
		codeStep: false,
		admin: false,
		note: '',
		roleIds: [],
		values: {},
	};
	const editor = useEditor({
		create: true,
		initial,
		judge: (user) => validateUser(user, userFields, t, language),
		save: async (user) => {
			const { createUser } = await change(createUserDocument, { user: toInput(user, me.admin) });
			goTo(`/admin/users/${createUser.id}`);
		},
		said: { saved: t('users.createdMessage'), failed: t('users.createFailed'), faulty: true },
		fieldOf: userFieldOf,
	});
	return (
		<PageFrame title={t('users.new')} above={[{ label: t('admin.users'), to: '/admin/users' }]} save={editor.bar}>
			<p className="mb-4 max-w-prose text-muted">{t('users.newText')}</p>
			<UserForm editor={editor} roles={roles} fields={userFields} />
		</PageFrame>
	);
}
