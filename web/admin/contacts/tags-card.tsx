// The tags of a contact, each with a way to take it off.
import { IconTag, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Contact, UsedTags } from './contact.ts';
import { tagContactsDocument } from './contacts.documents.ts';
import { TagDialog } from './tag-dialog.tsx';
import { TagList } from './tag-list.tsx';

interface TagsCardProps {
	contact: Contact;
	known: UsedTags;
	mayChange: boolean;
}

export function TagsCard({ contact: { id, listed }, known, mayChange }: TagsCardProps) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const [adding, setAdding] = useState(false);
	const { tags } = listed;
	const remove = (tag: string) =>
		attempt(() => change(tagContactsDocument, { ids: [id], remove: [tag] }), {
			done: t('contacts.tagRemoved'),
			failed: t('contacts.tagFailed'),
			undo: {
				work: () => change(tagContactsDocument, { ids: [id], add: [tag] }),
				done: t('contacts.tagged', { count: 1 }),
				failed: t('contacts.tagFailed'),
			},
		});
	return (
		<Card
			heading="h2"
			title={t('contacts.tags')}
			actions={
				mayChange && (
					<Button size="small" icon={<IconTag aria-hidden size={18} />} onClick={() => setAdding(true)}>
						{t('contacts.addTag')}
					</Button>
				)
			}
		>
			{tags.length === 0 && <p className="text-muted">{t('contacts.noTags')}</p>}
			{mayChange ? (
				<ul className="flex flex-wrap gap-2">
					{tags.map((tag) => (
						<li key={tag} className="inline-flex max-w-full items-center gap-1">
							<TagList tags={[tag]} />
							<Button
								size="small"
								aria-label={t('contacts.removeTag', { tag })}
								icon={<IconX aria-hidden size={16} />}
								onClick={() => void remove(tag)}
							/>
						</li>
					))}
				</ul>
			) : (
				<TagList tags={tags} />
			)}
			{adding && (
				<TagDialog ids={[id]} known={known.filter(({ tag }) => !tags.includes(tag))} onClose={() => setAdding(false)} />
			)}
		</Card>
	);
}
