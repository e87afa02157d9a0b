// What can be put on the page.
import {
	IconCircle,
	IconIcons,
	IconLine,
	IconPhoto,
	IconQrcode,
	IconSquare,
	IconTypography,
} from '@tabler/icons-react';
import { Suspense, useRef, useState } from 'react';
import { Menu } from '../../../kit/menu.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { pictureLimits, useUpload } from '../../fields/use-upload.ts';
import { useReadOnly, useStudio } from '../../studio-context.tsx';
import { latePart } from '../../view/late-part.tsx';
import { useFaces } from '../faces.ts';
import { useFree } from '../free-context.tsx';
import { focusElement } from '../surface/use-gestures.ts';
import { addElement, type NewElement } from './new-element.ts';

const IconDialog = latePart(() => import('./icon-dialog.tsx'));

export function AddMenu() {
	const { t } = usePlatform();
	const { store, specification } = useStudio();
	const { run, edit, refuse } = useFree();
	const readOnly = useReadOnly();
	const { ensureFace } = useFaces();
	const chooser = useRef<HTMLInputElement>(null);
	const [isChoosing, setChoosing] = useState(false);
	const add = (wanted: NewElement) => {
		if (!run((context) => addElement(context, wanted))) return;
		const [id = ''] = store.selection;
		// The menu gives the focus back first.
		setTimeout(() => (wanted.kind === 'text' ? edit(id) : focusElement(id)), 50);
	};
	const upload = useUpload((picture) => add({ kind: 'image', picture, name: picture.name.slice(0, 200) }));
	const addText = async () => {
		try {
			await ensureFace();
		} catch {
			return refuse('failed');
		}
		add({ kind: 'text', text: t('studio.free.newText'), name: t('studio.free.kind.text') });
	};
	const shape = (kind: 'rectangle' | 'ellipse' | 'line', Icon: typeof IconSquare) => ({
		id: kind,
		label: t(`studio.free.shape.${kind}`),
		icon: <Icon aria-hidden size={18} />,
		disabled: readOnly,
		onAction: () => add({ kind: 'shape', shape: kind, name: t(`studio.free.shape.${kind}`) }),
	});
	return (
		<>
			<Menu
				size="small"
				label={t('studio.free.add')}
				actions={[
					{
						id: 'text',
						label: t('studio.free.kind.text'),
						icon: <IconTypography aria-hidden size={18} />,
						disabled: readOnly,
						onAction: () => void addText(),
					},
					shape('rectangle', IconSquare),
					shape('ellipse', IconCircle),
					shape('line', IconLine),
					{
						id: 'icon',
						label: t('studio.free.icon'),
						icon: <IconIcons aria-hidden size={18} />,
						disabled: readOnly,
						onAction: () => setChoosing(true),
					},
					// Where one colour is printed there are no pictures.
					...(specification.inks === 'oneColour'
						? []
						: [
								{
									id: 'image',
									label: t('studio.free.kind.image'),
									icon: <IconPhoto aria-hidden size={18} />,
									disabled: readOnly,
									onAction: () => chooser.current?.click(),
								},
							]),
					{
						id: 'code',
						label: t('studio.free.kind.code'),
						icon: <IconQrcode aria-hidden size={18} />,
						disabled: readOnly,
						onAction: () => add({ kind: 'code', value: 'https://', name: t('studio.free.kind.code') }),
					},
				]}
			/>
			{isChoosing && (
				<Suspense>
					<IconDialog
						onClose={() => setChoosing(false)}
						onChoose={(icon, name) => {
							setChoosing(false);
							add({ kind: 'icon', icon, name });
						}}
					/>
				</Suspense>
			)}
			<input
				ref={chooser}
				hidden
				type="file"
				accept={pictureLimits.accept}
				onChange={({ target }) => {
					const [file] = target.files ?? [];
					if (file) upload.send(file);
					target.value = '';
				}}
			/>
			<span role="status" className="text-sm text-muted empty:hidden">
				{upload.running && t('studio.uploading', { name: upload.running.name })}
				{upload.problem}
			</span>
		</>
	);
}
