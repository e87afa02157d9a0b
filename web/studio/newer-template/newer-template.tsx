// A newer version of the template is offered, never forced: who keeps theirs is not asked again in this browser until there is another one.
import { Suspense, useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { type DesignSession, useSituation } from '../header/draft-session.ts';
import { useReadOnly, useStudio } from '../studio-context.tsx';
import { latePart } from '../view/late-part.tsx';
import { StudioNotice } from '../view/studio-notice.tsx';

const TemplateDialog = latePart(() => import('./template-dialog.tsx'));

const keyOf = (id: string) => `keptTemplate.${id}`;

/** The version that was not wanted. A browser that stores nothing asks again. */
function readKept(id: string): string | null {
	try {
		return localStorage.getItem(keyOf(id));
	} catch {
		return null;
	}
}

function writeKept(id: string, version: string): void {
	try {
		localStorage.setItem(keyOf(id), version);
	} catch {
		// Then it is offered again.
	}
}

interface NewerProps {
	session: DesignSession;
	/** The design is another one: it has to be opened again. */
	onAdopted(): void;
}

export default function NewerTemplate({ session, onAdopted }: NewerProps) {
	const { t } = usePlatform();
	const readOnly = useReadOnly();
	const { id } = useStudio();
	const { subject } = useSituation(session);
	const version = String(subject.newerTemplateVersion);
	const [kept, setKept] = useState(() => readKept(id));
	const [isOpen, setOpen] = useState(false);
	if (kept === version || readOnly) return null;
	const keep = () => {
		setOpen(false);
		setKept(version);
		writeKept(id, version);
	};
	return (
		<>
			<StudioNotice
				role="status"
				kind="info"
				action={
					<>
						<Button size="small" onClick={keep}>
							{t('studioOrders.keepTemplate')}
						</Button>
						<Button size="small" onClick={() => setOpen(true)}>
							{t('studioOrders.lookAtTemplate')}
						</Button>
					</>
				}
			>
				<p className="font-semibold">{t('studioOrders.newerTemplate')}</p>
				<p className="text-sm">{t('studioOrders.newerTemplateHint')}</p>
			</StudioNotice>
			<Suspense>
				{isOpen && (
					<TemplateDialog session={session} onKeep={keep} onClose={() => setOpen(false)} onAdopted={onAdopted} />
				)}
			</Suspense>
		</>
	);
}
