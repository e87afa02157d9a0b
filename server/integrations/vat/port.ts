// The port of the register of VAT ids.

export interface RegisterResponse {
	valid: boolean;
	/** What the register said, word for word, to be kept as proof. */
	proof: object;
}

export interface VatRegister {
	/**
	 * @param requester the id of the shop, with which the response gets a number that tax offices accept; empty: none
	 * @throws RegisterAway
	 */
	check(vatId: string, requester: string): Promise<RegisterResponse>;
}

/** It could not be asked: not that the id is wrong. */
export class RegisterAway extends Error {}
