// Where "continue shopping" leads to in this shop, also for whoever has no cart to ask about.
import { usePlatform } from '../../platform/environment.tsx';
import { knownAnswer, question } from '../../platform/page.ts';
import { continueShoppingDocument } from './checkout.documents.ts';

export const continueShoppingQuestion = () => question(continueShoppingDocument, {});

export const useContinueShopping = (): string =>
	knownAnswer(usePlatform(), continueShoppingQuestion())?.continueShoppingUrl ?? '/';
