// A page that was designed elsewhere as the locked background of the page that is shown.
import { useRef, useState } from 'react';
import type { DesignElement } from '../../../../rules/designs/design.ts';
import { templateFailure } from '../../../forms/template-failure.ts';
import { Button } from '../../../kit/button.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { sendFile } from '../../../platform/upload.ts';
import type { OwnPicture } from '../../fields/picture-library.ts';
import { useReadOnly, useStudio } from '../../studio-context.tsx';
import { useView } from '../../view/view-state.tsx';
import { addBackgroundDocument } from '../template.documents.ts';

interface Added {
	element: DesignElement;
	picture: OwnPicture;
}

export function BackgroundPanel() {
	const { t } = usePlatform();
	const { id, store, pictures, announce } = useStudio();
	const { view } = useView();
	const readOnly = useReadOnly();
	const chooser = useRef<HTMLInputElement>(null);
	const [pdfPage, setPdfPage] = useState<number | undefined>(1);
	const [name, setName] = useState<string>();
	const [problem, setProblem] = useState<string>();
	const put = async (file: File) => {
		setProblem(undefined);
		setName(file.name);
		try {
			const sent = await sendFile(addBackgroundDocument, { id, page: Math.max(1, Math.round(pdfPage || 1)) }, file);
			const { element, picture } = sent.addTemplateBackground as unknown as Added;
			pictures.add(picture);
			const page = store.page(view.page) ?? store.document.pages[0];
			if (!page) return;
			const before = page.elements[0]?.id ?? null;
			const refused = store.change([{ do: 'insert', page: page.id, element, before }]);
			if (refused) setProblem(t('templateEditor.failed'));
			else announce(t('templateEditor.backgroundAdded'));
		} catch (failure) {
			setProblem(templateFailure(failure, t));
		} finally {
			setName(undefined);
		}
	};
	return (
		<>
			<p className="text-sm text-muted">{t('templateEditor.backgroundHint')}</p>
			<NumberField label={t('templateEditor.pdfPage')} min={1} max={999} value={pdfPage} onChange={setPdfPage} />
			<div>
				<Button size="small" disabled={readOnly || name !== undefined} onClick={() => chooser.current?.click()}>
					{t('templateEditor.chooseFile')}
				</Button>
				<input
					ref={chooser}
					hidden
					type="file"
					accept=".pdf,.svg"
					onChange={({ target }) => {
						const [file] = target.files ?? [];
						if (file) void put(file);
						target.value = '';
					}}
				/>
			</div>
			<p role="status" className="text-sm text-muted empty:hidden">
				{name && t('templateEditor.sending', { name })}
			</p>
			<p role="alert" className="text-sm text-error empty:hidden">
				{problem}
			</p>
		</>
	);
}
