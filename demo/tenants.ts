// The two demo shops.
import type { NewTenant } from '../server/tenants/create-tenant.ts';

export const demoTenants: NewTenant[] = [
	{
		slug: 'demo',
		name: 'Druckwerk Nord',
		tier: 'enterprise',
		allowTemporaryUsers: true,
		languageCodes: ['de-DE', 'en-GB'],
	},
	{
		slug: 'atelier',
		timeZone: 'Europe/London',
		name: 'Atelier Marlow',
		tier: 'pro',
		allowTemporaryUsers: false,
		languageCodes: ['en-GB', 'de-DE'],
	},
];
