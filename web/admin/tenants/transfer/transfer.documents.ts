// What exports and imports of shops ask and change.
import { graphql } from '../../../platform/graphql.ts';

export const tenantExportsDocument = graphql(`
	query AdminTenantExports {
		tenantExports {
			id
			state
			withPasswords
			done
			total
			size
			createdAt
			expiresAt
		}
	}
`);

export const exportTenantDocument = graphql(`
	mutation AdminExportTenant {
		exportTenant {
			id
		}
	}
`);

export const exportWithPasswordsDocument = graphql(`
	mutation AdminExportTenantWithPasswords {
		exportTenantWithPasswords {
			id
		}
	}
`);

export const tenantImportsDocument = graphql(`
	query AdminTenantImports {
		tenantImports {
			id
			slug
			state
			done
			total
			fault
			faultNames
		}
	}
`);
