// What designs at Printformer need beside the database.
import type { Database } from '../../database/connection.ts';
import type { printformerProvider } from '../../integrations/printformer/client.ts';
import type { Logger } from '../../log.ts';
import type { PrivateStore } from '../../media/private/private-store.ts';
import type { PlatformAddress } from '../../tenants/shop-address.ts';

export interface PrintformerServices {
	database: Pick<Database, 'inTenant'>;
	provider: ReturnType<typeof printformerProvider>;
	/** The key of the installation for the secrets of its shops. */
	secretsKey: Buffer;
	/** Signs the states of callbacks. */
	callbackKey: Buffer;
	/** Of designs: proofs and print files. */
	store: PrivateStore;
	/** Where the provider and browsers reach a shop that has no domain of its own. */
	platformAddress: PlatformAddress;
	log: Pick<Logger, 'info' | 'warn' | 'error'>;
}
