// Where the shop is found, as its purchasing systems find it.
export const useShopOrigin = (): string => (import.meta.env.SSR ? '' : location.origin);
