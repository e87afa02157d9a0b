// Figures of subscriptions over the API.
import { builder } from '../../graphql/builder.ts';
import { needs } from '../../graphql/rights.ts';
import { findSubscriptionFigures, type SubscriptionFigures } from './find-figures.ts';

const churn = builder.objectRef<SubscriptionFigures['churn']>('SubscriptionChurn').implement({
	description: 'How many subscriptions were lost in the last 30 days.',
	fields: (t) => ({
		lost: t.exposeInt('lost', { description: 'Number of those that were cancelled or have ended since.' }),
		before: t.exposeInt('before', { description: 'Number of those that ran and were not cancelled 30 days ago.' }),
	}),
});

const figures = builder.objectRef<SubscriptionFigures>('SubscriptionFigures').implement({
	description: 'What the subscriptions of the shop come to today.',
	fields: (t) => ({
		monthlyRevenue: t.exposeFloat('monthlyRevenue', {
			description:
				'Monthly recurring revenue without tax, in minor units of the currency of the shop: of subscriptions that are neither in trial nor paused nor cancelled.',
		}),
		running: t.exposeInt('running', { description: 'Number of subscriptions that have not ended.' }),
		trials: t.exposeInt('trials', { description: 'Number of subscriptions in their trial period.' }),
		overdue: t.exposeInt('overdue', { description: 'Number of subscriptions whose last payment has failed.' }),
		actionRequired: t.exposeInt('actionRequired', {
			description: 'Number of overdue subscriptions whose customers have to authorise the payment.',
		}),
		failedRenewals: t.exposeInt('failedRenewals', {
			description: 'Number of orders of subscriptions that are paid and in the status `Error`.',
		}),
		churn: t.field({
			type: churn,
			description: 'Subscriptions that were lost in the last 30 days.',
			resolve: (found) => found.churn,
		}),
		cancellationsToCheck: t.exposeInt('cancellationsToCheck', {
			description: 'Number of declared cancellations that staff has to check.',
		}),
		plans: t.exposeInt('plans', { description: 'Number of plans of shops among those that run.' }),
		any: t.exposeBoolean('any', { description: 'Whether a subscription has ever begun.' }),
	}),
});

builder.queryField('subscriptionFigures', (t) =>
	t.field({
		type: figures,
		description: 'Figures of the subscriptions of the shop. Imported ones count once they are taken over.',
		extensions: needs('qOrder'),
		resolve: (_root, _args, { tenant, inTenant }) => inTenant((sql) => findSubscriptionFigures(sql, tenant)),
	}),
);
