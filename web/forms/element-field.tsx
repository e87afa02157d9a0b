// The field of the kit for each type of element. Those that weigh much are handed in by the pages that need them.
import type { ComponentType } from 'react';
import type { ChoiceElement, ColourElement, FormElement, FormText, TextElement } from '../../rules/forms/definition.ts';
import type { FormValue } from '../../rules/forms/values.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { Checkbox } from '../kit/checkbox.tsx';
import { DateField } from '../kit/date-field.tsx';
import type { FieldBasics } from '../kit/field.tsx';
import { FileField } from '../kit/file-field.tsx';
import { NumberField } from '../kit/number-field.tsx';
import { RadioGroup } from '../kit/radio-group.tsx';
import { Select } from '../kit/select.tsx';
import { TextArea } from '../kit/text-area.tsx';
import { TextField } from '../kit/text-field.tsx';
import { useTexts } from '../platform/environment.tsx';
import { PasswordRules } from './password-rules.tsx';

export const resolveFormText = (words: FormText, t: Translate): string =>
	typeof words === 'string' ? t(words) : words.text;

export interface ElementFieldProps<Element extends FormElement = FormElement> {
	element: Element;
	value: FormValue;
	onChange(value: FormValue): void;
	error: string | null;
	required: boolean;
}

/** Fields that bring a library along: `richFields` of rich-fields.tsx. */
export interface RichFields {
	multiSelect: ComponentType<ElementFieldProps<ChoiceElement>>;
	colour: ComponentType<ElementFieldProps<ColourElement>>;
}

/** What every field takes, in the reader's words. */
export function useBasics({ element, error, required }: ElementFieldProps): FieldBasics {
	const t = useTexts();
	const { label, hint } = element;
	return { label: resolveFormText(label, t), hint: hint && resolveFormText(hint, t), error, required };
}

export function ElementField({ rich, ...props }: ElementFieldProps & { rich: RichFields | undefined }) {
	const t = useTexts();
	const basics = useBasics(props);
	const { element, value, onChange } = props;
	switch (element.type) {
		case 'checkbox':
			return <Checkbox {...basics} checked={value === true} onChange={onChange} />;
		case 'quantity': {
			const { min, max, step, allowNegative, unit } = element;
			return (
				<NumberField
					{...basics}
					{...{ min, max, step, allowNegative }}
					{...(unit ? { unit: resolveFormText(unit, t) } : {})}
					value={typeof value === 'number' ? value : undefined}
					onChange={(number) => onChange(number ?? null)}
				/>
			);
		}
		case 'select':
		case 'radio': {
			const choices = element.choices.map(({ label, ...choice }) => ({ ...choice, label: resolveFormText(label, t) }));
			const Field = element.type === 'select' ? Select : RadioGroup;
			return <Field {...basics} value={String(value)} onChange={onChange} choices={choices} />;
		}
		case 'multiSelect':
			return rich ? <rich.multiSelect {...props} element={element} /> : missing(element);
		case 'colour':
			return rich ? <rich.colour {...props} element={element} /> : missing(element);
		case 'date':
			return <DateField {...basics} min={element.min} max={element.max} value={String(value)} onChange={onChange} />;
		case 'file': {
			const { accept, maxBytes, maxFiles = 1 } = element;
			const files = value as readonly File[];
			return <FileField {...basics} {...{ accept, maxBytes, maxFiles }} files={files} onChange={onChange} />;
		}
		default:
			return <TextElementField {...props} element={element} />;
	}
}

function missing({ name, type }: FormElement): never {
	throw new Error(`${name}: a form with ${type} needs richFields`);
}

function TextElementField(props: ElementFieldProps<TextElement>) {
	const basics = useBasics(props);
	const { element, value, onChange } = props;
	const { type, maxLength, host, autoComplete } = element;
	const text = String(value);
	if (type === 'textarea')
		return <TextArea {...basics} {...(maxLength ? { maxLength } : {})} value={text} onChange={onChange} />;
	const field = (
		<TextField {...basics} kind={type} host={host} autoComplete={autoComplete} value={text} onChange={onChange} />
	);
	if (type !== 'newPassword') return field;
	return (
		<>
			{field}
			<PasswordRules password={text} />
		</>
	);
}
