// Who calls, with all that the use cases of one's own subscriptions need.

import type { GraphContext } from '../../graphql/context.ts';
import { ApiError } from '../../graphql/errors.ts';
import type { Owner } from './owner.ts';

/** @throws ApiError UNAUTHORIZED */
export function ownerOf({ tenant, user, origin, inTenant, payments }: GraphContext): Owner {
	if (!user) throw new ApiError('UNAUTHORIZED');
	return { tenant, user, shop: origin?.shop ?? '', inTenant, payments };
}
