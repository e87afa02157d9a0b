// Lines that an approver has changed, before and after. Where several lines are called the same it is said which one.
import { usePlatform } from '../platform/environment.tsx';
import { type ShownApproval, useNumbers } from './approval.ts';

type Changes = ShownApproval['decisions'][number]['changes'];

interface LineChangesProps {
	changes: Changes;
	approval: Pick<ShownApproval, 'decisions' | 'order'>;
}

/** Also of lines that were taken out, which are in what was decided about them alone. */
function namesByLine({ decisions, order }: LineChangesProps['approval']): Map<number, string> {
	const changed = decisions.flatMap(({ changes }) => changes.map(({ position, name }) => [position, name] as const));
	return new Map([...order.lines.map(({ position, name }) => [position, name] as const), ...changed]);
}

export function LineChanges({ changes, approval }: LineChangesProps) {
	const { t } = usePlatform();
	const number = useNumbers();
	if (changes.length === 0) return null;
	const all = [...namesByLine(approval).values()];
	const called = ({ position, name }: Changes[number]) =>
		all.filter((other) => other === name).length > 1
			? `${name}, ${t('approvals.lineOf', { line: number(position + 1) })}`
			: name;
	return (
		<ul className="mt-1 list-disc ps-5">
			{changes.map((change) => (
				<li key={change.position} className="wrap-anywhere">
					{change.to === 0
						? t('approvals.takenOut', { name: called(change) })
						: t('approvals.changed', { name: called(change), from: number(change.from), to: number(change.to) })}
				</li>
			))}
		</ul>
	);
}
