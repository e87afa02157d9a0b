// Who stands in for the reader as approver, and until when: in the account and in the administration, which say around it what it is and at the bottom how
// something went. Colleagues of the reader's company are chosen from a list; of the shop's staff there is no such list, so that their address is typed.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { findWrongDay, lastSubstituteDay } from '../../rules/approvals/substitute.ts';
import { dayIn, isDay, writeDay } from '../../rules/dates.ts';
import { errorText, findFieldError } from '../../rules/fields.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { DateField } from '../kit/date-field.tsx';
import { Notice } from '../kit/notice.tsx';
import { type Choice, Select } from '../kit/select.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useAdminQuery, useChange, withReason } from '../platform/backoffice/data.ts';
import { useConfirm } from '../platform/confirmation.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { addSubstituteDocument, ownSubstitutesDocument, removeSubstituteDocument } from './approvals.documents.ts';
import { refusedField } from './refusal.ts';

type Known = Data<typeof ownSubstitutesDocument>;
type Substitute = Known['approvalSubstitutes'][number];
type Say = (kind: 'success' | 'danger', text: string) => void;

/** With whether the reader approves anything: nobody else is shown them. */
export const useSubstitutes = () => useAdminQuery(ownSubstitutesDocument, {});

interface SubstitutesProps {
	substitutes: ReturnType<typeof useSubstitutes>;
	say: Say;
}

export function Substitutes({ substitutes: { data, error, refetch, isFetching }, say }: SubstitutesProps) {
	const { t } = usePlatform();
	if (error && !data && !isFetching)
		return (
			<Notice kind="danger" action={<Button onClick={() => void refetch()}>{t('common.tryAgain')}</Button>}>
				{t('approvals.substitutesFailed')}
			</Notice>
		);
	if (!data) return <Skeleton lines={4} />;
	const colleagues = (data.myCompany?.members ?? []).flatMap(({ userId, name, role, archived }) =>
		archived || userId === data.me.id ? [] : { value: userId, label: name, isBuyer: role === 'buyer' },
	);
	return (
		<div className="grid gap-6">
			<p className="max-w-prose text-muted">{t('approvals.substitutesText')}</p>
			<List substitutes={data.approvalSubstitutes} say={say} />
			<NewSubstitute colleagues={colleagues} say={say} />
		</div>
	);
}

function List({ substitutes, say }: { substitutes: readonly Substitute[]; say: Say }) {
	const { t } = usePlatform();
	if (substitutes.length === 0) return <p>{t('approvals.substituteNone')}</p>;
	return (
		<ul className="divide-y divide-line border-y border-line">
			{substitutes.map((substitute) => (
				<Row key={substitute.id} substitute={substitute} say={say} />
			))}
		</ul>
	);
}

function Row({ substitute: { id, name: known, firstDay, lastDay }, say }: { substitute: Substitute; say: Say }) {
	const { t, language } = usePlatform();
	const confirm = useConfirm();
	const change = useChange();
	const name = known ?? String(t('approvals.deletedPerson'));
	const remove = async () => {
		const isSure = await confirm({
			title: t('approvals.substituteRemoveAsk', { name }),
			text: t('approvals.substituteRemoveText'),
			confirmLabel: t('approvals.substituteRemoveDo'),
			colour: 'danger',
		});
		if (!isSure) return;
		try {
			await change(removeSubstituteDocument, { id });
			say('success', t('approvals.substituteRemoved'));
		} catch (error) {
			say('danger', withReason(t('approvals.substituteRemoveFailed'), failureText(error, t)));
		}
	};
	return (
		<li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
			<span className="min-w-0 wrap-anywhere tabular-nums">
				{t('approvals.substituteEntry', {
					name,
					from: writeDay(firstDay, language),
					to: writeDay(lastDay, language),
				})}
			</span>
			<Button size="small" aria-label={t('approvals.substituteRemove', { name })} onClick={() => void remove()}>
				{t('approvals.substituteRemoveDo')}
			</Button>
		</li>
	);
}

interface Colleague extends Choice {
	/** They approve nothing otherwise. */
	isBuyer: boolean;
}

interface NewSubstituteProps {
	colleagues: readonly Colleague[];
	say: Say;
}

/** `who`: a user id where colleagues are chosen, an e-mail address where it is typed. */
type Values = Record<'who' | 'firstDay' | 'lastDay', string>;
type Errors = Partial<Record<keyof Values, string | undefined>>;

function useErrors(isChosen: boolean) {
	const { t, timeZone } = usePlatform();
	const texts = {
		firstDay: t('approvals.substituteFirstWrong'),
		lastDay: t('approvals.substituteDays'),
		who: t('approvals.substituteUnknown'),
	};
	const validate = (values: Values): Errors => {
		const wrong = findWrongDay(values, dayIn(timeZone));
		const ofAddress = findFieldError(values.who.trim(), { kind: 'email' });
		const ofWho = values.who === '' ? t('approvals.substituteMissing') : ofAddress && errorText(ofAddress, t);
		return { who: isChosen && values.who ? undefined : ofWho, ...(wrong ? { [wrong]: texts[wrong] } : {}) };
	};
	const ofRefusal = (error: unknown): Errors | undefined => {
		const refused = refusedField(error);
		const field = refused === 'email' ? 'who' : refused;
		return field && field in texts ? { [field]: texts[field as keyof typeof texts] } : undefined;
	};
	const failureOf = (error: unknown): string => {
		const field = refusedField(error);
		if (field === 'days') return t('approvals.substituteTwice');
		return field === 'substitutes' ? t('approvals.substituteMany') : failureText(error, t);
	};
	return { validate, ofRefusal, failureOf };
}

function NewSubstitute({ colleagues, say }: NewSubstituteProps) {
	const { t, timeZone } = usePlatform();
	const change = useChange();
	const form = useRef<HTMLFormElement>(null);
	const today = dayIn(timeZone);
	const isChosen = colleagues.length > 0;
	const { validate, ofRefusal, failureOf } = useErrors(isChosen);
	const [values, setValues] = useState<Values>({ who: '', firstDay: today, lastDay: '' });
	const [busy, setBusy] = useState(false);
	const [tries, setTries] = useState(0);
	const [refused, setRefused] = useState<Errors>({});
	const [failure, setFailure] = useState<string>();
	/** Fields that were left behind filled have nothing missing when the next one is named. */
	const [round, setRound] = useState(0);
	const isTried = tries > 0;
	const chosen = colleagues.find(({ value }) => value === values.who);
	useEffect(() => {
		if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [tries]);
	const set = (changed: Partial<Values>) => {
		setValues((before) => ({ ...before, ...changed }));
		setRefused({});
	};
	const errors = validate(values);
	const errorOf = (field: keyof Values) => refused[field] ?? (isTried ? (errors[field] ?? null) : undefined);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		setFailure(undefined);
		setRefused({});
		if (Object.values(errors).some(Boolean)) return setTries(tries + 1);
		setBusy(true);
		try {
			const { who, ...days } = values;
			await change(addSubstituteDocument, { ...days, ...(isChosen ? { userId: who } : { email: who.trim() }) });
			say('success', t('approvals.substituteAdded'));
			setValues({ who: '', firstDay: today, lastDay: '' });
			setTries(0);
			setRound((before) => before + 1);
		} catch (error) {
			const found = ofRefusal(error);
			if (found) setRefused(found);
			else setFailure(failureOf(error));
			setTries(tries + 1);
		} finally {
			setBusy(false);
		}
	};
	return (
		<form
			ref={form}
			noValidate
			onSubmit={submit}
			className="grid max-w-2xl gap-4"
			aria-label={t('approvals.substituteAdd')}
		>
			{isChosen ? (
				<Select
					label={t('approvals.substitute')}
					hint={chosen?.isBuyer ? t('approvals.substituteBuyer', { name: chosen.label }) : undefined}
					required
					value={values.who}
					onChange={(who) => set({ who })}
					choices={colleagues}
					error={errorOf('who')}
				/>
			) : (
				<TextField
					label={t('approvals.substituteEmail')}
					hint={t('approvals.substituteEmailHint')}
					kind="email"
					required
					autoComplete="off"
					value={values.who}
					onChange={(who) => set({ who })}
					error={errorOf('who')}
				/>
			)}
			<div key={round} className="grid gap-4 phone:grid-cols-2">
				<DateField
					label={t('approvals.substituteFirst')}
					required
					value={values.firstDay}
					onChange={(firstDay) => set({ firstDay })}
					error={errorOf('firstDay')}
				/>
				<DateField
					label={t('approvals.substituteLast')}
					required
					min={values.firstDay > today ? values.firstDay : today}
					max={isDay(values.firstDay) ? lastSubstituteDay(values.firstDay) : undefined}
					value={values.lastDay}
					onChange={(lastDay) => set({ lastDay })}
					error={errorOf('lastDay')}
				/>
			</div>
			{failure && (
				<div role="alert">
					<Notice kind="danger">{failure}</Notice>
				</div>
			)}
			<div>
				<Button type="submit" busy={busy}>
					{t('approvals.substituteAdd')}
				</Button>
			</div>
		</form>
	);
}
