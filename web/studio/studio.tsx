// The studio around an open draft: header, the fields beside the page, and what lies over them.
import { memo, type ReactNode, Suspense, useCallback, useState } from 'react';
import type { Finding } from '../../rules/designs/findings.ts';
import type { PrintSpecification } from '../../rules/designs/print-specification.ts';
import { useCloseOnBack } from '../platform/close-on-back.ts';
import { usePlatform } from '../platform/environment.tsx';
import { AlternativeChoice } from './alternatives/alternative-choice.tsx';
import { type OpenDialog, StudioDialogs } from './dialogs/studio-dialogs.tsx';
import type { Engine } from './engine/use-drawn.ts';
import { useFindings } from './engine/use-findings.ts';
import { DesignFields } from './fields/design-fields.tsx';
import { fieldControlId } from './fields/field-uses.ts';
import type { PictureLibrary } from './fields/picture-library.ts';
import { FindingsPanel } from './findings/findings-panel.tsx';
import type { FreeProps } from './free/free-workplace.tsx';
import { type DesignSession, useSituation } from './header/draft-session.ts';
import { type DraftFacts, StudioHeader } from './header/studio-header.tsx';
import { Trouble } from './header/trouble.tsx';
import { PageStage } from './stage/page-stage.tsx';
import { StageBar } from './stage/stage-bar.tsx';
import { useDesignPart, useStudio } from './studio-context.tsx';
import { StudioFrame } from './studio-frame.tsx';
import { latePart, NoticeStack } from './view/late-part.tsx';
import { type Mode, ModeChoice } from './view/mode-choice.tsx';

const SeriesPart = latePart(() => import('./series/series-part.tsx'), { onFailed: ({ onClose }) => onClose() });
const FreeWorkplace = latePart<FreeProps & { onFailed(): void }>(() => import('./free/free-workplace.tsx'), {
	onFailed: ({ onFailed }) => onFailed(),
});
const OrderNotice = latePart(() => import('./orders/order-notice.tsx'));
const NewerTemplate = latePart(() => import('./newer-template/newer-template.tsx'));

interface StudioProps {
	session: DesignSession;
	draft: DraftFacts;
	engine: Engine;
	specification: PrintSpecification;
	pictures: PictureLibrary;
	onOpenAgain(takeOver: boolean): Promise<void>;
}

export function StudioWorkplace({ session, draft, engine, specification, pictures, onOpenAgain }: StudioProps) {
	return (
		<StudioFrame of={draft} store={session.store} {...{ engine, specification, pictures }}>
			<Workplace session={session} draft={draft} onOpenAgain={onOpenAgain} />
		</StudioFrame>
	);
}

const mainClass = 'flex min-h-0 grow flex-col short:flex-row tablet:flex-row';

/** From the list of drafts straight to the release: once, and not again when the page is loaded anew. */
function readWish(): OpenDialog | undefined {
	const { hash, pathname, search } = window.location;
	if (hash !== '#release') return;
	window.history.replaceState(window.history.state, '', pathname + search);
	return 'release';
}

type WorkplaceProps = Pick<StudioProps, 'session' | 'draft' | 'onOpenAgain'>;

/** It does not watch the design: it would be rendered, with everything in it, by every key. */
const Workplace = memo(function Workplace({ session, draft, onOpenAgain }: WorkplaceProps) {
	const studio = useStudio();
	const findings = useFindings(studio);
	const [openComments, setOpenComments] = useState(draft.openComments ?? 0);
	const [opened, setOpened] = useState<OpenDialog | undefined>(readWish);
	// Once it was opened it goes on saving.
	const [hasSeries, setHasSeries] = useState(false);
	const close = () => setOpened(undefined);
	useCloseOnBack(opened === 'release', close);
	const open = (dialog: OpenDialog) => {
		if (dialog === 'series') setHasSeries(true);
		setOpened(dialog);
	};
	return (
		<>
			<StudioHeader session={session} draft={draft} openComments={openComments} onOpen={open} />
			{/* On a phone the fields need the room: what is more, once it is opened, scrolls. */}
			<div className="relative max-h-[55dvh] shrink-0 overflow-y-auto text-sm tablet:max-h-none tablet:overflow-visible tablet:text-base">
				<Trouble session={session} onOpenAgain={onOpenAgain} onVersions={() => open('versions')} />
				<NoticeStack />
				<Suspense>
					{draft.orderLines.length > 0 && <OrderNotice session={session} draft={draft} />}
					{draft.access === 'owner' && <TemplateOffer session={session} onAdopted={() => void onOpenAgain(false)} />}
				</Suspense>
			</div>
			{/* Two mains would be one too many: the series takes the place of the fields. */}
			<main className={opened === 'series' ? mainClass : 'contents'}>
				{(hasSeries || draft.seriesRows !== null) && (
					<Suspense>
						<SeriesPart
							session={session}
							isOrdered={draft.orderLines.length > 0}
							isOpen={opened === 'series'}
							onOpen={() => open('series')}
							onClose={close}
							onShow={studio.drawing.showValues}
						/>
					</Suspense>
				)}
				{opened !== 'series' && (
					<div className={mainClass}>
						<Modes findings={findings} />
					</div>
				)}
			</main>
			<StudioDialogs
				opened={opened}
				session={session}
				findings={findings}
				openComments={openComments}
				onOpenComments={setOpenComments}
				onOpen={open}
				onOpenAgain={() => void onOpenAgain(false)}
				onClose={close}
			/>
		</>
	);
});

function TemplateOffer({ session, onAdopted }: { session: DesignSession; onAdopted(): void }) {
	const { subject } = useSituation(session);
	const isOffered = subject.newerTemplateVersion !== null;
	return isOffered && <NewerTemplate session={session} onAdopted={onAdopted} />;
}

/** Filling in fields, or arranging everything where the template allows it. */
function Modes({ findings }: { findings: readonly Finding[] }) {
	const { store } = useStudio();
	const freedom = useDesignPart('freedom');
	const [mode, setMode] = useState<Mode>('form');
	const [cannotArrange, setCannotArrange] = useState(false);
	const mayArrange = store.role !== 'shopper' || freedom.isFree;
	const isFree = mayArrange && mode === 'free';
	const choice = mayArrange && <ModeChoice mode={cannotArrange ? 'form' : mode} onChange={setMode} />;
	const toForm = useCallback((key: string) => {
		setMode('form');
		setTimeout(() => document.getElementById(fieldControlId(key))?.focus());
	}, []);
	const free = isFree && (
		<Suspense>
			<FreeWorkplace toForm={toForm} top={choice} onFailed={() => setCannotArrange(true)}>
				<div className="p-4">
					<Check findings={findings} isFree />
				</div>
			</FreeWorkplace>
		</Suspense>
	);
	if (free && !cannotArrange) return free;
	return (
		<>
			{free}
			<Panel findings={findings} top={choice} />
			<div className="studio-stage order-first flex h-[38dvh] shrink-0 flex-col tablet:order-none tablet:h-auto tablet:min-w-0 tablet:shrink tablet:grow">
				<PageStage />
				<StageBar />
			</div>
		</>
	);
}

function Panel({ findings, top }: { findings: readonly Finding[]; top: ReactNode }) {
	const { t } = usePlatform();
	return (
		<div className="relative min-h-0 w-full grow scroll-pb-20 overflow-y-auto border-line bg-surface short:w-72 short:border-e tablet:w-96 tablet:shrink-0 tablet:grow-0 tablet:border-e desktop:w-[26rem]">
			<div className="grid gap-6 p-4 pb-20 tablet:pb-4">
				{top}
				<section aria-labelledby="studio-content" className="grid gap-4">
					<h2 id="studio-content" className="text-lg font-bold">
						{t('studio.content')}
					</h2>
					<DesignFields findings={findings} />
				</section>
				<AlternativeChoice />
				<Check findings={findings} />
			</div>
		</div>
	);
}

function Check({ findings, isFree }: { findings: readonly Finding[]; isFree?: boolean }) {
	const { t } = usePlatform();
	return (
		<section aria-labelledby="studio-check" className="grid gap-2">
			<h2 id="studio-check" className="text-lg font-bold">
				{t('studio.check')}
			</h2>
			<FindingsPanel findings={findings} isFree={isFree} />
		</section>
	);
}
