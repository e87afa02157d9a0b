// A picture of a template: the page that it makes, small, with its own words, in the look and with the pictures of the shop. It is drawn once it
// is in sight, as there are many.

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
import { pictureOperations, picturesFor } from '../../rules/pages/templates/apply-template.ts';
import type { PageTemplate } from '../../rules/pages/templates/template.ts';
import { loadBlocks, renderOf } from '../page-view/known-blocks.ts';
import { VisitorStage } from '../page-view/visitor-stage.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { MoreTexts } from '../platform/page-texts.tsx';
import { Picture } from '../platform/picture.tsx';
import { shopVariables } from './shop-look.ts';

/** As wide as the page is that is shown small; link pages are one narrow column. */
const shownWidths = { page: 1000, link: 576 };
const nothing = { pictures: [], products: [], feeds: [] };
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

/** No thumbnail is as wide. */
const thumbnailWidth = 640;

/** Nothing leads anywhere, and what is not there yet is shown where it will be. */
function stageWith(pictures: readonly ShownImage[]): Partial<Stage> {
	const SmallPicture = ({ image, className = '' }: { image: ShownImage; className?: string }) =>
		image.url === '' ? (
			<Placeholder className={className} />
		) : (
			<Picture image={image} sizes="320px" upTo={thumbnailWidth} className={className} decorative />
		);
	return {
		pictureOf: (id) => (id === null ? undefined : (pictures.find((one) => one.id === id) ?? placeholder)),
		Picture: SmallPicture,
		Link: ({ className, children }: LinkProps) => <span className={className}>{children}</span>,
		Products: ({ columns = 4 }: ProductsProps) => (
			<div className="grid gap-6" style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}>
				{Array.from({ length: columns }, (_, place) => (
					<SmallPicture
						// biome-ignore lint/suspicious/noArrayIndexKey: their order never changes
						key={place}
						image={pictures.at(-1 - place) ?? placeholder}
						className="aspect-4/3 w-full rounded-theme object-cover"
					/>
				))}
			</div>
		),
	};
}

function useSections({ id: template, plan }: PageTemplate, pictures: readonly ShownImage[]) {
	const { language } = usePlatform();
	return useMemo(() => {
		const written = bestLanguage(language, Object.keys(shippedContent)) ?? baseLanguage;
		const page = plannedPage(plan, definitions, [written]);
		const ids = pictures.length > 0 ? pictures.map(({ id }) => id) : [placeholder.id];
		const placed = pictureOperations(page, definitions, picturesFor(template, ids), placeholder.id);
		const { document } = applyAll(page, placed);
		return shownSections(document, definitions, [written]);
	}, [template, plan, language, pictures]);
}

interface TemplatePictureProps {
	template: PageTemplate;
	/** Of the shop, as the template is filled with them. */
	pictures: readonly ShownImage[];
}

export function TemplatePicture({ template, pictures }: TemplatePictureProps) {
	const spot = useRef<HTMLDivElement>(null);
	const [scale, setScale] = useState<number>();
	const sections = useSections(template, pictures);
	const over = useMemo(() => stageWith(pictures), [pictures]);
	const [look] = useState(shopVariables);
	const shownWidth = shownWidths[template.kind];
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
	}, [sections, shownWidth]);
	const words = [...new Set(sections.flatMap(({ type }) => definitions[type]?.words ?? []))];
	return (
		<div
			ref={spot}
			aria-hidden
			inert
			className="pointer-events-none aspect-4/5 overflow-hidden rounded-theme border border-line bg-page font-(family-name:--font-body) text-text"
			data-look="shop"
			style={look}
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
