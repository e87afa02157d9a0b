// The template editor: free mode, with the panels of a template below the list of objects.
import { Suspense, useCallback, useDeferredValue, useMemo, useReducer, useState } from 'react';
import type { Finding } from '../../../rules/designs/findings.ts';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import KeysDialog from '../dialogs/keys-dialog.tsx';
import PreviewDialog from '../dialogs/preview-dialog.tsx';
import { type Engine, findProblems, useDrawn } from '../engine/use-drawn.ts';
import type { PictureLibrary } from '../fields/picture-library.ts';
import FreeWorkplace from '../free/free-workplace.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { Trouble } from '../header/trouble.tsx';
import { GlyphOutlines } from '../paint/glyph-outlines.tsx';
import { DrawnProvider, type Studio, StudioProvider, useDesign } from '../studio-context.tsx';
import { changeView, firstView, ViewProvider } from '../view/view-state.tsx';
import type { StudioTemplate } from './open-template.tsx';
import { type Pane, PaneChoice } from './pane-choice.tsx';
import { TemplatePanels } from './panels/template-panels.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { type TemplateDialog, TemplateHeader } from './template-header.tsx';
import { TestDialog } from './test-dialog.tsx';

interface WorkplaceProps {
	session: DesignSession;
	template: StudioTemplate;
	engine: Engine;
	specification: PrintSpecification;
	pictures: PictureLibrary;
	onOpenAgain(takeOver: boolean): void;
}

export function TemplateWorkplace({ session, template, engine, specification, pictures, onOpenAgain }: WorkplaceProps) {
	const { store } = session;
	const [said, setSaid] = useState('');
	// The same words twice are read twice only if they differ.
	const announce = useCallback((text: string) => setSaid((before) => (before === text ? `${text}\u00a0` : text)), []);
	const { id, productId } = template;
	const studio = useMemo(
		(): Studio => ({ id, productId, store, engine, specification, pictures, announce }),
		[id, productId, store, engine, specification, pictures, announce],
	);
	const [view, look] = useReducer(changeView, store.document.pages[0]?.id ?? '', firstView);
	return (
		<StudioProvider value={studio}>
			<ViewProvider value={useMemo(() => ({ view, look }), [view])}>
				<div className="flex h-dvh flex-col bg-page text-text">
					<GlyphOutlines store={engine.outlines} />
					<Workplace session={session} template={template} onOpenAgain={onOpenAgain} {...{ engine, specification }} />
				</div>
				<p aria-live="polite" className="sr-only">
					{said}
				</p>
			</ViewProvider>
		</StudioProvider>
	);
}

/** Examples are what stands in a template, and nothing that is left over. */
export const isOfTemplate = ({ code }: Finding): boolean => code !== 'defaultTextLeft' && code !== 'requiredFieldEmpty';

function Workplace({ session, template, engine, specification, onOpenAgain }: Omit<WorkplaceProps, 'pictures'>) {
	const design = useDesign();
	const drawn = useDrawn(design, engine);
	const settled = useDeferredValue(useMemo(() => ({ design, drawn }), [design, drawn]));
	const findings = useMemo(
		() => findProblems(settled.design, settled.drawn, specification, engine).filter(isOfTemplate),
		[settled, specification, engine],
	);
	const [opened, setOpened] = useState<TemplateDialog>();
	const [pane, setPane] = useState<Pane>('template');
	const [field, setField] = useState<string>();
	const openField = (key: string | undefined) => {
		if (key !== undefined) setPane('template');
		setField(key);
	};
	const close = () => setOpened(undefined);
	return (
		<DrawnProvider value={drawn}>
			<TemplateHeader session={session} template={template} onOpen={setOpened} />
			<Trouble session={session} onOpenAgain={onOpenAgain} />
			<main className="flex min-h-0 grow flex-col tablet:flex-row">
				<Suspense>
					<FreeWorkplace
						toForm={openField}
						top={<PaneChoice pane={pane} onChange={setPane} />}
						showsObjects={pane === 'objects'}
					>
						{pane === 'template' && <TemplatePanels findings={findings} opened={field} onOpen={openField} />}
					</FreeWorkplace>
				</Suspense>
			</main>
			{opened === 'preview' && <PreviewDialog onClose={close} />}
			{opened === 'keys' && <KeysDialog onClose={close} />}
			{opened === 'test' && <TestDialog onClose={close} />}
			{opened === 'publish' && <PublishDialog session={session} findings={findings} onClose={close} />}
		</DrawnProvider>
	);
}
