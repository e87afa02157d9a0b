// Items in an order that can be changed; who saves it decides how.

export interface Order<Item> {
	shown: readonly Item[];
	announcement: string;
	move(id: string, before: string | null): void;
	step(id: string, by: -1 | 1): void;
}
