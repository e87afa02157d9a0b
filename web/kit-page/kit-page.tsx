// Every component of the kit in every state, in the neutral look or in the shop's own. For those who develop.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { Look } from '../kit/look.tsx';
import { PageFrame } from '../kit/page-frame.tsx';
import { KitProvider } from '../kit/provider.tsx';
import { ButtonSections } from './button-sections.tsx';
import { ChoiceSections } from './choice-sections.tsx';
import { DisplaySections } from './display-sections.tsx';
import { OverlaySections } from './overlay-sections.tsx';
import { useSamples } from './section.tsx';
import { TableSection } from './table-section.tsx';
import { TextSections } from './text-sections.tsx';
import { TextsSection } from './texts-section.tsx';

const BlocksSection = lazy(() => import('./blocks/blocks-section.tsx'));

export function Component() {
	const s = useSamples();
	const [shop, setShop] = useState(false);
	const [blocks, setBlocks] = useState(false);
	return (
		<>
			<Look name={shop ? 'shop' : 'admin'} className="bg-page">
				<KitProvider>
					<PageFrame title={s.title}>
						<div className="mb-6 flex flex-wrap items-center justify-between gap-4">
							<p className="max-w-prose">{s.intro}</p>
							<Checkbox label={s.shopLook} checked={shop} onChange={setShop} />
						</div>
						<ButtonSections />
						<TextSections />
						<ChoiceSections />
						<TableSection />
						<OverlaySections />
						<DisplaySections />
						<TextsSection />
						{!blocks && <Button onClick={() => setBlocks(true)}>{s.showBlocks}</Button>}
					</PageFrame>
				</KitProvider>
			</Look>
			{/* Blocks have the look of the shop, so they stand outside of the other. */}
			{blocks && (
				<Suspense>
					<BlocksSection />
				</Suspense>
			)}
		</>
	);
}
