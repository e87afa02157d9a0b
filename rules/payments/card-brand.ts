// The brand of a card as it writes itself: providers have it in small letters.

export const cardBrand = (brand: string): string => brand.charAt(0).toUpperCase() + brand.slice(1);
