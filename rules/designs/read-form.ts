// What a plain form says about a design: which fields, layout and colours differ from what it is now. The server reads it when it was sent, a browser
// that takes the form over reads nothing but what was typed.
import { type Design, type DesignField, designLimits } from './design.ts';
import type { DesignOperation } from './editing/design-operation.ts';

/** Before the key of a field in the name of its control. */
export const valuePrefix = 'value.';
/** The same for the tick that leaves it empty: an empty control alone says that nobody has touched the example. */
export const emptyPrefix = 'empty.';

/** Whether the form offers that tick. */
export const mayStayEmpty = ({ kind, required, defaultValue }: DesignField): boolean =>
	!required && defaultValue !== '' && kind !== 'image' && kind !== 'choice';

interface SentDesign {
	operations: DesignOperation[];
	/** By their keys: too long, with what was typed. Then nothing of the form is taken. */
	refused: ReadonlyMap<string, string>;
}

/** A form writes lines as mails do. */
const tidy = (text: string): string => text.replaceAll('\r\n', '\n');

interface SentField {
	field: DesignField;
	typed: string;
	/** The tick. */
	isLeftEmpty: boolean;
}

/** What the field holds then; null: its example. */
function heldValue({ field, typed, isLeftEmpty }: SentField, before: string | null): string | null {
	if (typed !== '') return typed;
	if (mayStayEmpty(field) && isLeftEmpty) return '';
	// An example that nobody has touched stays one, and the tick that is taken away brings it back.
	return before === null || (before === '' && mayStayEmpty(field)) ? null : '';
}

function changeOf({ values }: Design, sent: SentField): DesignOperation | undefined {
	const { key, kind, choices } = sent.field;
	const before = (Object.hasOwn(values, key) ? values[key] : null) ?? null;
	const value = heldValue(sent, before);
	if (kind === 'image' || value === before) return undefined;
	return kind === 'choice' && !choices.includes(value ?? '') ? undefined : { do: 'value', key, value };
}

const looks = (design: Design, form: URLSearchParams): DesignOperation[] => {
	const { layouts, layoutId, schemes, schemeId } = design;
	const [layout, scheme] = [form.get('layout'), form.get('scheme')];
	return [
		...(layout !== null && layout !== layoutId && layouts.some(({ id }) => id === layout)
			? [{ do: 'layout' as const, layout }]
			: []),
		...(scheme !== null && scheme !== schemeId && schemes.some(({ id }) => id === scheme)
			? [{ do: 'scheme' as const, scheme }]
			: []),
	];
};

export function readDesignForm(design: Design, form: URLSearchParams): SentDesign {
	const sent = design.fields.flatMap((field) => {
		const typed = form.get(valuePrefix + field.key);
		const isLeftEmpty = form.get(emptyPrefix + field.key) === '1';
		return typed === null ? [] : [{ field, typed: tidy(typed), isLeftEmpty }];
	});
	const isTooLong = sent.some(({ field: { limit }, typed }) => typed.length > (limit ?? designLimits.lettersPerText));
	return {
		operations: [...sent.flatMap((one) => changeOf(design, one) ?? []), ...looks(design, form)],
		refused: new Map(isTooLong ? sent.map(({ field, typed }) => [field.key, typed]) : []),
	};
}
