/** How long stock is kept for somebody who pays, unless the installation says otherwise: 15 minutes. */
export const usualReservationSeconds = 15 * 60;
