// Files that were sent to take the place of others: while they are checked, and when they could not be read.
import { describeRefusal } from '../../rules/printing/describe-finding.ts';
import { isRefusalCode } from '../../rules/printing/print-data.ts';
import { Button } from '../kit/button.tsx';
import { Notice } from '../kit/notice.tsx';
import { usePlatform } from '../platform/environment.tsx';
import type { PrintFile } from './print-line.ts';

type Attempt = Pick<PrintFile, 'id' | 'name' | 'state' | 'refusal'>;

interface AttemptsProps {
	attempts: readonly Attempt[];
	/** Whether there is a file that stays. */
	hasFiles: boolean;
	/** Undefined for who may only look. */
	onDiscard: ((id: string) => void) | undefined;
}

export function PrintAttempts({ attempts, hasFiles, onDiscard }: AttemptsProps) {
	const { t } = usePlatform();
	return attempts.map(({ id, name, state, refusal }) => (
		<Notice key={id} kind={refusal ? 'warning' : 'info'}>
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
	));
}
