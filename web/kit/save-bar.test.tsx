import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ConfirmContext } from '../platform/confirmation.ts';
import { type Platform, PlatformProvider } from '../platform/environment.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

const t = (key: string, given?: object) => (given ? `${key} ${JSON.stringify(given)}` : key);

const draw = (props: Partial<SaveBarProps>) =>
	renderToStaticMarkup(
		<PlatformProvider value={{ t: t as Platform['t'], language: 'en-GB' } as Platform}>
			<ConfirmContext value={async () => true}>
				<SaveBar dirty={false} onSave={() => true} onDiscard={() => undefined} {...props} />
			</ConfirmContext>
		</PlatformProvider>,
	);

it('a form for something new has its button before anything was typed, and nothing to discard', () => {
	expect(draw({})).not.toContain('<button');
	const fresh = draw({ create: true });
	expect(fresh).toContain('kit.create');
	expect(fresh).not.toMatch(/kit\.(save|discard)\b/);
	expect(draw({ create: true, dirty: true })).toMatch(/kit\.discard.*kit\.create/s);
	expect(draw({ dirty: true })).toMatch(/kit\.discard.*kit\.save/s);
});

it('who has others’ changes before them chooses first, and is told which fields they are', () => {
	const conflict = {
		fields: ['Name', 'Price'],
		both: ['Price'],
		keepMine: () => undefined,
		takeTheirs: () => undefined,
	};
	const shown = draw({ dirty: true, failure: 'Not saved', conflict });
	expect(shown).toContain('kit.conflictFields {&quot;fields&quot;:&quot;Name&quot;}');
	expect(shown).toContain('kit.conflictBoth {&quot;fields&quot;:&quot;Price&quot;}');
	expect(shown).toMatch(/kit\.keepMine.*kit\.takeTheirs/s);
	expect(shown).not.toContain('Not saved');
	expect(shown).toMatch(/<button[^>]*disabled=""[^>]*>.*kit\.save/s);
});
