// Before a page is published: what is still to be done on it, and what visitors will see otherwise.
import { useState } from 'react';
import { comparePages } from '../../../rules/pages/compare.ts';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { showToast, useToast } from '../../kit/toasts.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { useSituation } from '../bar/editor-bar.tsx';
import { viewPath } from '../bar/view-path.ts';
import { FindingsList } from '../check/findings-list.tsx';
import { useFindings } from '../check/use-findings.ts';
import { publishPageDocument } from '../page-editor.documents.ts';
import type { PageSession } from '../saving/page-session.ts';
import { useDocument } from '../state/editor.tsx';
import { Comparison } from './comparison.tsx';
import { usePublished } from './use-published.ts';

interface PublishDialogProps {
	session: PageSession;
	onClose(): void;
}

export default function PublishDialog({ session, onClose }: PublishDialogProps) {
	const { t, ask, queryClient, base: path } = usePlatform();
	const toast = useToast();
	const { subject: page } = useSituation(session);
	const published = usePublished(page.id);
	const document = useDocument();
	const findings = useFindings(page.names);
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
			showToast('success', t('pageEditor.published'), {
				label: t('pageEditor.view'),
				run: () => window.open(path + viewPath(answer.publishPage), '_blank', 'noopener'),
			});
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
			<div className="grid grid-cols-1 gap-4">
				<FindingsList findings={findings} />
				<section className="grid gap-2">
					<h3 className="font-bold">{t('pageEditor.whatChanges')}</h3>
					{published ? <Comparison compared={comparePages(published, document)} /> : <Skeleton lines={4} />}
				</section>
			</div>
		</Dialog>
	);
}
