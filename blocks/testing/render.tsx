// Blocks as words of HTML, on the simplest stage that they can stand on.
import { renderToStaticMarkup } from 'react-dom/server';
import type { ShownImage } from '../../rules/page-contract.ts';
import type { BlockDefinition } from '../../rules/pages/block.ts';
import { definitions } from '../registry.ts';
import { renderers } from '../renderers.ts';
import { type SampleSettings, sampleSection } from '../samples/sample-section.ts';
import { SectionFrame } from '../stage/section-frame.tsx';
import { type AnySection, type Stage, StageProvider } from '../stage/stage.tsx';
import { plainStage } from './show-block.tsx';

const pictureNamed = (id: string): ShownImage => ({
	id,
	url: `/media/${id}/960.jpg`,
	width: 1200,
	height: 900,
	alt: `Picture ${id}`,
	focalPoint: { x: 0.5, y: 0.5 },
	sizes: [],
});

/** With all that is known of pictures. */
const simpleStage = (definition: BlockDefinition, language: string): Stage => ({
	...plainStage(definition, language),
	pictureOf: (id) => (id === null ? undefined : pictureNamed(id)),
	buttonClass: (colour, size) => `button-${colour} button-${size}`,
	Picture: ({ image, className, decorative, eager }) => (
		<img
			src={image.url}
			alt={decorative ? '' : image.alt}
			className={className}
			loading={eager ? 'eager' : 'lazy'}
			width={image.width}
			height={image.height}
		/>
	),
});

export function definitionOf(type: string): BlockDefinition {
	const definition = definitions[type];
	if (!definition) throw new Error(`no block is called ${type}`);
	return definition;
}

const asInserted: SampleSettings = { language: 'de-DE', pictures: [], layout: {}, wording: 'sample', values: {} };

/** What an editor gets who inserts this block, with what is said here. */
export const sampleOf = (type: string, settings: Partial<SampleSettings> = {}): AnySection =>
	sampleSection(definitionOf(type), { ...asInserted, ...settings });

export async function htmlOf(section: AnySection, over: Partial<Stage> = {}, language = 'de-DE'): Promise<string> {
	const renderer = renderers[section.type];
	if (!renderer) throw new Error(`nothing shows ${section.type}`);
	const { Render } = await renderer.load();
	return renderToStaticMarkup(
		<StageProvider value={{ ...simpleStage(definitionOf(section.type), language), ...over }}>
			<SectionFrame section={section}>
				<Render section={section} />
			</SectionFrame>
		</StageProvider>,
	);
}

export const htmlOfSample = (type: string, settings?: Partial<SampleSettings>): Promise<string> =>
	htmlOf(sampleOf(type, settings), {}, settings?.language);

/** Elements that hold nothing and say nothing: sighted visitors see a gap, screen readers announce an empty group. */
export function emptyElements(html: string): string[] {
	const inside = html.replace(/^<section[^>]*><div[^>]*>|<\/div><\/section>$/g, '');
	return (
		[...inside.matchAll(/<(\w+)([^>]*)><\/\1>/g)]
			.map(([element]) => element)
			// A field is there to be filled in.
			.filter((element) => !element.startsWith('<textarea'))
			// A sign is drawn by the file that it names.
			.filter((element) => !/^<use|aria-hidden="true"|aria-label="[^"]+"/.test(element))
	);
}

/** Elements whose own words may not be divided, so that a long one would leave its column. */
export function unbreakable(html: string, word: string): string[] {
	const breaks =
		/\b(?:block-(?:display|title|heading|lead|quote|eyebrow)|rich-\w+|wrap-(?:break-word|anywhere)|call)\b/;
	return [...html.matchAll(/<(\w+)([^>]*)>([^<]*)/g)]
		.filter(([, , , text = '']) => text.includes(word))
		.filter(([, , attributes = '']) => !breaks.test(attributes))
		.map(([element]) => element.slice(0, 200));
}

/** Everything that can be chosen of a block, one after the other. */
export const choicesOf = ({ fields }: BlockDefinition): { field: string; options: readonly unknown[] }[] =>
	Object.entries(fields).flatMap(([field, asked]): { field: string; options: readonly unknown[] }[] => {
		if (asked.kind === 'choice') return [{ field, options: asked.options }];
		return asked.kind === 'flag' ? [{ field, options: [true, false] }] : [];
	});
