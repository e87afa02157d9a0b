// The draft is out of reach, and what is on the screen is all there is of it: it goes on in a new draft. Loaded when that has happened.
import { Suspense, useState } from 'react';
import { failureText } from '../../forms/failure-text.ts';
import { Button } from '../../kit/button.tsx';
import { buttonClass } from '../../kit/button-style.ts';
import { usePlatform } from '../../platform/environment.tsx';
import { MoreTexts } from '../../platform/page-texts.tsx';
import { sessionOf } from '../../platform/session.ts';
import { useStudio } from '../studio-context.tsx';
import { StudioNotice } from '../view/studio-notice.tsx';
import { beginAnew } from './begin-anew.ts';

export default function GoneDraft({ name }: { name: string }) {
	return (
		<Suspense>
			<MoreTexts groups={['designVersions']}>
				<Gone name={name} />
			</MoreTexts>
		</Suspense>
	);
}

function Gone({ name }: { name: string }) {
	const { t, ask, base } = usePlatform();
	const { store, productId } = useStudio();
	const [busy, setBusy] = useState(false);
	const [failure, setFailure] = useState<string>();
	const isUser = sessionOf() === 'user';
	async function begin(): Promise<void> {
		setBusy(true);
		setFailure(undefined);
		try {
			window.location.assign(`${base}/studio/${await beginAnew(ask, store.document, { productId, name })}`);
		} catch (error) {
			setFailure(t('designVersions.notBegun', { reason: failureText(error, t) }));
			setBusy(false);
		}
	}
	return (
		<StudioNotice
			role="alert"
			kind="danger"
			whole
			action={
				<>
					<Button size="small" colour="primary" busy={busy} onClick={() => void begin()}>
						{t('designVersions.beginAnew')}
					</Button>
					{!isUser && (
						<a href={`${base}/login`} target="_blank" rel="noopener" className={buttonClass('neutral', 'small')}>
							{t('studio.logIn')}
						</a>
					)}
				</>
			}
		>
			<p className="text-sm tablet:text-base">
				{t(isUser ? 'designVersions.goneAccount' : 'designVersions.goneVisit')}
			</p>
			<p className="text-sm">{t('designVersions.beginAnewHint')}</p>
			{failure !== undefined && <p className="font-semibold">{failure}</p>}
		</StudioNotice>
	);
}
