// The design before it is released: all sides beside each other, as they are cut or with what is cut off; or as a printed thing.
import { Suspense, useState } from 'react';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Checkbox } from '../../kit/checkbox.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Progress } from '../../kit/progress.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { GuideLines } from '../paint/guide-lines.tsx';
import { PagePicture, shadowOf } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDesign, useDrawnDesign } from '../studio-context.tsx';
import { latePart } from '../view/late-part.tsx';

const MockUp = latePart(() => import('../mockup/mock-up.tsx'), { inPlace: true });

const shownWidth = 960;

const views = ['pages', 'product'] as const;
type View = (typeof views)[number];

export default function PreviewDialog({ onClose }: { onClose(): void }) {
	const { t } = usePlatform();
	return (
		<NativeDialog wide title={t('studio.preview')} onClose={onClose}>
			<Suspense fallback={<Progress label={t('studio.preview')} />}>
				<MoreTexts groups={['mockUps']}>
					<Views />
				</MoreTexts>
			</Suspense>
		</NativeDialog>
	);
}

function Views() {
	const { t } = usePlatform();
	const [view, setView] = useState<View>('pages');
	const [bleed, setBleed] = useState(false);
	return (
		<>
			<div className="flex min-h-14 flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-4 py-2">
				<ViewChoice view={view} onChange={setView} />
				{view === 'pages' && <Checkbox label={t('studio.withBleed')} checked={bleed} onChange={setBleed} />}
			</div>
			{view === 'pages' ? (
				<Pages bleed={bleed} />
			) : (
				<Suspense fallback={<Progress label={t('mockUps.product')} />}>
					<MockUp />
				</Suspense>
			)}
		</>
	);
}

function ViewChoice({ view, onChange }: { view: View; onChange(view: View): void }) {
	const { t } = usePlatform();
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{t('mockUps.view')}</legend>
			<div className="grid grid-cols-2 rounded-theme border border-control-line bg-control p-0.5">
				{views.map((one) => (
					<label
						key={one}
						className="grid min-h-8 cursor-pointer place-items-center rounded-theme px-3 text-sm font-semibold has-checked:bg-chosen has-checked:text-chosen-text has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-11"
					>
						<input
							type="radio"
							name="preview-view"
							className="sr-only"
							checked={view === one}
							onChange={() => onChange(one)}
						/>
						{t(`mockUps.${one}`)}
					</label>
				))}
			</div>
		</fieldset>
	);
}

function Pages({ bleed }: { bleed: boolean }) {
	const { t } = usePlatform();
	const { product } = useDesign();
	const { pages } = useDrawnDesign();
	const addressOf = usePictureAddress(shownWidth);
	return (
		<ul className="grid min-h-0 grow grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] content-start gap-6 overflow-auto bg-sunken p-4 tablet:p-8">
			{pages.map((page, index) => {
				const side = describeSide(t, page.name);
				return (
					<li key={page.pageId} className="grid content-start gap-2">
						<h3 className="text-center font-semibold">{side}</h3>
						<PagePicture
							page={page}
							format={product}
							bleed={bleed}
							addressOf={addressOf}
							label={side}
							highest="70dvh"
							isBack={index % 2 === 1}
							className={`mx-auto block h-auto ${shadowOf(product, bleed)}`}
						>
							{bleed && <GuideLines format={product} shown={{ trim: true, safe: false }} />}
						</PagePicture>
					</li>
				);
			})}
		</ul>
	);
}
