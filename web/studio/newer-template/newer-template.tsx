// A newer version of the template is offered, never forced: who keeps theirs is not asked again in this tab.
import { Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { DesignSession } from '../header/draft-session.ts';
import { useReadOnly } from '../studio-context.tsx';
import { latePart } from '../view/late-part.tsx';

const TemplateDialog = latePart(() => import('./template-dialog.tsx'));

interface NewerProps {
	session: DesignSession;
	/** The design is another one: it has to be opened again. */
	onAdopted(): void;
}

export default function NewerTemplate({ session, onAdopted }: NewerProps) {
	const { t } = usePlatform();
	const readOnly = useReadOnly();
	const [isKept, setKept] = useState(false);
	const [isOpen, setOpen] = useState(false);
	if (isKept || readOnly) return null;
	return (
		<div role="status" className="px-3 pt-2">
			<Notice
				kind="info"
				action={
					<div className="flex flex-wrap gap-2">
						<Button size="small" onClick={() => setKept(true)}>
							{t('studioOrders.keepTemplate')}
						</Button>
						<Button size="small" onClick={() => setOpen(true)}>
							{t('studioOrders.lookAtTemplate')}
						</Button>
					</div>
				}
			>
				<p className="font-semibold">{t('studioOrders.newerTemplate')}</p>
				<p className="text-sm">{t('studioOrders.newerTemplateHint')}</p>
			</Notice>
			<Suspense>
				{isOpen && <TemplateDialog session={session} onClose={() => setOpen(false)} onAdopted={onAdopted} />}
			</Suspense>
		</div>
	);
}
