// What is inside an ICU text: for checking texts before they are kept.
import { IntlMessageFormat } from 'intl-messageformat';

type Element = ReturnType<IntlMessageFormat['getAst']>[number];

const literal = 0;
const pound = 7;

function namesIn(elements: readonly Element[]): string[] {
	return elements.flatMap((element) => {
		if (element.type === literal || element.type === pound) return [];
		if ('children' in element) return namesIn(element.children);
		const branches = 'options' in element ? Object.values(element.options) : [];
		return [element.value, ...branches.flatMap((branch) => namesIn(branch.value))];
	});
}

/** The names of the placeholders in a text, sorted; undefined when it is no valid ICU text. */
export function placeholdersOf(text: string): string[] | undefined {
	try {
		const parsed = new IntlMessageFormat(text, 'en-GB', undefined, { ignoreTag: true });
		return [...new Set(namesIn(parsed.getAst()))].sort();
	} catch {
		return undefined;
	}
}

interface Place {
	from: number;
	to: number;
	/** Whether it is a placeholder, with all its forms, and not words. */
	placeholder: boolean;
}

/** Words and placeholders of a text in their order; undefined when it is no valid ICU text. */
export function messageParts(text: string): Place[] | undefined {
	try {
		const options = { ignoreTag: true, captureLocation: true };
		return new IntlMessageFormat(text, 'en-GB', undefined, options).getAst().map(({ type, location }) => ({
			from: location?.start.offset ?? 0,
			to: location?.end.offset ?? 0,
			placeholder: type !== literal,
		}));
	} catch {
		return undefined;
	}
}
