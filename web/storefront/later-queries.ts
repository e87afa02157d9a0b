// Queries of pages with which few visits begin: in one file, so that first pages name one instead of several.
export { continueShoppingQuery } from './checkout/continue-shopping.ts';
export { contactOfferQuery } from './get-in-touch/contact-offer.ts';
export { topicsQuery } from './newsletter/topics-query.ts';
export { deliveryTermsQuery } from './shipping-costs/delivery-terms.ts';
