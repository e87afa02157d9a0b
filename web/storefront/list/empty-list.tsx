// What is said where a list would be: why there is nothing, and what to do about it.
import type { ReactNode } from 'react';
import { noFilters } from '../../../rules/catalogue/filters.ts';
import { isNarrow, narrowedBy } from '../../../rules/catalogue/list-choices.ts';
import { ButtonLink } from '../../kit/button.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { ListLink } from './list-link.tsx';
import { useList } from './list-state.ts';

interface EmptyListProps {
	/** How many there are on other pages. */
	total: number;
	/** The reader manages products. */
	staff: boolean;
	/** Where nothing was chosen and there is nothing all the same. */
	children: ReactNode;
}

const link = 'mt-4 inline-flex min-h-11 items-center rounded-theme border border-line px-4 font-bold hover:bg-raised';

export function EmptyList({ total, staff, children }: EmptyListProps) {
	const { t } = usePlatform();
	const { shown, addressOf } = useList();
	if (total > 0)
		return (
			<Message title={t('list.pastEnd')}>
				<ListLink className={link} to={addressOf({ ...shown, page: 1 })}>
					{t('list.toFirstPage')}
				</ListLink>
			</Message>
		);
	if (isNarrow(shown.filters))
		return (
			<Message title={t('list.noneMatch')} text={t('list.noneMatchText')}>
				<ListLink still className={link} to={addressOf(narrowedBy(shown, noFilters))}>
					{t('list.takeAllAway')}
				</ListLink>
			</Message>
		);
	if (staff && !shown.text)
		return (
			<Message title={t('catalogue.empty')} text={t('list.emptyStaffText')}>
				<p className="mt-4">
					<ButtonLink to="/admin/products" colour="primary">
						{t('list.toAdministration')}
					</ButtonLink>
				</p>
			</Message>
		);
	return children;
}

export function Message({ title, text, children }: { title: string; text?: string | undefined; children?: ReactNode }) {
	return (
		<div className="py-6">
			<p className="text-xl font-bold text-heading">{title}</p>
			{text && <p className="mt-2 max-w-prose">{text}</p>}
			{children}
		</div>
	);
}
