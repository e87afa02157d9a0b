// What is wrong with a text, in words.
import type { FoundFault } from '../../rules/texts/check-text.ts';
import type { Translate } from '../../rules/texts/translator.ts';

type Kind = FoundFault['fault'] | 'unknownKey' | 'unknownLanguage' | 'locked' | 'baseMissing' | 'changedMeanwhile';

interface Fault {
	fault: Kind;
	names: readonly string[];
}

export function faultText({ fault, names }: Fault, t: Translate): string {
	const listed = names.map((name) => `{${name}}`).join(', ');
	if (fault === 'unknownPlaceholder' || fault === 'missingPlaceholder')
		return t(`texts.fault.${fault}`, { names: listed });
	return t(`texts.fault.${fault}`);
}
