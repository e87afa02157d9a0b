// One user: changed; what else can be done with them is in user-buttons.tsx.
import { useParams } from 'react-router';
import { formatMoment } from '../../../rules/formats.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { Chip } from '../../kit/chip.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { ContactLink } from '../contacts/contact-link.tsx';
import { useEditor } from '../editor.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import { CustomerPart } from './customer/customer-part.tsx';
import { InvoiceCard } from './customer/invoice-card.tsx';
import { UserActions } from './user-buttons.tsx';
import { mayGive, toInput, UserForm, type UserValues, userFieldOf, validateUser } from './user-form.tsx';
import { updateUserDocument, userDocument } from './users.documents.ts';

/** Company or person; empty where the profile says neither. */
function nameOfUser(values: readonly { fieldName: string; value: string }[]): string {
	const {
		companyName = '',
		firstName = '',
		surname = '',
	} = Object.fromEntries(values.map(({ fieldName, value }) => [fieldName, value]));
	return [[firstName, surname].filter(Boolean).join(' '), companyName].filter(Boolean).join(', ');
}

export function Component() {
	const { t, language } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(userDocument, { id, language });
	return (
		<Loaded answer={answer} title={t('users.one')}>
			{(data) => <OneUser key={id} {...data} />}
		</Loaded>
	);
}

function OneUser({ user, roles, userFields }: Data<typeof userDocument>) {
	const { t, language, timeZone } = usePlatform();
	const me = useMe();
	const change = useChange();
	const beyond = !user.roles.every((role) => mayGive(me, role)) || (user.admin && !me.admin);
	const readOnly = beyond || !has(me, 'mUser');
	const lastAdmin = user.roles.some(
		({ id, admin }) => admin && roles.some((role) => role.id === id && role.users === 1),
	);
	const asked = new Set(userFields.filter(({ use }) => use).map(({ fieldName }) => fieldName));
	const initial: UserValues = {
		email: user.email,
		username: user.username ?? '',
		language: user.language,
		codeStep: user.codeStep,
		admin: user.admin,
		note: user.note,
		roleIds: roles.filter(({ id }) => user.roles.some((held) => held.id === id)).map(({ id }) => id),
		values: Object.fromEntries(
			user.values.filter(({ fieldName }) => asked.has(fieldName)).map(({ fieldName, value }) => [fieldName, value]),
		),
	};
	const editor = useEditor({
		initial,
		judge: (values) => validateUser(values, userFields, t, language, initial),
		save: async (values) => {
			await change(updateUserDocument, { id: user.id, user: toInput(values, me.admin) });
		},
		said: { saved: t('users.saved'), failed: t('users.saveFailed'), faulty: true },
		fieldOf: userFieldOf,
	});
	const name = nameOfUser(user.values) || showEmail(user.email);
	useScreenName(name);
	return (
		<PageFrame
			title={name}
			above={[{ label: t('admin.users'), to: '/admin/users' }]}
			actions={!readOnly && <UserActions user={user} lastAdmin={lastAdmin} />}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
				{name !== showEmail(user.email) && <span className="wrap-anywhere">{showEmail(user.email)}</span>}
				{user.archivedAt ? (
					<Chip
						state="inactive"
						label={t('users.archivedOn', { moment: formatMoment(user.archivedAt, language, timeZone) })}
					/>
				) : (
					<Chip state="active" />
				)}
				{!user.emailConfirmed && <Chip state="scheduled" label={t('users.unconfirmed')} />}
				<span>{t('users.createdOn', { moment: formatMoment(user.createdAt, language, timeZone) })}</span>
				<span>
					{user.lastLoginAt
						? t('users.lastLoginOn', { moment: formatMoment(user.lastLoginAt, language, timeZone) })
						: t('users.neverLoggedIn')}
				</span>
				<ContactLink email={user.email} />
			</div>
			<div className="grid gap-4">
				{beyond && has(me, 'mUser') && <Notice kind="info">{t('users.beyondAll')}</Notice>}
				{has(me, 'qOrder') && <CustomerPart userId={user.id} />}
				{lastAdmin && !readOnly && <Notice kind="info">{t('accounts.lastAdmin')}</Notice>}
				<UserForm
					editor={editor}
					roles={roles}
					fields={userFields}
					before={user.email}
					readOnly={readOnly}
					self={user.id === me.id}
				/>
				<InvoiceCard userId={user.id} readOnly={readOnly} />
			</div>
		</PageFrame>
	);
}
