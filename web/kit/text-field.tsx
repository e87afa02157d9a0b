// One line of text. The kind says which rule holds and which keyboard a phone shows.
import { IconEye } from '@tabler/icons-react';
import { type HTMLInputAutoCompleteAttribute, useState } from 'react';
import type { FieldKind, FieldRules } from '../../rules/fields.ts';
import { useTexts } from '../platform/environment.tsx';
import { controlStyle, describedBy, Field, type FieldBasics, useFieldError, useFieldIds } from './field.tsx';

type TextKind = Exclude<FieldKind, 'colour'>;

interface TextFieldProps extends FieldBasics {
	value: string;
	onChange(value: string): void;
	kind?: TextKind;
	/** A pattern of its own, with its message. */
	custom?: FieldRules['custom'];
	/** Where a `urlOnHost` must lead. */
	host?: string | undefined;
	/** Of the address that a phone number belongs to. */
	country?: string | undefined;
	/** Of a secret that is no password: what the button is called that shows it. */
	showLabel?: string;
	readOnly?: boolean;
	maxLength?: number | undefined;
	placeholder?: string;
	autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
	/** For the first field of a dialog that is about it. */
	autoFocus?: boolean;
}

const plain = { type: 'text' };
const password = { type: 'password' };
const phone = { type: 'tel' };
const address = { type: 'text', inputMode: 'url', autoCapitalize: 'off', spellCheck: false } as const;
const mail = { type: 'text', inputMode: 'email', autoCapitalize: 'off', spellCheck: false } as const;
const code = { type: 'text', autoCapitalize: 'off', spellCheck: false };

const keyboards = {
	text: plain,
	password,
	newPassword: password,
	email: mail,
	emailList: mail,
	mailto: mail,
	phone,
	mobile: phone,
	number: { type: 'text', inputMode: 'numeric' },
	quantityList: plain,
	url: address,
	urlAndRelative: address,
	link: address,
	path: address,
	webUrl: address,
	urlOnHost: address,
	domain: address,
	username: code,
	roleName: code,
	fieldName: code,
	pattern: code,
} as const satisfies Record<TextKind, object>;

export function TextField({
	label,
	hint,
	error: given,
	required,
	kind = 'text',
	custom,
	host,
	country,
	maxLength,
	showLabel,
	value,
	onChange,
	...rest
}: TextFieldProps) {
	const t = useTexts();
	const ids = useFieldIds();
	const [shown, setShown] = useState(false);
	const { error, onBlur } = useFieldError(value, { kind, required, custom, host, country, maxLength }, given);
	const secret = kind === 'password' || kind === 'newPassword';
	const input = (
		<input
			{...rest}
			{...keyboards[kind]}
			{...(shown ? { type: 'text' } : {})}
			{...describedBy({ ids, hint, error, required })}
			id={ids.control}
			value={value}
			onChange={(event) => onChange(event.target.value)}
			onBlur={onBlur}
			className={`${controlStyle} ${secret ? 'pe-12' : ''}`}
		/>
	);
	return (
		<Field ids={ids} label={label} hint={hint} error={error} required={required}>
			{secret ? (
				<div className="relative">
					{input}
					<ShowValue label={showLabel ?? t('kit.showPassword')} shown={shown} onChange={setShown} />
				</div>
			) : (
				input
			)}
		</Field>
	);
}

function ShowValue({ label, shown, onChange }: { label: string; shown: boolean; onChange(shown: boolean): void }) {
	return (
		<button
			type="button"
			aria-label={label}
			aria-pressed={shown}
			onClick={() => onChange(!shown)}
			className="absolute inset-y-0 end-0 grid w-11 cursor-pointer place-items-center rounded-theme text-muted hover:text-text aria-pressed:text-accent"
		>
			<IconEye aria-hidden size={20} />
		</button>
	);
}
