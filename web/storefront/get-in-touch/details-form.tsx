// The second step: a time to talk, a message, and who it is from. The browser validates what the server validates; without it the page comes back with
// everything that was typed and what is wrong beside it.
import { type FormEvent, useEffect, useState } from 'react';
import {
	type ContactField,
	contactFieldError,
	contactFields,
	isRequiredField,
	longestOf,
} from '../../../rules/contact-requests/contact-request.ts';
import { isMeetingTime, mostProposedTimes } from '../../../rules/contact-requests/meeting-times.ts';
import { contactPage, honeypot } from '../../../rules/contact-requests/pages.ts';
import { errorText } from '../../../rules/fields.ts';
import type { SentForm } from '../../../rules/page-contract.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { NearLink } from '../../platform/near-link.tsx';
import { focusField, Watched } from '../checkout/watched.tsx';
import { useKnownPerson } from '../requests/use-known-person.ts';
import { BookingLink } from './booking-link.tsx';
import type { ContactOffer } from './get-in-touch-page.tsx';
import { ProposedTimes } from './proposed-times.tsx';

interface DetailsProps {
	offer: ContactOffer;
	/** Undefined: the shop offers none, or not the one that was sent. */
	topic: string | undefined;
	/** What was sent without JavaScript and could not be taken. */
	sent: SentForm | undefined;
}

const completions: Record<ContactField, string> = {
	name: 'name',
	email: 'email',
	phone: 'tel',
	company: 'organization',
	message: 'off',
};

const kinds = { email: 'email', phone: 'phone' } as const satisfies Partial<Record<ContactField, string>>;

const linkLook = 'font-medium text-link underline underline-offset-2 hover:text-link-hover';

const longestName = 160;

export function DetailsForm({ offer, topic, sent }: DetailsProps) {
	const { t, base, language, shopfront } = usePlatform();
	const form = useDetails({ offer, topic, sent });
	const { privacy } = shopfront.legal;
	const optional = (label: string) => t('getInTouch.optional', { label });
	const labelOf = (field: ContactField) => {
		const label = t(`getInTouch.${field}`);
		return isRequiredField(field, false) ? label : optional(label);
	};
	const inputs = contactFields.filter((field) => field !== 'message');
	return (
		<>
			{offer.topics.length > 0 && (
				<p className="mt-2">
					<NearLink to={contactPage} className={linkLook}>
						{t('getInTouch.changeTopic')}
					</NearLink>
				</p>
			)}
			{offer.bookingUrl !== null && <BookingLink url={offer.bookingUrl} isSandbox={offer.isSandbox} />}
			<form
				aria-label={t('getInTouch.title')}
				method="post"
				action={`${base}${contactPage}`}
				noValidate
				onSubmit={form.send}
				className="mt-6 grid gap-5"
			>
				<input type="hidden" name="language" value={language} />
				<input type="hidden" name="topic" value={topic ?? ''} />
				<div role="alert" className="empty:hidden">
					{form.failure && <Notice kind="danger">{form.failure}</Notice>}
				</div>
				{offer.days.length > 0 && (
					<ProposedTimes offer={offer} chosen={form.times} onChange={form.setTimes} error={form.timesError} />
				)}
				<h2 className="font-heading text-xl font-bold">{t('getInTouch.messageTitle')}</h2>
				<p className="text-sm text-hint">{t('common.requiredFields')}</p>
				<Watched name="message" onLeave={() => form.leave('message')}>
					<TextArea
						label={labelOf('message')}
						hint={offer.days.length > 0 ? t('getInTouch.messageHint') : undefined}
						name="message"
						required={form.times.length === 0}
						rows={5}
						maxLength={longestOf('message') ?? 4000}
						value={form.values.message}
						onChange={(value) => form.set('message', value)}
						error={form.errorOf('message')}
					/>
				</Watched>
				{inputs.map((field) => (
					<Watched key={field} name={field} onLeave={() => form.leave(field)}>
						<TextField
							label={labelOf(field)}
							name={field}
							required={isRequiredField(field, true)}
							kind={field === 'email' || field === 'phone' ? kinds[field] : 'text'}
							country={offer.country}
							maxLength={longestOf(field)}
							autoComplete={completions[field]}
							value={form.values[field]}
							onChange={(value) => form.set(field, value)}
							error={form.errorOf(field)}
						/>
					</Watched>
				))}
				<div aria-hidden className="absolute -start-[200vw] top-0 h-px w-px overflow-hidden">
					<label>
						{t('getInTouch.honeypot')}
						<input type="text" name={honeypot} tabIndex={-1} autoComplete="off" defaultValue="" />
					</label>
				</div>
				<p className="text-sm">
					{t('getInTouch.privacy')}{' '}
					{privacy && (
						<NearLink to={`/${privacy.slug}`} className={linkLook}>
							{privacy.title}
						</NearLink>
					)}
				</p>
				<div>
					<Button type="submit" colour="primary" size="large" busy={form.busy}>
						{t('getInTouch.send')}
					</Button>
				</div>
			</form>
		</>
	);
}

const timesOf = (sent: SentForm | undefined): string[] => sent?.values.times?.split(' ').filter(Boolean) ?? [];

function useFailure(sent: SentForm | undefined, topic: string | undefined, offer: ContactOffer): string | undefined {
	const { t } = usePlatform();
	if (!sent) return undefined;
	if (sent.outcome !== 'invalid') return t('getInTouch.failed');
	return t(topic === undefined && offer.topics.length > 0 ? 'getInTouch.chooseTopic' : 'getInTouch.invalid');
}

function useDetails({ offer, topic, sent }: DetailsProps) {
	const { t } = usePlatform();
	const known = useKnownPerson(longestName);
	const [typed, setTyped] = useState<Partial<Record<ContactField, string>>>(() =>
		Object.fromEntries(contactFields.flatMap((field) => (sent?.values[field] ? [[field, sent.values[field]]] : []))),
	);
	const [times, setTimes] = useState<readonly string[]>(() =>
		timesOf(sent).filter((time) => isMeetingTime(offer.days, time)),
	);
	const isInvalid = sent?.outcome === 'invalid';
	const [left, setLeft] = useState<ReadonlySet<ContactField>>(() => new Set(isInvalid ? contactFields : []));
	const [areTimesGone, setTimesGone] = useState(() => isInvalid && timesOf(sent).length > times.length);
	const [busy, setBusy] = useState(false);
	const failure = useFailure(sent, topic, offer);
	// Back from the next page, as it was left.
	useEffect(() => {
		const wake = () => setBusy(false);
		window.addEventListener('pageshow', wake);
		return () => window.removeEventListener('pageshow', wake);
	}, []);
	const values = Object.fromEntries(
		contactFields.map((field) => [field, typed[field] ?? (field === 'name' || field === 'email' ? known[field] : '')]),
	) as Record<ContactField, string>;
	const validate = (field: ContactField) =>
		contactFieldError(field, values[field], {
			required: isRequiredField(field, times.length > 0),
			country: offer.country,
		});
	const errorOf = (field: ContactField): string | null => {
		const found = left.has(field) ? validate(field) : undefined;
		return found ? errorText(found, t) : null;
	};
	const tooMany = times.length > mostProposedTimes ? t('getInTouch.tooManyTimes') : undefined;
	return {
		...{ values, times, busy, failure, errorOf },
		timesError: tooMany ?? (areTimesGone ? t('getInTouch.timeGone') : undefined),
		setTimes(next: readonly string[]) {
			setTimesGone(false);
			setTimes(next);
		},
		set: (field: ContactField, value: string) => setTyped((before) => ({ ...before, [field]: value })),
		leave: (field: ContactField) => setLeft((before) => new Set([...before, field])),
		/** What is right goes on as the plain form that it is. */
		send(event: FormEvent) {
			setLeft(new Set(contactFields));
			const order = ['message', ...contactFields.filter((field) => field !== 'message')] as const;
			const wrong = tooMany ? 'times' : order.find(validate);
			if (wrong || busy) {
				event.preventDefault();
				if (wrong) focusField(wrong);
				return;
			}
			setBusy(true);
		},
	};
}
