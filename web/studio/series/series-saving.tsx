// Whether the rows are safe, and what to do where another tab has saved others.
import { useEffect } from 'react';
import type { Translate } from '../../../rules/texts/translator.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import type { SeriesState, SeriesStore } from './series-store.ts';

interface SavingProps {
	store: SeriesStore;
	state: SeriesState;
	/** The rows are those of another tab now. */
	onLoaded(): void;
}

/** Why rows are not saved; undefined: they are, or about to be. */
export function describeSaving({ saving, orderedRows = 0 }: SeriesState, t: Translate): string | undefined {
	if (saving === 'changedElsewhere') return t('series.changedElsewhere');
	if (saving === 'otherCount') return t('series.saving.otherCount', { count: orderedRows });
	if (saving === 'failed' || saving === 'refused') return t(`series.saving.${saving}`);
	return undefined;
}

export function SeriesSaving({ store, state, onLoaded }: SavingProps) {
	const { t } = usePlatform();
	const { saving } = state;
	const why = describeSaving(state, t);
	const isSafe = saving === 'saved';
	useEffect(() => {
		if (isSafe) return;
		const ask = (event: BeforeUnloadEvent) => event.preventDefault();
		window.addEventListener('beforeunload', ask);
		return () => window.removeEventListener('beforeunload', ask);
	}, [isSafe]);
	if (saving === 'changedElsewhere')
		return (
			<div role="alert">
				<Notice kind="warning">
					<p>{why}</p>
					<div className="mt-2 flex flex-wrap gap-2">
						<Button size="small" onClick={() => void store.keepMine()}>
							{t('series.keepMine')}
						</Button>
						<Button size="small" onClick={() => void store.loadTheirs().then(onLoaded)}>
							{t('series.loadTheirs')}
						</Button>
					</div>
				</Notice>
			</div>
		);
	if (saving === 'otherCount')
		return (
			<div role="alert">
				<Notice kind="danger">{why}</Notice>
			</div>
		);
	if (saving === 'failed' || saving === 'refused')
		return (
			<div role="alert">
				<Notice kind="danger">
					<p>{why}</p>
					<div className="mt-2">
						<Button size="small" onClick={() => void store.settle()}>
							{t('studio.tryAgain')}
						</Button>
					</div>
				</Notice>
			</div>
		);
	return (
		<p role="status" data-series-saving={saving} className="text-sm text-muted">
			{t(`series.saving.${saving}`)}
		</p>
	);
}
