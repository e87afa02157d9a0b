// One contact: who it is, what they have done, what the team has written down and still has to do.
import { IconArchive, IconArchiveOff, IconGitMerge, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { formatMoment } from '../../../rules/formats.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { Chip } from '../../kit/chip.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { TextLink } from '../../kit/link.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { refreshEverything, useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useEditor } from '../editor.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, type Me, useMe } from '../me.tsx';
import type { Assignees, Contact, UsedTags } from './contact.ts';
import { ContactFields, validateContact } from './contact-fields.tsx';
import {
	contactDocument,
	deleteContactDocument,
	undoMergeDocument,
	updateContactDocument,
} from './contacts.documents.ts';
import { MergeDialog } from './merge-dialog.tsx';
import { NotesCard } from './notes-card.tsx';
import { TagsCard } from './tags-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { TimelineCard } from './timeline-card.tsx';
import { useArchiving } from './use-archiving.ts';

export function Component() {
	const { t } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(contactDocument, { id });
	return (
		<Loaded answer={answer} title={t('contacts.one')}>
			{({ contact, contactTags, contactAssignees }) => (
				<OneContact
					key={contact.id}
					contact={contact}
					tags={contactTags}
					assignees={contactAssignees}
					reload={answer.refetch}
				/>
			)}
		</Loaded>
	);
}

function useContactEditor({ id, revision, listed }: Contact, reload: () => Promise<unknown>) {
	const { t } = usePlatform();
	const change = useChange();
	const { name, company, phone, language } = listed;
	const labels: Record<string, string> = {
		name: t('contacts.name'),
		company: t('contacts.company'),
		phone: t('contacts.phone'),
		language: t('contacts.language'),
	};
	return useEditor({
		initial: { name, company, phone, language },
		judge: (values) => validateContact(values, t, listed),
		save: async (contact, overwritten) =>
			(await change(updateContactDocument, { id, revision: overwritten, contact })).updateContact.revision,
		said: { saved: t('contacts.saved'), failed: t('contacts.saveFailed'), faulty: true },
		fieldOf: (_code, facts) => (typeof facts?.field === 'string' ? facts.field : undefined),
		versions: { revision, code: 'CONTACT_CHANGED', reload, labelOf: (field) => labels[field] },
	});
}

interface OneContactProps {
	contact: Contact;
	tags: UsedTags;
	assignees: Assignees;
	reload(): Promise<unknown>;
}

function OneContact({ contact, tags, assignees, reload }: OneContactProps) {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mCRM');
	const editor = useContactEditor(contact, reload);
	const { name, email } = contact.listed;
	const title = name || showEmail(email);
	useScreenName(title);
	return (
		<PageFrame
			title={title}
			above={[{ label: t('contacts.title'), to: '/admin/crm' }]}
			actions={mayChange && <ContactActions contact={contact} title={title} />}
			{...(mayChange ? { save: editor.bar } : {})}
		>
			<Head contact={contact} />
			<div className="grid gap-4">
				{!mayChange && <Notice kind="info">{t('contacts.mayNotChange')}</Notice>}
				{contact.listed.archivedAt && <Notice kind="info">{t('contacts.archivedText')}</Notice>}
				<Merges contact={contact} mayChange={mayChange} />
				<div className="grid items-start gap-4 desktop:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
					<div className="grid min-w-0 gap-4">
						<Card heading="h2" title={t('contacts.data')}>
							{mayChange && <p className="mb-4 text-sm text-muted">{t('contacts.dataHint')}</p>}
							<ContactFields editor={editor} readOnly={!mayChange} />
						</Card>
						<NotesCard contact={contact} mayChange={mayChange} />
						<TasksCard contact={contact} assignees={assignees} mayChange={mayChange} />
					</div>
					<div className="grid min-w-0 gap-4">
						<TagsCard contact={contact} known={tags} mayChange={mayChange} />
						<TimelineCard contact={contact} />
					</div>
				</div>
			</div>
		</PageFrame>
	);
}

/** Of the account, or of who has ordered without one. */
function customerPage({ accountId, events }: Contact, me: Me): string | undefined {
	if (accountId) return has(me, 'qUser') ? `/admin/users/${accountId}` : undefined;
	const order = events.find(({ source, ended }) => source === 'order' && !ended);
	return order && has(me, 'qOrder') ? `/admin/customers/${order.objectId}` : undefined;
}

/** Who it is, and what they came by. */
function Head({ contact }: { contact: Contact }) {
	const { t, language, timeZone } = usePlatform();
	const { listed, addresses } = contact;
	const customer = customerPage(contact, useMe());
	const { email, company, sources, createdAt, archivedAt } = listed;
	const others = addresses.filter((address) => address !== email.toLowerCase());
	return (
		<div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
			<a href={`mailto:${email}`} className="text-link underline underline-offset-2 wrap-anywhere">
				{showEmail(email)}
			</a>
			{customer && <TextLink to={customer}>{t('adminOrders.toCustomer')}</TextLink>}
			{company && <span className="wrap-anywhere">{company}</span>}
			{others.length > 0 && (
				<span className="wrap-anywhere">
					{t('contacts.otherAddresses', { addresses: others.map(showEmail).join(', ') })}
				</span>
			)}
			<span>
				{t('contacts.sources')}: {sources.map((source) => t(`contacts.source.${source}`)).join(', ')}
			</span>
			<span>
				{t('contacts.createdAt')}: {formatMoment(createdAt, language, timeZone)}
			</span>
			{archivedAt && (
				<Chip
					state="inactive"
					label={t('contacts.archivedOn', { moment: formatMoment(archivedAt, language, timeZone) })}
				/>
			)}
		</div>
	);
}

function ContactActions({ contact, title }: { contact: Contact; title: string }) {
	const { t, ask, queryClient } = usePlatform();
	const navigate = useNavigate();
	const archive = useArchiving();
	const attempt = useAttempt();
	const confirm = useConfirm();
	const [merging, setMerging] = useState(false);
	const { id, listed } = contact;
	const icon = { 'aria-hidden': true, size: 18 };
	const remove = async () => {
		const sure = await confirm({
			title: t('contacts.deleteTitle', { name: title }),
			text: t('contacts.deleteText'),
			confirmLabel: t('contacts.delete'),
			colour: 'danger',
			isCautious: true,
		});
		if (!sure) return;
		const done = await attempt(() => ask(deleteContactDocument, { id }), {
			done: t('contacts.deleted'),
			failed: t('contacts.deleteFailed'),
		});
		// Away first: what is gone is not asked for again.
		if (!done) return;
		await navigate('/admin/crm');
		await refreshEverything(queryClient);
	};
	return (
		<>
			{listed.archivedAt ? (
				<Button icon={<IconArchiveOff {...icon} />} onClick={() => void archive([id], false)}>
					{t('contacts.restore')}
				</Button>
			) : (
				<>
					<Button icon={<IconGitMerge {...icon} />} onClick={() => setMerging(true)}>
						{t('contacts.merge')}
					</Button>
					<Button icon={<IconArchive {...icon} />} onClick={() => void archive([id], true)}>
						{t('contacts.archive')}
					</Button>
				</>
			)}
			<Button colour="danger" icon={<IconTrash {...icon} />} onClick={() => void remove()}>
				{t('contacts.delete')}
			</Button>
			{merging && <MergeDialog contact={contact} onClose={() => setMerging(false)} />}
		</>
	);
}

/** What has become a part of this contact and can be separated again. */
function Merges({ contact: { merges }, mayChange }: { contact: Contact; mayChange: boolean }) {
	const { t, language, timeZone } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	return merges.map(({ id, name, email, at }) => (
		<Notice
			key={id}
			kind="info"
			action={
				mayChange && (
					<Button
						size="small"
						onClick={() =>
							attempt(() => change(undoMergeDocument, { mergeId: id }), {
								done: t('contacts.unmerged'),
								failed: t('contacts.undoMergeFailed'),
							})
						}
					>
						{t('contacts.undoMerge')}
					</Button>
				)
			}
		>
			{t('contacts.mergedWith', { name: name || showEmail(email), moment: formatMoment(at, language, timeZone) })}
		</Notice>
	));
}
