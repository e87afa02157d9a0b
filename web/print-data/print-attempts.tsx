// Files that were sent to take the place of others: while they are checked, when they could not be read, and when they came after the release.
import { describeRefusal } from '../../rules/printing/describe-finding.ts';
import { isRefusalCode } from '../../rules/printing/print-data.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { PagePreviews } from './page-previews.tsx';
import { PrintFindings } from './print-findings.tsx';
import type { PrintLine } from './print-line.ts';

type Attempt = PrintLine['attempts'][number];

interface AttemptsProps {
	attempts: readonly Attempt[];
	/** The line they were sent for. */
	line: Pick<PrintLine, 'state' | 'specification'>;
	/** Whether there is a file that stays. */
	hasFiles: boolean;
	/** Undefined for who may only look. */
	onDiscard: ((id: string) => void) | undefined;
	/** Of one that came after the release; undefined for who may not replace what is released. */
	onUse: ((attempt: Attempt) => void) | undefined;
}

type AttemptProps = Omit<AttemptsProps, 'attempts'> & { attempt: Attempt };

export const PrintAttempts = ({ attempts, ...shared }: AttemptsProps) =>
	attempts.map((attempt) =>
		attempt.isLate ? (
			<LateFile key={attempt.id} attempt={attempt} {...shared} />
		) : (
			<UnreadFile key={attempt.id} attempt={attempt} {...shared} />
		),
	);

function UnreadFile({ attempt: { id, name, state, refusal }, hasFiles, onDiscard }: AttemptProps) {
	const { t } = usePlatform();
	return (
		<Notice kind={refusal ? 'warning' : 'info'}>
			<p role="status" className="wrap-anywhere">
				{t(refusal ? 'printData.attempt.refused' : 'printData.attempt.checking', { name })}{' '}
				{refusal && isRefusalCode(refusal.code) && refusal.code !== 'byShop' && describeRefusal(t, refusal.code)}{' '}
				{hasFiles && t(state === 'uploaded' ? 'printData.attempt.staysMeanwhile' : 'printData.attempt.stays')}
			</p>
			{onDiscard && (
				<div className="mt-2">
					<Button size="small" onClick={() => onDiscard(id)}>
						{t(refusal ? 'printData.attempt.close' : 'printData.attempt.discard')}
						<span className="sr-only">: {name}</span>
					</Button>
				</div>
			)}
		</Notice>
	);
}

/** Seen before it is decided which of the two is printed. */
function LateFile({ attempt, line: { state, specification }, onDiscard, onUse }: AttemptProps) {
	const { t } = usePlatform();
	const { id, name } = attempt;
	const isReleased = state === 'released';
	return (
		<Notice kind="warning">
			<p role="status" className="wrap-anywhere">
				{t('printData.attempt.late', { name })} {isReleased && t('printData.attempt.lateStays')}{' '}
				{isReleased && !onUse && onDiscard && t('printData.attempt.lateOrdered')}
			</p>
			<div className="mt-2">
				<PagePreviews file={attempt} specification={specification} />
			</div>
			<div className="mt-2 grid gap-2">
				<PrintFindings file={attempt} />
			</div>
			{onDiscard && (
				<div className="mt-2 flex flex-wrap gap-2">
					{onUse && (
						<Button size="small" onClick={() => onUse(attempt)}>
							{t('printData.attempt.use')}
							<span className="sr-only">: {name}</span>
						</Button>
					)}
					<Button size="small" onClick={() => onDiscard(id)}>
						{t('printData.attempt.discard')}
						<span className="sr-only">: {name}</span>
					</Button>
				</div>
			)}
		</Notice>
	);
}
