// Files that were sent to take the place of others: while they are checked, when they could not be read, and when they came after the release.
import type { ReactNode } from 'react';
import { isSameSide } from '../../rules/printing/current-files.ts';
import { describeRefusal } from '../../rules/printing/describe-finding.ts';
import { isRefusalCode } from '../../rules/printing/print-data.ts';
import { isFinalSide, nameFile, nameFiles, type PlacedFile } from '../../rules/printing/replacement.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import { PagePreviews } from './page-previews.tsx';
import { PrintFindings } from './print-findings.tsx';
import type { PrintAttempt, PrintLine } from './print-line.ts';

interface AttemptsProps {
	/** The line they were sent for. */
	line: Pick<PrintLine, 'specification' | 'attempts'>;
	/** What counts of it, and stays. */
	files: readonly PlacedFile[];
	isOrdered: boolean;
	reader: 'shop' | 'customer';
	/** Undefined for who may only look. */
	onDiscard: ((attempt: PrintAttempt) => void) | undefined;
	/** Of one that came after the release, and where it may still replace what is there; undefined for who may only look. */
	onUse: ((attempt: PrintAttempt) => void) | undefined;
	/** What else can be done with a late one. */
	actions?: (attempt: PrintAttempt) => ReactNode;
}

type AttemptProps = AttemptsProps & { attempt: PrintAttempt };

export const PrintAttempts = (shared: AttemptsProps) =>
	shared.line.attempts.map((attempt) =>
		attempt.isLate ? (
			<LateFile key={attempt.id} attempt={attempt} {...shared} />
		) : (
			<UnreadFile key={attempt.id} attempt={attempt} {...shared} />
		),
	);

function UnreadFile({ attempt, files, onDiscard }: AttemptProps) {
	const { t } = usePlatform();
	const { name, state, refusal } = attempt;
	return (
		<Notice kind={refusal ? 'warning' : 'info'}>
			<p role="status" className="wrap-anywhere">
				{t(refusal ? 'printData.attempt.refused' : 'printData.attempt.checking', { name })}{' '}
				{refusal && isRefusalCode(refusal.code) && refusal.code !== 'byShop' && describeRefusal(t, refusal.code)}{' '}
				{files.length > 0 && t(state === 'uploaded' ? 'printData.attempt.staysMeanwhile' : 'printData.attempt.stays')}
			</p>
			{onDiscard && (
				<div className="mt-2">
					<Button size="small" onClick={() => onDiscard(attempt)}>
						{t(refusal ? 'printData.attempt.close' : 'printData.attempt.discard')}
						<span className="sr-only">: {name}</span>
					</Button>
				</div>
			)}
		</Notice>
	);
}

/** Seen before it is decided which of the two is printed. */
function LateFile({
	attempt,
	line: { specification, attempts },
	files,
	onDiscard,
	onUse,
	actions,
	...person
}: AttemptProps) {
	const { t } = usePlatform();
	const { name, side: own, findings } = attempt;
	const hasErrors = findings.some(({ severity }) => severity === 'error');
	/** Nothing is decided while a newer one is checked. */
	const isOvertaken = attempts.some(({ state, side }) => state === 'uploaded' && isSameSide(side, own));
	const isFinal = isFinalSide(files, own, person);
	const { sides } = specification;
	const before = files.filter(({ side }) => isSameSide(side, own));
	const isPrinted = before.some(({ state }) => state === 'printed');
	const released = before.filter(({ state }) => state === 'released');
	const staying = isPrinted ? before : released;
	return (
		<Notice kind="warning">
			<p role="status" className="wrap-anywhere">
				{t('printData.attempt.late', { file: nameFile(t, attempt, sides) })}{' '}
				{staying.length > 0 &&
					t(isPrinted ? 'printData.attempt.latePrinted' : 'printData.attempt.lateStays', {
						files: nameFiles(t, staying, sides),
						count: staying.length,
					})}{' '}
				{isFinal &&
					!isPrinted &&
					t(hasErrors ? 'printData.attempt.lateOrderedErrors' : 'printData.attempt.lateOrdered')}
			</p>
			<div className="mt-2">
				<PagePreviews file={attempt} specification={specification} />
			</div>
			<div className="mt-2 grid gap-2">
				{/* Who can neither accept nor replace anything here needs no advice. */}
				<PrintFindings file={attempt} hasAdvice={!isFinal} />
			</div>
			<div className="mt-2 flex flex-wrap gap-2 empty:hidden">
				{onUse && !isFinal && !isOvertaken && (
					<Button size="small" onClick={() => onUse(attempt)}>
						{t('printData.attempt.use')}
						<span className="sr-only">: {name}</span>
					</Button>
				)}
				{onDiscard && (
					<Button size="small" onClick={() => onDiscard(attempt)}>
						{t('printData.attempt.discard')}
						<span className="sr-only">: {name}</span>
					</Button>
				)}
				{actions?.(attempt)}
			</div>
		</Notice>
	);
}
