// What subscribers can choose to read about, in the order in which it is offered.
import { IconPencil, IconPlus, IconTags, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { longestTopicName } from '../../../rules/newsletter/subscription.ts';
import { Button } from '../../kit/button.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { OrderedList } from '../../kit/sortable-list/ordered-list.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { useOrder } from '../../platform/backoffice/use-order.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import {
	TranslationFields,
	type Translations,
	translationsFrom,
	translationsInput,
	validateTranslations,
} from '../translation-fields.tsx';
import { FormDialog } from './form-dialog.tsx';
import {
	createTopicDocument,
	deleteTopicDocument,
	editedTopicsDocument,
	placeTopicDocument,
	updateTopicDocument,
} from './newsletter.documents.ts';

type Topic = Data<typeof editedTopicsDocument>['editedNewsletterTopics'][number];

const nameRules = { required: true, maxLength: longestTopicName };

export function TopicsTab() {
	const { t, language } = usePlatform();
	const me = useMe();
	const [edited, setEdited] = useState<Topic | 'new'>();
	const answer = useAdminQuery(editedTopicsDocument, { language });
	const add = has(me, 'mCRM') && (
		<Button icon={<IconPlus aria-hidden size={18} />} colour="primary" onClick={() => setEdited('new')}>
			{t('adminNewsletter.topics.new')}
		</Button>
	);
	return (
		<Loaded answer={answer}>
			{({ editedNewsletterTopics: topics }) => (
				<>
					{topics.length > 0 ? (
						<>
							<div className="mb-4 flex flex-wrap items-start justify-between gap-3">
								<p className="max-w-prose text-muted">{t('adminNewsletter.topics.text')}</p>
								{add}
							</div>
							<Topics topics={topics} onEdit={setEdited} />
						</>
					) : (
						<EmptyState
							title={t('adminNewsletter.topics.none')}
							text={t('adminNewsletter.topics.noneText')}
							picture={<IconTags aria-hidden size={32} />}
							action={add}
						/>
					)}
					{edited && <TopicDialog topic={edited === 'new' ? undefined : edited} onClose={() => setEdited(undefined)} />}
				</>
			)}
		</Loaded>
	);
}

function Topics({ topics, onEdit }: { topics: readonly Topic[]; onEdit(topic: Topic): void }) {
	const { t } = usePlatform();
	const me = useMe();
	const change = useChange();
	const readOnly = !has(me, 'mCRM');
	const order = useOrder({
		items: topics,
		place: (id, before) => change(placeTopicDocument, { id, before }),
		said: { done: t('adminNewsletter.topics.orderSaved'), failed: t('adminNewsletter.topics.orderFailed') },
		placed: ({ name }, position, count) =>
			t('adminNewsletter.topics.placed', { name, position: String(position), count }),
	});
	return (
		<OrderedList
			label={t('adminNewsletter.view.topics')}
			order={order}
			nameOf={({ name }) => name}
			stepLabels={(name) => ({
				up: t('adminNewsletter.topics.moveUp', { name }),
				down: t('adminNewsletter.topics.moveDown', { name }),
			})}
			readOnly={readOnly}
		>
			{(topic) => (
				<div className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1">
					<span className="min-w-40 grow font-medium wrap-anywhere">{topic.name}</span>
					<span className="text-sm text-muted tabular-nums">
						{t('adminNewsletter.topics.subscribers', { count: topic.subscribers })}
					</span>
					{!readOnly && (
						<span className="flex gap-2">
							<Button
								size="small"
								icon={<IconPencil aria-hidden size={18} />}
								aria-label={`${t('adminNewsletter.topics.edit')}: ${topic.name}`}
								title={t('adminNewsletter.topics.edit')}
								onClick={() => onEdit(topic)}
							/>
							<Delete topic={topic} />
						</span>
					)}
				</div>
			)}
		</OrderedList>
	);
}

function Delete({ topic: { id, name } }: { topic: Topic }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const label = t('adminNewsletter.topics.delete');
	const remove = async () => {
		const title = t('adminNewsletter.topics.deleteTitle', { name });
		const text = t('adminNewsletter.topics.deleteText');
		if (!(await confirm({ title, text, confirmLabel: label, colour: 'danger' }))) return;
		await attempt(() => change(deleteTopicDocument, { id }), {
			done: t('adminNewsletter.topics.deleted'),
			failed: t('adminNewsletter.topics.deleteFailed'),
		});
	};
	return (
		<Button
			size="small"
			icon={<IconTrash aria-hidden size={18} />}
			aria-label={`${label}: ${name}`}
			title={label}
			onClick={remove}
		/>
	);
}

function TopicDialog({ topic, onClose }: { topic: Topic | undefined; onClose(): void }) {
	const { t, languages } = usePlatform();
	const change = useChange();
	const initial: { names: Translations } = { names: translationsFrom(languages, topic?.names) };
	return (
		<FormDialog
			title={t(topic ? 'adminNewsletter.topics.edit' : 'adminNewsletter.topics.new')}
			initial={initial}
			errorsOf={({ names }) => validateTranslations('names', names, nameRules, languages, t)}
			send={({ names }) => {
				const given = { names: translationsInput(names) };
				return topic ? change(updateTopicDocument, { id: topic.id, ...given }) : change(createTopicDocument, given);
			}}
			done={() => t('adminNewsletter.topics.saved')}
			saveLabel={t('adminNewsletter.save')}
			onClose={onClose}
		>
			{({ values, set, errorOf }) => (
				<TranslationFields
					name="names"
					labelIn={(language) => t('adminNewsletter.topics.nameIn', { language })}
					otherHint={t('adminNewsletter.topics.fallback')}
					rules={nameRules}
					words={values.names}
					onChange={(names) => set({ names })}
					errorOf={errorOf}
					readOnly={false}
				/>
			)}
		</FormDialog>
	);
}
