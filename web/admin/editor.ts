// A thing that is edited: what was typed, what is wrong with it, whether it is saved. Fields validate themselves when they are left;
// from the first try to save on everything is validated at once, and the first error takes the focus.
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { failureText } from '../forms/failure-text.ts';
import type { EditConflict, SaveBarProps } from '../kit/save-bar.tsx';
import { soonWithToasts } from '../kit/toast-room.ts';
import { useToast } from '../kit/toasts.tsx';
import { ApiFailure } from '../platform/api.ts';
import { usePlatform } from '../platform/environment.tsx';
import { conflictingFields } from './conflicting-fields.ts';
import { describeFormErrors, findShownErrors } from './describe-form-errors.ts';
import { rebase } from './rebase.ts';
import { same } from './same-values.ts';

/** By the name of the field. */
export type FieldErrors = Readonly<Record<string, string | undefined>>;

interface EditorOptions<Values> {
	/** What is saved at present; a new object begins anew unless something was typed. */
	initial: Values;
	judge(values: Values): FieldErrors;
	/** @param revision of what is overwritten by it, where there are `versions`. @returns the revision that it has then, if it is known at once */
	save(values: Values, revision: number): Promise<unknown>;
	/** Something new: its button says so and is there from the start. */
	create?: boolean;
	versions?: Versions;
	/** What is left out is said by the screen that shows the editor, as in a dialog whose buttons a toast would cover. */
	said: {
		saved?: string;
		failed?: string;
		/** True: names the fields that are wrong. */
		faulty?: string | true | ((values: Values) => string);
	};
	/** The field that a refusal of the API is about, by its code and what is told beside it. */
	fieldOf?(code: string, facts: ApiFailure['facts']): string | undefined;
	/** What is wrong with a field is said beside it alone. */
	quiet?: boolean;
}

/** Of something that the API does not overwrite when others have saved it meanwhile. */
interface Versions {
	/** Of `initial`. */
	revision: number;
	/** The code of that refusal. */
	code: string;
	/** Brings what they have saved. */
	reload(): Promise<unknown>;
	/** In words; undefined for what is no field of its own. */
	labelOf(field: string): string | undefined;
}

export interface Editor<Values> {
	values: Values;
	set(change: Partial<Values>): void;
	/** For the `error` of a field: undefined leaves it to the field itself. */
	errorOf(name: string): string | null | undefined;
	/** What the API said, if it is about no field. */
	failure: string | undefined;
	/** Others have saved it since it was opened, and something was typed here: the save bar offers the choice. */
	conflict: EditConflict | undefined;
	bar: SaveBarProps;
}

/** Words have an error for each language: `names de-DE`. */
const fieldOfError = (name: string) => name.split(' ')[0] ?? name;

const hasErrors = (errors: FieldErrors = {}): boolean => Object.values(errors).some(Boolean);

export function useEditor<Values extends object>(options: EditorOptions<Values>): Editor<Values> {
	const { initial, judge, save, said, fieldOf, quiet = false, create = false, versions } = options;
	const { t } = usePlatform();
	const toast = useToast();
	const [base, setBase] = useState(initial);
	const [values, setValues] = useState(initial);
	const [busy, setBusy] = useState(false);
	const [tries, setTries] = useState(0);
	const [refused, setRefused] = useState<FieldErrors>({});
	const [failure, setFailure] = useState<string>();
	// Where something was typed while it was saved: what was there before. It goes on from what is there afterwards, which may come a moment later.
	const [outdated, setOutdated] = useState<Values>();
	const revision = versions?.revision ?? 0;
	const [baseRevision, setBaseRevision] = useState(revision);
	const dirty = !same(values, base);
	const isAhead = outdated !== undefined && !same(initial, outdated);
	const differs = !same(initial, base);
	if (differs && (!dirty || isAhead) && !busy) {
		setBase(initial);
		setBaseRevision(revision);
		setValues(dirty ? rebase(base, values, initial) : initial);
		setOutdated(undefined);
	}
	// Saved by others without a change of anything that is edited here.
	if (!differs && revision > baseRevision && !busy) setBaseRevision(revision);

	// What is wrong as a user tries to save, until it was said: the fields show it by then.
	const untold = useRef<FieldErrors>(undefined);
	const tell = useEffectEvent((controls: readonly HTMLElement[]) => {
		const errors = Object.values(untold.current ?? {}).flatMap((error) => error ?? []);
		untold.current = undefined;
		if (errors.length > 0) toast.error(describeFormErrors(findShownErrors(controls, errors.map(String)), t));
	});
	useEffect(() => {
		if (tries === 0) return;
		const faulty = [...document.querySelectorAll<HTMLElement>('#content [aria-invalid="true"]')];
		const [first] = faulty;
		first?.focus({ preventScroll: true });
		tell(faulty);
		// With the margin that it has (frame.css): what lies behind the save bar, or behind the toast, is in sight for the browser.
		const show = () => first?.scrollIntoView({ block: 'nearest' });
		show();
		return soonWithToasts(show);
	}, [tries]);

	const latest = useRef(values);
	useLayoutEffect(() => {
		latest.current = values;
	}, [values]);

	const begin = (next: Values) => {
		setBase(next);
		setValues(next);
		setRefused({});
		setFailure(undefined);
		setTries(0);
	};

	/** With what is saved now, the save bar offers the choice between the two. */
	const refuseOutdated = async (error: unknown, { reload }: Versions) => {
		setFailure(failureText(error, t));
		await reload().catch(() => undefined);
	};

	const refuse = async (error: unknown) => {
		const code = error instanceof ApiFailure ? error.code : undefined;
		if (versions && code === versions.code) return refuseOutdated(error, versions);
		const field = error instanceof ApiFailure && code ? fieldOf?.(code, error.facts) : undefined;
		if (field) setRefused({ [field]: failureText(error, t) });
		else setFailure(failureText(error, t));
		setTries((before) => before + 1);
		if (said.failed && !(field && quiet)) toast.error(said.failed);
	};

	const tellErrors = (found: FieldErrors) => {
		const { faulty } = said;
		setTries((before) => before + 1);
		if (faulty === true) untold.current = found;
		else if (faulty) toast.error(typeof faulty === 'function' ? faulty(values) : faulty);
	};

	const onSave = async (): Promise<boolean> => {
		setRefused({});
		setFailure(undefined);
		const found = judge(values);
		if (hasErrors(found)) {
			tellErrors(found);
			return false;
		}
		setBusy(true);
		try {
			const saved = await save(values, baseRevision);
			// Before anyone goes elsewhere: the guard of unsaved changes must know whether there are any.
			flushSync(() => {
				begin(values);
				if (versions && typeof saved === 'number') setBaseRevision(saved);
				setValues(latest.current);
				setOutdated(same(latest.current, values) ? undefined : initial);
			});
			toast.settle();
			if (said.saved) toast.success(said.saved);
			return true;
		} catch (error) {
			await refuse(error);
			return false;
		} finally {
			setBusy(false);
		}
	};

	const validated = tries > 0 ? judge(values) : undefined;
	const isOutdated = versions && dirty && !busy && !isAhead && differs && revision > baseRevision;
	const conflict = isOutdated && {
		...conflictingFields({ base, mine: values, theirs: initial }, versions.labelOf),
		keepMine() {
			setBase(initial);
			setBaseRevision(revision);
			setValues(rebase(base, values, initial));
			setFailure(undefined);
		},
		takeTheirs() {
			begin(initial);
			setBaseRevision(revision);
		},
	};
	return {
		values,
		set(change) {
			setValues((before) => ({ ...before, ...change }));
			setRefused((before) =>
				Object.fromEntries(Object.entries(before).filter(([name]) => !(fieldOfError(name) in change))),
			);
		},
		errorOf: (name) => refused[name] ?? (validated ? (validated[name] ?? null) : undefined),
		failure: conflict ? undefined : failure,
		conflict: conflict || undefined,
		bar: {
			dirty,
			busy,
			create,
			wrong: hasErrors(validated),
			failure,
			conflict: conflict || undefined,
			onSave,
			onDiscard: () => begin(base),
			snapshot: () => () => setValues((now) => rebase(base, values, now)),
		},
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
