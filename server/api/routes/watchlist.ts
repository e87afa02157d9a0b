// The heart of a product page without JavaScript: a plain form. It leads back to where it was sent from, which says what became of it.
import type { FastifyInstance } from 'fastify';
import { isId } from '../../../rules/ids.ts';
import type { SignIn } from '../../accounts/sign-in/open.ts';
import type { Subject } from '../../accounts/subject.ts';
import { addToWatchlist, removeFromWatchlist } from '../../cart/watchlist.ts';
import type { Database } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';
import { addForm, backTo } from './plain-forms.ts';

interface Parts {
	database: Database;
	signIn: SignIn;
	behindProxy: boolean;
}

export function addWatchlistRoutes(scope: FastifyInstance, { database, signIn, behindProxy }: Parts): void {
	async function keep(tenant: Tenant, user: Subject, productId: string, on: boolean): Promise<string> {
		try {
			await database.inTenant(tenant.id, (sql) =>
				on ? addToWatchlist(sql, tenant, user, productId) : removeFromWatchlist(sql, tenant.id, user.id, productId),
			);
			return on ? 'added' : 'removed';
		} catch (error) {
			if (!(error instanceof Refused)) throw error;
			return error.code === 'FAVOURITES_FULL' ? 'full' : 'failed';
		}
	}

	addForm(scope, '/service-api/favourites', { signIn, behindProxy }, async ({ tenant, user, form }) => {
		const productId = (form.get('product') ?? '').toLowerCase();
		const outcome = isId(productId) ? await keep(tenant, user, productId, form.get('on') === 'true') : 'failed';
		return backTo(form.get('back'), { favourite: outcome });
	});
}
