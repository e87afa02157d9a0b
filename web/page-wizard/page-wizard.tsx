// The wizard over a page that is empty: a template is chosen, applied stage by stage, and found again by a user who has left.
import { type FormEvent, Suspense, useId, useState } from 'react';
import type { PageKind } from '../../rules/pages/block.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Notice } from '../kit/notice.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { useChange } from '../platform/backoffice/data.ts';
import { usePlatform } from '../platform/environment.tsx';
import { MoreTexts } from '../platform/page-texts.tsx';
import { fromPrompt } from './prompt-choice.tsx';
import { Stages } from './stages.tsx';
import { TemplateChoice, templatesFor } from './template-choice.tsx';
import { titleOf, useWizardActions, useWizards } from './use-wizard.ts';
import { beginPageWizardDocument } from './wizard.documents.ts';

export interface PageWizardProps {
	page: { id: string; kind: PageKind };
	/** The tab in which the page is being edited, as `openPage` knows it; none where it is not. */
	client?: string;
	/** The page has its content: the screen that shows it opens it again. */
	onDone(): void;
	onClose(): void;
}

/** Good for any place: it brings its words along. */
export default function PageWizard(props: PageWizardProps) {
	return (
		<Suspense>
			<MoreTexts
				groups={['kit', 'forms', 'assistant', 'adminPages', 'pageWizard', 'pageErrors', 'machineTranslation', 'errors']}
			>
				<Wizard {...props} />
			</MoreTexts>
		</Suspense>
	);
}

function Wizard({ page, client, onDone, onClose }: PageWizardProps) {
	const { t } = usePlatform();
	const change = useChange();
	const form = useId();
	const { loaded, wizards } = useWizards(page.id);
	const actions = useWizardActions();
	const [chosen, setChosen] = useState(templatesFor(page.kind)[0]?.id ?? '');
	const [prompt, setPrompt] = useState('');
	const [isEmpty, setEmpty] = useState(false);
	/** The one that is watched; '' while it is being begun. */
	const [watched, setWatched] = useState<string>();
	const [failure, setFailure] = useState<string>();
	const underWay = wizards.find(({ state }) => state !== 'done');
	if (watched === undefined && underWay) setWatched(underWay.id);
	const working = watched !== undefined;
	const wizard = wizards.find(({ id }) => id === watched);
	const begin = async (event: FormEvent) => {
		event.preventDefault();
		const isWritten = chosen === fromPrompt;
		if (isWritten && prompt.trim() === '') return setEmpty(true);
		setWatched('');
		setFailure(undefined);
		try {
			const asked = {
				...{ template: chosen, prompt: isWritten ? prompt : null },
				...{ page: page.id, client: client ?? null, input: null },
			};
			setWatched((await change(beginPageWizardDocument, asked)).beginPageWizard.id);
		} catch (error) {
			setWatched(undefined);
			setFailure(`${t('pageWizard.failed')}. ${failureText(error, t)}`);
		}
	};
	/** What has ended is seen by this; what goes on is not. */
	const leave = () => {
		if (wizard?.state === 'done') {
			actions.close(wizard.id).catch(() => undefined);
			onDone();
		} else onClose();
	};
	const buttons = working ? (
		<Button colour="primary" onClick={leave}>
			{t(wizard?.state === 'done' ? 'pageWizard.finish' : 'common.close')}
		</Button>
	) : (
		<>
			<Button onClick={onClose}>{t('kit.cancel')}</Button>
			<Button type="submit" form={form} colour="primary" disabled={chosen === ''}>
				{t(chosen === fromPrompt ? 'pageWizard.write' : 'pageWizard.apply')}
			</Button>
		</>
	);
	return (
		<Dialog
			open
			size={working ? 'medium' : 'large'}
			onClose={leave}
			title={t(working ? titleOf(wizard) : 'pageWizard.title')}
			actions={buttons}
		>
			{!loaded && <Skeleton lines={6} />}
			{loaded && working && <Stages wizard={wizard} />}
			{loaded && !working && (
				<form id={form} noValidate onSubmit={begin} className="grid gap-4">
					{failure && (
						<div role="alert">
							<Notice kind="danger">{failure}</Notice>
						</div>
					)}
					<TemplateChoice
						kind={page.kind}
						chosen={chosen}
						onChoose={setChosen}
						withEmpty={false}
						written={{
							prompt,
							onChange: (changed) => {
								setPrompt(changed);
								setEmpty(false);
							},
							error: isEmpty ? t('assistant.promptRequired') : null,
						}}
					/>
				</form>
			)}
		</Dialog>
	);
}
