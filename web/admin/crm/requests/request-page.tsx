// A contact request: what was asked, what was replied, and the reply.
import { useState } from 'react';
import { useParams } from 'react-router';
import { longestReply } from '../../../../rules/contact-requests/contact-request.ts';
import { formatMoment } from '../../../../rules/formats.ts';
import { showEmail } from '../../../../rules/show-email.ts';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useLeaveGuard } from '../../../kit/leave-guard.tsx';
import { PageFrame } from '../../../kit/page-frame.tsx';
import { RadioGroup } from '../../../kit/radio-group.tsx';
import { TextArea } from '../../../kit/text-area.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { Loaded } from '../../../platform/backoffice/loaded.tsx';
import { Moment } from '../../../platform/backoffice/moment.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import type { Data } from '../../../platform/graphql.ts';
import { has, useMe } from '../../me.tsx';
import { RequestStatus } from './request-status.tsx';
import {
	closeContactRequestDocument,
	contactRequestDocument,
	reopenContactRequestDocument,
	replyToContactRequestDocument,
} from './requests.documents.ts';

type Request = Data<typeof contactRequestDocument>['contactRequest'];

export function Component() {
	const { id = '' } = useParams();
	const answer = useAdminQuery(contactRequestDocument, { id });
	return <Loaded answer={answer}>{({ contactRequest }) => <RequestScreen request={contactRequest} />}</Loaded>;
}

function RequestScreen({ request }: { request: Request }) {
	const { t } = usePlatform();
	const mayChange = has(useMe(), 'mCRM');
	const { name, email, status } = request;
	const isErased = email === '';
	return (
		<PageFrame
			title={isErased ? t('contactRequests.erased') : t('contactRequests.one', { name: name || showEmail(email) })}
			above={[{ to: '/admin/crm/requests', label: t('contactRequests.title') }]}
			actions={mayChange && <MoveButton request={request} />}
		>
			<div className="grid gap-4">
				<div className="flex flex-wrap items-center gap-3">
					<RequestStatus status={status} />
					<span className="font-semibold wrap-anywhere">{request.topic}</span>
					<span className="text-sm text-muted">
						<Moment at={request.createdAt} />
					</span>
				</div>
				<Message request={request} />
				<Contact request={request} />
				{request.proposedTimes.length > 0 && <Times request={request} />}
				{request.replies.length > 0 && <Replies request={request} />}
				{mayChange && !isErased && <ReplyForm key={request.replies.length} request={request} />}
			</div>
		</PageFrame>
	);
}

function MoveButton({ request: { id, status } }: { request: Request }) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const isClosed = status === 'closed';
	const move = () =>
		attempt(() => change(isClosed ? reopenContactRequestDocument : closeContactRequestDocument, { id }), {
			done: t(isClosed ? 'contactRequests.reopened' : 'contactRequests.closed'),
			failed: t('contactRequests.notChanged'),
		});
	return (
		<Button onClick={() => void move()}>{t(isClosed ? 'contactRequests.reopen' : 'contactRequests.close')}</Button>
	);
}

function Message({ request: { message, choiceLabel, choice, consent } }: { request: Request }) {
	const { t } = usePlatform();
	return (
		<Card heading="h2" title={t('contactRequests.message')}>
			<div className="grid max-w-prose gap-3">
				{choice && (
					<p className="wrap-anywhere">
						{choiceLabel && <span className="font-semibold">{`${choiceLabel}: `}</span>}
						{choice}
					</p>
				)}
				<p className="whitespace-pre-wrap wrap-anywhere">{message || t('contactRequests.noMessage')}</p>
				{consent && <p className="text-sm text-muted wrap-anywhere">{t('contactRequests.consent', { consent })}</p>}
			</div>
		</Card>
	);
}

function Contact({ request }: { request: Request }) {
	const { t } = usePlatform();
	const { name, email, phone, company, page } = request;
	const rows = [
		{ id: 'name', label: t('contactRequests.name'), value: name },
		{ id: 'email', label: t('contactRequests.email'), value: showEmail(email), href: `mailto:${email}` },
		{ id: 'phone', label: t('contactRequests.phone'), value: phone, href: `tel:${phone.replaceAll(' ', '')}` },
		{ id: 'company', label: t('contactRequests.company'), value: company },
		{ id: 'page', label: t('contactRequests.page'), value: page },
	].filter(({ value }) => value !== '');
	return (
		<Card heading="h2" title={t('contactRequests.contact')}>
			<dl className="grid gap-x-6 gap-y-2 phone:grid-cols-[max-content_minmax(0,1fr)]">
				{rows.map(({ id, label, value, href }) => (
					<div key={id} className="contents">
						<dt className="text-sm font-semibold text-label">{label}</dt>
						<dd className="mb-2 wrap-anywhere phone:mb-0">
							{href ? (
								<a href={href} className="text-link underline hover:text-link-hover">
									{value}
								</a>
							) : (
								value
							)}
						</dd>
					</div>
				))}
			</dl>
		</Card>
	);
}

function Times({ request: { proposedTimes, meetingAt } }: { request: Request }) {
	const { t, language, timeZone } = usePlatform();
	const now = Date.now();
	return (
		<Card heading="h2" title={t('contactRequests.times')}>
			<ul className="grid gap-1">
				{proposedTimes.map((time) => (
					<li key={time} className="flex flex-wrap gap-x-3">
						<Moment at={time} />
						{Date.parse(time) < now && <span className="text-sm text-muted">{t('contactRequests.timePast')}</span>}
					</li>
				))}
			</ul>
			{meetingAt && (
				<p className="mt-3 font-semibold">
					{t('contactRequests.acceptedTime', { moment: formatMoment(meetingAt, language, timeZone) })}
				</p>
			)}
		</Card>
	);
}

function Replies({ request: { replies } }: { request: Request }) {
	const { t, language, timeZone } = usePlatform();
	return (
		<Card heading="h2" title={t('contactRequests.replies')}>
			<ul className="grid gap-4">
				{replies.map(({ id, text, meetingAt, at, author }) => (
					<li key={id} className="grid gap-1 border-s-2 border-line ps-4">
						<p className="text-sm text-muted wrap-anywhere">
							{t('contactRequests.replyBy', {
								name: author ?? t('contactRequests.formerStaff'),
								moment: formatMoment(at, language, timeZone),
							})}
						</p>
						{meetingAt && (
							<p className="font-semibold">
								{t('contactRequests.acceptedTime', { moment: formatMoment(meetingAt, language, timeZone) })}
							</p>
						)}
						{text && <p className="max-w-prose whitespace-pre-wrap wrap-anywhere">{text}</p>}
					</li>
				))}
			</ul>
		</Card>
	);
}

const none = 'none';

function ReplyForm({ request: { id, email, proposedTimes } }: { request: Request }) {
	const { t, language, timeZone } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const [text, setText] = useState('');
	const [time, setTime] = useState(none);
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const now = Date.now();
	const acceptable = proposedTimes.filter((one) => Date.parse(one) > now);
	const isMissing = text.trim() === '' && time === none;
	const send = async (): Promise<boolean> => {
		setTried(true);
		if (isMissing || busy) return false;
		setBusy(true);
		const reply = { id, text, meetingAt: time === none ? null : time };
		const done = await attempt(() => change(replyToContactRequestDocument, reply), {
			done: t('contactRequests.sent'),
			failed: t('contactRequests.notSent'),
		});
		setBusy(false);
		return done;
	};
	const { dialog } = useLeaveGuard({ dirty: text !== '', onSave: send, onDiscard: () => setText('') });
	return (
		<Card heading="h2" title={t('contactRequests.reply')}>
			{dialog}
			<form
				noValidate
				className="grid max-w-prose gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					void send();
				}}
			>
				{acceptable.length > 0 && (
					<RadioGroup
						label={t('contactRequests.acceptTime')}
						value={time}
						onChange={setTime}
						choices={[
							...acceptable.map((value) => ({ value, label: formatMoment(value, language, timeZone) })),
							{ value: none, label: t('contactRequests.acceptNone') },
						]}
					/>
				)}
				<TextArea
					label={t('contactRequests.reply')}
					hint={t('contactRequests.replyHint', { email: showEmail(email) })}
					rows={5}
					maxLength={longestReply}
					value={text}
					onChange={setText}
					error={tried && isMissing ? t('contactRequests.replyNeeded') : null}
				/>
				<div>
					<Button type="submit" colour="adminPrimary" busy={busy}>
						{t('contactRequests.send')}
					</Button>
				</div>
			</form>
		</Card>
	);
}
