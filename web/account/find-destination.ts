// Where to go after signing in, when the address says nothing: whoever still has a shop to set up comes to the administration.
import { type Holder, mayDo } from '../../rules/permissions.ts';
import type { Platform } from '../platform/environment.tsx';
import type { Data } from '../platform/graphql.ts';
import { setupStateDocument } from './account.documents.ts';

export async function findDestination({ ask, base }: Pick<Platform, 'ask' | 'base'>, user: Holder): Promise<string> {
	const home = `${base}/`;
	if (!mayDo(user, 'mTenant')) return home;
	// They are signed in, whatever becomes of this.
	const found = (await ask(setupStateDocument, {}).catch(() => undefined)) as
		| Data<typeof setupStateDocument>
		| undefined;
	if (!found || found.setupProgress.finished) return home;
	return `${base}${found.setupProgress.opened ? '/admin' : '/admin/setup'}`;
}
