// A block on a plain stage, as the server would write it: for tests of renderers.
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { BlockDefinition, ShownSection } from '../../rules/pages/block.ts';
import { newSection } from '../../rules/pages/sections.ts';
import { shownSection } from '../../rules/pages/show-page.ts';
import { translatorOf } from '../../rules/texts/compile-messages.ts';
import { shippedMessages } from '../../rules/texts/shipped-messages.ts';
import { definitions } from '../registry.ts';
import { sampleFeed } from '../samples/sample-feed.ts';
import { Credits } from '../stage/credits.tsx';
import { plainParts } from '../stage/plain-parts.tsx';
import { type AnySection, type Stage, StageProvider } from '../stage/stage.tsx';

interface Options {
	language?: 'de-DE' | 'en-GB';
	stage?: Partial<Stage>;
	/** The sample of the block, changed. */
	change?: (section: ShownSection) => ShownSection;
}

const picture = { url: '/a.jpg', width: 400, height: 400, alt: '', focalPoint: { x: 0.5, y: 0.5 }, sizes: [] };

export const plainStage = (definition: BlockDefinition, language: string): Stage => ({
	language,
	notation: null,
	currency: 'EUR',
	timeZone: 'Europe/Berlin',
	t: translatorOf(language, shippedMessages(definition.words ?? [], [language])),
	canvas: false,
	headingOf: () => 'h2',
	pictureOf: (id) => (id === null ? undefined : { id, ...picture }),
	feedOf: ({ id }) => sampleFeed(id),
	madeAt: undefined,
	shop: {
		address: ['Kai 3', '24103 Kiel'],
		openingHours: ['Mo-Th 08:00-17:00', 'Fr 08:00-15:00'],
		phone: '+49 431 123456',
		mail: 'shop@example.com',
	},
	mayLoad: () => false,
	openConsent: () => undefined,
	buttonClass: (colour) => `button-${colour}`,
	...plainParts,
	Link: ({ to, target, ...rest }) => <a {...rest} href={to} target={target || undefined} />,
	Picture: ({ image }) => <img src={image.url} alt="" />,
	Credits,
	Products: ({ of, columns }) => <ul data-products={of.id} data-columns={columns} />,
	CategoryTiles: ({ below }) => <ul data-below={below ?? ''} />,
});

interface Block {
	// biome-ignore lint/suspicious/noExplicitAny: of any block.
	block: BlockDefinition<any, any, any, any>;
	// biome-ignore lint/suspicious/noExplicitAny: likewise.
	Render: ComponentType<{ section: any }>;
}

export function showBlock({ block, Render }: Block, { language = 'en-GB', stage, change }: Options = {}): string {
	const sample: AnySection = shownSection(newSection(definitions[block.type] ?? block, [language]), block, [language]);
	return renderToStaticMarkup(
		<StageProvider value={{ ...plainStage(block, language), ...stage }}>
			<Render section={change ? change(sample) : sample} />
		</StageProvider>,
	);
}
