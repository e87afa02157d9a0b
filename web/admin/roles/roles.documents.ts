// What the screens of roles ask and change.
import { graphql } from '../../platform/graphql.ts';

export const rolesDocument = graphql(`
	query AdminRoles {
		roles {
			id
			name
			label
			description
			type
			admin
			access
			requiresCode
			users
		}
	}
`);

export const createRoleDocument = graphql(`
	mutation AdminCreateRole($role: RoleInput!) {
		createRole(role: $role) {
			id
		}
	}
`);

export const updateRoleDocument = graphql(`
	mutation AdminUpdateRole($id: ID!, $role: RoleInput!) {
		updateRole(id: $id, role: $role) {
			id
		}
	}
`);

export const deleteRoleDocument = graphql(`
	mutation AdminDeleteRole($id: ID!) {
		deleteRole(id: $id)
	}
`);
