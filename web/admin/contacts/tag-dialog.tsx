// A tag for one or several contacts: typed, or one that others have.
import { type FormEvent, useId, useState } from 'react';
import { contactTagRules, tidyTag } from '../../../rules/contacts/fields.ts';
import { errorText, findFieldError } from '../../../rules/fields.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { useChange, withReason } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { UsedTags } from './contact.ts';
import { tagContactsDocument } from './contacts.documents.ts';

interface TagDialogProps {
	ids: readonly string[];
	known: UsedTags;
	/** @param isDone the tag was given */
	onClose(isDone: boolean): void;
}

export function TagDialog({ ids, known, onClose }: TagDialogProps) {
	const { t } = usePlatform();
	const change = useChange();
	const toast = useToast();
	const form = useId();
	const [tag, setTag] = useState('');
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const error = findFieldError(tidyTag(tag), contactTagRules);
	const give = async (event: FormEvent) => {
		event.preventDefault();
		event.stopPropagation();
		setTried(true);
		if (error || busy) return;
		setBusy(true);
		try {
			const { tagContacts: count } = await change(tagContactsDocument, { ids: [...ids], add: [tidyTag(tag)] });
			toast.success(t('contacts.tagged', { count }));
			onClose(true);
		} catch (error) {
			toast.error(withReason(t('contacts.tagFailed'), failureText(error, t)));
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			size="small"
			onClose={() => onClose(false)}
			title={t('contacts.tagsTitle', { count: ids.length })}
			actions={
				<>
					<Button onClick={() => onClose(false)}>{t('kit.cancel')}</Button>
					<Button type="submit" form={form} colour="primary" busy={busy}>
						{t('contacts.addTag')}
					</Button>
				</>
			}
		>
			<form id={form} noValidate onSubmit={give} className="grid gap-4">
				<TextField
					label={t('contacts.newTag')}
					required
					autoFocus
					autoComplete="off"
					maxLength={contactTagRules.maxLength}
					value={tag}
					onChange={setTag}
					error={tried ? (error ? errorText(error, t) : null) : undefined}
				/>
				{known.length > 0 && (
					<section aria-label={t('contacts.existingTags')}>
						<h3 className="mb-2 text-sm font-medium">{t('contacts.existingTags')}</h3>
						<div className="flex flex-wrap gap-2">
							{known.map(({ tag: one }) => (
								<Button key={one} size="small" aria-pressed={tidyTag(tag) === one} onClick={() => setTag(one)}>
									{one}
								</Button>
							))}
						</div>
					</section>
				)}
			</form>
		</Dialog>
	);
}
