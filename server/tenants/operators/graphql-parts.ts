// What the API of another domain says of the list of shops.
import { builder } from '../../graphql/builder.ts';
import type { ShopPage } from './list-shops.ts';

export const tenantListRef = builder.objectRef<ShopPage>('TenantList');
