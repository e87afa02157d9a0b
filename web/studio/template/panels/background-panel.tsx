// A page that was designed elsewhere as the locked background of the page that is shown.
import { useEffect, useRef, useState } from 'react';
import type { DesignElement } from '../../../../rules/designs/design.ts';
import { mixableInks } from '../../../../rules/designs/mixable-inks.ts';
import type { BackgroundPlacement } from '../../../../rules/designs/place-background.ts';
import { type OtherFormat, OtherFormatNotice, otherFormatOf, PlacementChoice } from '../../../forms/other-format.tsx';
import { templateFailure } from '../../../forms/template-failure.ts';
import { Button } from '../../../kit/button.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { usePlatform } from '../../../platform/environment.tsx';
import { sendFile } from '../../../platform/upload.ts';
import type { OwnPicture } from '../../fields/picture-library.ts';
import { useDesignPart, useReadOnly, useStudio } from '../../studio-context.tsx';
import { useView } from '../../view/view-state.tsx';
import { addBackgroundDocument } from '../template.documents.ts';

interface Added {
	element: DesignElement;
	picture: OwnPicture;
}

/** A file of another format, until somebody has said how it is placed. */
interface Asked {
	file: File;
	format: OtherFormat;
}

export function BackgroundPanel() {
	const { t } = usePlatform();
	const { id, store, pictures, announce, specification } = useStudio();
	const mixable = mixableInks(specification, useDesignPart('swatches'));
	const isOneColour = mixable !== 'all';
	const { view } = useView();
	const readOnly = useReadOnly();
	const chooser = useRef<HTMLInputElement>(null);
	const [pdfPage, setPdfPage] = useState<number | undefined>(1);
	const [name, setName] = useState<string>();
	const [problem, setProblem] = useState<string>();
	const [asked, setAsked] = useState<Asked>();
	const [placement, setPlacement] = useState<BackgroundPlacement>('actualSize');
	const question = useRef<HTMLDivElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	// Once it is there: a busy browser may draw a frame before it.
	useEffect(() => {
		if (asked) question.current?.querySelector<HTMLElement>('input')?.focus();
	}, [asked]);
	const put = async (file: File, given: BackgroundPlacement | null) => {
		setProblem(undefined);
		setAsked(undefined);
		setName(file.name);
		try {
			const wanted = { id, page: Math.max(1, Math.round(pdfPage || 1)), placement: given };
			const sent = await sendFile(addBackgroundDocument, wanted, file);
			const { element, picture } = sent.addTemplateBackground as unknown as Added;
			pictures.add(picture);
			const page = store.page(view.page) ?? store.document.pages[0];
			if (!page) return;
			const before = page.elements[0]?.id ?? null;
			const refused = store.change([{ do: 'insert', page: page.id, element, before }]);
			if (refused) setProblem(t('templateEditor.failed'));
			else announce(t('templateEditor.backgroundAdded'));
		} catch (failure) {
			const format = otherFormatOf(failure);
			if (!format) return setProblem(templateFailure(failure, t));
			setAsked({ file, format });
		} finally {
			setName(undefined);
		}
	};
	const close = () => {
		setAsked(undefined);
		button.current?.focus();
	};
	// A drawing has no spot inks.
	if (mixable === 'none') return <p className="text-sm text-muted">{t('templateEditor.backgroundOneSpot')}</p>;
	return (
		<>
			<p className="text-sm text-muted">
				{t(isOneColour ? 'templateEditor.backgroundOneColour' : 'templateEditor.backgroundHint')}
			</p>
			{!isOneColour && (
				<NumberField label={t('templateEditor.pdfPage')} min={1} max={999} value={pdfPage} onChange={setPdfPage} />
			)}
			<div>
				<Button
					ref={button}
					size="small"
					disabled={readOnly || name !== undefined}
					onClick={() => chooser.current?.click()}
				>
					{t('templateEditor.chooseFile')}
				</Button>
				<input
					ref={chooser}
					hidden
					type="file"
					accept={isOneColour ? '.svg' : '.pdf,.svg'}
					onChange={({ target }) => {
						const [file] = target.files ?? [];
						if (file) void put(file, null);
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
			<div role="alert" className="empty:hidden">
				{asked && <OtherFormatNotice format={asked.format} />}
			</div>
			{asked && (
				<div ref={question} className="grid gap-3">
					<PlacementChoice value={placement} onChange={setPlacement} />
					<div className="flex flex-wrap gap-2">
						<Button
							size="small"
							colour="primary"
							onClick={() => {
								button.current?.focus();
								void put(asked.file, placement);
							}}
						>
							{t('templates.place')}
						</Button>
						<Button size="small" onClick={close}>
							{t('templates.cancel')}
						</Button>
					</div>
				</div>
			)}
		</>
	);
}
