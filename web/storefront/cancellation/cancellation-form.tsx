// The form of a cancellation. The reason is asked for where it is needed; the browser hides it by itself, so that it works without
// JavaScript.
import type { ReactNode } from 'react';
import {
	type CancellationField,
	cancellationFields,
	cancellationKinds,
	cancellationRules,
	isOrderNumber,
} from '../../../rules/subscriptions/cancellation.ts';
import { plainNumber } from '../../../rules/withdrawal/withdrawal.ts';
import { Button } from '../../kit/button.tsx';
import { DateField } from '../../kit/date-field.tsx';
import { controlStyle, describedBy, Field, type FieldBasics, useFieldIds } from '../../kit/field.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { TextArea } from '../../kit/text-area.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useHydrated } from '../../platform/hydrated.ts';
import { NearLink } from '../../platform/near-link.tsx';
import { Watched } from '../checkout/watched.tsx';
import { useSentForm } from '../requests/use-sent-form.ts';
import type { DeclaredCancellation } from './cancellation-receipt.tsx';
import { cancellationPage, useCancellation } from './use-cancellation.ts';

interface FormProps {
	contract: string;
	/** What became of a form that was sent without JavaScript. */
	outcome: string | null;
	onDeclared(declared: DeclaredCancellation): void;
}

/** @param wrong fields of a form that was sent and is shown once more */
function useOutcome(outcome: string | null, wrong: readonly CancellationField[]): string | null {
	const { t } = usePlatform();
	if (outcome === null) return null;
	if (outcome === 'invalid' && wrong.length > 0)
		return t('common.checkFields', { fields: wrong.map((field) => t(`cancellation.${field}`)).join(', ') });
	if (outcome === 'invalid') return t('cancellation.invalid');
	const reason = t(outcome === 'limited' ? 'accounts.tooManyRequests' : 'common.unexpectedError');
	return t('cancellation.failed', { reason });
}

export function CancellationForm({ contract, outcome, onDeclared }: FormProps) {
	const { t, language, base } = usePlatform();
	const form = useCancellation({ contract, onDeclared });
	const { values, set, errorOf } = form;
	const sent = useSentForm(cancellationPage);
	const wrong = cancellationFields.filter((field) => sent && errorOf(field));
	const before = useOutcome(sent?.outcome ?? outcome, wrong);
	const said = form.failure ?? before;
	const watched = (name: CancellationField, field: ReactNode) => (
		<Watched name={name} onLeave={() => form.leave(name)}>
			{field}
		</Watched>
	);
	const basicsOf = (name: 'name' | 'email' | 'contract') => ({
		...{ name, required: true, maxLength: cancellationRules[name].maxLength },
		...{ label: t(`cancellation.${name}`), value: values[name], error: errorOf(name) },
		onChange: (value: string) => set({ [name]: value }),
	});
	return (
		<form
			aria-label={t('cancellation.title')}
			method="post"
			action={`${base}${cancellationPage}`}
			noValidate
			onSubmit={form.send}
			className="mt-6 grid gap-5"
		>
			<input type="hidden" name="language" value={language} />
			<p className="text-sm text-hint">{t('common.requiredFields')}</p>
			{watched('name', <TextField {...basicsOf('name')} autoComplete="name" />)}
			{watched(
				'email',
				<TextField {...basicsOf('email')} kind="email" hint={t('cancellation.emailHint')} autoComplete="email" />,
			)}
			{watched(
				'contract',
				<TextField {...basicsOf('contract')} hint={t('cancellation.contractHint')} autoComplete="off" />,
			)}
			<OfOrder contract={values.contract} />
			<div className="group/kind grid gap-5">
				<RadioGroup
					label={t('cancellation.kind')}
					name="kind"
					required
					value={values.kind}
					onChange={(kind) => set({ kind })}
					choices={cancellationKinds.map((value) => ({ value, label: t(`cancellation.kind.${value}`) }))}
				/>
				<div className="hidden group-has-[input[value=extraordinary]:checked]/kind:block">
					{watched(
						'reason',
						<TextArea
							name="reason"
							label={t('cancellation.reason')}
							hint={t('cancellation.reasonHint')}
							required
							maxLength={cancellationRules.reason.maxLength}
							value={values.reason}
							onChange={(reason) => set({ reason })}
							error={errorOf('reason')}
						/>,
					)}
				</div>
			</div>
			{watched(
				'wantedOn',
				<DayField
					name="wantedOn"
					label={t('cancellation.wantedOn')}
					hint={t('cancellation.wantedOnHint')}
					min={form.today}
					value={values.wantedOn}
					onChange={(wantedOn) => set({ wantedOn })}
					error={errorOf('wantedOn')}
				/>,
			)}
			<div role="status" className="empty:hidden">
				{said && <Notice kind="danger">{said}</Notice>}
			</div>
			<p>{t('cancellation.declaration')}</p>
			<div>
				<Button type="submit" colour="primary" size="large" busy={form.busy}>
					{t('cancellation.confirm')}
				</Button>
			</div>
		</form>
	);
}

/** The number of an order leads to its subscription; what was ordered once does not run on. */
function OfOrder({ contract }: { contract: string }) {
	const { t } = usePlatform();
	if (!isOrderNumber(contract)) return null;
	return (
		<Notice kind="info">
			<p>{t('cancellation.ofOrder', { number: plainNumber(contract) })}</p>
			<p>
				<NearLink
					to={`/withdraw?${new URLSearchParams({ contract: plainNumber(contract) })}`}
					className="font-medium text-link underline underline-offset-2 hover:text-link-hover"
				>
					{t('cancellation.toWithdrawal')}
				</NearLink>
			</p>
		</Notice>
	);
}

interface DayFieldProps extends FieldBasics {
	value: string;
	onChange(value: string): void;
	min: string;
}

/** Without JavaScript the browser's own. */
function DayField(props: DayFieldProps) {
	const ids = useFieldIds();
	const isHydrated = useHydrated();
	if (isHydrated) return <DateField {...props} />;
	const { label, hint, name, min, value, error } = props;
	return (
		<Field ids={ids} label={label} hint={hint} error={error}>
			<input
				{...describedBy({ ids, hint, error })}
				type="date"
				id={ids.control}
				name={name}
				min={min}
				defaultValue={value}
				className={controlStyle}
			/>
		</Field>
	);
}
