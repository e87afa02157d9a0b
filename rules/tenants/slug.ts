// What the slug of a shop may be: it is the name of its fallback domain, {slug}.{PLATFORM_DOMAIN}.

/** Names that people and programs expect something else behind. */
const reservedSlugs: ReadonlySet<string> = new Set(
	(
		'abuse account accounts admin administrator api app apps assets auth autoconfig autodiscover billing blog cdn console dashboard db demo-api ' +
		'dev dns docs download email files ftp git graphql help hostmaster host imap internal ldap localhost login logout mail media metrics monitor ' +
		'mx news ns ns1 ns2 ns3 operator operators panel payment payments platen platform pop pop3 portal postmaster private proxy public root sandbox ' +
		'secure security service service-api setup sftp shop shops smtp ssh ssl staging static statistics stats status support system tenant tenants test ' +
		'tls upload uploads vpn webmail webmaster wpad ws www www1 www2'
	).split(' '),
);

/** As the database and the name servers have it. */
const pattern = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

type TenantSlugError = 'invalid' | 'reserved';

export function tenantSlugError(slug: string): TenantSlugError | undefined {
	// What begins with xn-- is read as a name in other letters.
	if (!pattern.test(slug) || slug.startsWith('xn--') || /^\d+$/.test(slug)) return 'invalid';
	return reservedSlugs.has(slug) ? 'reserved' : undefined;
}

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', æ: 'ae', ø: 'o', å: 'a' };

/** A proposal for a shop of this name; may be empty. */
export const slugFromName = (name: string): string =>
	name
		.toLowerCase()
		.replace(/[äöüßæøå]/g, (letter) => umlauts[letter] ?? letter)
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/[^a-z0-9]+/g, '-')
		.slice(0, 40)
		.replace(/^-+|-+$/g, '');
