// A process that bills subscriptions, to be killed: the door for notifications of the provider, and the jobs that follow from them.
import http from 'node:http';
import { pino } from 'pino';
import { readBody } from '../../sandbox/stripe/wire/body.ts';
import { openDatabase } from '../../server/database/connection.ts';
import { openJobStore } from '../../server/database/jobs/job-store.ts';
import { registerProviders } from '../../server/integrations/payment/providers.ts';
import { stripeProvider } from '../../server/integrations/payment/stripe.ts';
import { startJobs } from '../../server/jobs/start-jobs.ts';
import { beginContract } from '../../server/orders/checkout/begin-contract.ts';
import { finishOrder, giveUpOrder } from '../../server/orders/checkout/finish-order.ts';
import { orderChangedJob, orderPlacedJob } from '../../server/orders/mails/jobs.ts';
import { hearEvent } from '../../server/orders/payments/hear-event.ts';
import { refundJob, settleJob } from '../../server/orders/payments/jobs.ts';
import type { PaymentServices } from '../../server/orders/payments/services.ts';
import { settleRenewalTask } from '../../server/orders/renewals/place-renewal-order.ts';
import { changeJob, commandJob, settleSubscriptionJob } from '../../server/subscriptions/billing/jobs.ts';
import type { WorkerParts } from './worker-parts.ts';

const parts: WorkerParts = JSON.parse(process.argv[2] ?? '{}');
const database = openDatabase(parts.databaseUrl, 8);
const log = pino({ level: 'silent' });
const services: PaymentServices = {
	...{ database, log, secretsKey: Buffer.from(parts.secretsKey, 'hex') },
	providers: registerProviders([stripeProvider({ url: undefined, sandboxUrl: parts.sandboxUrl })]),
	orders: { finish: finishOrder, accept: async () => {}, giveUp: giveUpOrder, begin: beginContract },
};
const mails = { platformAddress: (slug: string) => `http://${slug}.localhost` };

const server = http.createServer(async (request, response) => {
	const body = Buffer.from(await readBody(request));
	const signature = String(request.headers['stripe-signature']);
	const provider = services.providers.of(parts.tenantId);
	const heard = await hearEvent(services, provider, parts.tenantId, body, signature).catch(() => 'failed');
	response.writeHead(heard === 'heard' || heard === 'again' ? 200 : 500).end();
});
server.listen(parts.port, '127.0.0.1');
startJobs({
	...{ database, store: openJobStore(parts.databaseUrl), log, alone: false },
	jobs: [
		settleJob(services),
		refundJob(services),
		settleSubscriptionJob(services),
		commandJob(services),
		changeJob(services),
		orderPlacedJob(mails),
		orderChangedJob(mails, [settleRenewalTask]),
	],
	tenantIds: async () => [parts.tenantId],
	lookEveryMs: 200,
});
