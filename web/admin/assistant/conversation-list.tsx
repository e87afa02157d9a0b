// The conversations of the user, the latest first.
import { IconTrash } from '@tabler/icons-react';
import { daysOfConversations } from '../../../rules/assistant/tasks.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { Moment } from '../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { conversationsDocument, deleteConversationDocument } from './conversations.documents.ts';

interface ConversationListProps {
	opened: string;
	/** Null: a new one. */
	onOpen(id: string | null): void;
}

const shown = 100;

export function ConversationList({ opened, onOpen }: ConversationListProps) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const change = useChange();
	const attempt = useAttempt();
	const answer = useAdminQuery(conversationsDocument, { first: shown }, { keep: true });
	const remove = async (id: string, title: string) => {
		const wanted = await confirm({
			title: t('assistantChat.deleteAsk'),
			text: t('assistantChat.deleteText', { title }),
			confirmLabel: t('admin.delete'),
			colour: 'danger',
		});
		if (!wanted) return;
		const done = await attempt(() => change(deleteConversationDocument, { id }), {
			done: t('assistantChat.deleted'),
			failed: t('assistantChat.deleteFailed'),
		});
		if (done && id === opened) onOpen(null);
	};
	return (
		<Loaded answer={answer}>
			{({ assistantConversations: { items } }) => (
				<div className="grid gap-3">
					{items.length === 0 && <p className="text-muted">{t('assistantChat.none')}</p>}
					<ul className="grid gap-1">
						{items.map(({ id, title, updatedAt }) => (
							<li key={id} className="flex items-start gap-1">
								<button
									type="button"
									aria-current={id === opened}
									onClick={() => onOpen(id)}
									className="min-h-11 min-w-0 grow cursor-pointer rounded-theme px-3 py-2 text-start hover:bg-sunken aria-current:bg-accent-light aria-current:text-accent-dark"
								>
									<span className="line-clamp-2 wrap-anywhere">{title}</span>
									<span className="block text-sm text-muted">
										<Moment at={updatedAt} />
									</span>
								</button>
								<Button
									size="small"
									aria-label={t('assistantChat.deleteNamed', { title })}
									icon={<IconTrash aria-hidden size={18} />}
									onClick={() => void remove(id, title)}
								/>
							</li>
						))}
					</ul>
					<p className="text-sm text-muted">{t('assistantChat.retention', { days: daysOfConversations })}</p>
				</div>
			)}
		</Loaded>
	);
}
