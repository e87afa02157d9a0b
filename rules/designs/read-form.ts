// What a plain form says about a design: which fields, layout and colours differ from what it is now. The server reads it when it was sent, a browser
// that takes the form over reads nothing but what was typed.
import { type Design, type DesignField, designLimits } from './design.ts';
import type { DesignOperation } from './editing/design-operation.ts';

/** Before the key of a field in the name of its control. */
export const valuePrefix = 'value.';

interface SentDesign {
	operations: DesignOperation[];
	/** By their keys: too long, with what was typed. Then nothing of the form is taken. */
	refused: ReadonlyMap<string, string>;
}

/** A form writes lines as mails do. */
const tidy = (text: string): string => text.replaceAll('\r\n', '\n');

function changeOf({ values }: Design, { key, kind, choices }: DesignField, typed: string): DesignOperation | undefined {
	const before = Object.hasOwn(values, key) ? values[key] : undefined;
	// Pictures are not typed, and an example that nobody has touched stays one.
	if (kind === 'image' || typed === before || (before === undefined && typed === '')) return undefined;
	return kind === 'choice' && !choices.includes(typed) ? undefined : { do: 'value', key, value: typed };
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
		return typed === null ? [] : [{ field, typed: tidy(typed) }];
	});
	const isTooLong = sent.some(({ field: { limit }, typed }) => typed.length > (limit ?? designLimits.lettersPerText));
	return {
		operations: [...sent.flatMap(({ field, typed }) => changeOf(design, field, typed) ?? []), ...looks(design, form)],
		refused: new Map(isTooLong ? sent.map(({ field, typed }) => [field.key, typed]) : []),
	};
}
