// What the team writes down about a contact.
import { useState } from 'react';
import { contactNoteRules } from '../../../rules/contacts/fields.ts';
import { errorText, findFieldError } from '../../../rules/fields.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { LeaveGuard } from '../../kit/leave-guard.tsx';
import { Menu } from '../../kit/menu.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Contact, ContactNote } from './contact.ts';
import { addNoteDocument, removeNoteDocument, updateNoteDocument } from './contacts.documents.ts';
import { FormDialog } from './form-dialog.tsx';

interface NotesCardProps {
	contact: Contact;
	mayChange: boolean;
}

export function NotesCard({ contact: { id, notes }, mayChange }: NotesCardProps) {
	const { t } = usePlatform();
	const [editing, setEditing] = useState<ContactNote>();
	return (
		<Card heading="h2" title={t('contacts.notes')}>
			{mayChange && <NewNote contactId={id} />}
			{notes.length === 0 && !mayChange && <p className="text-muted">{t('contacts.noNotes')}</p>}
			{notes.length > 0 && (
				<ul className={`grid gap-3 ${mayChange ? 'mt-4 border-t border-line pt-4' : ''}`}>
					{notes.map((note) => (
						<OneNote key={note.id} note={note} {...(mayChange ? { onEdit: () => setEditing(note) } : {})} />
					))}
				</ul>
			)}
			{editing && <NoteDialog note={editing} onClose={() => setEditing(undefined)} />}
		</Card>
	);
}

function NewNote({ contactId }: { contactId: string }) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const [text, setText] = useState('');
	const [busy, setBusy] = useState(false);
	const [tried, setTried] = useState(false);
	const dirty = text.trim() !== '';
	const error = findFieldError(text.trim(), { maxLength: contactNoteRules.maxLength });
	const add = async (): Promise<boolean> => {
		setTried(true);
		if (error) return false;
		setBusy(true);
		const done = await attempt(() => change(addNoteDocument, { id: contactId, text: text.trim() }), {
			done: t('contacts.noteAdded'),
			failed: t('contacts.noteFailed'),
		});
		setBusy(false);
		if (done) {
			setText('');
			setTried(false);
		}
		return done;
	};
	return (
		<div className="grid gap-2">
			<LeaveGuard dirty={dirty} onSave={add} onDiscard={() => setText('')} />
			<TextArea
				label={t('contacts.newNote')}
				hint={t('contacts.noteHint')}
				rows={2}
				maxLength={contactNoteRules.maxLength}
				value={text}
				onChange={setText}
				error={tried ? (error ? errorText(error, t) : null) : undefined}
			/>
			<div>
				<Button size="small" busy={busy} aria-disabled={!dirty} onClick={add}>
					{t('contacts.addNote')}
				</Button>
			</div>
		</div>
	);
}

interface OneNoteProps {
	note: ContactNote;
	/** Left out where nothing may be changed. */
	onEdit?(): void;
}

function OneNote({ note: { id, text, author, at, changedAt }, onEdit }: OneNoteProps) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const confirm = useConfirm();
	const remove = async () => {
		const sure = await confirm({
			title: t('contacts.deleteNoteTitle'),
			confirmLabel: t('contacts.deleteNote'),
			colour: 'danger',
		});
		if (!sure) return;
		await attempt(() => change(removeNoteDocument, { noteId: id }), {
			done: t('contacts.noteDeleted'),
			failed: t('contacts.noteDeleteFailed'),
		});
	};
	return (
		<li className="flex items-start justify-between gap-2 text-sm">
			<div className="min-w-0">
				<p className="whitespace-pre-line wrap-anywhere">{text}</p>
				<p className="text-muted wrap-anywhere">
					<Moment at={at} /> · {author ?? t('contacts.gone')}
					{changedAt && ` · ${t('contacts.noteChanged')}`}
				</p>
			</div>
			{onEdit && (
				<Menu
					compact
					size="small"
					label={t('contacts.moreOfNote')}
					actions={[
						{ id: 'edit', label: t('contacts.editNote'), onAction: onEdit },
						{ id: 'delete', label: t('contacts.deleteNote'), danger: true, onAction: () => void remove() },
					]}
				/>
			)}
		</li>
	);
}

function NoteDialog({ note, onClose }: { note: ContactNote; onClose(): void }) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const [text, setText] = useState(note.text);
	const error = findFieldError(text.trim(), contactNoteRules);
	return (
		<FormDialog
			title={t('contacts.editNote')}
			saveLabel={t('contacts.save')}
			size="medium"
			isValid={!error}
			save={() =>
				attempt(() => change(updateNoteDocument, { noteId: note.id, text: text.trim() }), {
					done: t('contacts.noteSaved'),
					failed: t('contacts.noteFailed'),
				})
			}
			onClose={onClose}
		>
			{(tried) => (
				<TextArea
					label={t('contacts.editNote')}
					required
					rows={5}
					maxLength={contactNoteRules.maxLength}
					value={text}
					onChange={setText}
					error={tried ? (error ? errorText(error, t) : null) : undefined}
				/>
			)}
		</FormDialog>
	);
}
