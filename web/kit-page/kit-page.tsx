// Every component of the kit in every state, in the neutral theme or in the shop's own. For those who develop.
import { lazy, Suspense, useState } from 'react';
import { useParams } from 'react-router';
import { Button } from '../kit/button.tsx';
import { Checkbox } from '../kit/checkbox.tsx';
import { PageFrame } from '../kit/page-frame.tsx';
import { KitProvider } from '../kit/provider.tsx';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { withTexts } from '../platform/page-texts.tsx';
import { ButtonSection, LinkSection } from './button-sections.tsx';
import { ChoiceSection, FileAndColourSections } from './choice-sections.tsx';
import { DisplaySections, FormSection } from './display-sections.tsx';
import { ConfirmationSection, OverlaySection, ToastSection } from './overlay-sections.tsx';
import { useSamples } from './section.tsx';
import { TableSection } from './table-section.tsx';
import { TextSections } from './text-sections.tsx';
import { TextsSection } from './texts-section.tsx';

const BlocksSection = lazy(() => import('./blocks/blocks-section.tsx'));

const kinds = {
	buttons: ButtonSection,
	links: LinkSection,
	fields: TextSections,
	choices: ChoiceSection,
	files: FileAndColourSections,
	table: TableSection,
	overlays: OverlaySection,
	confirmations: ConfirmationSection,
	toasts: ToastSection,
	display: DisplaySections,
	form: FormSection,
	texts: TextsSection,
};

export const kitTexts = [
	...(['kit', 'kitScreens', 'textsGrid', 'machineTranslation', 'pageBlocks'] as const),
	...(['feeds', 'getInTouch', 'videos', 'countdown', 'openingHours'] as const),
];

function KitPage() {
	const s = useSamples();
	const wanted = useParams().kinds?.split('+');
	const [shop, setShop] = useState(false);
	const [blocks, setBlocks] = useState(false);
	return (
		<>
			<ThemeScope name={shop ? 'shop' : 'admin'} className="bg-page">
				<KitProvider>
					<PageFrame title={s.title}>
						<div className="mb-6 flex flex-wrap items-center justify-between gap-4">
							<p className="max-w-prose">{s.intro}</p>
							<Checkbox label={s.shopLook} checked={shop} onChange={setShop} />
						</div>
						{Object.entries(kinds).map(
							([kind, Sections]) => (!wanted || wanted.includes(kind)) && <Sections key={kind} />,
						)}
						{!blocks && <Button onClick={() => setBlocks(true)}>{s.showBlocks}</Button>}
					</PageFrame>
				</KitProvider>
			</ThemeScope>
			{/* Blocks have the look of the shop, so they stand outside of the other. */}
			{blocks && (
				<Suspense>
					<BlocksSection />
				</Suspense>
			)}
		</>
	);
}

export const Component = withTexts(kitTexts, KitPage);
