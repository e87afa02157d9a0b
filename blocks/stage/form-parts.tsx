// Fields of forms on pages: plain ones, which work without JavaScript. What is wrong stands beside each; its sign and its weight say so on every ground.

import type { ReactNode } from 'react';
import { honeypot } from '../../rules/contact-requests/pages.ts';
import { useForms } from './page-forms.ts';
import { type AnySection, useStage } from './stage.tsx';

const control =
	'min-h-11 w-full min-w-0 rounded-theme border border-control-line bg-control px-3 py-2 text-control-text hover:border-control-line-hover focus:border-control-line-focus aria-invalid:border-2 aria-invalid:border-control-line-invalid';

interface FieldProps {
	of: AnySection;
	name: string;
	label: string;
	required: boolean;
	/** What was sent before. */
	value: string;
	error: string | undefined;
}

const idOf = ({ id }: AnySection, name: string) => `${id}-${name}`;

function Framed({ of, name, label, required, error, children }: Omit<FieldProps, 'value'> & { children: ReactNode }) {
	const id = idOf(of, name);
	return (
		<div className="min-w-0">
			<label htmlFor={id} className="mb-1 block font-semibold hyphens-auto wrap-break-word">
				{label}
				{required && <span aria-hidden="true"> *</span>}
			</label>
			{children}
			<FieldError id={`${id}-error`} error={error} />
		</div>
	);
}

function FieldError({ id, error }: { id: string; error: string | undefined }) {
	if (!error) return null;
	return (
		<p id={id} className="mt-1 font-semibold wrap-break-word">
			<span aria-hidden="true">⚠ </span>
			{error}
		</p>
	);
}

const described = (id: string, error: string | undefined, required: boolean) => ({
	'aria-describedby': error ? `${id}-error` : undefined,
	'aria-invalid': error ? true : undefined,
	'aria-required': required || undefined,
});

interface InputProps extends FieldProps {
	kind?: 'text' | 'email' | 'tel';
	completion: string;
	maxLength: number;
}

export function InputField({ kind = 'text', completion, maxLength, ...props }: InputProps) {
	const { canvas } = useStage();
	const id = idOf(props.of, props.name);
	return (
		<Framed {...props}>
			<input
				{...described(id, props.error, props.required)}
				{...{ id, name: props.name, maxLength, autoComplete: completion }}
				type={kind === 'email' ? 'text' : kind}
				inputMode={kind === 'email' ? 'email' : undefined}
				defaultValue={props.value}
				disabled={canvas}
				className={control}
			/>
		</Framed>
	);
}

export function AreaField({ maxLength, ...props }: FieldProps & { maxLength: number }) {
	const { canvas } = useStage();
	const id = idOf(props.of, props.name);
	return (
		<Framed {...props}>
			<textarea
				{...described(id, props.error, props.required)}
				{...{ id, name: props.name, maxLength, rows: 5 }}
				defaultValue={props.value}
				disabled={canvas}
				className={`${control} block field-sizing-content min-h-36`}
			/>
		</Framed>
	);
}

export function ChoiceField({ options, ...props }: FieldProps & { options: readonly string[] }) {
	const { canvas } = useStage();
	const id = idOf(props.of, props.name);
	return (
		<Framed {...props}>
			<select
				{...described(id, props.error, props.required)}
				{...{ id, name: props.name }}
				defaultValue={props.value}
				disabled={canvas}
				className={control}
			>
				<option value="">–</option>
				{options.map((option) => (
					<option key={option} value={option}>
						{option}
					</option>
				))}
			</select>
		</Framed>
	);
}

export function TickField({
	of,
	name,
	value,
	error,
	children,
}: Omit<FieldProps, 'label' | 'required'> & { children: ReactNode }) {
	const { canvas } = useStage();
	const id = idOf(of, name);
	return (
		<div className="min-w-0">
			<div className="flex items-start gap-3">
				<input
					{...described(id, error, true)}
					{...{ id, name, value: 'yes' }}
					type="checkbox"
					defaultChecked={value === 'yes'}
					disabled={canvas}
					className="mt-0.5 size-6 shrink-0 accent-current"
				/>
				<label htmlFor={id} className="min-w-0 hyphens-auto wrap-break-word">
					{children}
					<span aria-hidden="true"> *</span>
				</label>
			</div>
			<FieldError id={`${id}-error`} error={error} />
		</div>
	);
}

interface SectionFormProps {
	of: AnySection;
	label: string;
	/** Undefined: the page itself. */
	action?: string | undefined;
	className?: string;
	children: ReactNode;
}

/** Sent to the page that it stands on, which then shows what became of it. */
export function SectionForm({ of, label, action, className, children }: SectionFormProps) {
	const { canvas, language, t } = useStage();
	return (
		<form
			method="post"
			action={action}
			noValidate
			aria-label={label}
			onSubmit={canvas ? (event) => event.preventDefault() : undefined}
			className={className}
		>
			<input type="hidden" name="section" value={of.id} />
			<input type="hidden" name="language" value={language} />
			<div aria-hidden="true" className="absolute -start-[200vw] h-px w-px overflow-hidden">
				<label>
					{t('getInTouch.honeypot')}
					<input type="text" name={honeypot} tabIndex={-1} autoComplete="off" disabled={canvas} />
				</label>
			</div>
			{children}
		</form>
	);
}

/** Where the form was: its section has the focus by its address. */
export function SentNote({ children }: { children: ReactNode }) {
	return (
		<p role="status" className="flex max-w-3xl gap-2 text-lg font-semibold wrap-break-word">
			<span aria-hidden="true">✓</span>
			<span className="min-w-0">{children}</span>
		</p>
	);
}

export function FailedNote({ outcome }: { outcome: string }) {
	const { t } = useStage();
	return (
		<p role="alert" className="font-semibold wrap-break-word">
			<span aria-hidden="true">⚠ </span>
			{t(outcome === 'invalid' ? 'getInTouch.invalid' : 'getInTouch.failed')}
		</p>
	);
}

/** What is said of the data that a form takes, with the page about privacy. */
export function PrivacyNote({ text }: { text: string }) {
	const { Link } = useStage();
	const { privacy } = useForms();
	return (
		<p className="text-sm wrap-break-word">
			{text}
			{privacy && (
				<>
					{' '}
					<Link to={privacy.to} className="rich-link">
						{privacy.title}
					</Link>
				</>
			)}
		</p>
	);
}
