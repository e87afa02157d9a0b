// What is typed into or chosen from: the control of a field by its kind, in the studio and in the plain form.
import type { ClipboardEvent, ComponentProps } from 'react';
import { type DesignField, designLimits } from '../../../rules/designs/design.ts';
import { controlStyle } from '../../kit/field.tsx';
import { usePlatform } from '../../platform/environment.tsx';

/** By the part of the profile that fills a field in: a browser knows the same of its user. */
const autoCompletes: Readonly<Record<string, string>> = {
	'profile.firstName': 'given-name',
	'profile.surname': 'family-name',
	'profile.companyName': 'organization',
	'profile.phone': 'tel',
	'profile.mobile': 'tel',
	'profile.email': 'email',
	'profile.zipCode': 'postal-code',
	'profile.city': 'address-level2',
};

export const limitOf = ({ limit }: DesignField): number => limit ?? designLimits.lettersPerText;

type Shared = Pick<
	ComponentProps<'input'>,
	'id' | 'name' | 'disabled' | 'aria-describedby' | 'aria-invalid' | 'aria-required'
>;

interface ControlProps extends Shared {
	onFocus?(): void;
	onBlur?(): void;
	onPaste?(event: ClipboardEvent): void;
	field: DesignField;
	value: string;
	/** Instead of the example. */
	placeholder?: string | undefined;
	/** Without it the control keeps what is typed to itself, until its form is sent. */
	onType?: ((value: string) => void) | undefined;
}

export function FieldControl({ field, value, placeholder, onType, ...shared }: ControlProps) {
	const { t } = usePlatform();
	const { kind, choices, source, defaultValue } = field;
	const content = onType
		? { value, onChange: ({ target }: { target: { value: string } }) => onType(target.value) }
		: { defaultValue: value };
	if (kind === 'choice')
		return (
			<select {...shared} {...content} className={controlStyle}>
				{!choices.includes(value) && <option value={value}>{value || t('studio.chooseOne')}</option>}
				{choices.map((choice) => (
					<option key={choice} value={choice}>
						{choice}
					</option>
				))}
			</select>
		);
	const typed = { ...shared, ...content, placeholder: placeholder ?? defaultValue, maxLength: limitOf(field) };
	if (kind === 'multiline')
		return <textarea {...typed} rows={3} className={`${controlStyle} block max-h-72 min-h-20! field-sizing-content`} />;
	return (
		<input
			{...typed}
			type="text"
			inputMode={kind === 'qr' ? 'url' : undefined}
			autoComplete={(source && autoCompletes[source]) || 'off'}
			className={controlStyle}
		/>
	);
}
