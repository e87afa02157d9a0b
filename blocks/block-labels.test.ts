import { describe, expect, it } from 'vitest';
import type { BlockDefinition } from '../rules/pages/block.ts';
import type { Fields } from '../rules/pages/fields.ts';
import { shippedGroups } from '../rules/texts/catalogue/groups.ts';
import { definitions } from './registry.ts';

const labels = new Set(Object.keys(shippedGroups.pageBlocks));

const fieldLabels = (prefix: string, fields: Fields, texts: object): string[] => [
	...Object.keys(texts).map((name) => prefix + name),
	...Object.entries(fields).flatMap(([name, field]) => [
		prefix + name,
		...(field.kind === 'choice' ? field.options.map((option) => `${prefix}${name}.${option}`) : []),
	]),
];

function labelsOf({ type, fields, texts, items }: BlockDefinition): string[] {
	const prefix = `pageBlocks.${type}.`;
	return [
		`${prefix}name`,
		`${prefix}about`,
		...fieldLabels(prefix, fields, texts),
		...(items ? [`${prefix}item`, ...fieldLabels(`${prefix}items.`, items.fields, items.texts)] : []),
	];
}

describe('the page editor', () => {
	it.each(Object.values(definitions).map((definition) => [definition.type, definition] as const))(
		'has words for all that can be set of %s',
		(_type, definition) => {
			expect(labelsOf(definition).filter((key) => !labels.has(key))).toEqual([]);
		},
	);
});
