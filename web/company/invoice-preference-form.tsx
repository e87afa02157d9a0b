// How one customer wants invoices: changed and saved on its own.
import { type FormEvent, useRef, useState } from 'react';
import {
	type InvoicePreference,
	type PreferenceField,
	preferenceFields,
	tidyPreference,
} from '../../rules/e-invoice/preference.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { InvoicePreferenceFields, preferenceErrorTexts } from './invoice-preference-fields.tsx';

interface FormProps {
	initial: InvoicePreference;
	/** @returns what is stored now */
	save(values: InvoicePreference): Promise<InvoicePreference>;
	say(kind: 'success' | 'danger', text: string): void;
	readOnly?: boolean;
}

export function InvoicePreferenceForm({ initial, save, say, readOnly = false }: FormProps) {
	const { t } = usePlatform();
	const [base, setBase] = useState(initial);
	const [values, setValues] = useState(initial);
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const form = useRef<HTMLFormElement>(null);
	const errors = preferenceErrorTexts(values, t);
	const dirty = preferenceFields.some((field) => values[field] !== base[field]);
	const isShown = (field: PreferenceField) => tried || values[field] === base[field];
	const send = async (): Promise<boolean> => {
		setTried(true);
		setFailure(undefined);
		if (Object.keys(errors).length > 0) {
			requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
			return false;
		}
		setBusy(true);
		try {
			const { invoiceFormat, leitwegId, electronicAddress } = await save(tidyPreference(values));
			const saved = { invoiceFormat, leitwegId, electronicAddress };
			setBase(saved);
			setValues(saved);
			setTried(false);
			say('success', t('invoicePreference.saved'));
			return true;
		} catch (error) {
			setFailure(failureText(error, t));
			say('danger', t('invoicePreference.failed'));
			return false;
		} finally {
			setBusy(false);
		}
	};
	const submit = (event: FormEvent) => {
		event.preventDefault();
		void send();
	};
	return (
		<form ref={form} className="grid gap-4" onSubmit={submit} noValidate>
			<InvoicePreferenceFields
				values={values}
				disabled={readOnly}
				onChange={(change) => setValues((before) => ({ ...before, ...change }))}
				errorOf={(field) => (isShown(field) ? (errors[field] ?? null) : null)}
			/>
			{failure && <Notice kind="danger">{failure}</Notice>}
			{!readOnly && (
				<div>
					<Button type="submit" busy={busy} disabled={!dirty}>
						{t('invoicePreference.save')}
					</Button>
				</div>
			)}
			<LeaveGuard dirty={dirty} onSave={send} onDiscard={() => setValues(base)} />
		</form>
	);
}
