// The sides of the product, small, to switch between them.
import type { DrawnPage } from '../../../rules/designs/operations.ts';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { PagePicture } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDesign, useDrawnDesign, useStudio } from '../studio-context.tsx';
import { useView } from '../view/view-state.tsx';

const thumbnailWidth = 200;

export function PageChoice() {
	const { t } = usePlatform();
	const { announce } = useStudio();
	const { product } = useDesign();
	const { pages } = useDrawnDesign();
	const { view, look } = useView();
	const addressOf = usePictureAddress(thumbnailWidth);
	if (pages.length < 2) return null;
	const show = ({ pageId, name }: DrawnPage) => {
		look({ to: 'page', page: pageId });
		announce(t('studio.page', { side: describeSide(t, name) }));
	};
	return (
		<ul aria-label={t('studio.pages')} className="flex min-w-0 gap-2 overflow-x-auto p-1">
			{pages.map((page, index) => (
				<li key={page.pageId} className="shrink-0">
					<button
						type="button"
						aria-pressed={page.pageId === view.page}
						onClick={() => show(page)}
						className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded-theme border border-line bg-surface p-1 text-xs tablet:flex-col tablet:gap-1 hover:border-control-line-hover aria-pressed:border-chosen aria-pressed:ring-2 aria-pressed:ring-chosen"
					>
						<PagePicture
							page={page}
							format={product}
							bleed={false}
							addressOf={addressOf}
							label={null}
							isBack={index % 2 === 1}
							className="h-8 w-auto max-w-20 border border-line desktop:h-14 desktop:max-w-24"
						/>
						<span>{describeSide(t, page.name)}</span>
					</button>
				</li>
			))}
		</ul>
	);
}
