// Another contact becomes a part of this one: found by a search, with what the contact has then.
import { useState } from 'react';
import { contactFieldNames, mergeValues } from '../../../rules/contacts/fields.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { Button } from '../../kit/button.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useRested } from '../orders/new/use-rested.ts';
import type { Contact } from './contact.ts';
import { mergeContactsDocument, otherContactsDocument, undoMergeDocument } from './contacts.documents.ts';
import { FormDialog } from './form-dialog.tsx';

type Other = Data<typeof otherContactsDocument>['contacts']['items'][number];

interface MergeDialogProps {
	contact: Contact;
	onClose(): void;
}

export function MergeDialog({ contact, onClose }: MergeDialogProps) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const [other, setOther] = useState<Other>();
	const merge = async (): Promise<boolean> => {
		if (!other) return false;
		let mergeId = '';
		return attempt(
			async () => {
				mergeId = (await change(mergeContactsDocument, { id: contact.id, otherId: other.id })).mergeContacts;
			},
			{
				done: t('contacts.merged'),
				failed: t('contacts.mergeFailed'),
				undo: {
					work: () => change(undoMergeDocument, { mergeId }),
					done: t('contacts.unmerged'),
					failed: t('contacts.undoMergeFailed'),
				},
			},
		);
	};
	return (
		<FormDialog
			title={t('contacts.mergeTitle')}
			saveLabel={t('contacts.mergeConfirm')}
			size="medium"
			isValid={other !== undefined}
			save={merge}
			onClose={onClose}
		>
			{(tried) => (
				<>
					<p className="text-muted">{t('contacts.mergeText')}</p>
					<OtherSearch
						besides={contact.id}
						chosen={other}
						onChoose={setOther}
						error={tried && !other ? t('contacts.mergeChoose') : null}
					/>
					{other && <Preview contact={contact} other={other} />}
				</>
			)}
		</FormDialog>
	);
}

const nameOf = ({ name, email }: Pick<Other, 'name' | 'email'>) => name || showEmail(email);

interface OtherSearchProps {
	/** This one is not offered. */
	besides: string;
	chosen: Other | undefined;
	onChoose(other: Other | undefined): void;
	error: string | null;
}

function OtherSearch({ besides, chosen, onChoose, error }: OtherSearchProps) {
	const { t } = usePlatform();
	const [typed, setTyped] = useState('');
	const search = useRested(typed.trim());
	const { data } = useAdminQuery(otherContactsDocument, { search }, { enabled: search !== '', keep: true });
	const found = search === '' || chosen ? undefined : data?.contacts.items.filter(({ id }) => id !== besides);
	return (
		<div>
			<TextField
				label={t('contacts.mergeSearch')}
				hint={t('contacts.mergeSearchHint')}
				required
				autoFocus
				autoComplete="off"
				value={chosen ? nameOf(chosen) : typed}
				onChange={(text) => {
					onChoose(undefined);
					setTyped(text);
				}}
				error={error}
			/>
			<div aria-live="polite">{found?.length === 0 && <p className="mt-2 text-muted">{t('kit.nothingFound')}</p>}</div>
			{found && found.length > 0 && (
				<ul className="mt-2 grid gap-1">
					{found.map((one) => (
						<li key={one.id}>
							<Button onClick={() => onChoose(one)}>
								{[...new Set([nameOf(one), showEmail(one.email), one.company])].filter(Boolean).join(' · ')}
							</Button>
						</li>
					))}
				</ul>
			)}
		</div>
	);
}

function Preview({ contact: { listed, addresses }, other }: { contact: Contact; other: Other }) {
	const { t } = usePlatform();
	const after = mergeValues(listed, other);
	const shown = (field: (typeof contactFieldNames)[number], value: string) =>
		field === 'language' && value ? ownNameOfLanguage(value) : value;
	const tags = [...new Map([...other.tags, ...listed.tags].map((tag) => [tag.toLowerCase(), tag])).values()];
	const rows = contactFieldNames.flatMap((field) => {
		const [value, mine, theirs] = [after[field], listed[field], other[field]];
		if (!value) return [];
		const note = mine
			? theirs && theirs !== mine
				? t('contacts.mergeDropped', { value: shown(field, theirs) })
				: t('contacts.mergeKept')
			: t('contacts.mergeTaken');
		return [{ id: field, label: t(`contacts.${field}`), value: shown(field, value), note }];
	});
	const all = [
		{
			id: 'email',
			label: t('contacts.email'),
			value: [...new Set([...addresses, other.email.toLowerCase()])].map(showEmail).join(', '),
			note: '',
		},
		...rows,
		...(tags.length > 0 ? [{ id: 'tags', label: t('contacts.tags'), value: tags.join(', '), note: '' }] : []),
	];
	return (
		<section className="rounded-theme border border-line p-4">
			<h3 className="mb-3 font-semibold">{t('contacts.mergePreview')}</h3>
			<dl className="grid gap-2">
				{all.map(({ id, label, value, note }) => (
					<div key={id} className="grid gap-x-4 phone:grid-cols-[9rem_minmax(0,1fr)]">
						<dt className="text-sm text-muted">{label}</dt>
						<dd className="wrap-anywhere">
							{value}
							{note && <span className="text-sm text-muted"> ({note})</span>}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
