// Who takes money for the shops of this process: the provider, and in the demo a sandbox that comes along, at which no money moves.

import net from 'node:net';
import type { Filling } from '../demo/keep-filling.ts';
import type { StripeSandbox } from '../sandbox/stripe/server.ts';
import type { Config } from '../server/config.ts';
import type { Database } from '../server/database/connection.ts';
import { isSandboxUrl } from '../server/integrations/payment/keys.ts';
import { registerProviders } from '../server/integrations/payment/providers.ts';
import { stripeProvider } from '../server/integrations/payment/stripe.ts';
import type { PaymentServices } from '../server/orders/payments/services.ts';
import { paymentCallbacks } from './payment-callbacks.ts';

/** Not where another URL is configured. */
async function openSandbox(config: Config): Promise<StripeSandbox | undefined> {
	if (!config.demo || config.stripeUrl !== undefined) return undefined;
	return (await import('./start-sandboxes.ts')).startPaymentSandbox(config);
}

const nothingToFill: Filling = { waitFor: async () => undefined, lacking: () => [], stop: async () => undefined };

/** Where calls from this machine reach this process. */
function callAddress({ host }: Config, port: number): string {
	const everywhere = host === '0.0.0.0' || host === '::';
	return `http://${everywhere ? '127.0.0.1' : net.isIPv6(host) ? `[${host}]` : host}:${port}`;
}

interface Parts extends Pick<PaymentServices, 'secretsKey' | 'log' | 'meter'> {
	database: Database;
}

interface Taking {
	payments: PaymentServices;
	/** Where the hosted pages of the sandbox that came along are. */
	sandbox: string | undefined;
	/** Once it is known where this process listens: the demo shops get their accounts at the sandbox, for as long as that takes. */
	fillDemo(port: number): Promise<Filling>;
	close(): Promise<void>;
}

export async function startPayments(config: Config, parts: Parts): Promise<Taking> {
	const sandbox = await openSandbox(config);
	const { stripeUrl: url } = config;
	const standIn = sandbox !== undefined || isSandboxUrl(url);
	const provider = stripeProvider({
		url,
		sandboxUrl: sandbox?.url,
		sandboxPages: sandbox?.publicUrl ?? (standIn ? url : undefined),
	});
	const fillings: Filling[] = [];
	return {
		payments: { ...parts, providers: registerProviders([provider]), orders: paymentCallbacks },
		sandbox: sandbox?.publicUrl,
		async fillDemo(port) {
			const sandboxUrl = sandbox?.url ?? url;
			if (!config.demo || !standIn || sandboxUrl === undefined) return nothingToFill;
			const { fillDemoPayments } = await import('./fill-demo-shops.ts');
			const pieces = { ...parts, provider, address: callAddress(config, port) };
			const filling = fillDemoPayments(sandboxUrl, pieces, parts.log);
			fillings.push(filling);
			return filling;
		},
		async close() {
			await Promise.all(fillings.map((filling) => filling.stop()));
			await sandbox?.close();
		},
	};
}
