/** How long stock is reserved for a shopper who pays, unless the installation says otherwise: 15 minutes. */
export const usualReservationSeconds = 15 * 60;
