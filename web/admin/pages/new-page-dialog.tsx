// A new page: its kind, what it is called, where it stands, and what it begins with. With a template the stages of the wizard follow.
import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type PageKind, pageKinds } from '../../../rules/pages/block.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { showToast, useToast } from '../../kit/toasts.tsx';
import { fromPrompt } from '../../page-wizard/prompt-choice.tsx';
import { Stages } from '../../page-wizard/stages.tsx';
import { TemplateChoice } from '../../page-wizard/template-choice.tsx';
import { titleOf, useWizardActions, useWizards } from '../../page-wizard/use-wizard.ts';
import { beginPageWizardDocument } from '../../page-wizard/wizard.documents.ts';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { setFlag } from '../../platform/flags.ts';
import { useEditor } from '../editor.ts';
import { translationsInput } from '../translation-fields.tsx';
import { EditLink } from './edit-link.tsx';
import { PageFields } from './page-fields.tsx';
import { type NamedPage, pageFieldOf, pageNames, validatePage } from './page-values.ts';
import { createPageDocument } from './pages.documents.ts';

interface NewPage extends NamedPage {
	kind: PageKind;
	/** The id of a template; '' is an empty page. */
	template: string;
	/** What the assistant shall write about. */
	prompt: string;
}

interface NewPageDialogProps {
	/** The one that is looked at. */
	kind: PageKind;
	isFull(kind: PageKind): boolean;
	/** Where something is to follow: an empty page has been made. */
	onCreated?(page: string): void;
	onClose(): void;
}

export function NewPageDialog(props: NewPageDialogProps) {
	const [begun, setBegun] = useState<string>();
	return begun === undefined ? (
		<NewPageForm {...props} onBegun={setBegun} />
	) : (
		<Begun page={begun} onClose={props.onClose} />
	);
}

interface NewPageFormProps extends NewPageDialogProps {
	onBegun(page: string): void;
}

function NewPageForm({ kind: first, isFull, onCreated, onClose, onBegun }: NewPageFormProps) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const change = useChange();
	const toast = useToast();
	const navigate = useNavigate();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const initial: NewPage = { kind: first, names: pageNames(languages), slug: '', template: '', prompt: '' };
	const editor = useEditor({
		initial,
		judge: (page) => ({
			...validatePage(page, page.kind, platform),
			prompt: page.template === fromPrompt && page.prompt.trim() === '' ? t('assistant.promptRequired') : undefined,
		}),
		save: async ({ kind, names, slug, template, prompt }) => {
			const input = { kind, names: translationsInput(names), slug: slug.trim(), document: null };
			if (template) {
				const asked = {
					...{ template, prompt: template === fromPrompt ? prompt : null },
					...{ page: null, client: null, input },
				};
				onBegun((await change(beginPageWizardDocument, asked)).beginPageWizard.page.id);
				return;
			}
			const { createPage } = await change(createPageDocument, { input });
			onClose();
			if (onCreated) {
				toast.success(t('adminPages.created'));
				onCreated(createPage.id);
				return;
			}
			const edit = () => {
				setFlag('cmsControls', true);
				navigate(`/admin/pages/${createPage.id}/edit`);
			};
			showToast('success', t('adminPages.created'), { label: t('adminPages.edit'), run: edit });
		},
		said: {},
		fieldOf: pageFieldOf(platform),
	});
	const { values, set, bar } = editor;
	const making = bar.busy === true && values.template !== '';
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (await bar.onSave()) return;
		// Once what is wrong is marked.
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
	};
	return (
		<Dialog
			open
			size={making ? 'medium' : 'large'}
			onClose={onClose}
			title={t(making ? 'pageWizard.working' : 'adminPages.createTitle')}
			actions={
				making ? (
					<Button onClick={onClose}>{t('common.close')}</Button>
				) : (
					<>
						<Button onClick={onClose}>{t('kit.cancel')}</Button>
						<Button type="submit" form={id} colour="primary" busy={bar.busy ?? false} disabled={isFull(values.kind)}>
							{t('adminPages.create')}
						</Button>
					</>
				)
			}
		>
			{making && <Stages wizard={undefined} />}
			<form id={id} ref={form} noValidate onSubmit={submit} hidden={making} className={making ? '' : 'grid gap-5'}>
				{editor.failure && (
					<Notice kind="danger">
						{t('adminPages.createFailed')} {editor.failure}
					</Notice>
				)}
				{isFull(values.kind) && (
					<Notice kind="warning">
						{t(values.kind === 'page' ? 'pageErrors.limit' : 'pageErrors.linkLimit')}. {t('adminPages.full')}
					</Notice>
				)}
				<RadioGroup
					label={t('adminPages.kind')}
					value={values.kind}
					onChange={(kind) => set({ kind, template: '' })}
					choices={pageKinds.map((value) => ({ value, label: t(`adminPages.kindChoice.${value}`) }))}
				/>
				<PageFields editor={editor} kind={values.kind} />
				<TemplateChoice
					kind={values.kind}
					chosen={values.template}
					onChoose={(template) => set({ template })}
					withEmpty
					written={{
						prompt: values.prompt,
						onChange: (prompt) => set({ prompt }),
						error: editor.errorOf('prompt') ?? null,
					}}
				/>
			</form>
		</Dialog>
	);
}

/** The page is there; what follows is watched. */
function Begun({ page, onClose }: { page: string; onClose(): void }) {
	const { t } = usePlatform();
	const [wizard] = useWizards(page).wizards;
	const { close } = useWizardActions();
	const done = wizard?.state === 'done';
	const leave = () => {
		if (done) close(wizard.id).catch(() => undefined);
		onClose();
	};
	return (
		<Dialog
			open
			size="medium"
			onClose={leave}
			title={t(titleOf(wizard))}
			actions={
				<>
					<Button onClick={leave}>{t('common.close')}</Button>
					{done && <EditLink page={wizard.page} onFollow={leave} />}
				</>
			}
		>
			<Stages wizard={wizard} />
		</Dialog>
	);
}
