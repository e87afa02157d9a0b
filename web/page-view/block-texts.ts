// What blocks, their fields and their texts are called: a group of its own, by the names of the definitions.
import type { TextKey } from '../../rules/messages/groups.ts';
import type { Translate } from '../../rules/texts/translator.ts';

type Plain = (key: string) => string;

/** Keys are made of names that definitions have; each has its words, which a test compares. */
const plain = (t: Translate): Plain => t as unknown as (key: TextKey | string) => string;

export const nameOfBlock = (t: Translate, type: string): string => plain(t)(`pageBlocks.${type}.name`);

export const aboutBlock = (t: Translate, type: string): string => plain(t)(`pageBlocks.${type}.about`);

/** What a field or a text of a block is called. */
export const labelOf = (t: Translate, type: string, name: string, ofItem: boolean): string =>
	plain(t)(ofItem ? `pageBlocks.${type}.items.${name}` : `pageBlocks.${type}.${name}`);

export const optionLabel = (t: Translate, type: string, name: string, option: string, ofItem: boolean): string =>
	plain(t)(ofItem ? `pageBlocks.${type}.items.${name}.${option}` : `pageBlocks.${type}.${name}.${option}`);

export const nameOfItem = (t: Translate, type: string): string => plain(t)(`pageBlocks.${type}.item`);
