// What a new one says: as the page that every shop has.
import { offers } from '../../../rules/content/en-GB/offers.ts';

export const sample = offers.orders;
