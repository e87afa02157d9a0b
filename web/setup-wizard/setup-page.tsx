// The setup wizard of a new shop: a step on one side, the shop as it is on the other. Every step can be skipped and opened again.
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { readSettings, toGiven } from '../../rules/settings/api-values.ts';
import {
	afterStep,
	nextStep,
	type SetupProgress,
	type SetupStep,
	setupSettings,
	setupSteps,
} from '../../rules/settings/setup.ts';
import { setupTexts } from '../admin/admin-texts.ts';
import { useMe } from '../admin/me.tsx';
import { saveSetupProgressDocument, setupProgressDocument } from '../admin/setup/setup.documents.ts';
import { failureText } from '../forms/failure-text.ts';
import { ButtonLink } from '../kit/button.tsx';
import { PageFrame } from '../kit/page-frame.tsx';
import { useToast } from '../kit/toasts.tsx';
import { useAdminQuery, useChange, withReason } from '../platform/backoffice/data.ts';
import { Loaded } from '../platform/backoffice/loaded.tsx';
import { Component as MissingPage } from '../platform/backoffice/missing-page.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { withTexts } from '../platform/page-texts.tsx';
import { EditingProvider, readTheme, type ThemeState, useEditing } from '../theme-editor/editing.tsx';
import { themeStateDocument } from '../theme-editor/theme-editor.documents.ts';
import { useDraft } from '../theme-editor/use-draft.ts';
import { ShopPreview } from './shop-preview.tsx';
import { StepList } from './step-list.tsx';
import { steps } from './steps/all-steps.ts';

export const Component = withTexts(setupTexts, SetupPage);

const isStep = (name: string | undefined) => setupSteps.find((step) => step === name);

function SetupPage() {
	const { t } = usePlatform();
	const { step } = useParams();
	const answer = useAdminQuery(setupProgressDocument, {});
	const theme = useAdminQuery(themeStateDocument, {});
	if (step !== undefined && !isStep(step)) return <MissingPage />;
	return (
		<Loaded answer={answer} title={t('shopSetup.title')}>
			{({ setupProgress }) => (
				<Loaded answer={theme} title={t('shopSetup.title')}>
					{({ themeState }) => (
						<Themed state={themeState} refresh={theme.refetch}>
							<Wizard loaded={setupProgress} />
						</Themed>
					)}
				</Loaded>
			)}
		</Loaded>
	);
}

interface ThemedProps {
	state: ThemeState;
	refresh(): Promise<unknown>;
	children: React.ReactNode;
}

/** Images and theme are changed as in the theme editor. */
function Themed({ state, refresh, children }: ThemedProps) {
	const draft = useDraft(readTheme(state.draft ?? state.published), state.draftUpdatedAt);
	return (
		<EditingProvider state={state} draft={draft} refresh={refresh}>
			{children}
		</EditingProvider>
	);
}

/** The button that led here is gone: the focus begins anew with the step. */
function useStepFocus(step: SetupStep) {
	const heading = useRef<HTMLHeadingElement>(null);
	const shown = useRef(step);
	useEffect(() => {
		if (shown.current === step) return;
		shown.current = step;
		heading.current?.focus();
	}, [step]);
	return heading;
}

function Wizard({ loaded }: { loaded: Data<typeof setupProgressDocument>['setupProgress'] }) {
	const { t } = usePlatform();
	const change = useChange();
	const toast = useToast();
	const navigate = useNavigate();
	const { styles } = useEditing();
	const [round, setRound] = useState(0);
	const [failure, setFailure] = useState<string>();
	const params = useParams();
	const progress = readSettings(setupSettings, loaded);
	const step = isStep(params.step) ?? nextStep(progress) ?? setupSteps[0];
	const { Step } = steps[step];
	const place = setupSteps.indexOf(step);
	const store = (next: SetupProgress) =>
		change(saveSetupProgressDocument, { settings: toGiven(setupSettings, next) as never });
	const save = async (next: SetupProgress): Promise<boolean> => {
		setFailure(undefined);
		try {
			await store(next);
			return true;
		} catch (error) {
			setFailure(withReason(t('shopSetup.saveFailed'), failureText(error, t)));
			return false;
		}
	};
	const { operator } = useMe();
	// Where this fails the overview leads here once more: nothing that an owner could do about it.
	const open = useEffectEvent(() => {
		// The owner is led here until they have come themselves.
		if (!progress.opened && !operator) store({ ...progress, opened: true }).catch(() => undefined);
	});
	useEffect(() => open(), []);
	const leave = async (how: 'done' | 'skipped') => {
		const next = afterStep(progress, step, how);
		if (!(await save(next))) return;
		setRound((before) => before + 1);
		const following = setupSteps[place + 1];
		if (following) return navigate(`/admin/setup/${following}`);
		toast.success(t('shopSetup.finishedToast'));
		return navigate('/admin');
	};
	const before = setupSteps[place - 1];
	const heading = useStepFocus(step);
	return (
		<PageFrame title={t('shopSetup.title')} actions={<ButtonLink to="/admin">{t('shopSetup.later')}</ButtonLink>}>
			<p className="mb-4 max-w-prose text-muted">{t('shopSetup.intro')}</p>
			<StepList progress={progress} current={step} />
			<div className="mt-6 grid gap-6 desktop:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
				<section aria-label={t(`shopSetup.step.${step}`)} className="min-w-0">
					<h2 ref={heading} tabIndex={-1} className="mb-1 font-heading text-xl font-bold outline-none">
						{t(`shopSetup.step.${step}`)}
					</h2>
					<p className="mb-4 max-w-prose text-muted">{t(`shopSetup.text.${step}`)}</p>
					<Step
						key={step}
						last={place === setupSteps.length - 1}
						failure={failure}
						onDone={() => leave('done')}
						onSkip={() => leave('skipped')}
						onBack={before && (() => navigate(`/admin/setup/${before}`))}
						onReload={() => setRound((last) => last + 1)}
					/>
				</section>
				<ShopPreview round={round} styles={step === 'theme' ? styles : undefined} />
			</div>
		</PageFrame>
	);
}
