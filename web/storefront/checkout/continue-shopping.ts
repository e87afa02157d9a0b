// Where "continue shopping" leads to in this shop, also for the shopper who has no cart to ask about.
import { usePlatform } from '../../platform/environment.tsx';
import { cachedResult, query } from '../../platform/page.ts';
import { continueShoppingDocument } from './checkout.documents.ts';

export const continueShoppingQuery = () => query(continueShoppingDocument, {});

export const useContinueShopping = (): string =>
	cachedResult(usePlatform(), continueShoppingQuery())?.continueShoppingUrl ?? '/';
