// One subscriber: what they get, and the proof that they wanted it.
import { IconTrash } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { formatDate, formatMoment } from '../../../rules/formats.ts';
import { languageNameIn } from '../../../rules/language-names.ts';
import { publishedLanguages } from '../../../rules/languages.ts';
import { showEmail } from '../../../rules/show-email.ts';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useConfirm } from '../../kit/confirm.tsx';
import { MultiSelect } from '../../kit/multi-select.tsx';
import { Notice } from '../../kit/notice.tsx';
import { PageFrame } from '../../kit/page-frame.tsx';
import { Select } from '../../kit/select.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useEditor } from '../editor.ts';
import { useScreenName } from '../frame/use-screen-name.ts';
import { has, useMe } from '../me.tsx';
import type { Topic } from './add-subscriber-dialog.tsx';
import { removeSubscriberDocument, saveSubscriberDocument, subscriberDocument } from './newsletter.documents.ts';
import { SubscriberChip } from './subscriber-chip.tsx';

type Found = Data<typeof subscriberDocument>['newsletterSubscriber'];
type Subscriber = Found['subscriber'];
type Proof = Found['proofs'][number];

export function Component() {
	const { t, language } = usePlatform();
	const { id = '' } = useParams();
	const answer = useAdminQuery(subscriberDocument, { id, language });
	return (
		<Loaded answer={answer} title={t('adminNewsletter.one')}>
			{({ newsletterSubscriber: { subscriber, proofs }, newsletterTopics }) => (
				<OneSubscriber key={id} subscriber={subscriber} proofs={proofs} topics={newsletterTopics} />
			)}
		</Loaded>
	);
}

interface OneSubscriberProps {
	subscriber: Subscriber;
	proofs: readonly Proof[];
	topics: readonly Topic[];
}

function OneSubscriber({ subscriber, proofs, topics }: OneSubscriberProps) {
	const { t, languages, language: reading } = usePlatform();
	const me = useMe();
	const change = useChange();
	const { id, email, language, topicIds, state, suppression } = subscriber;
	const name = email === '' ? t('adminNewsletter.erased') : showEmail(email);
	useScreenName(name);
	const isLiving = (state === 'subscribed' || state === 'pending') && email !== '';
	const readOnly = !has(me, 'mCRM') || !isLiving;
	const editor = useEditor({
		initial: { language, topicIds: [...topicIds] },
		judge: () => ({}),
		save: (values) => change(saveSubscriberDocument, { id, ...values }),
		said: { saved: t('adminNewsletter.saved'), failed: t('adminNewsletter.saveFailed') },
	});
	const { values, set } = editor;
	return (
		<PageFrame
			title={name}
			above={[{ label: t('adminNewsletter.title'), to: '/admin/newsletter' }]}
			actions={!readOnly && <Remove subscriber={subscriber} />}
			{...(readOnly ? {} : { save: editor.bar })}
		>
			<div className="grid gap-4">
				{suppression && (
					<Notice kind="warning">
						{t('adminNewsletter.suppressedNote', { reason: t(`adminNewsletter.reason.${suppression}`) })}
					</Notice>
				)}
				<Card heading="h2" title={t('adminNewsletter.details')} actions={<SubscriberChip state={state} />}>
					<div className="grid gap-4">
						<Facts subscriber={subscriber} />
						<Select
							label={t('adminNewsletter.language')}
							disabled={readOnly}
							value={values.language}
							onChange={(chosen) => set({ language: chosen })}
							choices={publishedLanguages(languages).map(({ languageCode: value }) => ({
								value,
								label: languageNameIn(value, reading),
							}))}
						/>
						{topics.length > 0 && (
							<MultiSelect
								label={t('adminNewsletter.topics')}
								hint={t('adminNewsletter.topicsHint')}
								disabled={readOnly}
								value={values.topicIds}
								onChange={(chosen) => set({ topicIds: chosen })}
								choices={topics.map((topic) => ({ value: topic.id, label: topic.name }))}
							/>
						)}
					</div>
				</Card>
				<Card heading="h2" title={t('adminNewsletter.proof')}>
					{proofs.length === 0 ? (
						<p className="text-muted">{t('adminNewsletter.proofNone')}</p>
					) : (
						<ol className="grid gap-4">
							{proofs.map((proof) => (
								<ShownProof key={proof.id} proof={proof} />
							))}
						</ol>
					)}
				</Card>
			</div>
		</PageFrame>
	);
}

function Facts({ subscriber: { source, createdAt, confirmedAt, endedAt, measured } }: { subscriber: Subscriber }) {
	const { t, language, timeZone } = usePlatform();
	const moment = (at: string) => formatMoment(at, language, timeZone);
	const facts = [
		[t('adminNewsletter.sourceLabel'), t(`adminNewsletter.source.${source}`)],
		[t('adminNewsletter.since'), moment(createdAt)],
		...(confirmedAt ? [[t('adminNewsletter.confirmed'), moment(confirmedAt)]] : []),
		...(endedAt ? [[t('adminNewsletter.ended'), moment(endedAt)]] : []),
		[t('adminNewsletter.measured'), t(measured ? 'adminNewsletter.measured.yes' : 'adminNewsletter.measured.no')],
	];
	return (
		<dl className="grid gap-x-6 gap-y-2 phone:grid-cols-2">
			{facts.map(([label, value]) => (
				<div key={label}>
					<dt className="text-sm text-muted">{label}</dt>
					<dd>{value}</dd>
				</div>
			))}
		</dl>
	);
}

function ShownProof({ proof }: { proof: Proof }) {
	const { t, language, timeZone } = usePlatform();
	const { kind, consent, page, networkAddress, note, declaredOn, by, at } = proof;
	const day = declaredOn && formatDate(new Date(`${declaredOn}T12:00:00Z`), language, timeZone);
	return (
		<li className="grid gap-1 border-s-2 border-line ps-4">
			<p className="flex flex-wrap justify-between gap-x-4">
				<span className="font-medium">{t(`adminNewsletter.proof.${kind}`)}</span>
				<span className="text-sm text-muted tabular-nums">{formatMoment(at, language, timeZone)}</span>
			</p>
			{consent && <blockquote className="font-sans text-sm">{consent}</blockquote>}
			{day ? (
				<p className="text-sm wrap-anywhere">{t('adminNewsletter.proofDeclared', { day, source: note })}</p>
			) : (
				note && <p className="text-sm wrap-anywhere">{note}</p>
			)}
			<p className="flex flex-wrap gap-x-4 text-sm text-muted">
				{page && <span>{t('adminNewsletter.proofPage', { page })}</span>}
				{networkAddress && <span>{t('adminNewsletter.proofAddress', { address: networkAddress })}</span>}
				{by && <span>{t('adminNewsletter.proofBy', { name: by })}</span>}
			</p>
		</li>
	);
}

function Remove({ subscriber: { id, email } }: { subscriber: Subscriber }) {
	const { t } = usePlatform();
	const confirm = useConfirm();
	const attempt = useAttempt();
	const change = useChange();
	const confirmLabel = t('adminNewsletter.remove');
	const remove = async () => {
		const title = t('adminNewsletter.removeTitle', { email: showEmail(email) });
		const text = t('adminNewsletter.removeText');
		if (!(await confirm({ title, text, confirmLabel, colour: 'danger' }))) return;
		await attempt(() => change(removeSubscriberDocument, { id }), {
			done: t('adminNewsletter.removed'),
			failed: t('adminNewsletter.removeFailed'),
		});
	};
	return (
		<Button icon={<IconTrash aria-hidden size={18} />} onClick={remove}>
			{confirmLabel}
		</Button>
	);
}
