// The same draft on another device, and a copy of it.
import { IconCopyPlus } from '@tabler/icons-react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { sessionOf } from '../../platform/session.ts';
import type { DesignSession } from '../header/draft-session.ts';
import { useStudio } from '../studio-context.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useCopy } from './use-copy.ts';

export function OtherDevice() {
	const { t, base } = usePlatform();
	const { id } = useStudio();
	const back = new URLSearchParams({ deepLink: encodeDeepLink(`${base}/studio/${id}`) });
	if (sessionOf() === 'user') return <p>{t('designSharing.elsewhereText')}</p>;
	return (
		<>
			<p>{t('designSharing.elsewhereGuest')}</p>
			<p>
				<a href={`${base}/login?${back}`} className="text-link underline underline-offset-2">
					{t('designSharing.logIn')}
				</a>
			</p>
		</>
	);
}

export function DuplicateDraft({ session }: { session: DesignSession }) {
	const { t } = usePlatform();
	const { busy, failure, copy } = useCopy(session);
	return (
		<>
			<p>{t('designSharing.duplicateText')}</p>
			<FailureNotice>{failure}</FailureNotice>
			<div>
				<Button busy={busy} icon={<IconCopyPlus aria-hidden size={20} />} onClick={() => void copy()}>
					{t('designSharing.duplicateNow')}
				</Button>
			</div>
		</>
	);
}
