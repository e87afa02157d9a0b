// Messages that come after the page: those who have nothing to do with companies do not load them.
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import type { PlainTextKey, TextGroup } from '../../../rules/messages/groups.ts';
import { createTranslator, type Messages } from '../../../rules/texts/translator.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { PlatformProvider, usePlatform } from '../../platform/environment.tsx';
import { toQueryOptions } from '../../platform/page.ts';
import { textsQuery } from '../../platform/page-texts.tsx';

interface WithTextsProps {
	groups: readonly TextGroup[];
	children: ReactNode;
	/** Without it the page is whole: nothing is said of it until it is there. */
	quiet?: boolean;
	/** What is said where they could not be loaded. */
	failed?: PlainTextKey;
}

export function WithTexts({ groups, children, quiet = false, failed }: WithTextsProps) {
	const platform = usePlatform();
	const texts = useQuery(toQueryOptions(platform, textsQuery(platform, groups)));
	const messages = (texts.data as { interfaceTexts: Messages } | undefined)?.interfaceTexts;
	const richer = useMemo(() => {
		if (!messages) return undefined;
		const all = { ...platform.messages, ...messages };
		return { ...platform, messages: all, t: createTranslator({ ...platform, messages: all }) };
	}, [platform, messages]);
	if (!richer && quiet) return null;
	if (texts.isError) return <LoadFailure failed={failed} onAskAgain={() => void texts.refetch()} />;
	return richer ? <PlatformProvider value={richer}>{children}</PlatformProvider> : <Waiting />;
}

export const Waiting = () => (
	<div className="min-h-40">
		<Skeleton lines={5} />
	</div>
);

interface LoadFailureProps {
	failed?: PlainTextKey | undefined;
	onAskAgain(): void;
}

export function LoadFailure({ failed = 'account.companyFailed', onAskAgain }: LoadFailureProps) {
	const { t } = usePlatform();
	return (
		<Notice kind="danger" action={<Button onClick={onAskAgain}>{t('common.tryAgain')}</Button>}>
			{t(failed)}
		</Notice>
	);
}
