// A form at work: its state, what is shown of its errors, and what becomes of it. How it looks is form.tsx's affair.
import { useEffect, useMemo, useRef, useState } from 'react';
import { errorText } from '../../rules/fields.ts';
import type { FormDefinition, FormElement } from '../../rules/forms/definition.ts';
import {
	type FormState,
	goToPage,
	isLastPage,
	nextPage,
	pageOfElement,
	previousPage,
	setValue,
	startForm,
	visibleElements,
} from '../../rules/forms/state.ts';
import { findFormErrors, submittedValues } from '../../rules/forms/validate.ts';
import type { FormValue, FormValues } from '../../rules/forms/values.ts';
import { usePlatform } from '../platform/environment.tsx';
import { failureText } from './failure-text.ts';
import { forgetForm, keepForm, keyOfForm, recallForm } from './stored-form.ts';

/** What the server found wrong, field by field. */
interface ServerError {
	element: string;
	message: string;
}

export interface FormOptions {
	definition: FormDefinition;
	/** What the form begins with. */
	initial?: FormValues | undefined;
	/** Tells forms of the same definition apart, where what was typed is kept. */
	instance?: string | undefined;
	/** Whether what is typed survives a reload; it does unless specified. */
	keep?: boolean | undefined;
	/** Hands the values on. @returns what the server found wrong; nothing when it has accepted them */
	submit(values: FormValues): Promise<readonly ServerError[]>;
	onDone?(): void;
}

/** Where the focus is to go once the form is shown anew. */
export type Jump = { to: 'page' } | { to: 'element'; name: string };

export interface RunningForm {
	state: FormState;
	/** The elements of the page that is shown. */
	elements: FormElement[];
	dirty: boolean;
	busy: boolean;
	/** Whether what was typed before a reload has been put back. */
	restored: boolean;
	/** Why it could not be sent, if no entry is to blame. */
	failure: string | undefined;
	/** How many entries of this page are wrong, once a user has tried to go on. */
	wrong: number;
	jump: Jump | undefined;
	errorOf(name: string): string | null;
	set(name: string, value: FormValue): void;
	leave(name: string): void;
	/** To the next page, or off to the server. @returns whether the server has accepted the form */
	proceed(): Promise<boolean>;
	/** Everything, wherever the reader stands. @returns whether the server has accepted it */
	submit(): Promise<boolean>;
	back(): void;
	goTo(page: string): void;
	discard(): void;
}

const sameValue = (one: FormValue | undefined, other: FormValue | undefined): boolean =>
	one === other ||
	(Array.isArray(one) &&
		Array.isArray(other) &&
		one.length === other.length &&
		one.every((entry, index) => entry === other[index]));

const nothing: FormValues = {};

export function useForm(options: FormOptions): RunningForm {
	const { definition, initial = nothing, instance, keep = true, submit: send, onDone } = options;
	const { t, language } = usePlatform();
	const key = keyOfForm(definition, instance);
	const [state, setState] = useState(() => startForm(definition, initial));
	/** What counts as saved. */
	const [saved, setSaved] = useState(state.vault);
	/** Elements that were left once, or that a user tried to send: their errors are shown from then on. */
	const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
	const [found, setFound] = useState<Readonly<Record<string, string>>>({});
	const [failure, setFailure] = useState<string>();
	/** Whether a user has tried to go on from this page. */
	const [tried, setTried] = useState(false);
	const [busy, setBusy] = useState(false);
	const [restored, setRestored] = useState(false);
	const [jump, setJump] = useState<Jump>();
	const sending = useRef(false);

	const dirty = Object.keys(state.vault).some((name) => !sameValue(state.vault[name], saved[name]));
	const [recalled, setRecalled] = useState(false);
	// biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is put back once, when the page has been taken over
	useEffect(() => {
		const kept = keep ? recallForm(key, definition, initial) : undefined;
		if (kept) setState(kept);
		setRestored(kept !== undefined);
		setRecalled(true);
	}, [key]);
	useEffect(() => {
		if (!recalled) return;
		if (dirty && keep) keepForm(key, definition, state);
		else forgetForm(key);
	}, [recalled, dirty, keep, key, definition, state]);

	const elements = visibleElements(definition, state, state.page);
	const errors = useMemo(() => findFormErrors(definition, state, language), [definition, state, language]);
	const errorOf = (name: string): string | null => {
		const error = left.has(name) ? errors[name] : undefined;
		return found[name] ?? (error ? errorText(error, t) : null);
	};
	const leaveAll = (names: readonly string[]) => setLeft((before) => new Set([...before, ...names]));
	const show = (name: string) => {
		setTried(true);
		setState((before) => goToPage(before, pageOfElement(definition, name) ?? before.page));
		setJump({ to: 'element', name });
	};

	async function submit(): Promise<boolean> {
		if (sending.current) return false;
		setFailure(undefined);
		leaveAll(visibleElements(definition, state).map(({ name }) => name));
		const [first] = Object.keys(errors);
		if (first !== undefined) {
			show(first);
			return false;
		}
		sending.current = true;
		setBusy(true);
		try {
			const refused = await send(submittedValues(definition, state));
			if (refused.length > 0) return receive(refused);
			setSaved(state.vault);
			setLeft(new Set());
			setTried(false);
			setRestored(false);
			forgetForm(key);
			onDone?.();
			return true;
		} catch (error) {
			setFailure(failureText(error, t));
			return false;
		} finally {
			sending.current = false;
			setBusy(false);
		}
	}

	function receive(refused: readonly ServerError[]): false {
		setFound(Object.fromEntries(refused.map(({ element, message }) => [element, message])));
		const there = visibleElements(definition, state).map(({ name }) => name);
		const first = refused.find(({ element }) => there.includes(element));
		// What belongs to no field that can be seen is said beside the button.
		const others = refused.filter(({ element }) => !there.includes(element));
		if (others.length > 0) setFailure(others.map(({ message }) => message).join(' '));
		if (first) show(first.element);
		return false;
	}

	async function proceed(): Promise<boolean> {
		if (isLastPage(state)) return submit();
		setFailure(undefined);
		leaveAll(elements.map(({ name }) => name));
		const first = elements.find(({ name }) => errors[name]);
		if (first) show(first.name);
		else move(nextPage(state));
		return false;
	}

	function move(next: FormState): void {
		setState(next);
		setTried(false);
		setJump({ to: 'page' });
	}

	return {
		state,
		elements,
		dirty,
		busy,
		restored,
		failure,
		wrong: tried ? elements.filter(({ name }) => errorOf(name) !== null).length : 0,
		jump,
		errorOf,
		set(name, value) {
			setState((before) => setValue(definition, before, name, value));
			setFound(({ [name]: _mended, ...rest }) => rest);
		},
		leave: (name) => leaveAll([name]),
		proceed,
		submit,
		back: () => move(previousPage(state)),
		goTo: (page) => move(goToPage(state, page)),
		discard() {
			forgetForm(key);
			setState(goToPage(startForm(definition, saved), definition.pages[0]?.id ?? ''));
			setLeft(new Set());
			setFound({});
			setTried(false);
			setFailure(undefined);
			setRestored(false);
		},
	};
}
