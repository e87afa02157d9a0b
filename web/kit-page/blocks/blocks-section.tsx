// Every block with its sample, as wide as a phone, a tablet and a desk, on any ground of the theme. One alone can be set as in the
// page editor.
import { type ComponentType, lazy, Suspense, useMemo, useState } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import { renderers } from '../../../blocks/renderers.ts';
import { type SampleSettings, sampleSection, type Wording, wordings } from '../../../blocks/samples/sample-section.ts';
import { SectionFrame } from '../../../blocks/stage/section-frame.tsx';
import type { AnySection } from '../../../blocks/stage/stage.tsx';
import type { PlainTextKey } from '../../../rules/messages/groups.ts';
import type { ShownImage } from '../../../rules/page-contract.ts';
import { sectionGrounds } from '../../../rules/pages/layout.ts';
import { Select } from '../../kit/select.tsx';
import { ThemeScope } from '../../kit/theme-scope.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useSamples } from '../section.tsx';
import { BlockSettings } from './block-settings.tsx';
import { KitStage } from './kit-stage.tsx';

const parts: Record<string, ComponentType<{ section: AnySection }>> = Object.fromEntries(
	Object.entries(renderers).map(([type, { load }]) => [type, lazy(async () => ({ default: (await load()).Render }))]),
);
const types = Object.keys(renderers);
const widths = [390, 800, 1200];
const grounds = ['DEFAULT', ...sectionGrounds] as const;
type Ground = (typeof grounds)[number];
const all = 'all';

const named = <Value extends string>(values: readonly Value[]) => values.map((value) => ({ value, label: value }));

function usePictures(): ShownImage[] {
	const { shopfront } = usePlatform();
	return useMemo(() => {
		const { hero, heroPhone, categories } = shopfront;
		return [hero, ...categories.map(({ image }) => image), heroPhone].filter((image) => image !== null);
	}, [shopfront]);
}

export default function BlocksSection() {
	const s = useSamples();
	const { t, language } = usePlatform();
	const [ground, setGround] = useState<Ground>('DEFAULT');
	const [wording, setWording] = useState<Wording>('sample');
	const [chosen, setChosen] = useState(all);
	const [values, setValues] = useState<SampleSettings['values']>({});
	const pictures = usePictures();
	const nameOf = (type: string) => t(`pageBlocks.${type}.name` as PlainTextKey);
	const choose = (type: string) => {
		setChosen(type);
		setValues({});
	};
	const ids = pictures.map(({ id }) => id);
	const settings = {
		language,
		pictures: ids,
		wording,
		values,
		layout: { ground: ground === 'DEFAULT' ? null : ground },
	};
	return (
		<section aria-labelledby="kit-blocks">
			<ThemeScope name="admin" className="bg-page">
				<div className="mx-auto max-w-page px-4 py-6 phone:px-8">
					<h2 id="kit-blocks" className="mb-4 text-xl font-bold">
						{s.blocks}
					</h2>
					<div className="grid gap-4 phone:grid-cols-3">
						<Select
							label={s.block}
							value={chosen}
							onChange={choose}
							choices={[
								{ value: all, label: s.allBlocks },
								...types.map((type) => ({ value: type, label: nameOf(type) })),
							]}
						/>
						<Select<Ground> label={s.ground} value={ground} onChange={setGround} choices={named(grounds)} />
						<Select<Wording> label={s.words} value={wording} onChange={setWording} choices={named(wordings)} />
						{chosen !== all && <BlockSettings type={chosen} values={values} onChange={setValues} />}
					</div>
				</div>
			</ThemeScope>
			<KitStage pictures={pictures}>
				{types
					.filter((type) => chosen === all || chosen === type)
					.map((type) => (
						<div key={type} data-kit-block={type}>
							<h3 className="bg-dark px-4 py-2 text-sm font-semibold text-inverted">{nameOf(type)}</h3>
							<BlockInWidths type={type} name={nameOf(type)} settings={settings} />
						</div>
					))}
			</KitStage>
		</section>
	);
}

function BlockInWidths({ type, name, settings }: { type: string; name: string; settings: SampleSettings }) {
	const s = useSamples();
	const Render = parts[type];
	const definition = definitions[type];
	if (!Render || !definition) return null;
	return widths.map((width) => {
		const section = sampleSection(definition, settings);
		return (
			<section
				key={width}
				aria-label={s.inWidth(name, width)}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a user who has no mouse scrolls it with the keys.
				tabIndex={0}
				className="overflow-x-auto border-b border-line"
			>
				<div style={{ width }} data-kit-width={width}>
					<SectionFrame section={section}>
						<Suspense>
							<Render section={section} />
						</Suspense>
					</SectionFrame>
				</div>
			</section>
		);
	});
}
