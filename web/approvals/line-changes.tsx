// Lines that an approver has changed, before and after.
import { usePlatform } from '../platform/environment.tsx';
import { type ShownApproval, useNumbers } from './approval.ts';

type Changes = ShownApproval['decisions'][number]['changes'];

export function LineChanges({ changes }: { changes: Changes }) {
	const { t } = usePlatform();
	const number = useNumbers();
	if (changes.length === 0) return null;
	return (
		<ul className="mt-1 list-disc ps-5">
			{changes.map(({ position, name, from, to }) => (
				<li key={position} className="wrap-anywhere">
					{to === 0
						? t('approvals.takenOut', { name })
						: t('approvals.changed', { name, from: number(from), to: number(to) })}
				</li>
			))}
		</ul>
	);
}
