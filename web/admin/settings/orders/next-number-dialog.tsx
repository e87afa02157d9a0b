// Moves the next number forwards, and says first which numbers will never be given.
import { useState } from 'react';
import { gapBefore, highestNumber, mayBeNext } from '../../../../rules/orders/number-range.ts';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { Notice } from '../../../kit/notice.tsx';
import { NumberField } from '../../../kit/number-field.tsx';
import { useAttempt, useChange } from '../../../platform/backoffice/data.ts';
import { usePlatform } from '../../../platform/environment.tsx';
import { type Prefixes, type Range, written } from './numbers-card.tsx';
import { setNextNumberDocument } from './order-settings.documents.ts';

interface NextNumberDialogProps {
	range: Range;
	prefixes: Prefixes;
	onClose(): void;
}

export function NextNumberDialog({ range, prefixes, onClose }: NextNumberDialogProps) {
	const { t } = usePlatform();
	const attempt = useAttempt();
	const change = useChange();
	const [next, setNext] = useState<number | undefined>(range.next);
	const [busy, setBusy] = useState(false);
	const { kind, year, last } = range;
	const right = next !== undefined && mayBeNext(next, last);
	const gap = right ? gapBefore(next, last) : undefined;
	const save = async () => {
		if (!right) return;
		setBusy(true);
		const said = { done: t('orderSettings.number.saved'), failed: t('orderSettings.number.failed') };
		const saved = await attempt(() => change(setNextNumberDocument, { kind, year, next }), said);
		setBusy(false);
		if (saved) onClose();
	};
	return (
		<Dialog
			open
			size="small"
			title={t('orderSettings.number.title', { kind: t(`orderSettings.number.${kind}`) })}
			onClose={onClose}
			actions={
				<>
					<Button onClick={onClose}>{t('kit.cancel')}</Button>
					<Button
						colour={gap ? 'warning' : 'primary'}
						busy={busy}
						disabled={!right || next === range.next}
						onClick={save}
					>
						{t('orderSettings.number.set')}
					</Button>
				</>
			}
		>
			<div className="grid gap-4">
				<NumberField
					label={t('orderSettings.number.next')}
					min={1}
					max={highestNumber}
					step={1}
					format={String}
					value={next}
					onChange={setNext}
					error={right ? null : t('orderSettings.numberNotForward')}
				/>
				<div role="status" className="grid gap-3">
					{right && <p>{t('orderSettings.number.preview', { number: written(range, next, prefixes) })}</p>}
					{gap ? (
						<Notice kind="warning">
							{t('orderSettings.number.gap', {
								count: gap.to - gap.from + 1,
								from: written(range, gap.from, prefixes),
								to: written(range, gap.to, prefixes),
							})}
						</Notice>
					) : (
						right && <p className="text-sm text-muted">{t('orderSettings.number.noGap')}</p>
					)}
				</div>
			</div>
		</Dialog>
	);
}
