// A picture of a template: the page that it makes, small, with its own words. It is drawn once it is in sight, as there are many.

import { IconPhoto } from '@tabler/icons-react';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { definitions } from '../../blocks/registry.ts';
import { SectionFrame } from '../../blocks/stage/section-frame.tsx';
import type { AnySection, LinkProps, ProductsProps, Stage } from '../../blocks/stage/stage.tsx';
import { shippedContent } from '../../rules/content/shipped.ts';
import { baseLanguage, bestLanguage } from '../../rules/languages.ts';
import type { ShownImage } from '../../rules/page-contract.ts';
import { applyAll } from '../../rules/pages/operations.ts';
import { plannedPage } from '../../rules/pages/plan.ts';
import { shownSections } from '../../rules/pages/show-page.ts';
import { pictureOperations } from '../../rules/pages/templates/apply-template.ts';
import type { PageTemplate } from '../../rules/pages/templates/template.ts';
import { loadBlocks, renderOf } from '../page-view/known-blocks.ts';
import { VisitorStage } from '../page-view/visitor-stage.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { MoreTexts } from '../platform/page-texts.tsx';

/** As wide as the page is that is shown small. */
const shownWidth = 1000;
const nothing = { pictures: [], products: [] };
const none: readonly AnySection[] = [];
const placeholder: ShownImage = {
	id: 'placeholder',
	url: '',
	width: 1200,
	height: 800,
	alt: '',
	focalPoint: { x: 0.5, y: 0.5 },
	sizes: [],
};

const Placeholder = ({ className = '' }: { className?: string | undefined }) => (
	<span className={`grid aspect-3/2 w-full place-items-center bg-sunken text-muted ${className}`}>
		<IconPhoto size={96} stroke={1} />
	</span>
);

const Products = ({ columns = 4 }: ProductsProps) => (
	<div className="grid grid-cols-4 gap-6">
		{Array.from({ length: columns }, (_, place) => (
			// biome-ignore lint/suspicious/noArrayIndexKey: they are all the same
			<Placeholder key={place} className="rounded-theme" />
		))}
	</div>
);

/** Nothing leads anywhere, and what is not there yet is shown where it will be. */
const over: Partial<Stage> = {
	pictureOf: (id) => (id === null ? undefined : placeholder),
	Picture: Placeholder,
	Link: ({ className, children }: LinkProps) => <span className={className}>{children}</span>,
	Products,
};

function useSections({ plan }: PageTemplate) {
	const { language } = usePlatform();
	return useMemo(() => {
		const written = bestLanguage(language, Object.keys(shippedContent)) ?? baseLanguage;
		const page = plannedPage(plan, definitions, [written]);
		const { document } = applyAll(page, pictureOperations(page, definitions, placeholder.id));
		return shownSections(document, definitions, [written]);
	}, [plan, language]);
}

export function TemplatePicture({ template }: { template: PageTemplate }) {
	const spot = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState<number>();
	const sections = useSections(template);
	useEffect(() => {
		const element = spot.current;
		if (!element) return;
		const observer = new IntersectionObserver(([entry]) => {
			if (!entry?.isIntersecting) return;
			observer.disconnect();
			const { width } = entry.boundingClientRect;
			loadBlocks([...new Set(sections.map(({ type }) => type))]).then(() => setScale(width / shownWidth));
		});
		observer.observe(element);
		return () => observer.disconnect();
	}, [sections]);
	const words = [...new Set(sections.flatMap(({ type }) => definitions[type]?.words ?? []))];
	return (
		<div
			ref={spot}
			aria-hidden
			inert
			className="pointer-events-none aspect-4/5 overflow-hidden rounded-theme border border-line bg-page text-text"
		>
			{scale !== undefined && (
				<Suspense>
					<MoreTexts groups={['storefront', ...words]}>
						<div style={{ width: shownWidth, zoom: scale }}>
							<VisitorStage page={nothing} sections={none} over={over}>
								{sections.map((section) => {
									const Render = renderOf(section.type);
									return (
										Render && (
											<SectionFrame key={section.id} section={section}>
												<Render section={section} />
											</SectionFrame>
										)
									);
								})}
							</VisitorStage>
						</div>
					</MoreTexts>
				</Suspense>
			)}
		</div>
	);
}
