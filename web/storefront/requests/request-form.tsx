// A short form for people without an account. It is validated field by field where there is JavaScript, and sent as it is where there is none:
// then the page that follows says what has become of it.
import { type FormEvent, type ReactNode, useState } from 'react';
import { errorText, type FieldError } from '../../../rules/fields.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { TextField } from '../../kit/text-field.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { focusField, Watched } from '../checkout/watched.tsx';

interface RequestField<Name extends string> {
	name: Name;
	label: string;
	hint?: string;
	/** What browsers fill in. */
	completion: string;
	maxLength: number | undefined;
}

interface RequestFormProps<Name extends string> {
	title: string;
	/** Where it goes without JavaScript. */
	action: string;
	fields: readonly RequestField<Name>[];
	judge(name: Name, value: string): FieldError | undefined;
	/** Throws what the API has refused. */
	send(values: Record<Name, string>): Promise<void>;
	/** What is known already, also later on; what was typed stays. */
	known?: Partial<Record<Name, string>>;
	/** The sentence around the reason of a failure. */
	failed(reason: string): string;
	/** What became of it before, without JavaScript. */
	before: string | null;
	/** What was sent then. */
	sent?: Readonly<Record<string, string>> | undefined;
	submitLabel: string;
	/** Stands above the button; may follow from what is entered. */
	children?(values: Record<Name, string>): ReactNode;
}

export function RequestForm<Name extends string>(props: RequestFormProps<Name>) {
	const { title, action, fields, before, submitLabel, children } = props;
	const { t, language } = usePlatform();
	const form = useRequest(props);
	const said = form.failure ?? before;
	return (
		<form aria-label={title} method="post" action={action} noValidate onSubmit={form.send} className="mt-6 grid gap-5">
			<input type="hidden" name="language" value={language} />
			<p className="text-sm text-hint">{t('common.requiredFields')}</p>
			{fields.map(({ name, label, hint, completion, maxLength }) => (
				<Watched key={name} name={name} onLeave={() => form.leave(name)}>
					<TextField
						label={label}
						hint={hint}
						name={name}
						required
						kind={name === 'email' ? 'email' : 'text'}
						maxLength={maxLength}
						autoComplete={completion}
						value={form.values[name]}
						onChange={(value) => form.set(name, value)}
						error={form.errorOf(name)}
					/>
				</Watched>
			))}
			<div role="status" className="empty:hidden">
				{said && <Notice kind="danger">{said}</Notice>}
			</div>
			{children?.(form.values)}
			<div>
				<Button type="submit" colour="primary" size="large" busy={form.busy}>
					{submitLabel}
				</Button>
			</div>
		</form>
	);
}

const sentOf = <Name extends string>(
	names: readonly Name[],
	sent: Readonly<Record<string, string>> = {},
): Partial<Record<Name, string>> =>
	Object.fromEntries(names.filter((name) => sent[name] !== undefined).map((name) => [name, sent[name]])) as Partial<
		Record<Name, string>
	>;

function useRequest<Name extends string>({ fields, known, sent, judge, send, failed }: RequestFormProps<Name>) {
	const { t } = usePlatform();
	const names = fields.map(({ name }) => name);
	const [typed, setTyped] = useState<Partial<Record<Name, string>>>(() => sentOf(names, sent));
	const values = Object.fromEntries(names.map((name) => [name, typed[name] ?? known?.[name] ?? ''])) as Record<
		Name,
		string
	>;
	const [left, setLeft] = useState<ReadonlySet<Name>>(() => new Set(sent ? names : []));
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	return {
		values,
		busy,
		failure,
		async send(event: FormEvent) {
			event.preventDefault();
			if (busy) return;
			setLeft(new Set(names));
			setFailure(undefined);
			const wrong = names.find((name) => judge(name, values[name]));
			if (wrong) return focusField(wrong);
			setBusy(true);
			try {
				await send(values);
			} catch (error) {
				setFailure(failed(failureText(error, t)));
				setBusy(false);
			}
		},
		set: (name: Name, value: string) => setTyped((before) => ({ ...before, [name]: value })),
		leave: (name: Name) => setLeft((before) => new Set([...before, name])),
		errorOf(name: Name): string | null {
			const found = left.has(name) ? judge(name, values[name]) : undefined;
			return found ? errorText(found, t) : null;
		},
	};
}
