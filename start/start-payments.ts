// Who takes money for the shops of this process: the provider, and in the demo a sandbox that comes along, at which no money moves.

import net from 'node:net';
import path from 'node:path';
import { paymentPieces } from '../demo/fill-payments.ts';
import { type Filling, keepFilling } from '../demo/keep-filling.ts';
import { stripeControl } from '../sandbox/stripe/control/client.ts';
import { type StripeSandbox, startStripeSandbox } from '../sandbox/stripe/server.ts';
import type { Config } from '../server/config.ts';
import type { Database } from '../server/database/connection.ts';
import { errorCode } from '../server/failure.ts';
import { isStandIn } from '../server/integrations/payment/keys.ts';
import { registerProviders } from '../server/integrations/payment/providers.ts';
import { stripeProvider } from '../server/integrations/payment/stripe.ts';
import type { PaymentServices } from '../server/orders/payments/services.ts';
import { paymentCallbacks } from './payment-callbacks.ts';

/** Not where somebody has named another place. A port that is taken is left to who has it. */
async function openSandbox(config: Config): Promise<StripeSandbox | undefined> {
	if (!config.demo || config.stripeUrl !== undefined) return undefined;
	const options = {
		dataDir: path.join(config.dataDir, 'stripe-sandbox'),
		host: config.host,
		publicHost: config.platformDomain,
	};
	return startStripeSandbox({ ...options, port: config.stripeSandboxPort }).catch((error) => {
		if (errorCode(error) !== 'EADDRINUSE') throw error;
		return startStripeSandbox(options);
	});
}

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
	fillDemo(port: number): Filling;
	close(): Promise<void>;
}

export async function startPayments(config: Config, parts: Parts): Promise<Taking> {
	const sandbox = await openSandbox(config);
	const { stripeUrl: url } = config;
	const standIn = sandbox !== undefined || isStandIn(url);
	const provider = stripeProvider({
		url,
		sandboxUrl: sandbox?.url,
		sandboxPages: sandbox?.publicUrl ?? (standIn ? url : undefined),
	});
	const fillings: Filling[] = [];
	return {
		payments: { ...parts, providers: registerProviders([provider]), orders: paymentCallbacks },
		sandbox: sandbox?.publicUrl,
		fillDemo(port) {
			const sandboxUrl = sandbox?.url ?? url;
			const filled = config.demo && standIn && sandboxUrl !== undefined;
			const pieces = filled
				? paymentPieces({
						...parts,
						provider,
						teach: stripeControl(sandboxUrl).learn,
						address: callAddress(config, port),
					})
				: [];
			const filling = keepFilling(pieces, parts.log);
			fillings.push(filling);
			return filling;
		},
		async close() {
			await Promise.all(fillings.map((filling) => filling.stop()));
			await sandbox?.close();
		},
	};
}
