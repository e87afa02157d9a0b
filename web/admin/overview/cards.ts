// The cards of the overview, in their order. A capability that has something to say every day adds one.
import type { ComponentType } from 'react';
import type { Need } from '../pages.ts';
import { ActivityCard } from './activity-card.tsx';
import { FailedJobsCard } from './failed-jobs-card.tsx';
import { ProductsCard } from './products-card.tsx';
import { UsersCard } from './users-card.tsx';

interface OverviewCard {
	id: string;
	needs: Need;
	Card: ComponentType;
}

export const overviewCards: readonly OverviewCard[] = [
	{ id: 'products', needs: ['qProd'], Card: ProductsCard },
	{ id: 'users', needs: ['qUser'], Card: UsersCard },
	{ id: 'jobs', needs: 'admin', Card: FailedJobsCard },
	{ id: 'activity', needs: 'admin', Card: ActivityCard },
];
