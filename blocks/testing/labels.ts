// What the page editor has to call by a name: the block, its settings, its texts, and what an item of it has.
import type { BlockDefinition } from '../../rules/pages/block.ts';
import type { Fields, TextFields } from '../../rules/pages/fields.ts';

/** Words about the block itself, which no field of it can be called by. */
export const takenNames = ['name', 'about', 'item', 'items', 'tooMany'];

function namesOf(fields: Fields, texts: TextFields): string[] {
	const options = Object.entries(fields).flatMap(([name, field]) =>
		field.kind === 'choice' ? field.options.map((option) => `${name}.${option}`) : [],
	);
	return [...Object.keys(fields), ...options, ...Object.keys(texts)];
}

/** In the group `pageBlocks`; that each text is there in German and in English is validated with the catalogue. */
export function labelKeys({ type, fields, texts, items }: BlockDefinition): string[] {
	const ofItems = items ? ['item', ...namesOf(items.fields, items.texts).map((name) => `items.${name}`)] : [];
	return ['name', 'about', ...namesOf(fields, texts), ...ofItems].map((name) => `pageBlocks.${type}.${name}`);
}

/** What a block may say where others have the words for all: that it takes no more items. */
export const ownKeys = ({ type, items }: BlockDefinition): string[] => (items ? [`pageBlocks.${type}.tooMany`] : []);
