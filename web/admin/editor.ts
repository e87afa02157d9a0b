// A thing that is edited: what was typed, what is wrong with it, whether it is saved. Fields validate themselves when they are left;
// from the first try to save on everything is validated at once, and the first error takes the focus.
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { failureText } from '../forms/failure-text.ts';
import type { SaveBarProps } from '../kit/save-bar.tsx';
import { useToast } from '../kit/toasts.tsx';
import { ApiFailure } from '../platform/api.ts';
import { usePlatform } from '../platform/environment.tsx';

/** By the name of the field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface EditorOptions<Values> {
	/** What is saved at present; a new object begins anew unless something was typed. */
	initial: Values;
	judge(values: Values): FieldErrors;
	save(values: Values): Promise<void>;
	/** What is left out is said by the screen that shows the editor, as in a dialog whose buttons a toast would cover. */
	said: { saved?: string; failed?: string; faulty?: string };
	/** The field that a refusal of the API is about, by its code. */
	fieldOf?(code: string): string | undefined;
	/** What is wrong with a field is said beside it alone. */
	quiet?: boolean;
}

export interface Editor<Values> {
	values: Values;
	set(change: Partial<Values>): void;
	/** For the `error` of a field: undefined leaves it to the field itself. */
	errorOf(name: string): string | null | undefined;
	/** What the API said, if it is about no field. */
	failure: string | undefined;
	bar: SaveBarProps;
}

/** Words have an error for each language: `names de-DE`. */
const fieldOfError = (name: string) => name.split(' ')[0] ?? name;

/** A number that could not be read differs from none. */
const written = (values: unknown) =>
	JSON.stringify(values, (_name, value) => (Number.isNaN(value) ? 'NaN' : value) as unknown);
const same = (one: unknown, other: unknown) => written(one) === written(other);

export function useEditor<Values extends object>(options: EditorOptions<Values>): Editor<Values> {
	const { initial, judge, save, said, fieldOf, quiet = false } = options;
	const { t } = usePlatform();
	const toast = useToast();
	const [base, setBase] = useState(initial);
	const [values, setValues] = useState(initial);
	const [busy, setBusy] = useState(false);
	const [tries, setTries] = useState(0);
	const [refused, setRefused] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string>();
	const dirty = !same(values, base);
	if (!same(initial, base) && !dirty && !busy) {
		setBase(initial);
		setValues(initial);
	}

	useEffect(() => {
		if (tries === 0) return;
		document.querySelector<HTMLElement>('#content [aria-invalid="true"]')?.focus();
	}, [tries]);

	const begin = (next: Values) => {
		setBase(next);
		setValues(next);
		setRefused({});
		setFailure(undefined);
		setTries(0);
	};

	const refuse = (error: unknown) => {
		const field = error instanceof ApiFailure && error.code ? fieldOf?.(error.code) : undefined;
		if (field) setRefused({ [field]: failureText(error, t) });
		else setFailure(failureText(error, t));
		setTries((before) => before + 1);
		if (said.failed && !(field && quiet)) toast.error(said.failed);
	};

	const onSave = async (): Promise<boolean> => {
		setRefused({});
		setFailure(undefined);
		if (Object.values(judge(values)).some(Boolean)) {
			setTries((before) => before + 1);
			if (said.faulty) toast.error(said.faulty);
			return false;
		}
		setBusy(true);
		try {
			await save(values);
			// Before anyone goes elsewhere: the guard of unsaved changes must know that there are none.
			flushSync(() => begin(values));
			if (said.saved) toast.success(said.saved);
			return true;
		} catch (error) {
			refuse(error);
			return false;
		} finally {
			setBusy(false);
		}
	};

	const validated = tries > 0 ? judge(values) : undefined;
	return {
		values,
		set(change) {
			setValues((before) => ({ ...before, ...change }));
			setRefused((before) =>
				Object.fromEntries(Object.entries(before).filter(([name]) => !(fieldOfError(name) in change))),
			);
		},
		errorOf: (name) => refused[name] ?? (validated ? (validated[name] ?? null) : undefined),
		failure,
		bar: { dirty, busy, onSave, onDiscard: () => begin(base) },
	};
}

/** Where to go from the screen of something new once it is made; not if its maker is already on their way elsewhere. */
export function useAfterwards(): (to: string) => void {
	const navigate = useNavigate();
	const { state } = useNavigation();
	const { pathname } = useLocation();
	const latest = useRef({ state, pathname });
	useEffect(() => {
		latest.current = { state, pathname };
	}, [state, pathname]);
	return (to) => {
		setTimeout(() => {
			if (latest.current.state === 'idle' && latest.current.pathname === pathname) navigate(to, { replace: true });
		}, 50);
	};
}
