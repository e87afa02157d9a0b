// The cards of the overview, in their order. A domain that has something to say every day adds one.
import type { ComponentType } from 'react';
import { rightsToSeeTasks } from '../../../rules/tasks/kinds.ts';
import type { Need } from '../routes.ts';
import { ActivityCard } from './activity-card.tsx';
import { ApprovalsCard } from './approvals-card.tsx';
import { FailedJobsCard } from './failed-jobs-card.tsx';
import { FiguresCard } from './figures/figures-card.tsx';
import { OrdersCard } from './orders-card.tsx';
import { PagesCard } from './pages-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { SetupCard } from './setup-card.tsx';
import { SubscriptionsCard } from './subscriptions-card.tsx';
import { TasksCard } from './tasks-card.tsx';
import { TextsCard } from './texts-card.tsx';
import { UsersCard } from './users-card.tsx';

interface OverviewCard {
	id: string;
	/** Over both columns. */
	wide?: boolean;
	needs: Need;
	Card: ComponentType;
}

export const overviewCards: readonly OverviewCard[] = [
	{ id: 'setup', needs: ['qTenant'], wide: true, Card: SetupCard },
	{ id: 'tasks', needs: rightsToSeeTasks, wide: true, Card: TasksCard },
	{ id: 'figures', needs: ['qOrder'], wide: true, Card: FiguresCard },
	{ id: 'orders', needs: ['qOrder'], Card: OrdersCard },
	{ id: 'approvals', needs: ['qOrder'], Card: ApprovalsCard },
	{ id: 'subscriptions', needs: ['qOrder'], Card: SubscriptionsCard },
	{ id: 'products', needs: ['qProd'], Card: ProductsCard },
	{ id: 'pages', needs: ['qContent'], Card: PagesCard },
	{ id: 'texts', needs: ['qLocalisation'], Card: TextsCard },
	{ id: 'users', needs: ['qUser'], Card: UsersCard },
	{ id: 'jobs', needs: 'admin', Card: FailedJobsCard },
	{ id: 'activity', needs: 'admin', wide: true, Card: ActivityCard },
];
