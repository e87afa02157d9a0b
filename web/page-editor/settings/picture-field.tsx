// A picture in the settings: what it is, another one, none.
import { IconPhoto } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { PictureDetails } from '../../media-library/picture-details.tsx';
import { useTexts } from '../../platform/environment.tsx';
import { Picture } from '../../platform/picture.tsx';
import { useParts } from '../canvas/use-parts.ts';
import { useEditor } from '../state/editor.tsx';
import type { ControlProps } from './fields-form.tsx';
import { useConfirmRemoval } from './use-confirm-removal.ts';

export function PictureField({ at, name, label, value, onChange }: ControlProps<string | null>) {
	const t = useTexts();
	const { open } = useEditor();
	const confirmRemoval = useConfirmRemoval();
	const parts = useParts();
	const image = parts.pictures.find(({ id }) => id === value);
	const facts = parts.pictureFacts.find(({ id }) => id === value);
	const [describing, setDescribing] = useState(false);
	return (
		<div className="flex items-center gap-3">
			<div className="grid size-20 shrink-0 place-items-center overflow-hidden rounded-theme border border-line bg-sunken text-muted">
				{image ? (
					<Picture image={image} sizes="5rem" className="size-full object-cover" />
				) : (
					<IconPhoto aria-hidden size={28} />
				)}
			</div>
			<div className="grid min-w-0 gap-2">
				<p className="text-sm font-semibold text-label">{label}</p>
				<div className="flex flex-wrap gap-2">
					<Button size="small" onClick={() => open({ kind: 'picture', at, field: name })}>
						{t(value ? 'pageEditor.otherPicture' : 'pageEditor.choose')}
					</Button>
					{value && image && (
						<Button size="small" onClick={() => setDescribing(true)}>
							{t('pageEditor.describePicture')}
						</Button>
					)}
					{value && (
						<Button size="small" onClick={async () => (await confirmRemoval()) && onChange(null)}>
							{t('pageEditor.noPicture')}
						</Button>
					)}
				</div>
				{facts?.placeholder && <p className="text-sm text-error">{t('pageEditor.placeholderMark')}</p>}
				{facts && !facts.placeholder && facts.missingAlt.length > 0 && (
					<p className="text-sm text-error">{t('pageEditor.altMissing')}</p>
				)}
			</div>
			{describing && value && <PictureDetails id={value} onClose={() => setDescribing(false)} />}
		</div>
	);
}
