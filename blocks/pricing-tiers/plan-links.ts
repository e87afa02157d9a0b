// Where the buttons of the tiers lead when the way depends on how one pays: on the page of prices of the platform. Elsewhere they lead where the
// editor has said.
import { createContext, useContext } from 'react';

export type BillingWay = 'monthly' | 'yearly';

/** By the id of an item; undefined: where the item says itself. */
export type PlanLinks = (itemId: string, way: BillingWay) => string | undefined;

const Links = createContext<PlanLinks>(() => undefined);

export const PlanLinksProvider = Links.Provider;
export const usePlanLinks = (): PlanLinks => useContext(Links);
