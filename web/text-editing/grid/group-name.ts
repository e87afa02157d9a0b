// What a group of texts is called; one that a program has made up is called as it calls it.
import type { textGroupNames } from '../../../rules/messages/en-GB/text-group-names.ts';
import type { Translate } from '../../../rules/texts/translator.ts';

export function groupName(group: string, t: Translate): string {
	const key = `texts.groupName.${group}` as keyof typeof textGroupNames;
	const name = t(key);
	return name === key ? group : name;
}
