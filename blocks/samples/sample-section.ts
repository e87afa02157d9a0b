// A section as an editor who inserts its block gets it, with pictures where it asks for some; or with words that test it.
import type { BlockDefinition } from '../../rules/pages/block.ts';
import type { Fields } from '../../rules/pages/fields.ts';
import type { Layout } from '../../rules/pages/layout.ts';
import { richFrom } from '../../rules/pages/rich-from-plain.ts';
import { newSection } from '../../rules/pages/sections.ts';
import { shownSection } from '../../rules/pages/show-page.ts';
import { isRich } from '../../rules/pages/texts.ts';
import type { AnyPart, AnySection } from '../stage/stage.tsx';
import { withSampleValues } from './sample-values.ts';

export const wordings = ['sample', 'long', 'none'] as const;
export type Wording = (typeof wordings)[number];

export const longText =
	'Veredelungsmöglichkeitenübersicht und Donaudampfschifffahrtsgesellschaftskapitänsmützenbestellung https://druckwerk-nord.example/visitenkarten-mit-praegung-und-heissfolie';

function worded<P extends AnyPart>(part: P, wording: Wording): P {
	if (wording === 'sample') return part;
	const words = wording === 'long' ? longText : '';
	const texts = Object.entries(part.texts).map(([name, text]) => [name, isRich(text) ? richFrom(words) : words]);
	const calls = Object.keys(part.calls).map((name) => [name, words.slice(0, 60)]);
	return { ...part, texts: Object.fromEntries(texts), calls: Object.fromEntries(calls) };
}

/** Each picture field gets another one, in their order. */
function withPictures<P extends AnyPart>(part: P, fields: Fields, next: () => string | null): P {
	const asked = Object.keys(fields).filter((name) => fields[name]?.kind === 'picture');
	return { ...part, values: { ...part.values, ...Object.fromEntries(asked.map((name) => [name, next()])) } };
}

export interface SampleSettings {
	language: string;
	/** Their ids, as the stage knows them. */
	pictures: readonly string[];
	layout: Partial<Layout>;
	wording: Wording;
	/** Of its own fields, otherwise than in the sample. */
	values: Readonly<Record<string, unknown>>;
}

export function sampleSection(
	definition: BlockDefinition,
	{ language, pictures, layout, wording, values }: SampleSettings,
): AnySection {
	let taken = 0;
	const next = () => pictures[taken++ % pictures.length] ?? null;
	const section = withSampleValues(
		shownSection(newSection(definition, [language]), definition, [language]),
		definition,
	);
	const own = worded(withPictures(section, definition.fields, next), wording);
	return {
		...own,
		values: { ...own.values, ...(values as AnySection['values']) },
		layout: { ...section.layout, ...layout },
		items: section.items.map((item) => worded(withPictures(item, definition.items?.fields ?? {}, next), wording)),
	};
}
