// A new page, not published, that begins with what the assistant has written; marked as made with AI.
import { type FormEvent, useId, useRef } from 'react';
import { useNavigate } from 'react-router';
import { definitions } from '../../../blocks/registry.ts';
import { plannedPage } from '../../../rules/pages/plan.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { showToast } from '../../kit/toasts.tsx';
import { useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { setFlag } from '../../platform/flags.ts';
import { useEditor } from '../editor.ts';
import { PageFields } from '../pages/page-fields.tsx';
import { type NamedPage, pageFieldOf, pageNames, validatePage } from '../pages/page-values.ts';
import { createPageDocument } from '../pages/pages.documents.ts';
import { translationsInput } from '../translation-fields.tsx';

interface PageOfTextProps {
	text: string;
	onClose(): void;
}

export function PageOfText({ text, onClose }: PageOfTextProps) {
	const platform = usePlatform();
	const { t, languages, language } = platform;
	const change = useChange();
	const navigate = useNavigate();
	const id = useId();
	const form = useRef<HTMLFormElement>(null);
	const initial: NamedPage = { names: pageNames(languages), slug: '' };
	const editor = useEditor({
		initial,
		judge: (page) => validatePage(page, 'page', platform),
		save: async ({ names, slug }) => {
			const plan = { sections: [{ type: 'text', items: [{ texts: { text: { [language]: text } } }] }] };
			const document = plannedPage(plan, definitions, [language], () => null, 'assistant');
			const input = { kind: 'page' as const, names: translationsInput(names), slug: slug.trim(), document };
			const { createPage } = await change(createPageDocument, { input });
			onClose();
			const edit = () => {
				setFlag('cmsControls', true);
				navigate(`/admin/pages/${createPage.id}/edit`);
			};
			showToast('success', t('adminPages.created'), { label: t('adminPages.edit'), run: edit });
		},
		said: {},
		fieldOf: pageFieldOf(platform),
	});
	const { bar } = editor;
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		if (await bar.onSave()) return;
		// Once what is wrong is marked.
		requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('assistantChat.makePage')}
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
				{editor.failure && (
					<Notice kind="danger">
						{t('adminPages.createFailed')} {editor.failure}
					</Notice>
				)}
				<p className="text-muted">{t('assistantChat.makePageText')}</p>
				<PageFields editor={editor} kind="page" />
			</form>
		</Dialog>
	);
}
