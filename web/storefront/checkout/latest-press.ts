// Which press of the order button counts: a shopper who leaves the page while an order is sent can come back and press again. What the shop answers to the
// earlier press then says nothing about what was entered since.

let latest = 0;

/** @returns whether it is still the latest one */
export function beginPress(): () => boolean {
	latest += 1;
	const own = latest;
	return () => own === latest;
}
