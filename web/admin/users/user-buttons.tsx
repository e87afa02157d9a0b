// What can be done with a user beside changing them: a mail for a new password, archiving and back, handing over and erasing their data.
import { IconArchive, IconArchiveOff, IconDownload, IconMailForward, IconTrash } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { Button } from '../../kit/button.tsx';
import { useTexts } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useMe } from '../me.tsx';
import { useUserActions } from './user-actions.ts';
import type { userDocument } from './users.documents.ts';

interface UserActionsProps {
	user: Data<typeof userDocument>['user'];
	lastAdmin: boolean;
}

const icon = { 'aria-hidden': true, size: 18 };

export function UserActions({ user, lastAdmin }: UserActionsProps) {
	const t = useTexts();
	const me = useMe();
	const navigate = useNavigate();
	const actions = useUserActions();
	const erase = async () => {
		if (await actions.erase(user)) navigate('/admin/users');
	};
	return (
		<>
			{user.archivedAt ? (
				<Button icon={<IconArchiveOff {...icon} />} onClick={() => actions.restore([user])}>
					{t('users.restore')}
				</Button>
			) : (
				<>
					<Button icon={<IconMailForward {...icon} />} onClick={() => actions.sendPasswordReset([user])}>
						{t('users.sendReset')}
					</Button>
					<Button icon={<IconArchive {...icon} />} disabled={lastAdmin} onClick={() => actions.archive([user])}>
						{t('users.archive')}
					</Button>
				</>
			)}
			{me.isAdmin && (
				<Button icon={<IconDownload {...icon} />} onClick={() => actions.exportData(user)}>
					{t('users.export')}
				</Button>
			)}
			<Button icon={<IconTrash {...icon} />} disabled={lastAdmin || (user.admin && user.id === me.id)} onClick={erase}>
				{t('users.erase')}
			</Button>
		</>
	);
}
