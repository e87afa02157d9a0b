// What waits for staff: tasks, the oldest first, and what else is not dealt with, such as new orders.
import { dayIn } from '../../../rules/dates.ts';
import { Card } from '../../kit/card.tsx';
import { TextLink } from '../../kit/link.tsx';
import { useAdminQuery } from '../../platform/backoffice/data.ts';
import { Loaded } from '../../platform/backoffice/loaded.tsx';
import { usePlatform } from '../../platform/environment.tsx';
import { has, useMe } from '../me.tsx';
import { TaskList } from '../tasks/task-list.tsx';
import { tasksDocument } from '../tasks/tasks.documents.ts';
import { lastDays } from './figures/by-day.ts';
import { activityDocument, newestOrdersDocument, productCountsDocument } from './overview.documents.ts';
import { findWaiting } from './waiting.ts';

/** Asked together with the cards that show the same figures; undefined unless all of them are there. */
function useWaiting() {
	const { language, timeZone } = usePlatform();
	const me = useMe();
	const seesOrders = has(me, 'qOrder');
	const seesProducts = has(me, 'qProd');
	const orders = useAdminQuery(newestOrdersDocument, lastDays(90, dayIn(timeZone)), { enabled: seesOrders });
	const products = useAdminQuery(productCountsDocument, {}, { enabled: seesProducts });
	const activity = useAdminQuery(activityDocument, { language }, { enabled: me.isAdmin });
	if ([orders, products, activity].some(({ isLoading, isError }) => isLoading || isError)) return undefined;
	return findWaiting({ ...orders.data, ...products.data, ...activity.data });
}

export function TasksCard() {
	const { t } = usePlatform();
	const answer = useAdminQuery(tasksDocument, { first: 8 });
	const waiting = useWaiting();
	return (
		<Card heading="h2" title={t('tasks.title')}>
			<Loaded answer={answer}>
				{({ tasks: { items, total } }) => (
					<>
						{items.length > 0 && <TaskList tasks={items} hasLinks />}
						{total > items.length && (
							<p className="mt-2 text-sm text-muted">{t('tasks.more', { count: total - items.length })}</p>
						)}
						{waiting && waiting.length > 0 && (
							<ul className={`flex flex-wrap gap-x-6 gap-y-2 ${items.length > 0 ? 'mt-4' : ''}`}>
								{waiting.map(({ text, count, to }) => (
									<li key={text}>
										<TextLink to={to}>{t(text, { count })}</TextLink>
									</li>
								))}
							</ul>
						)}
						{items.length === 0 && waiting?.length === 0 && <p className="text-muted">{t('tasks.none')}</p>}
					</>
				)}
			</Loaded>
		</Card>
	);
}
