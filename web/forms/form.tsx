// A form made from its definition: pages with a stepper, fields of the kit, errors beside them, the first one in focus.
import { type FocusEvent, type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { FormElement } from '../../rules/forms/definition.ts';
import { isFirstPage, isLastPage, isRequired } from '../../rules/forms/state.ts';
import { Button } from '../kit/button.tsx';
import { LeaveGuard } from '../kit/leave-guard.tsx';
import { Notice } from '../kit/notice.tsx';
import { Stepper } from '../kit/stepper.tsx';
import { useTexts } from '../platform/environment.tsx';
import { useHydrated } from '../platform/hydrated.ts';
import { ElementField, type RichFields, resolveFormText } from './element-field.tsx';
import { type FormOptions, type Jump, type RunningForm, useForm } from './use-form.ts';

interface FormProps extends FormOptions {
	/** The name of the form, read aloud. */
	label: string;
	/** In place of "Submit". */
	submitLabel?: string;
	/** For forms with several choices of many, or colours. */
	rich?: RichFields;
	/** Whether leaving with changes asks first; it does unless specified. */
	guard?: boolean;
	/** Beside the buttons, such as a link to the forgotten password. */
	aside?: ReactNode;
	/** A few fields below each other, all of them needed, and a button as wide as they are: a log-in. */
	narrow?: boolean;
}

export function Form({ label, submitLabel, rich, guard = true, aside, narrow = false, ...options }: FormProps) {
	const t = useTexts();
	const form = useForm(options);
	const { definition } = options;
	const hydrated = useHydrated();
	const element = useRef<HTMLFormElement>(null);
	useJump(element, form.jump);
	const pressed = usePressed();
	const press = (event: FormEvent) => {
		event.preventDefault();
		void form.proceed();
	};
	const pages = definition.pages.filter(({ id }) => form.state.pages.includes(id));
	const steps = pages.map((page) => ({ id: page.id, label: resolveFormText(page.label, t) }));
	const title = steps.find(({ id }) => id === form.state.page)?.label;
	return (
		// Sent by our own code; should a user press the button before that is there, nothing of it may stand in an address.
		<form ref={element} aria-label={label} method="post" noValidate onSubmit={press} className="flex flex-col gap-6">
			{guard && <LeaveGuard dirty={form.dirty} onSave={form.submit} onDiscard={form.discard} />}
			<noscript>
				<Notice kind="warning">{t('forms.needsJavaScript')}</Notice>
			</noscript>
			{form.restored && <Restored onStartOver={form.discard} />}
			{definition.pages.length > 1 && <Stepper steps={steps} current={form.state.page} onChoose={form.goTo} />}
			<div className="flex flex-col gap-1 empty:hidden">
				{definition.pages.length > 1 && (
					<h2 tabIndex={-1} data-page-title className="text-xl font-bold outline-none">
						{title}
					</h2>
				)}
				{!narrow && form.elements.some(({ name }) => isRequired(form.state, name)) && (
					<p className="text-sm text-hint">{t('common.requiredFields')}</p>
				)}
			</div>
			<div className={`grid gap-x-6 gap-y-5 ${narrow ? '' : 'phone:grid-cols-2'}`}>
				{form.elements.map((each) => (
					<Element key={each.name} element={each} form={form} rich={rich} pressed={pressed} />
				))}
			</div>
			<div aria-live="polite" className="empty:hidden">
				{form.failure ? (
					<Notice kind="danger">{form.failure}</Notice>
				) : (
					form.wrong > 0 && <Notice kind="danger">{t('forms.faults', { count: form.wrong })}</Notice>
				)}
			</div>
			<div className={narrow ? 'grid gap-4' : 'flex flex-wrap items-center justify-end gap-3'}>
				{aside}
				{!isFirstPage(form.state) && <Button onClick={form.back}>{t('forms.back')}</Button>}
				<Button type="submit" colour="primary" busy={form.busy} disabled={!hydrated}>
					{isLastPage(form.state) ? (submitLabel ?? t('forms.submit')) : t('forms.next')}
				</Button>
			</div>
		</form>
	);
}

function Restored({ onStartOver }: { onStartOver(): void }) {
	const t = useTexts();
	return (
		<Notice kind="info">
			<div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
				{t('forms.restored')}
				<Button size="small" onClick={onStartOver}>
					{t('forms.startOver')}
				</Button>
			</div>
		</Notice>
	);
}

interface ElementProps {
	element: FormElement;
	form: RunningForm;
	rich: RichFields | undefined;
	/** Whether a press is under way. */
	pressed(): boolean;
}

/** Around each field: tells when the focus has left it, also where a part of it is open over the page. */
function Element({ element, form, rich, pressed }: ElementProps) {
	const t = useTexts();
	const { name } = element;
	const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
	const blur = (event: FocusEvent) => {
		if (event.currentTarget.contains(event.relatedTarget)) return;
		// What opened over the page stands elsewhere in the document and still belongs to this field: its focus comes right after.
		const leaveSoon = () => {
			leaving.current = setTimeout(() => form.leave(name), 0);
		};
		// An error that came between the two halves of a press would push the button away from under it.
		if (pressed()) window.addEventListener('pointerup', leaveSoon, { once: true });
		else leaveSoon();
	};
	return (
		<>
			{element.heading && (
				<h3 className="mt-4 border-b border-line pb-2 font-bold first:mt-0 phone:col-span-2">
					{resolveFormText(element.heading, t)}
				</h3>
			)}
			{/* biome-ignore lint/a11y/noStaticElementInteractions: nothing is done here, it is only observed where the focus goes */}
			<div
				data-element={name}
				onBlur={blur}
				onFocus={() => clearTimeout(leaving.current)}
				className={`min-w-0 scroll-mt-24 ${element.wide ? 'phone:col-span-2' : ''}`}
			>
				<ElementField
					element={element}
					value={form.state.vault[name] ?? ''}
					onChange={(value) => form.set(name, value)}
					error={form.errorOf(name)}
					required={isRequired(form.state, name)}
					rich={rich}
				/>
			</div>
		</>
	);
}

function usePressed(): () => boolean {
	const down = useRef(false);
	useEffect(() => {
		const press = ({ type }: Event) => {
			down.current = type === 'pointerdown';
		};
		const events = ['pointerdown', 'pointerup', 'pointercancel'];
		for (const event of events) window.addEventListener(event, press, true);
		return () => {
			for (const event of events) window.removeEventListener(event, press, true);
		};
	}, []);
	return () => down.current;
}

const focusable = ':is(input, select, textarea, button):not([disabled], [hidden], [tabindex="-1"])';

/** Takes the focus to the title of another page, or to what has to be mended. */
function useJump(form: { current: HTMLFormElement | null }, jump: Jump | undefined): void {
	useEffect(() => {
		if (!jump) return;
		const where = jump.to === 'page' ? '[data-page-title]' : `[data-element="${jump.name}"] ${focusable}`;
		const target = form.current?.querySelector<HTMLElement>(where);
		target?.scrollIntoView({ block: jump.to === 'page' ? 'nearest' : 'center' });
		target?.focus({ preventScroll: true });
	}, [form, jump]);
}
