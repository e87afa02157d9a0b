// The same draft on another device, and a copy of it.
import { IconCopyPlus } from '@tabler/icons-react';
import { encodeDeepLink } from '../../../rules/accounts/deep-link.ts';
import { Button } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { sessionOf } from '../../platform/session.ts';
import { duplicateDesignDocument } from '../../storefront/cart/cart.documents.ts';
import { useStudio } from '../studio-context.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { useSending } from './use-sending.ts';

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

export function DuplicateDraft() {
	const { t, ask, base, language } = usePlatform();
	const { id } = useStudio();
	const { busy, failure, send } = useSending();
	const duplicate = () =>
		send(async () => {
			const { duplicateDesign: copy } = (await ask(duplicateDesignDocument, { id, language })) as Data<
				typeof duplicateDesignDocument
			>;
			window.location.assign(`${base}/studio/${copy.id}`);
		});
	return (
		<>
			<p>{t('designSharing.duplicateText')}</p>
			<FailureNotice>{failure}</FailureNotice>
			<div>
				<Button busy={busy} icon={<IconCopyPlus aria-hidden size={20} />} onClick={() => void duplicate()}>
					{t('designSharing.duplicateNow')}
				</Button>
			</div>
		</>
	);
}
