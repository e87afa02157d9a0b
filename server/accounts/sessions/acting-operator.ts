// Who acts in a session of the technical user of a shop.

/** An operator of the platform who has entered this shop. */
export interface ActingOperator {
	email: string;
	/** The address of the shop they came from, as https://shop.example */
	home: string;
}
