// What the operators' screens ask and change.
import { graphql } from '../../platform/graphql.ts';

export const tenantsDocument = graphql(`
	query AdminTenants(
		$search: String!
		$deleted: Boolean!
		$sort: TenantOrder!
		$descending: Boolean!
		$first: Int!
		$offset: Int!
	) {
		tenants(
			search: $search
			deleted: $deleted
			sort: $sort
			descending: $descending
			first: $first
			offset: $offset
		) {
			total
			comingTiers {
				tenantId
				tier
				from
			}
			items {
				id
				slug
				name
				tier
				country
				state
				own
				sellsPlans
				address
				createdAt
				exportedAt
				removedAt
				domains {
					host
					displayName
					state
					isDefault
				}
				pages
				pageLimit
				linkPages
				linkPageLimit
				orders
				storage
				lastUpdate
			}
		}
	}
`);

export const listedTenantDocument = graphql(`
	query AdminListedTenant($slug: String!) {
		listedTenant(slug: $slug) {
			id
			name
			own
			tier
			address
			domains {
				displayName
			}
		}
	}
`);

export const createTenantDocument = graphql(`
	mutation AdminCreateTenant($tenant: NewTenantInput!) {
		createTenant(tenant: $tenant) {
			id
			slug
		}
	}
`);

export const suspendTenantDocument = graphql(`
	mutation AdminSuspendTenant($id: ID!) {
		suspendTenant(id: $id) {
			id
		}
	}
`);

export const resumeTenantDocument = graphql(`
	mutation AdminResumeTenant($id: ID!) {
		resumeTenant(id: $id) {
			id
		}
	}
`);

export const deleteTenantDocument = graphql(`
	mutation AdminDeleteTenant($id: ID!, $phrase: String!) {
		deleteTenant(id: $id, phrase: $phrase) {
			id
		}
	}
`);

export const restoreTenantDocument = graphql(`
	mutation AdminRestoreTenant($id: ID!) {
		restoreTenant(id: $id) {
			id
		}
	}
`);

export const setTenantTierDocument = graphql(`
	mutation AdminSetTenantTier($id: ID!, $tier: Tier!) {
		setTenantTier(id: $id, tier: $tier) {
			id
		}
	}
`);

export const setPlanSellerDocument = graphql(`
	mutation AdminSetPlanSeller($id: ID!, $sells: Boolean!) {
		setPlanSeller(id: $id, sells: $sells)
	}
`);

export const enterTenantDocument = graphql(`
	mutation AdminEnterTenant($slug: String!, $path: String) {
		enterTenant(slug: $slug, path: $path)
	}
`);

/** Of any shop: the address of a new one differs by the slug alone. */
export const anyTenantAddressDocument = graphql(`
	query AnyTenantAddress {
		tenants(first: 1) {
			items {
				slug
				address
			}
		}
	}
`);
