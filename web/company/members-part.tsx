// Who belongs to the company, who is invited into it, and what those who manage it can change about that.
import { IconMailPlus } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { formatMoment } from '../../rules/formats.ts';
import { showEmail } from '../../rules/show-email.ts';
import { Button } from '../kit/button.tsx';
import { Chip } from '../kit/chip.tsx';
import { Label } from '../kit/label.tsx';
import { useConfirm } from '../platform/confirmation.ts';
import { usePlatform } from '../platform/environment.tsx';
import { removeMemberDocument, resendInvitationDocument, revokeInvitationDocument } from './company.documents.ts';
import { type Invitation, type Member, useCommand, useCompany } from './company.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { MemberDialog } from './member-dialog.tsx';
import { Row, Rows } from './rows.tsx';

interface MembersPartProps {
	/** Further ways to a member, before the invitation. */
	actions?: ReactNode;
}

export function MembersPart({ actions }: MembersPartProps) {
	const { t } = usePlatform();
	const { company, Part } = useCompany();
	const [inviting, setInviting] = useState(false);
	const { members, invitations, kept, archivedAt } = company;
	return (
		<Part
			title={t('companies.members')}
			actions={
				kept &&
				!archivedAt && (
					<>
						{actions}
						<Button size="small" icon={<IconMailPlus aria-hidden size={18} />} onClick={() => setInviting(true)}>
							{t('companies.invite')}
						</Button>
					</>
				)
			}
		>
			{members.length === 0 ? (
				<p className="text-muted">{t('companies.membersNone')}</p>
			) : (
				<Rows>
					{members.map((member) => (
						<MemberRow key={member.userId} member={member} />
					))}
				</Rows>
			)}
			{invitations.length > 0 && (
				<div className="mt-5 border-t border-line pt-4">
					<p className="mb-3 font-semibold">{t('companies.invitations')}</p>
					<Rows>
						{invitations.map((invitation) => (
							<InvitationRow key={invitation.id} invitation={invitation} />
						))}
					</Rows>
				</div>
			)}
			{inviting && <InviteDialog onClose={() => setInviting(false)} />}
		</Part>
	);
}

function useDetails({ email, name, costCentreIds, superiorId }: Member): string[] {
	const { t } = usePlatform();
	const { company } = useCompany();
	const { costCentres, members } = company;
	const codes = costCentres.filter(({ id }) => costCentreIds.includes(id)).map(({ code }) => code);
	const superior = members.find(({ userId }) => userId === superiorId);
	return [
		...(email && email !== name ? [showEmail(email)] : []),
		...(codes.length > 0 ? [`${t('companies.openCostCentres')}: ${codes.join(', ')}`] : []),
		...(superior ? [t('companies.superiorOf', { name: superior.name })] : []),
	];
}

function MemberRow({ member }: { member: Member }) {
	const { t } = usePlatform();
	const { company, readerId } = useCompany();
	const command = useCommand();
	const confirm = useConfirm();
	const [editing, setEditing] = useState(false);
	const details = useDetails(member);
	const { userId, name, role, archived } = member;
	const remove = async () => {
		const sure = await confirm({
			title: t('companies.removeMemberTitle', { name }),
			text: t('companies.removeMemberText'),
			confirmLabel: t('companies.removeMember'),
			colour: 'danger',
		});
		if (!sure) return;
		setEditing(false);
		await command(
			removeMemberDocument,
			{ companyId: company.id, userId },
			{ done: t('companies.memberRemoved'), failed: t('companies.memberRemoveFailed') },
		);
	};
	return (
		<Row
			title={
				<>
					<span>
						{name}
						{userId === readerId && <span className="font-normal text-muted"> ({t('companies.you')})</span>}
					</span>
					<Label>{t(`companies.role.${role}`)}</Label>
					{archived && <Chip state="failed" label={t('companies.accountArchived')} />}
				</>
			}
			actions={
				company.kept && (
					<Button size="small" aria-label={t('companies.editOf', { name })} onClick={() => setEditing(true)}>
						{t('companies.edit')}
					</Button>
				)
			}
		>
			{details.map((detail) => (
				<p key={detail}>{detail}</p>
			))}
			{editing && <MemberDialog member={member} onRemove={remove} onClose={() => setEditing(false)} />}
		</Row>
	);
}

function InvitationRow({ invitation: { id, email, role, expiresAt } }: { invitation: Invitation }) {
	const { t, language, timeZone } = usePlatform();
	const command = useCommand();
	const moment = formatMoment(expiresAt, language, timeZone);
	const expired = Date.parse(expiresAt) < Date.now();
	return (
		<Row
			title={
				<>
					<span>{showEmail(email)}</span>
					<Label>{t(`companies.role.${role}`)}</Label>
				</>
			}
			actions={
				<>
					<Button
						size="small"
						aria-label={t('companies.resendTo', { email: showEmail(email) })}
						onClick={() =>
							command(
								resendInvitationDocument,
								{ id },
								{ done: t('companies.invited'), failed: t('companies.inviteFailed') },
							)
						}
					>
						{t('companies.resend')}
					</Button>
					<Button
						size="small"
						aria-label={t('companies.revokeOf', { email: showEmail(email) })}
						onClick={() =>
							command(
								revokeInvitationDocument,
								{ id },
								{ done: t('companies.revoked'), failed: t('companies.revokeFailed') },
							)
						}
					>
						{t('companies.revoke')}
					</Button>
				</>
			}
		>
			<p>{t(expired ? 'companies.invitationExpired' : 'companies.invitedUntil', { moment })}</p>
		</Row>
	);
}
