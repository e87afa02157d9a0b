// Before a page is published: what visitors will see otherwise, and what is not written yet.
import { useState } from 'react';
import { definitions } from '../../../blocks/registry.ts';
import { ownNameOfLanguage } from '../../../rules/languages.ts';
import { comparePages, missingTexts, textsOfPage } from '../../../rules/pages/compare.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { useToast } from '../../kit/toasts.tsx';
import { labelOf, nameOfBlock } from '../../page-view/block-texts.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useSituation } from '../bar/editor-bar.tsx';
import { publishPageDocument } from '../page-editor.documents.ts';
import type { PageSession } from '../saving/page-session.ts';
import { useDocument, useEditor } from '../state/editor.tsx';
import { Comparison } from './comparison.tsx';
import { usePublished } from './use-published.ts';

interface PublishDialogProps {
	session: PageSession;
	onClose(): void;
}

export default function PublishDialog({ session, onClose }: PublishDialogProps) {
	const { t, ask, queryClient } = usePlatform();
	const toast = useToast();
	const { subject: page } = useSituation(session);
	const published = usePublished(page.id);
	const document = useDocument();
	const [busy, setBusy] = useState(false);
	const publish = async () => {
		setBusy(true);
		try {
			// What is typed but on its way belongs to it.
			if (!(await session.settle())) {
				toast.error(t('pageEditor.publishUnsaved'));
				return;
			}
			const variables = { page: page.id, revision: session.situation.revision };
			const answer = (await ask(publishPageDocument, variables)) as Data<typeof publishPageDocument>;
			session.showSubject(answer.publishPage);
			// An editor who closes the editor sees what is published.
			await queryClient.invalidateQueries();
			toast.success(t('pageEditor.published'));
			onClose();
		} catch (error) {
			toast.error(`${t('pageEditor.publishFailed')}: ${failureText(error, t)}`);
		} finally {
			setBusy(false);
		}
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title={t('pageEditor.publishTitle')}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button colour="adminPrimary" busy={busy} onClick={publish}>
						{t('pageEditor.publishNow')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<Unwritten />
				<section className="grid gap-2">
					<h3 className="font-bold">{t('pageEditor.whatChanges')}</h3>
					{published ? <Comparison compared={comparePages(published, document)} /> : <Skeleton lines={4} />}
				</section>
			</div>
		</Dialog>
	);
}

function Unwritten() {
	const { t } = usePlatform();
	const document = useDocument();
	const { languages, base } = useEditor();
	const texts = textsOfPage(document, definitions, { languages, base });
	const missing = missingTexts(texts, base);
	const untranslated = languages
		.filter((language) => language !== base)
		.map((language) => ({
			language,
			count: texts.filter(
				({ statuses }) => statuses[base] !== 'missing' && ['missing', 'outdated'].includes(statuses[language] ?? ''),
			).length,
		}))
		.filter(({ count }) => count > 0);
	return (
		<>
			{missing.length > 0 && (
				<Notice kind="warning">
					<p>{t('pageEditor.emptyTexts')}</p>
					<ul className="ms-5 list-disc">
						{missing.map(({ section, item, type, name }) => (
							<li key={`${section} ${item} ${name}`}>
								{nameOfBlock(t, type)}: {labelOf(t, type, name, item !== undefined)}
							</li>
						))}
					</ul>
				</Notice>
			)}
			{untranslated.map(({ language, count }) => (
				<Notice key={language} kind="info">
					{t('pageEditor.untranslated', { count, language: ownNameOfLanguage(language) })}
				</Notice>
			))}
		</>
	);
}
