// Money is a whole number of minor units of a currency.

export interface Money {
	minor: number;
	currency: string;
}
