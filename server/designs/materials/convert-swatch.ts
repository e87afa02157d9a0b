// A colour of the screen as inks of a product's profile, and what inks look like on a screen. Both are computed, never typed.
import { BoundedCache } from '../../../rules/collections/bounded-cache.ts';
import { isBlackAlone } from '../../../rules/designs/mixable-inks.ts';
import type { Cmyk } from '../../../rules/designs/operations.ts';
import type { InTenant } from '../../database/connection.ts';
import { Refused } from '../../failure.ts';
import { type ColourWork, inksOfColours, screenColours } from '../../printing/colour/colour-work.ts';
import { pureInks } from '../../printing/colour/prepare-vector.ts';
import { loadProfile } from '../../printing/profiles/find-profile.ts';
import { findSpecification } from '../../printing/specification/find-specification.ts';
import { UntrustedWorkFailure } from '../../untrusted-work/task.ts';

export interface SwatchColour {
	cmyk: Cmyk;
	/** `#rrggbb`. */
	screen: string;
}

/** One of the two. */
export interface SwatchWish {
	hex?: string | null | undefined;
	cmyk?: readonly number[] | null | undefined;
}

const cache = new BoundedCache<string, SwatchColour>({ maxEntries: 2000 });

const isPercent = (value: number) => value >= 0 && value <= 100 && Number.isInteger(Math.round(value * 1e6) / 1e5);

/** @throws Refused VALIDATION */
function checkWish({ hex, cmyk }: SwatchWish): { hex: string } | { cmyk: Cmyk } {
	if (hex && !cmyk && /^#[0-9a-f]{6}$/i.test(hex)) return { hex: hex.toLowerCase() };
	const [cyan, magenta, yellow, black, ...more] = cmyk ?? [];
	const inks = [cyan, magenta, yellow, black].filter((ink) => ink !== undefined);
	if (hex || more.length > 0 || inks.length < 4 || !inks.every(isPercent)) throw new Refused('VALIDATION', 'hex, cmyk');
	return { cmyk: inks as unknown as Cmyk };
}

async function convert(work: ColourWork, wish: { hex: string } | { cmyk: Cmyk }): Promise<SwatchColour> {
	const found = 'hex' in wish ? (pureInks.get(wish.hex) ?? (await inksOfColours(work, [wish.hex]))[0]) : wish.cmyk;
	if (!found) throw new Error('a colour without inks');
	const [screen = '#000000'] = await screenColours(work, [found]);
	return { cmyk: found, screen };
}

/** @param productId whose profile it is printed with; null: FOGRA39L coated. @throws Refused VALIDATION, NOT_FOUND, BUSY */
export async function convertSwatch(
	inTenant: InTenant,
	tenantId: string,
	productId: string | null,
	given: SwatchWish,
): Promise<SwatchColour> {
	const wish = checkWish(given);
	const { profile, isOneColour } = await inTenant(async (sql) => {
		const found = productId === null ? undefined : await findSpecification(sql, tenantId, productId);
		if (productId !== null && !found) throw new Refused('NOT_FOUND');
		const { profileId = null, inks } = found?.specification ?? {};
		return { profile: await loadProfile(sql, tenantId, profileId), isOneColour: inks === 'oneColour' };
	});
	const made = await convertBy({ tenantId, profile }, wish);
	if (isOneColour && !isBlackAlone(made.cmyk)) throw new Refused('VALIDATION', 'inks');
	return made;
}

/** @throws Refused BUSY */
async function convertBy(work: ColourWork, wish: { hex: string } | { cmyk: Cmyk }): Promise<SwatchColour> {
	const key = `${work.profile.sha256} ${JSON.stringify(wish)}`;
	const known = cache.get(key);
	if (known) return known;
	try {
		const made = await convert(work, wish);
		cache.set(key, made);
		return made;
	} catch (error) {
		throw error instanceof UntrustedWorkFailure && error.reason === 'busy' ? new Refused('BUSY') : error;
	}
}
