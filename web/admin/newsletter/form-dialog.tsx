// A form over a screen: what is wrong stands beside its field, what the server refuses above the buttons, and what was typed stays.
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { ApiFailure } from '../../platform/api.ts';
import { usePlatform } from '../../platform/environment.tsx';

interface Form<Values> {
	values: Values;
	set(change: Partial<Values>): void;
	/** For the `error` of a field: undefined leaves it to the field itself. */
	errorOf(field: string): string | null | undefined;
}

interface FormDialogProps<Values extends object> {
	title: string;
	initial: Values;
	errorsOf(values: Values): Readonly<Record<string, string | undefined>>;
	send(values: Values): Promise<unknown>;
	/** The field that a refusal of the API is about, by its code. */
	fieldOf?: Readonly<Record<string, string>>;
	done(values: Values): string;
	saveLabel: string;
	onClose(): void;
	children(form: Form<Values>): ReactNode;
}

export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
	const { title, initial, errorsOf, send, fieldOf = {}, done, saveLabel, onClose, children } = props;
	const { t } = usePlatform();
	const toast = useToast();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const [values, setValues] = useState(initial);
	const [busy, setBusy] = useState(false);
	const [tries, setTries] = useState(0);
	const [refused, setRefused] = useState<Readonly<Record<string, string>>>({});
	const [failure, setFailure] = useState<string>();
	useEffect(() => {
		if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [tries]);
	const refuse = (error: unknown) => {
		const field = error instanceof ApiFailure && error.code ? fieldOf[error.code] : undefined;
		if (field) setRefused({ [field]: failureText(error, t) });
		else setFailure(failureText(error, t));
		setTries((before) => before + 1);
	};
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (busy) return;
		setRefused({});
		setFailure(undefined);
		if (Object.values(errorsOf(values)).some(Boolean)) return setTries((before) => before + 1);
		setBusy(true);
		try {
			await send(values);
			toast.success(done(values));
			onClose();
		} catch (error) {
			refuse(error);
		} finally {
			setBusy(false);
		}
	};
	const validated = tries > 0 ? errorsOf(values) : undefined;
	return (
		<Dialog
			open
			onClose={onClose}
			title={title}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button type="submit" form={id} colour="primary" busy={busy}>
						{saveLabel}
					</Button>
				</>
			}
		>
			<form ref={form} id={id} noValidate onSubmit={submit} className="grid gap-4">
				{children({
					values,
					set(changed) {
						setValues((before) => ({ ...before, ...changed }));
						setRefused({});
					},
					errorOf: (field) => refused[field] ?? (validated ? (validated[field] ?? null) : undefined),
				})}
				{failure && (
					<div role="alert">
						<Notice kind="danger">{failure}</Notice>
					</div>
				)}
			</form>
		</Dialog>
	);
}
