// Who acts in a session of the technical user of a shop.

/** An operator of the platform who has entered this shop. */
export interface ActingOperator {
	email: string;
	/** The address of the shop they came from, as https://shop.example */
	home: string;
	/** That shop, and their session there: what they do here ends with it. */
	homeId: string;
	homeSession: string;
}
