// The editor of a page, in place of the page. Loaded only by those who may change it and have switched it on.
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { definitions } from '../../blocks/registry.ts';
import type { TextGroup } from '../../rules/messages/groups.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { KitProvider } from '../kit/provider.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { ThemeScope } from '../kit/theme-scope.tsx';
import { loadBlocks } from '../page-view/known-blocks.ts';
import { usePlatform } from '../platform/environment.tsx';
import { MoreTexts } from '../platform/page-texts.tsx';
import { type OpenSession, openPageSession, type PageSession } from './saving/page-session.ts';
import { Workplace } from './workplace.tsx';

const words: readonly TextGroup[] = [
	'kit',
	'forms',
	'errors',
	'pageErrors',
	'pageEditor',
	'assistant',
	'pageBlocks',
	'themeEditor',
	'credits',
	...new Set(Object.values(definitions).flatMap((definition) => definition.words ?? [])),
];

export interface PageEditorProps {
	page: { id: string };
	/** At an address of its own: there is nothing behind it to go back to. */
	alone?: boolean;
	/** It is the mail of a campaign: only blocks that mails can show, and nothing about addresses and publishing. */
	mail?: boolean;
	open?: OpenSession;
	/** Shown until the editor can speak. */
	meanwhile?: ReactNode;
}

interface Opening {
	session: PageSession | undefined;
	failure: unknown;
	/** How often it was opened. */
	number: number;
	again(takeOver: boolean): void;
}

function useOpening(page: string, openSession: OpenSession): Opening {
	const { ask, languages } = usePlatform();
	const [session, setSession] = useState<PageSession>();
	const [failure, setFailure] = useState<unknown>();
	/** Raised to open it anew, by force or not. */
	const [attempt, setAttempt] = useState({ number: 0, takeOver: false });
	useEffect(() => {
		let gone = false;
		let opened: PageSession | undefined;
		const codes = languages.map(({ languageCode }) => languageCode);
		const open = async () => {
			opened = await openSession({ ask, page, languages: codes, takeOver: attempt.takeOver });
			await loadBlocks([...new Set(opened.store.document.sections.map(({ type }) => type))]);
			if (gone) opened.close();
			else setSession(opened);
		};
		open().catch((error) => !gone && setFailure(error));
		return () => {
			gone = true;
			opened?.close();
			setSession(undefined);
			setFailure(undefined);
		};
	}, [ask, languages, page, attempt, openSession]);
	const again = (takeOver: boolean) => setAttempt(({ number }) => ({ number: number + 1, takeOver }));
	return { session, failure, number: attempt.number, again };
}

export default function PageEditor(props: PageEditorProps) {
	const { page, alone = false, mail = false, open = openPageSession, meanwhile = null } = props;
	// The page is opened while its words are still on their way.
	const opening = useOpening(page.id, open);
	// The page has the look of the shop, what is around it that of the administration: neither is inside of the other.
	const [place, setPlace] = useState<HTMLElement | null>(null);
	return (
		<Suspense fallback={meanwhile}>
			<MoreTexts groups={words}>
				<ThemeScope name="admin" className="sticky top-0 z-30">
					<KitProvider>{place && <Opened opening={opening} alone={alone} mail={mail} place={place} />}</KitProvider>
				</ThemeScope>
				<div ref={setPlace} />
			</MoreTexts>
		</Suspense>
	);
}

interface OpenedProps {
	opening: Opening;
	alone: boolean;
	mail: boolean;
	place: HTMLElement;
}

function Opened({ opening: { session, failure, number, again }, alone, mail, place }: OpenedProps) {
	const { t } = usePlatform();
	if (failure !== undefined)
		return (
			<div role="alert" className="p-4">
				<Notice kind="danger" action={<Button onClick={() => again(false)}>{t('pageEditor.tryAgain')}</Button>}>
					{t('pageEditor.openFailed')} {failureText(failure, t)}
				</Notice>
			</div>
		);
	if (!session)
		return createPortal(
			<div className="mx-auto grid max-w-page gap-6 px-4 py-10" aria-busy>
				<p role="status" className="sr-only">
					{t('pageEditor.opening')}
				</p>
				<Skeleton ratio="5/1" />
				<Skeleton ratio="4/1" />
			</div>,
			place,
		);
	return <Workplace key={number} session={session} alone={alone} mail={mail} place={place} onOpenAgain={again} />;
}
