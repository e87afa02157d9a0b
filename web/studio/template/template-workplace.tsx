// The template editor: free mode, with the panels of a template below the list of objects.
import { Suspense, useMemo, useState } from 'react';
import type { PrintSpecification } from '../../../rules/designs/print-specification.ts';
import KeysDialog from '../dialogs/keys-dialog.tsx';
import PreviewDialog from '../dialogs/preview-dialog.tsx';
import type { Engine } from '../engine/use-drawn.ts';
import { useFindings } from '../engine/use-findings.ts';
import type { PictureLibrary } from '../fields/picture-library.ts';
import FreeWorkplace from '../free/free-workplace.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { Trouble } from '../header/trouble.tsx';
import { useStudio } from '../studio-context.tsx';
import { StudioFrame } from '../studio-frame.tsx';
import { NoticeStack } from '../view/late-part.tsx';
import { isOfTemplate } from './is-of-template.ts';
import type { StudioTemplate } from './open-template.tsx';
import { type Pane, PaneChoice } from './pane-choice.tsx';
import { TemplatePanels } from './panels/template-panels.tsx';
import { PublishDialog } from './publish-dialog.tsx';
import { type TemplateDialog, TemplateHeader } from './template-header.tsx';
import { type TestData, TestDialog } from './test-dialog.tsx';

interface WorkplaceProps {
	session: DesignSession;
	template: StudioTemplate;
	engine: Engine;
	specification: PrintSpecification;
	pictures: PictureLibrary;
	onOpenAgain(takeOver: boolean): Promise<void>;
}

export function TemplateWorkplace({ session, template, engine, specification, pictures, onOpenAgain }: WorkplaceProps) {
	return (
		<StudioFrame of={template} store={session.store} {...{ engine, specification, pictures }}>
			<Workplace session={session} template={template} onOpenAgain={onOpenAgain} />
		</StudioFrame>
	);
}

function Workplace({ session, template, onOpenAgain }: Pick<WorkplaceProps, 'session' | 'template' | 'onOpenAgain'>) {
	const found = useFindings(useStudio());
	const findings = useMemo(() => found.filter(isOfTemplate), [found]);
	const [opened, setOpened] = useState<TemplateDialog>();
	const [pane, setPane] = useState<Pane>('template');
	const [field, setField] = useState<string>();
	const openField = (key: string | undefined) => {
		if (key !== undefined) setPane('template');
		setField(key);
	};
	const [testData, setTestData] = useState<TestData>();
	const close = () => setOpened(undefined);
	return (
		<>
			<TemplateHeader session={session} template={template} onOpen={setOpened} />
			<Trouble session={session} onOpenAgain={onOpenAgain} />
			<NoticeStack />
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
			{opened === 'test' && <TestDialog data={testData} onChange={setTestData} onClose={close} />}
			{opened === 'publish' && <PublishDialog session={session} findings={findings} onClose={close} />}
		</>
	);
}
