// The fields that bring React Aria along, for forms that have them: `<Form rich={richFields} …>` inside of a KitProvider.
import type { ChoiceElement } from '../../rules/forms/definition.ts';
import { ColourField } from '../kit/colour-field.tsx';
import { MultiSelect } from '../kit/multi-select.tsx';
import { useTexts } from '../platform/environment.tsx';
import { type ElementFieldProps, type RichFields, resolveFormText, useBasics } from './element-field.tsx';

const ColourElementField: RichFields['colour'] = (props) => (
	<ColourField {...useBasics(props)} value={String(props.value)} onChange={props.onChange} />
);

function MultiSelectElementField(props: ElementFieldProps<ChoiceElement>) {
	const t = useTexts();
	const basics = useBasics(props);
	const choices = props.element.choices.map(({ label, ...choice }) => ({
		...choice,
		label: resolveFormText(label, t),
	}));
	const chosen = props.value as readonly string[];
	return <MultiSelect {...basics} value={chosen} onChange={props.onChange} choices={choices} />;
}

export const richFields: RichFields = { multiSelect: MultiSelectElementField, colour: ColourElementField };
