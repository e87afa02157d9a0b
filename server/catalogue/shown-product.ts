// A product of a list as a reader sees it. Made in one go: the API reads its two dozen times nine fields as they stand there.
import { type UnavailableReason, unavailableReasons } from '../../rules/catalogue/kinds.ts';
import { holdsOn } from '../../rules/catalogue/validity.ts';
import type { Money } from '../../rules/money.ts';
import type { Interval } from '../../rules/subscriptions/interval.ts';
import type { Subject } from '../accounts/subject.ts';
import { type HasTimeZone, shopDay } from '../calendar/today.ts';
import type { Image } from '../media/media-path.ts';
import type { Tenant } from '../tenants/find-tenant.ts';
import type { ListedProduct } from './list-products.ts';
import type { ListedLabel } from './read-model/card.ts';
import { type Selling, sellingFor } from './read-model/selling.ts';

interface Reader {
	user: Subject | undefined;
	tenant: Tenant;
}

/** Whose prices a reader gets: staff, too, has those of the roles it holds. */
export const rolesOf = ({ user }: Pick<Reader, 'user'>): string[] => user?.roles.map(({ id }) => id) ?? [];

/** What the reader pays at least, and why they cannot order it. */
interface Told {
	fromPrice: Money | null;
	unavailable: UnavailableReason | null;
}

export interface ShownProduct extends Told {
	id: string;
	slug: string;
	name: string;
	published: boolean;
	/** Null: it is paid once, or this depends on what is chosen of it. */
	every: Interval | null;
	/** Of a subscription; null: none, or this depends on what is chosen of it. */
	trialDays: number | null;
	/** All its categories are offline; only staff sees it. */
	offline: boolean;
	image: Image | null;
	/** Those that hold today. */
	labels: readonly ListedLabel[];
}

/** Each reader sees what they pay themselves. */
export function resolveOffer(selling: Selling, reader: Reader): Told {
	const { fromPrice: minor, unavailable: why } = sellingFor(selling, () => rolesOf(reader));
	// Rows that an older version has written have one more: subscriptions could not be ordered then.
	const unavailable = unavailableReasons.find((known) => known === why) ?? null;
	return { fromPrice: minor === null ? null : { minor, currency: reader.tenant.currency }, unavailable };
}

export const holdsToday = ({ from: validFrom, until: validUntil }: ListedLabel, tenant: HasTimeZone): boolean =>
	holdsOn({ validFrom, validUntil }, shopDay(tenant));

export function shownProduct({ card, offline }: ListedProduct, reader: Reader): ShownProduct {
	const { fromPrice, unavailable } = resolveOffer(card, reader);
	const { id, slug, name, published, image, labels, every = null, trialDays = null } = card;
	const holding = labels.length > 0 ? labels.filter((label) => holdsToday(label, reader.tenant)) : labels;
	return { id, slug, name, published, offline, image, labels: holding, fromPrice, unavailable, every, trialDays };
}

export const shownProducts = (listed: readonly ListedProduct[], reader: Reader): ShownProduct[] =>
	listed.map((one) => shownProduct(one, reader));
