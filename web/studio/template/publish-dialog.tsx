// Publishes the template as it is saved. What preflight finds is shown and does not stop it: shoppers replace the examples.
import { useRef, useState } from 'react';
import type { Finding } from '../../../rules/designs/findings.ts';
import { templateFailure } from '../../forms/template-failure.ts';
import { Button } from '../../kit/button.tsx';
import { NativeDialog } from '../../kit/native-dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { FindingsPanel } from '../findings/findings-panel.tsx';
import { type DesignSession, useSituation } from '../header/draft-session.ts';
import { useStudio } from '../studio-context.tsx';
import { OtherFindings } from './other-findings.tsx';
import { publishTemplateDocument } from './template.documents.ts';

interface PublishProps {
	session: DesignSession;
	findings: readonly Finding[];
	onClose(): void;
}

export function PublishDialog({ session, findings, onClose }: PublishProps) {
	const { t, ask } = usePlatform();
	const { id } = useStudio();
	const { saving } = useSituation(session);
	const [problem, setProblem] = useState<string>();
	const [busy, setBusy] = useState(false);
	const [version, setVersion] = useState<number>();
	/** The button that was pressed goes. */
	const close = useRef<HTMLButtonElement>(null);
	const publish = async () => {
		setProblem(undefined);
		setBusy(true);
		try {
			await session.settle();
			const { publishDesignTemplate } = (await ask(publishTemplateDocument, { id })) as Data<
				typeof publishTemplateDocument
			>;
			setVersion(publishDesignTemplate.version ?? undefined);
			close.current?.focus();
		} catch (failure) {
			setProblem(templateFailure(failure, t));
		}
		setBusy(false);
	};
	const isSafe = saving === 'saved' || saving === 'saving';
	return (
		<NativeDialog title={t('templateEditor.publishTitle')} onClose={onClose}>
			<div className="relative grid gap-4 overflow-y-auto p-4">
				<p>{t('templateEditor.publishText')}</p>
				<p className="text-sm text-muted">{t('templateEditor.publishFindings')}</p>
				<FindingsPanel findings={findings} onGo={onClose} />
				<OtherFindings />
				<div role="alert" className="grid gap-2 empty:hidden">
					{!isSafe && <Notice kind="warning">{t('templateEditor.notSaved')}</Notice>}
					{problem && <Notice kind="danger">{problem}</Notice>}
				</div>
				<div role="status" className="empty:hidden">
					{version !== undefined && <Notice kind="success">{t('templateEditor.isPublished', { version })}</Notice>}
				</div>
				<div className="flex flex-wrap justify-end gap-2">
					<Button ref={close} onClick={onClose}>
						{t(version === undefined ? 'templateEditor.cancel' : 'common.close')}
					</Button>
					{version === undefined && (
						<Button colour="primary" busy={busy} aria-disabled={!isSafe} onClick={() => void publish()}>
							{t(busy ? 'templateEditor.publishing' : 'templateEditor.publish')}
						</Button>
					)}
				</div>
			</div>
		</NativeDialog>
	);
}
