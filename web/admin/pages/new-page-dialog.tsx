// A new page: its kind, what it is called, where it stands, and what it begins with.
import { type FormEvent, useId, useRef } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import { type PageKind, pageKinds } from '../../../rules/pages/block.ts';
import { plannedPage } from '../../../rules/pages/plan.ts';
import { pageTemplates } from '../../../rules/pages/templates/all-templates.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { RadioGroup } from '../../kit/radio-group.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { useChange } from '../data.ts';
import { useEditor } from '../editor.ts';
import { wordsInput } from '../words-fields.tsx';
import { PageFields } from './page-fields.tsx';
import { judgePage, type NamedPage, pageFieldOf, pageWords } from './page-values.ts';
import { createPageDocument } from './pages.documents.ts';
import { TemplateChoice } from './template-choice.tsx';

interface NewPage extends NamedPage {
	kind: PageKind;
	/** The id of a template; '' is an empty page. */
	template: string;
}

interface NewPageDialogProps {
	/** The one that is looked at. */
	kind: PageKind;
	isFull(kind: PageKind): boolean;
	onClose(): void;
}

export function NewPageDialog({ kind: first, isFull, onClose }: NewPageDialogProps) {
	const platform = usePlatform();
	const { t, languages } = platform;
	const change = useChange();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const initial: NewPage = { kind: first, names: pageWords(languages), slug: '', template: '' };
	const editor = useEditor({
		initial,
		judge: (page) => judgePage(page, page.kind, platform),
		save: async ({ kind, names, slug, template }) => {
			const plan = pageTemplates.find((known) => known.id === template && known.kind === kind)?.plan;
			const codes = languages.map(({ languageCode }) => languageCode);
			const document = plan ? plannedPage(plan, definitions, codes) : null;
			await change(createPageDocument, { input: { kind, names: wordsInput(names), slug: slug.trim(), document } });
			onClose();
		},
		said: { saved: t('adminPages.created'), failed: t('adminPages.createFailed') },
		fieldOf: pageFieldOf(platform),
	});
	const { values, set, bar } = editor;
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (await bar.onSave()) return;
		// Once what is wrong is marked.
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
	};
	return (
		<Dialog
			open
			size="large"
			onClose={onClose}
			title={t('adminPages.createTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button type="submit" form={id} colour="primary" busy={bar.busy ?? false}>
						{t('adminPages.create')}
					</Button>
				</>
			}
		>
			<form id={id} ref={form} noValidate onSubmit={submit} className="grid gap-5">
				{editor.failure && <Notice kind="danger">{editor.failure}</Notice>}
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
				<TemplateChoice kind={values.kind} chosen={values.template} onChoose={(template) => set({ template })} />
			</form>
		</Dialog>
	);
}
