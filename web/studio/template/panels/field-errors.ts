// What is wrong with a field of a template while it is edited. The same holds in rules/designs/design-shape.ts, which has the last word.
import type { DesignField } from '../../../../rules/designs/design.ts';
import { findRepeatedChoice } from '../../../../rules/designs/repeated-choice.ts';

const keyForm = /^[a-z][\w.-]{0,59}$/i;

type FieldError =
	| 'labelMissing'
	| 'keyInvalid'
	| 'keyTaken'
	| 'choicesMissing'
	| 'choicesRepeated'
	| 'defaultTooLong'
	| 'defaultNotChoice';

type FieldErrors = Partial<Record<'labels' | 'key' | 'choices' | 'defaultValue', FieldError>>;

/** @param base default language of the shop, which has a label at least */
export function findFieldErrors(
	{ key, kind, labels, choices, limit, defaultValue }: DesignField,
	{ takenKeys, base }: { takenKeys: readonly string[]; base: string },
): FieldErrors {
	const isChoice = kind === 'choice';
	const hasChoice = choices.some((choice) => choice.trim());
	const choicesError = !hasChoice ? 'choicesMissing' : findRepeatedChoice(choices) ? 'choicesRepeated' : undefined;
	const isTooLong = kind !== 'image' && limit !== null && defaultValue.length > limit;
	const isNoChoice = isChoice && defaultValue !== '' && !choices.includes(defaultValue);
	const keyError = !keyForm.test(key) ? 'keyInvalid' : takenKeys.includes(key) ? 'keyTaken' : undefined;
	const defaultError = isNoChoice ? 'defaultNotChoice' : isTooLong ? 'defaultTooLong' : undefined;
	return {
		...(!labels[base]?.trim() && { labels: 'labelMissing' }),
		...(keyError && { key: keyError }),
		...(isChoice && choicesError && { choices: choicesError }),
		...(defaultError && { defaultValue: defaultError }),
	};
}
