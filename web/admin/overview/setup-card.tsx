// What is left to do before a new shop can sell. What is done is what is really there; an owner who comes for the first time is led to the wizard,
// an operator of the platform is not.
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { Navigate } from 'react-router';
import { readSettings } from '../../../rules/settings/api-values.ts';
import { type SetupProgress, setupSettings, setupSteps } from '../../../rules/settings/setup.ts';
import { Button, ButtonLink } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery, useAttempt, useChange } from '../../platform/backoffice/data.ts';
import { usePlatform } from '../../platform/environment.tsx';
import type { Data } from '../../platform/graphql.ts';
import { has, useMe } from '../me.tsx';
import { sectionAddress } from '../settings/sections.ts';
import { settingTabs } from '../settings/tabs.ts';
import { saveSetupProgressDocument, setupChecklistDocument } from '../setup/setup.documents.ts';

type Checklist = Data<typeof setupChecklistDocument>['setupProgress']['checklist'];

const wizard = '/admin/setup';

/** Where each is done; undefined: nowhere yet. */
const placeOf: Readonly<Record<Checklist[number]['item'], string | undefined>> = {
	legalPages: '/admin/pages',
	ownPages: '/admin/pages',
	payment: sectionAddress('payment'),
	shipping: sectionAddress('shipping'),
	product: '/admin/products/new',
	domain: settingTabs.some(({ id }) => id === 'domain') ? '/admin/settings/domain' : undefined,
};

export function SetupCard() {
	const me = useMe();
	const { data, isFetching } = useAdminQuery(setupChecklistDocument, {});
	if (!data) return null;
	const progress = readSettings(setupSettings, data.setupProgress);
	const mayChange = has(me, 'mTenant');
	// What is cached may be of before the wizard was opened.
	if (!progress.opened && mayChange && !me.operator) return isFetching ? null : <Navigate replace to={wizard} />;
	if (progress.finished && progress.dismissed) return null;
	return <Shown progress={progress} checklist={data.setupProgress.checklist} mayChange={mayChange} />;
}

interface ShownProps {
	progress: SetupProgress;
	checklist: Checklist;
	mayChange: boolean;
}

function Shown({ progress, checklist, mayChange }: ShownProps) {
	const { t } = usePlatform();
	const change = useChange();
	const attempt = useAttempt();
	const { finished, doneSteps } = progress;
	const allDone = checklist.every(({ done }) => done);
	const dismiss = () =>
		attempt(() => change(saveSetupProgressDocument, { settings: { dismissed: true } as never }), {
			done: t('shopSetup.dismissed'),
			failed: t('shopSetup.saveFailed'),
		});
	return (
		<Card
			heading="h2"
			title={t('shopSetup.title')}
			actions={mayChange && finished && <TextLink to={wizard}>{t('shopSetup.again')}</TextLink>}
		>
			{!finished && (
				<div className="mb-4 flex flex-wrap items-center justify-between gap-3">
					<p>{t('shopSetup.stepsDone', { done: doneSteps.length, count: setupSteps.length })}</p>
					{mayChange && (
						<ButtonLink to={wizard} colour="primary">
							{t(doneSteps.length === 0 ? 'shopSetup.start' : 'shopSetup.resume')}
						</ButtonLink>
					)}
				</div>
			)}
			<h3 className="mb-1 text-sm font-semibold">{t('shopSetup.checklist')}</h3>
			<ul className="divide-y divide-line">
				{checklist.map((entry) => (
					<Entry key={entry.item} {...entry} />
				))}
			</ul>
			{allDone && (
				<div className="mt-4 flex flex-wrap items-center justify-between gap-3">
					<p className="font-semibold">{t('shopSetup.allDone')}</p>
					{mayChange && finished && <Button onClick={dismiss}>{t('shopSetup.dismiss')}</Button>}
				</div>
			)}
		</Card>
	);
}

function Entry({ item, done }: Checklist[number]) {
	const { t } = usePlatform();
	const to = placeOf[item];
	const label = t(`shopSetup.item.${item}`);
	return (
		<li className="flex items-start gap-3 py-2">
			{done ? (
				<IconCircleCheckFilled
					aria-hidden
					size={20}
					className="mt-0.5 shrink-0 text-(--applications-infoBox-success-icon)"
				/>
			) : (
				<IconCircle aria-hidden size={20} className="mt-0.5 shrink-0 text-muted" />
			)}
			<div className="min-w-0">
				<p className="font-medium">
					{to ? <TextLink to={to}>{label}</TextLink> : label}{' '}
					<span className="sr-only">({t(done ? 'shopSetup.state.done' : 'shopSetup.state.open')})</span>
				</p>
				<p className="text-sm text-muted">{t(`shopSetup.itemHint.${item}`)}</p>
			</div>
		</li>
	);
}
