// The picture that stands where a template wants one and no one has chosen it yet. A shop has it once, in its media library, and may
// put another in its place.
import { contentIn } from '../../../rules/content/shipped.ts';
import { placeholderFileName as fileName } from '../../../rules/media-library.ts';
import type { InTenant } from '../../database/connection.ts';
import { addBytes, type MediaServices } from '../../media/add-picture.ts';
import { findPictureNamed } from '../../media/read-pictures.ts';
import type { Tenant } from '../../tenants/find-tenant.ts';

/** Sky, hills and a sun in greys that stand behind any theme. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800" width="1200" height="800">
<rect width="1200" height="800" fill="#e6e9ee"/>
<circle cx="860" cy="250" r="90" fill="#f7f8fa"/>
<path d="M0 620 L300 330 L560 590 L700 470 L1200 800 L0 800 Z" fill="#c6ccd6"/>
<path d="M520 800 L860 480 L1200 740 L1200 800 Z" fill="#aab2bf"/>
</svg>`;

interface Taking extends Pick<MediaServices, 'store' | 'announce'> {
	inTenant: InTenant;
}

/** Outside of any transaction. */
export async function placeholderOf(parts: Taking, tenant: Tenant): Promise<string> {
	const known = await parts.inTenant((sql) => findPictureNamed(sql, tenant.id, fileName));
	if (known) return known;
	const alternativeTexts = Object.fromEntries(
		tenant.languages.map(({ languageCode }) => [languageCode, contentIn(languageCode).names.placeholderImage]),
	);
	const file = { name: fileName, bytes: Buffer.from(drawing) };
	return (await addBytes(parts, tenant, file, { alternativeTexts })).id;
}
