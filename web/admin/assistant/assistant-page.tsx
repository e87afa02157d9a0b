// The marketing-plan chat: conversations of the user beside the one that goes on.
import { IconMessages, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isId, newId } from '../../../rules/ids.ts';
import { assistantAvailabilityDocument } from '../../assistant/assistant.documents.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Drawer } from '../../kit/drawer.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { Conversation } from './conversation.tsx';
import { ConversationList } from './conversation-list.tsx';
import { conversationDocument } from './conversations.documents.ts';
import type { ChatMessage } from './use-chat.ts';

interface Opened {
	id: string;
	isNew: boolean;
}

const parameter = 'conversation';

const openedBy = (id: string | null): Opened => (id && isId(id) ? { id, isNew: false } : { id: newId(), isNew: true });

export function Component() {
	const { t } = usePlatform();
	const answer = useAdminQuery(assistantAvailabilityDocument, {}, { keep: true });
	return (
		<Loaded answer={answer} title={t('assistant.title')}>
			{({ assistantAvailability: state }) =>
				state.isAvailable ? <Chat isSandbox={state.isSandbox} messagesLeft={state.messagesLeft} /> : <Missing />
			}
		</Loaded>
	);
}

function Missing() {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mTenant');
	return (
		<PageFrame title={t('assistant.title')}>
			<EmptyState
				title={t('assistantChat.missing')}
				text={t(mayChange ? 'assistantChat.missingText' : 'assistant.unavailable')}
				picture={<IconMessages aria-hidden size={32} />}
				action={
					mayChange && (
						<ButtonLink to="/admin/settings/assistant" colour="primary">
							{t('assistantChat.toSettings')}
						</ButtonLink>
					)
				}
			/>
		</PageFrame>
	);
}

interface ChatProps {
	isSandbox: boolean;
	messagesLeft: number;
}

function Chat({ isSandbox, messagesLeft }: ChatProps) {
	const { t } = usePlatform();
	const [parameters, setParameters] = useSearchParams();
	const wanted = parameters.get(parameter);
	const [opened, setOpened] = useState(() => openedBy(wanted));
	const [listed, setListed] = useState(false);
	// Back and forward lead through conversations.
	if (wanted !== opened.id && !(wanted === null && opened.isNew)) setOpened(openedBy(wanted));
	const open = (id: string | null) => {
		setListed(false);
		if (id === null) setOpened(openedBy(null));
		setParameters(id === null ? {} : { [parameter]: id });
	};
	const begun = () => {
		setOpened({ id: opened.id, isNew: true });
		setParameters({ [parameter]: opened.id }, { replace: true });
	};
	const list = <ConversationList opened={opened.id} onOpen={open} />;
	return (
		<PageFrame
			wide
			title={t('assistant.title')}
			actions={
				<>
					<span className="desktop:hidden">
						<Button icon={<IconMessages aria-hidden size={18} />} onClick={() => setListed(true)}>
							{t('assistantChat.conversations')}
						</Button>
					</span>
					<Button icon={<IconPlus aria-hidden size={18} />} onClick={() => open(null)}>
						{t('assistantChat.new')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<Notice kind="info">
					<strong>{t('assistant.beta')}.</strong> {t('assistant.betaText')} {isSandbox && t('assistant.sandbox')}
				</Notice>
				<div className="grid gap-6 desktop:grid-cols-[16rem_minmax(0,1fr)]">
					<aside aria-label={t('assistantChat.conversations')} className="hidden desktop:block">
						{list}
					</aside>
					<OpenedConversation key={opened.id} opened={opened} messagesLeft={messagesLeft} onBegin={begun} />
				</div>
			</div>
			<Drawer open={listed} onClose={() => setListed(false)} title={t('assistantChat.conversations')}>
				{list}
			</Drawer>
		</PageFrame>
	);
}

interface OpenedProps {
	opened: Opened;
	messagesLeft: number;
	onBegin(): void;
}

/** What was said before is loaded once, and as it is now: from then on this tab knows it. */
function OpenedConversation({ opened: { id, isNew }, messagesLeft, onBegin }: OpenedProps) {
	const answer = useAdminQuery(conversationDocument, { id }, { enabled: !isNew });
	const [initial, setInitial] = useState<readonly ChatMessage[] | undefined>(isNew ? [] : undefined);
	if (initial === undefined && answer.data && !answer.isFetching)
		setInitial(answer.data.assistantConversation.messages);
	if (initial) return <Conversation id={id} messagesLeft={messagesLeft} onBegin={onBegin} initial={initial} />;
	return <Loaded answer={{ ...answer, data: undefined }}>{() => null}</Loaded>;
}
