// The four stages of a template, as they are done, and how it ended.
import { IconAlertCircle, IconCircle, IconCircleCheck, IconCircleMinus, IconLoader2 } from '@tabler/icons-react';
import { useState } from 'react';
import { errorCatalogue, isErrorCode } from '../../rules/errors.ts';
import { ownNameOfLanguage } from '../../rules/languages.ts';
import { type WizardStage, wizardStages } from '../../rules/pages/templates/apply-template.ts';
import type { Translate } from '../../rules/texts/translator.ts';
import { failureText } from '../forms/failure-text.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { useWizardActions, type Wizard } from './use-wizard.ts';

type StageState = 'waiting' | 'now' | 'done' | 'skipped' | 'failed';

const order: readonly string[] = [...wizardStages, 'end'];

/** The one that is being done, or was when it failed. */
export const stageOf = (wizard: Wizard | undefined): WizardStage =>
	wizardStages.find((stage) => stage === wizard?.stage) ?? (wizard ? 'pictures' : 'page');

const skips: readonly (Wizard['translation'] | undefined)[] = ['notNeeded', 'off', 'noKey', 'skipped'];

function stateOf(stage: WizardStage, wizard: Wizard | undefined): StageState {
	const now = order.indexOf(wizard?.stage ?? 'page');
	const place = order.indexOf(stage);
	if (place > now) return 'waiting';
	if (place === now) return wizard?.state === 'failed' ? 'failed' : 'now';
	return stage === 'texts' && skips.includes(wizard?.translation) ? 'skipped' : 'done';
}

/** Only the translation is ever left out. */
const nameOf = (stage: WizardStage, state: StageState, t: Translate): string =>
	state === 'skipped'
		? t('pageWizard.notTranslated')
		: t(`pageWizard.${state === 'done' ? 'finished' : 'stage'}.${stage}`);

/** What came of it, or how far it is. */
function detailOf(stage: WizardStage, wizard: Wizard | undefined, t: Translate): string {
	if (!wizard) return '';
	const { translation, languages, translated, sections, pictures, state } = wizard;
	if (stage === 'layouts' && wizard.standsIn) return t('pageWizard.standsIn');
	if (stage === 'layouts') return sections > 0 ? t('pageWizard.sections', { count: sections }) : '';
	if (stage === 'pictures') return state === 'done' ? t('pageWizard.pictures', { count: pictures }) : '';
	if (stage !== 'texts') return '';
	if (translation && translation !== 'done') return t(`pageWizard.translation.${translation}`);
	const names = languages.map(ownNameOfLanguage).join(', ');
	return languages.length > 0
		? t('pageWizard.languages', { done: translated.length, count: languages.length, names })
		: '';
}

const looks: Record<StageState, { icon: typeof IconCircle; look: string }> = {
	waiting: { icon: IconCircle, look: 'text-muted' },
	now: { icon: IconLoader2, look: 'text-accent motion-safe:animate-spin' },
	done: { icon: IconCircleCheck, look: 'text-(--applications-infoBox-success-text)' },
	skipped: { icon: IconCircleMinus, look: 'text-muted' },
	failed: { icon: IconAlertCircle, look: 'text-error' },
};

/** The sentence for a code, as of any refusal. */
const reasonOf = (failure: string | null, t: Translate): string =>
	isErrorCode(failure ?? '') && failure
		? t(errorCatalogue[failure as keyof typeof errorCatalogue].text)
		: t('common.unexpectedError');

/** @param wizard undefined while the page itself is being made */
export function Stages({ wizard }: { wizard: Wizard | undefined }) {
	const { t } = usePlatform();
	const now = stageOf(wizard);
	return (
		<div className="grid gap-4">
			<p aria-live="polite" className="sr-only">
				{wizard?.state === 'done' ? t('pageWizard.done') : t(`pageWizard.stage.${now}`)}
			</p>
			<ol className="grid gap-3">
				{wizardStages.map((stage) => {
					const state = stateOf(stage, wizard);
					const { icon: Icon, look } = looks[state];
					const detail = detailOf(stage, wizard, t);
					return (
						<li key={stage} aria-current={state === 'now' ? 'step' : undefined} className="flex items-start gap-3">
							<Icon aria-hidden size={24} className={`shrink-0 ${look}`} />
							<div className="min-w-0">
								<p className={state === 'now' ? 'font-semibold' : state === 'waiting' ? 'text-muted' : ''}>
									{nameOf(stage, state, t)}
									<span className="sr-only"> ({t(`pageWizard.state.${state}`)})</span>
								</p>
								{detail && <p className="text-sm text-muted">{detail}</p>}
							</div>
						</li>
					);
				})}
			</ol>
			{wizard?.state === 'failed' && <Failure wizard={wizard} />}
			{wizard?.state === 'running' && <p className="text-sm text-muted">{t('pageWizard.mayLeave')}</p>}
			{wizard?.state === 'done' && (
				<Notice kind="success">
					{t('pageWizard.done')}. {t('pageWizard.doneHint')}
				</Notice>
			)}
		</div>
	);
}

function Failure({ wizard }: { wizard: Wizard }) {
	const { t } = usePlatform();
	const { resume } = useWizardActions();
	const [busy, setBusy] = useState(false);
	const [refused, setRefused] = useState<string>();
	const goOn = async (skip: boolean) => {
		setBusy(true);
		setRefused(undefined);
		await resume(wizard.id, skip).catch((error) => setRefused(failureText(error, t)));
		setBusy(false);
	};
	const stage = t(`pageWizard.stage.${stageOf(wizard)}`);
	return (
		<div role="alert" className="grid gap-3">
			<Notice kind="danger">
				<strong>{t('pageWizard.failed')}.</strong>{' '}
				{t('pageWizard.failedAt', { stage, reason: reasonOf(wizard.failure, t) })}
				{refused && <p className="mt-1">{refused}</p>}
			</Notice>
			<div className="flex flex-wrap gap-2">
				<Button colour="primary" busy={busy} onClick={() => goOn(false)}>
					{t('pageWizard.again')}
				</Button>
				{wizard.stage === 'texts' && <Button onClick={() => goOn(true)}>{t('pageWizard.withoutTranslation')}</Button>}
			</div>
		</div>
	);
}
