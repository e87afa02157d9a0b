// A form over the page: what is wrong stands beside its field, what the server refuses above the buttons, and what was typed stays.
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { ApiFailure } from '../platform/api.ts';
import { useChange } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import type { Variables } from '../platform/graphql.ts';
import { useCompany } from './company.ts';

export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface FormDialogProps<Values extends object, D> {
	title: string;
	initial: Values;
	errorsOf(values: Values): FieldErrors;
	document: D;
	toVariables(values: Values): Variables<D>;
	/** The field that a refusal of the API is about, by its code. */
	fieldOf?: Readonly<Record<string, string>>;
	done: string;
	saveLabel?: string;
	size?: 'small' | 'medium';
	onClose(): void;
	/** Other things that can be done with it, before the buttons. */
	more?: ReactNode;
	children(form: {
		values: Values;
		set(change: Partial<Values>): void;
		/** For the `error` of a field: undefined leaves it to the field itself. */
		errorOf(field: string): string | null | undefined;
	}): ReactNode;
}

export function FormDialog<Values extends object, D>(props: FormDialogProps<Values, D>) {
	const { title, initial, errorsOf, document: mutation, toVariables, fieldOf = {}, done, saveLabel } = props;
	const { size = 'small', onClose, more, children } = props;
	const { t } = usePlatform();
	const { say } = useCompany();
	const change = useChange();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const [values, setValues] = useState(initial);
	const [busy, setBusy] = useState(false);
	const [tries, setTries] = useState(0);
	const [refused, setRefused] = useState<FieldErrors>({});
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
		event.stopPropagation();
		if (busy) return;
		setRefused({});
		setFailure(undefined);
		if (Object.values(errorsOf(values)).some(Boolean)) return setTries((before) => before + 1);
		setBusy(true);
		try {
			await change(mutation, toVariables(values));
			say('success', done);
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
			size={size}
			onClose={onClose}
			title={title}
			actions={
				<>
					{more}
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button type="submit" form={id} colour="primary" busy={busy}>
						{saveLabel ?? t('companies.save')}
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
