// All sides beside each other, as they are cut or with what is cut off.
import { useState } from 'react';
import { describeSide } from '../../../rules/printing/side-names.ts';
import { Checkbox } from '../../kit/checkbox.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { GuideLines } from '../paint/guide-lines.tsx';
import { PagePicture } from '../paint/page-picture.tsx';
import { usePictureAddress } from '../paint/use-picture-address.ts';
import { useDesign, useDrawnDesign } from '../studio-context.tsx';

const shownWidth = 960;

export default function PreviewDialog({ onClose }: { onClose(): void }) {
	const { t } = usePlatform();
	const { product } = useDesign();
	const { pages } = useDrawnDesign();
	const [bleed, setBleed] = useState(false);
	const addressOf = usePictureAddress(shownWidth);
	return (
		<NativeDialog wide title={t('studio.preview')} onClose={onClose}>
			<div className="border-b border-line px-4 py-2">
				<Checkbox label={t('studio.withBleed')} checked={bleed} onChange={setBleed} />
			</div>
			<ul className="grid min-h-0 grow grid-cols-[repeat(auto-fit,minmax(min(100%,24rem),1fr))] content-start gap-6 overflow-auto bg-sunken p-4 tablet:p-8">
				{pages.map((page) => {
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
								className="mx-auto block h-auto max-h-[70dvh] w-full shadow-lg shadow-popover-shadow"
							>
								{bleed && <GuideLines format={product} shown={{ trim: true, safe: false }} />}
							</PagePicture>
						</li>
					);
				})}
			</ul>
		</NativeDialog>
	);
}
