import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Layout } from '../../rules/pages/layout.ts';
import { newSection } from '../../rules/pages/sections.ts';
import { shownSection } from '../../rules/pages/show-page.ts';
import { styleVariables } from '../../rules/theme/style-config.ts';
import { definitions } from '../registry.ts';
import { plainStage } from '../testing/show-block.tsx';
import { plainParts } from './plain-parts.tsx';
import { SectionFrame } from './section-frame.tsx';
import { StageProvider } from './stage.tsx';

const definition = definitions.title ?? expect.fail('no block for titles');

function htmlOf(layout: Partial<Layout>): string {
	const section = newSection(definition, ['de-DE']);
	const shown = shownSection({ ...section, layout: { ...section.layout, ...layout } }, definition, ['de-DE']);
	return renderToStaticMarkup(
		<StageProvider value={plainStage(definition, 'de-DE')}>
			<SectionFrame section={shown}>words</SectionFrame>
		</StageProvider>,
	);
}

it('a section has the ground that was chosen', () => {
	expect(htmlOf({ ground: 'dark' })).toContain('data-tone="dark"');
	expect(htmlOf({ ground: 'dark' })).not.toContain('style=');
});

it('a section with colours of its own has those in place of the ground', () => {
	const html = htmlOf({ ground: 'dark', style: { bgColor: 'colors.primary.light', borderWidth: 'thick' } });
	expect(html).toContain('data-styled=""');
	expect(html).not.toContain('data-tone');
	expect(html).toContain('--style-ground:var(--colors-primary-light,var(--colors-background-primary))');
	expect(html).toContain('--style-border:2px');
});

it('an item with colours of its own has them itself, or gives them to what one sees of it', () => {
	const part = { id: 'a', values: {}, texts: {}, calls: {} };
	const Item = plainParts.Item;
	const style = styleVariables({ textColor: '#fff', borderWidth: 'thick' });
	expect(renderToStaticMarkup(<Item of={part}>words</Item>)).toBe('<div>words</div>');
	const html = renderToStaticMarkup(
		<Item of={{ ...part, style }} as="details">
			words
		</Item>,
	);
	expect(html).toContain('--style-text:#fff');
	expect(html).toContain('--style-border:2px');
	expect(html).toContain('data-styled-item="self"');
	expect(
		renderToStaticMarkup(
			<Item of={{ ...part, style }} surface="child">
				words
			</Item>,
		),
	).toContain('data-styled-item="child"');
});

it('a text that is an object is shown like any other, as words of the interface are for those who correct them', () => {
	const { Text } = plainParts;
	const part = { id: 'a', values: {}, texts: { said: Object('words'), nothing: '' }, calls: {} };
	expect(renderToStaticMarkup(<Text of={part} name="said" as="h1" />)).toBe('<h1>words</h1>');
	expect(renderToStaticMarkup(<Text of={part} name="nothing" as="h1" />)).toBe('');
});
